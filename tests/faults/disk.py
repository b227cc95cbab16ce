"""Traces of what a process wrote to disk, and the images a power loss could leave of it."""

import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from worderly.kit import Chance

SOURCE = Path(__file__).with_name("disk.c")
ROOT = Path(__file__).parents[2]
SECTOR = 512


class Op(NamedTuple):
    kind: str
    """w: write, t: truncate, s: sync, u: unlink."""
    path: str
    offset: int
    data: bytes


def build(folder: Path) -> Path:
    library = folder / "disk.so"
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl", "-pthread"], check=True)
    return library


def run_traced(library: Path, watched: Path, trace: Path, module: str, *arguments: str) -> str:
    """Runs a module with the library preloaded; returns what it printed."""
    with trace.open("wb") as out:
        environment = {
            **os.environ,
            "LD_PRELOAD": str(library),
            "WATCHED": str(watched),
            "TRACE_FD": str(out.fileno()),
        }
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            env=environment,
            pass_fds=[out.fileno()],
            check=True,
            capture_output=True,
            text=True,
        )
    return done.stdout


def read_trace(trace: Path) -> Iterator[Op]:
    data, at = trace.read_bytes(), 0
    while at < len(data):
        kind, length, offset, size = struct.unpack_from("qqqq", data, at)
        at += 32
        path = data[at : at + length].decode()
        at += length
        body = data[at : at + size] if chr(kind) == "w" else b""
        at += len(body)
        yield Op(chr(kind), path, offset, body)


class Disk:
    """Files as the disk is sure to hold them, and the writes it may or may not have made since."""

    def __init__(self) -> None:
        self.sure: dict[str, bytearray] = {}
        self.unsure: dict[str, list[Op]] = {}

    def take(self, op: Op) -> None:
        if op.kind == "s":
            for waiting in self.unsure.pop(op.path, []):
                self._apply(self.sure, waiting)
        elif op.kind == "u":
            self.sure.pop(op.path, None)
            self.unsure.pop(op.path, None)
        else:
            self.unsure.setdefault(op.path, []).append(op)

    def image(self, chance: Chance) -> dict[str, bytes]:
        """One possible disk: each unsynced write made whole, in part (torn at a sector), or not at all."""
        files = {path: bytearray(data) for path, data in self.sure.items()}
        for waiting in self.unsure.values():
            for op in waiting:
                luck = chance.below(3)
                if luck == 1:
                    self._apply(files, op)
                elif luck == 2 and op.kind == "w":
                    cut = SECTOR * chance.between(0, len(op.data) // SECTOR)
                    self._apply(files, op._replace(data=op.data[:cut]))
        return {path: bytes(data) for path, data in files.items()}

    @staticmethod
    def _apply(files: dict[str, bytearray], op: Op) -> None:
        file = files.setdefault(op.path, bytearray())
        if op.kind == "t":
            del file[op.offset :]
            file.extend(bytes(op.offset - len(file)))
        else:
            file.extend(bytes(max(0, op.offset + len(op.data) - len(file))))
            file[op.offset : op.offset + len(op.data)] = op.data
