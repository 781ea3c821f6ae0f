// What has to happen inside of signal handlers, and the state they share with the program.
//
// Only functions that are safe in a handler are called there: write, tcsetattr, sigaction, raise.
#ifndef TERMINAL_RESTORE_H
#define TERMINAL_RESTORE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

/// Keeps the terminal's modes as they are now, before a screen is opened on it.
void terminal_restore_remember(int descriptor);

/// From now on a crash signal, and `exit`, write the bytes and put the modes back.
void terminal_restore_arm(const char *bytes, size_t count);

/// The screen was left in order: nothing is to be put back any more.
void terminal_restore_disarm(void);

/// Makes INT, TERM and HUP ask to leave, and CONT be noticed. A signal ignored so far stays ignored.
void terminal_signals_watch(void);

/// Gives the handlers back that were there before.
void terminal_signals_unwatch(void);

/// The first signal that asked to leave, or 0.
int terminal_signals_ending(void);

/// Whether the program went on after a stop since the last call.
bool terminal_signals_take_continued(void);

/// Whether the stop was one that ncurses handled (SIGTSTP) since the last call.
bool terminal_signals_take_stopped(void);

/// Writes `leave` before the handler of SIGTSTP that is there now, and `enter` after it.
///
/// ncurses gives the screen back before it stops, but knows nothing of the paste mode.
void terminal_signals_wrap_stop(const char *leave, const char *enter);

/// Holds back the signals that a terminal program handles; `before` takes the mask until now.
void terminal_signals_block(sigset_t *before);

/// Sets the mask that `terminal_signals_block` replaced.
void terminal_signals_unblock(const sigset_t *before);

/// Waits for input under the mask of before the block, so that no signal is missed.
///
/// Returns the events of `poll`, 0 when the time is over (NULL waits for ever), -1 after a signal.
int terminal_signals_wait(int descriptor, const struct timespec *timeout, const sigset_t *before);

#endif
