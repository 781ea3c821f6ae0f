// What Swift cannot see of ncursesw: macros with casts, global variables and variadic functions.
//
// Without pkg-config nothing else asks for the wide-character functions, so this comes first.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#include <stdint.h>
#include <wchar.h>

static const attr_t CURSES_BOLD = WA_BOLD;
static const attr_t CURSES_DIM = WA_DIM;
static const attr_t CURSES_UNDERLINE = WA_UNDERLINE;
static const attr_t CURSES_REVERSE = WA_REVERSE;

static inline WINDOW *curses_screen_window(void) { return stdscr; }
static inline WINDOW *curses_shown_window(void) { return curscr; }
static inline int curses_colours(void) { return COLORS; }
static inline int curses_colour_pairs(void) { return COLOR_PAIRS; }
static inline int curses_function_key(int number) { return KEY_F(number); }

static inline FILE *curses_standard_input(void) { return stdin; }
static inline FILE *curses_standard_output(void) { return stdout; }

/// The string of a capability, or NULL where the terminal has none.
static inline const char *curses_capability(const char *name) {
  const char *string = tigetstr((char *)name);
  return string == (const char *)-1 ? NULL : string;
}

/// The sequence that moves the cursor; valid until the next call.
static inline const char *curses_cursor_move(int row, int column) {
  const char *format = curses_capability("cup");
  return format == NULL ? NULL : tiparm(format, row, column);
}

/// Where among the strings of a compiled entry these stand: to repeat a character, to scroll up
/// and to scroll down by several lines. -1 without a terminal.
static inline int curses_rare_place(int number) {
  const TERMTYPE *entry = (const TERMTYPE *)cur_term;
  if (entry == NULL) return -1;
  char **const places[] = {&(repeat_char), &(parm_index), &(parm_rindex)};
  return number < 0 || number > 2 ? -1 : (int)(places[number] - entry->Strings);
}

/// The columns that the C library, and so ncurses, gives a scalar; -1 where it has none.
static inline int curses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Forgets what `setupterm` read.
static inline void curses_forget_terminal(void) { del_curterm(cur_term); }

/// Fills a cell with a base and its marks, 0 where there is none; the pair may exceed a short.
///
/// Returns false where ncurses refuses the character.
static inline bool curses_set_cell(
  cchar_t *cell, uint32_t base, uint32_t mark0, uint32_t mark1, uint32_t mark2, uint32_t mark3,
  attr_t attributes, int pair) {
  const wchar_t text[] = {(wchar_t)base, (wchar_t)mark0, (wchar_t)mark1, (wchar_t)mark2,
                          (wchar_t)mark3, 0};
  return setcchar(cell, text, attributes, (short)pair, &pair) == OK;
}
