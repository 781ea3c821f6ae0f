#include "TerminalRestore.h"
void terminal_restore_placeholder(void) {}
