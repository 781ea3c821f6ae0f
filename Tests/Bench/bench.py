#!/usr/bin/env python3
"""Measures the figures that the program holds to, and prints them as a table.

usage: bench.py PROGRAM [WORD]     WORD: only the rows with that word in their name
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True

from material import copies_of_decks, deck_of, multiply_journal
from terminal import Terminal

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
MEBIBYTE = 1024 * 1024
ROUNDS = 31
KEYS = 400
SECONDS = 4.0
DOWN, UP, ENTER, CONTROL_C = "\x1b[B", "\x1b[A", "\r", "\x03"


class Row:
    def __init__(self, figure, measured, target, is_held):
        self.figure, self.measured, self.target, self.is_held = figure, measured, target, is_held

    def __str__(self):
        verdict = {True: "ok", False: "over", None: "left out"}[self.is_held]
        return f"{self.figure:<48}  {self.measured:<38}  {self.target:<24}  {verdict}"


class Bench:
    def __init__(self, program, folder):
        self.program, self.folder = os.path.abspath(program), folder
        self.floor = self.path("floor")
        subprocess.run(
            ["gcc", "-O2", os.path.join(HERE, "floor.c"), "-o", self.floor, "-lncursesw", "-ltinfo"],
            check=True)
        self.decks = copies_of_decks(os.path.join(ROOT, "Data/decks"), self.path("decks"), 15)
        self.small = deck_of(8, self.path("small"), "bank")
        self.banks = {count: deck_of(count, self.path(f"bank-{count}"), "bank")
                      for count in (7_000, 100_000)}

    def path(self, name):
        return os.path.join(self.folder, name)

    def environment(self, home="home"):
        """A person's folders; nothing is in them unless an earlier row has used that home."""
        kept = {name: self.path(f"{home}/{name}") for name in ("data", "config", "state", "cache")}
        for folder in kept.values():
            os.makedirs(folder, mode=0o700, exist_ok=True)
        return {
            "PATH": "/usr/bin:/bin", "HOME": self.path(home), "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
        } | {f"XDG_{name.upper()}_HOME": folder for name, folder in kept.items()}

    def terminal(self, *arguments, home="home", columns=80, rows=24):
        return Terminal([self.program, *arguments], self.environment(home), columns, rows)

    def welcome(self, home="home"):
        """Seconds from the start to a whole welcome screen, and the most memory by then."""
        with self.terminal("--decks", self.decks, home=home) as terminal:
            seconds = terminal.wait_for("15 decks", "quit")
            memory = terminal.peak_memory()
            terminal.leave("q")
        return seconds, memory

    def card(self, bank, mode="practice", **options):
        """A running program that shows the first card of a bank."""
        folder = os.path.dirname(os.path.dirname(bank))
        # What is kept goes elsewhere each time: a paper that was left would be asked about.
        self.cards = getattr(self, "cards", 0) + 1
        return self.terminal(
            "play", "bank", "--decks", folder, "--mode", mode, "--seed", "7", "--no-animation",
            "--data", self.path(f"card-{self.cards}"),
            **options)

    # Rows

    def start(self):
        floors, starts = [], []
        for _ in range(ROUNDS):
            with Terminal([self.floor], self.environment()) as terminal:
                floors.append(terminal.wait_for("ready"))
                terminal.leave("q")
            starts.append(self.welcome()[0])
        floor, start = statistics.median(floors), statistics.median(starts)
        yield Row(
            "start to first screen, 15 decks",
            f"{start / floor:.2f} x ({milliseconds(start)} to {milliseconds(floor)})",
            "at most 1.6 x the floor", start <= 1.6 * floor)

    def memory(self):
        memory = self.welcome()[1]
        yield Row("peak memory on the welcome screen", mebibytes(memory), "at most 12 MiB",
                  memory <= 12 * MEBIBYTE)
        with self.card(self.banks[7_000]) as terminal:
            terminal.wait_for("Question 1 of")
            memory = terminal.peak_memory()
        yield Row("peak memory on a card of 7,000 questions", mebibytes(memory), "at most 30 MiB",
                  memory <= 30 * MEBIBYTE)

    def opening(self):
        for count, bank in self.banks.items():
            rounds = 15 if count < 50_000 else 5
            parses, openings, empty = [], [], []
            for _ in range(rounds):
                parses.append(seconds_of_python_json(bank))
                for times, file in ((openings, bank), (empty, self.small)):
                    with self.card(file) as terminal:
                        times.append(terminal.wait_for("Question 1 of"))
            parse, opening = statistics.median(parses), statistics.median(openings)
            yield Row(
                f"opening {count:,} questions to the first card",
                f"{opening / parse:.2f} x ({milliseconds(opening)} to {milliseconds(parse)})",
                "at most 2 x json.load", opening <= 2 * parse)
            start = statistics.median(empty)
            yield Row("  of that, with 8 questions in their place", milliseconds(start), "", True)

    def keys(self):
        with self.terminal("--decks", self.decks, columns=200, rows=60) as terminal:
            terminal.wait_for("15 decks", "quit")
            terminal.type(DOWN + ENTER)
            terminal.wait_for("Choose a quiz", "search")
            yield self.row_of_keys(terminal, "picker", DOWN, UP)
        with self.card(self.banks[7_000], columns=200, rows=60) as terminal:
            terminal.wait_for("Question 1 of")
            yield self.row_of_keys(terminal, "card", DOWN, UP)

    def row_of_keys(self, terminal, name, *keys):
        terminal.settle()
        busy, count = terminal.busy(), len(terminal.written)
        for number in range(KEYS):
            terminal.type(keys[number % len(keys)])
            terminal.read(1.0)
        terminal.settle(0.1)
        share = (terminal.busy() - busy) / KEYS
        size = (len(terminal.written) - count) / KEYS
        return Row(f"a key to its repaint at 200x60, {name}",
                   f"{milliseconds(share)} of CPU, {size:.0f} bytes", "at most 3 ms", share <= 0.003)

    def clock(self):
        for columns, rows in ((80, 24), (200, 60)):
            with self.card(self.small, "game", columns=columns, rows=rows) as terminal:
                terminal.wait_for("Question 1 of")
                terminal.settle(0.15)
                size, busy = terminal.watch(SECONDS)
            yield Row(
                f"a running countdown at {columns}x{rows}",
                f"{size / SECONDS:.0f} bytes/s, {100 * busy / SECONDS:.2f} % of a core",
                "200 bytes/s, 1 %", size <= 200 * SECONDS and busy <= 0.01 * SECONDS)

    def rest(self):
        with self.terminal("--decks", self.decks) as terminal:
            terminal.wait_for("15 decks", "quit")
            terminal.settle()
            size, busy = terminal.watch(SECONDS)
        yield Row("nothing moves", f"{size} bytes, {milliseconds(busy)} of CPU", "nothing at all",
                  size == 0 and busy == 0)

    def recording(self):
        if not shutil.which("strace"):
            yield Row("recording an answer", "strace is not installed", "1 write, 1 fdatasync", None)
            return
        short, long = self.calls_of_answers(20), self.calls_of_answers(120)
        per_answer = [(long[name] - short[name]) / 100 for name in ("write", "fdatasync", "fsync")]
        yield Row(
            "recording an answer", "{:g} write, {:g} fdatasync, {:g} fsync".format(*per_answer),
            "1 write, 1 fdatasync", per_answer == [1, 1, 0])

    def script(self, count, home, bank=None, wrapper=()):
        """Answers so many questions of a bank; returns the seconds that it took."""
        with open(self.path("script"), "w") as file:
            file.write("=\n" * count)
        decks = os.path.dirname(os.path.dirname(bank or self.banks[7_000]))
        start = time.perf_counter()
        subprocess.run(
            [*wrapper, self.program, "play", "bank", "--decks", decks, "--mode", "practice",
             "--questions", str(count), "--script", self.path("script")],
            env=self.environment(home), check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - start

    def calls_of_answers(self, count):
        """How often the journal is written and flushed while so many questions are answered."""
        log = self.path("calls")
        wrapper = ["strace", "-y", "-e", "trace=write,fdatasync,fsync", "-o", log]
        self.script(count, "traced", wrapper=wrapper)
        with open(log) as file:
            calls = [line.split("(")[0] for line in file if "/journal/" in line]
        return {name: calls.count(name) for name in ("write", "fdatasync", "fsync")}

    def history(self):
        self.script(100, "seed-home")
        journal = self.path("seed-home/data/trivium/journal")
        [source] = [os.path.join(folder, name) for folder, _, names in os.walk(journal)
                    for name in names if name.endswith(".jsonl")]
        self.environment("old")
        target = self.path("old/data/trivium/journal/0000000000000001")
        answers = multiply_journal(source, target, 1_000)
        for folder, _, _ in os.walk(self.path("old/data")):
            os.chmod(folder, 0o700)
        first = self.welcome("old")[0]
        empty, old = [], []
        for _ in range(ROUNDS):
            empty.append(self.welcome("new")[0])
            old.append(self.welcome("old")[0])
        without, with_history = statistics.median(empty), statistics.median(old)
        yield Row(
            f"start with {answers:,} answers in 1,000 files",
            f"{with_history / without:.2f} x ({milliseconds(with_history)} to "
            f"{milliseconds(without)})",
            "at most 1.5 x without", with_history <= 1.5 * without)
        yield Row("  of that, the first start", milliseconds(first), "", True)
        plain = statistics.median(self.script(300, "new") for _ in range(3))
        after = statistics.median(self.script(300, "old") for _ in range(3))
        yield Row(
            "300 answers after that history", f"{after / plain:.2f} x those without", "no growth",
            after <= 1.5 * plain)

    def size(self):
        stripped = self.path("stripped")
        subprocess.run(["strip", "-o", stripped, self.program], check=True)
        size = os.path.getsize(stripped)
        yield Row("the program, stripped", f"{size / 1e6:.1f} MB", "at most 12 MB", size <= 12e6)


def seconds_of_python_json(file):
    """How long a Python of its own takes to parse a file, without its own start."""
    code = ("import json, sys, time; file = open(sys.argv[1]); start = time.perf_counter(); "
            "json.load(file); print(time.perf_counter() - start)")
    return float(subprocess.run(
        [sys.executable, "-c", code, file], capture_output=True, check=True, text=True).stdout)


def milliseconds(seconds):
    return f"{seconds * 1000:.3g} ms"


def mebibytes(size):
    return f"{size / MEBIBYTE:.1f} MiB"


def main():
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix="trivium-bench-") as folder:
        bench = Bench(sys.argv[1], folder)
        parts = ("size", "start", "memory", "opening", "keys", "clock", "rest", "recording",
                 "history")
        for part in parts:
            if len(sys.argv) > 2 and sys.argv[2] not in part:
                continue
            for row in getattr(bench, part)():
                print(row, flush=True)


main()
