"""A program on a terminal that is nothing but bytes."""

import fcntl
import os
import select
import signal
import struct
import termios
import time

LIMIT = 60.0


class Terminal:
    """Starts a program on a terminal of its own and collects what it writes."""

    def __init__(self, arguments, environment, columns=80, rows=24):
        self.master, slave = os.openpty()
        name = os.ttyname(slave)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.written = bytearray()
        self.usage = None
        self.started = time.perf_counter()
        self.id = os.posix_spawn(
            arguments[0], arguments, environment, setsid=True, setsigmask=[],
            setsigdef=[signal.SIGINT, signal.SIGHUP, signal.SIGPIPE, signal.SIGTSTP],
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),
                (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2),
            ])
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.usage is None:
            os.kill(self.id, signal.SIGKILL)
            self.usage = os.wait4(self.id, 0)[2]
        os.close(self.master)

    def read(self, timeout):
        """Takes what is written within a time; tells whether there was anything."""
        if not select.select([self.master], [], [], timeout)[0]:
            return False
        try:
            part = os.read(self.master, 65536)
        except OSError:
            part = b""
        self.written += part
        return bool(part)

    def wait_for(self, *texts, start=0):
        """Waits for all of some texts; returns the seconds since the program was started."""
        wanted = [text.encode() for text in texts]
        end = time.perf_counter() + LIMIT
        while True:
            part = self.written[start:]
            if all(text in part for text in wanted):
                return time.perf_counter() - self.started
            if not self.read(0.05) and time.perf_counter() > end:
                raise TimeoutError(f"{texts} did not come; there is {bytes(part)!r}")

    def settle(self, quiet=0.3):
        """Reads until nothing is written for a while."""
        while self.read(quiet):
            pass

    def watch(self, seconds):
        """Reads for a time; returns the bytes written and the seconds of processor time."""
        self.settle(0)
        count, busy, end = len(self.written), self.busy(), time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            self.read(left)
        return len(self.written) - count, self.busy() - busy

    def type(self, keys):
        os.write(self.master, keys.encode())

    def busy(self):
        """The seconds of processor time so far."""
        with open(f"/proc/{self.id}/schedstat") as file:
            return int(file.read().split()[0]) / 1e9

    def peak_memory(self):
        """The most memory held so far, in bytes."""
        with open(f"/proc/{self.id}/status") as file:
            lines = dict(line.split(":", 1) for line in file)
        return int(lines["VmHWM"].split()[0]) * 1024

    def leave(self, keys):
        """Types what ends the program and waits for the end."""
        self.type(keys)
        end = time.perf_counter() + LIMIT
        while self.usage is None and time.perf_counter() < end:
            id, _, usage = os.wait4(self.id, os.WNOHANG)
            if id:
                self.usage = usage
            else:
                self.read(0.005)
