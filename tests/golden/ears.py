"""Readers that win every game by the sentences of line mode alone: `tests/games/<id>/ears.py`."""

import io
import re
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from tests.golden.stage import FILES, FOLDER, Keyboard, staged
from worderly.cli.app import run

Reader = Generator[str, str, None]
"""Yields the lines that it types, and is sent what was said since the last one."""
WORDS = FILES["WORDS"].read_text(encoding="utf-8").split()


class Listener(Keyboard):
    """A keyboard whose lines come from a reader that hears what is printed."""

    def __init__(self, reader: Reader, out: io.StringIO) -> None:
        super().__init__("")
        self._reader, self._out, self._heard = reader, out, -1

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        said, begins = self._out.getvalue(), self._heard < 0
        fresh, self._heard = said[max(0, self._heard) :], len(said)
        try:
            return (next(self._reader) if begins else self._reader.send(fresh)) + "\n"
        except StopIteration:
            return ""


class Ears(Protocol):
    """What each game's module offers."""

    ARGUMENTS: str
    """Of the command line."""
    WON: str
    """Said when the game is won."""

    def reader(self) -> Reader: ...


def ears_of(game: str) -> Ears:
    return cast("Ears", import_module(f"tests.games.{game}.ears"))


def told(game: str, data: Path) -> str:
    """The transcript of a whole game that its reader wins."""
    ears, out = ears_of(game), io.StringIO()
    listener = Listener(ears.reader(), out)
    with staged(listener, out, data):
        run([game, "--plain", *(str(FILES.get(word, word)) for word in ears.ARGUMENTS.split())])
    return f"$ worderly {game} --plain {ears.ARGUMENTS}\n{out.getvalue()}"


def place(game: str) -> Path:
    return FOLDER / f"ears-{game}.txt"


# --- what the readers share ---------------------------------------------------------


def typed(*lines: str) -> Reader:
    """Does not listen; `yield from lines` could not be sent what is said."""
    for line in lines:  # noqa: UP028
        yield line


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match is not None, (pattern, text)
    return match[1]


def cell_of(name: str) -> tuple[int, int]:
    return ord(name[0].lower()) - 97, int(name[1:]) - 1


def name_of(cell: tuple[int, int]) -> str:
    return f"{chr(65 + cell[0])}{cell[1] + 1}"
