#define _GNU_SOURCE
#include "TerminalRestore.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { crash_count = 7, watched_count = 4, stack_size = 65536 };

static const int crash_signals[crash_count] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV,
                                               SIGBUS, SIGFPE,  SIGQUIT};
static const int watched_signals[watched_count] = {SIGINT, SIGTERM, SIGHUP, SIGCONT};

static struct sigaction crash_before[crash_count];
static struct sigaction watched_before[watched_count];
static struct sigaction stop_before;
static bool is_watching;

static int terminal = -1;
static bool has_modes;
static struct termios modes;
static char leaving[1024];
static size_t leaving_count;
static volatile sig_atomic_t is_armed;
static char handler_stack[stack_size];

static volatile sig_atomic_t ending;
static volatile sig_atomic_t continued;
static volatile sig_atomic_t stopped;
static char stop_leave[32];
static char stop_enter[32];

static void put(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(terminal, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void restore(void) {
  if (!is_armed) return;
  is_armed = 0;
  put(leaving, leaving_count);
  if (has_modes) tcsetattr(terminal, TCSANOW, &modes);
}

static void crashed(int number) {
  int error = errno;
  restore();
  for (int i = 0; i < crash_count; i++) {
    if (crash_signals[i] == number) sigaction(number, &crash_before[i], NULL);
  }
  // Held back until this handler returns, and then taken by the handler of before.
  raise(number);
  errno = error;
}

void terminal_restore_remember(int descriptor) {
  terminal = descriptor;
  has_modes = tcgetattr(descriptor, &modes) == 0;
}

void terminal_restore_arm(const char *bytes, size_t count) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(restore) == 0;

  leaving_count = count < sizeof leaving ? count : sizeof leaving;
  memcpy(leaving, bytes, leaving_count);

  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = handler_stack, .ss_size = stack_size};
    sigaltstack(&stack, NULL);
  }
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) {
    sigaction(crash_signals[i], NULL, &crash_before[i]);
    bool is_ignored = crash_before[i].sa_handler == SIG_IGN;
    if (!is_ignored) sigaction(crash_signals[i], &action, NULL);
  }
  is_armed = 1;
}

void terminal_restore_disarm(void) {
  if (!is_armed) return;
  is_armed = 0;
  for (int i = 0; i < crash_count; i++) sigaction(crash_signals[i], &crash_before[i], NULL);
}

static void noticed(int number) {
  if (number == SIGCONT) {
    continued = 1;
  } else if (ending == 0) {
    ending = number;
  }
}

static void stopping(int number) {
  int error = errno;
  put(stop_leave, strlen(stop_leave));
  stop_before.sa_handler(number);
  put(stop_enter, strlen(stop_enter));
  stopped = 1;
  errno = error;
}

void terminal_signals_watch(void) {
  if (is_watching) return;
  is_watching = true;
  ending = continued = stopped = 0;
  struct sigaction action = {.sa_handler = noticed, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < watched_count; i++) {
    sigaction(watched_signals[i], NULL, &watched_before[i]);
    if (watched_before[i].sa_handler != SIG_IGN) sigaction(watched_signals[i], &action, NULL);
  }
  stop_before.sa_handler = SIG_DFL;
}

void terminal_signals_unwatch(void) {
  if (!is_watching) return;
  is_watching = false;
  for (int i = 0; i < watched_count; i++) sigaction(watched_signals[i], &watched_before[i], NULL);
  if (stop_before.sa_handler != SIG_DFL) signal(SIGTSTP, SIG_DFL);
}

int terminal_signals_ending(void) { return ending; }

bool terminal_signals_take_continued(void) {
  bool was = continued;
  continued = 0;
  return was;
}

bool terminal_signals_take_stopped(void) {
  bool was = stopped;
  stopped = 0;
  return was;
}

void terminal_signals_wrap_stop(const char *leave, const char *enter) {
  struct sigaction now;
  if (sigaction(SIGTSTP, NULL, &now) != 0) return;
  if (now.sa_handler == SIG_DFL || now.sa_handler == SIG_IGN) return;
  if (now.sa_handler == stopping) return;
  stop_before = now;
  strncpy(stop_leave, leave, sizeof stop_leave - 1);
  strncpy(stop_enter, enter, sizeof stop_enter - 1);
  now.sa_handler = stopping;
  sigaction(SIGTSTP, &now, NULL);
}

void terminal_signals_block(sigset_t *before) {
  static const int held[] = {SIGINT, SIGTERM, SIGHUP, SIGCONT, SIGTSTP, SIGWINCH};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof held / sizeof *held; i++) sigaddset(&set, held[i]);
  pthread_sigmask(SIG_BLOCK, &set, before);
}

void terminal_signals_unblock(const sigset_t *before) {
  pthread_sigmask(SIG_SETMASK, before, NULL);
}

int terminal_signals_wait(
  int descriptor, const struct timespec *timeout, const sigset_t *before) {
  struct pollfd input = {.fd = descriptor, .events = POLLIN};
  int count = ppoll(&input, 1, timeout, before);
  return count < 0 ? -1 : input.revents;
}
