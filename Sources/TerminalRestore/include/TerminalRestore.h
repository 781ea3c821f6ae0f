void terminal_restore_placeholder(void);
