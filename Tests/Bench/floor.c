/* The least that a program on a whole terminal does: opens ncurses, draws a line and leaves at the
   first key, or at once where it is given an argument. */
#include <locale.h>
#include <ncurses.h>

int main(int argc, char **argv) {
  (void)argv;
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  mvaddstr(0, 0, "ready");
  refresh();
  if (argc < 2) getch();
  endwin();
  return 0;
}
