"""Measures start-up: CPU of the real program until version, help and the first prompt of line mode."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.table import Row

ROUNDS = 15
COMMANDS = (
    ("worderly --version", ("--version",), 60),
    ("worderly --help", ("--help",), 100),
    ("first prompt, the menu", ("--plain",), 150),
    ("first prompt, Hands", ("hands", "--plain"), 150),
    ("first prompt, Wizards (board made)", ("wizards", "--plain", "--seed", "1"), 150),
    ("first prompt, Boogle (board solved)", ("boogle", "--plain", "--seed", "1"), 150),
    ("first prompt, Battlewords", ("battlewords", "--plain", "--seed", "1"), 150),
    ("first prompt, Word search", ("wordsearch", "--plain", "--seed", "1"), 150),
)


def cpu_ms(command: list[str]) -> float:
    """User and system time of a process with empty input."""
    with TemporaryDirectory() as data:
        # A program that is started twice finds its bytecode.
        environment = os.environ | {"WORDERLY_DATA": data, "PYTHONDONTWRITEBYTECODE": ""}
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return (used.ru_utime + used.ru_stime) * 1000


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """Alternates with a bare interpreter, whose time shows whether the machine is busy."""
    program = str(Path(sys.executable).with_name("worderly"))
    for measure, arguments, most_ms in COMMANDS:
        ours, bare = [], []
        cpu_ms([program, *arguments])
        for _ in range(rounds):
            ours.append(cpu_ms([program, *arguments]))
            bare.append(cpu_ms([sys.executable, "-c", "pass"]))
        shown = f"bare Python {median(bare):.0f} ms"
        yield Row(measure, f"{median(ours):.0f} ms", shown, None, f"≤ {most_ms} ms", median(ours) <= most_ms)


if __name__ == "__main__":
    for line in rows():
        verdict = {True: "held", False: "MISSED", None: ""}[line.ok]
        print(f"{line.measure} | {line.ours} | {line.peer} | {line.target} | {verdict}")
