"""Readers that win every game by the sentences of line mode alone: they never look at a picture."""

import io
import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

from tests.golden.stage import FILES, FOLDER, Keyboard, staged
from worderly.boogle import Board
from worderly.cli.app import run
from worderly.games.hands.solve import solve
from worderly.lexicon import Lexicon

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


def told(game: str, data: Path) -> str:
    """The transcript of a whole game that its reader wins."""
    arguments, reader = READERS[game]
    out = io.StringIO()
    listener = Listener(reader(), out)
    with staged(listener, out, data):
        run([game, "--plain", *(str(FILES.get(word, word)) for word in arguments.split())])
    return f"$ worderly {game} --plain {arguments}\n{out.getvalue()}"


def place(game: str) -> Path:
    return FOLDER / f"ears-{game}.txt"


# --- readers ------------------------------------------------------------------------


def wizards() -> Reader:
    """Guesses words that fit a concealed word; with bonus words a real word costs nothing."""
    heard = yield "!brief"
    letters = Counter(_found(r"Letters: ([A-Z ]+)", heard).replace(" ", "").lower())
    left = [word for word in WORDS if not Counter(word) - letters]
    while "Solved!" not in heard:
        heard = yield "!words"
        shapes = re.findall(r"(?:across|down|diagonal).*: ([a-zA-Z_ ]+)$", heard, re.MULTILINE)
        patterns = [re.compile(shape.lower().replace(" ", "").replace("_", ".")) for shape in shapes]
        word = next(word for word in left if any(pattern.fullmatch(word) for pattern in patterns))
        left.remove(word)
        heard = yield word
    yield from _typed("ann", "q")


def hands() -> Reader:
    heard = yield "!brief"
    hand = _found(r"Current Hand: (.*)", heard).replace(" ", "")
    for play in solve(hand, Lexicon.from_words(WORDS)).par_line:
        yield getattr(play, "word", "!!")
    yield from _typed("!!", "ann", "q")


def boogle() -> Reader:
    yield "!brief"
    heard = yield "!board"
    rows = re.findall(r"^Row \d+: (.*)$", heard, re.MULTILINE)
    board = Board([face.lower() for face in row.split(", ")] for row in rows)
    yield from _typed(*board.words(Lexicon.from_words(WORDS)), "!words", "!!", "ann", "q")


def battlewords() -> Reader:
    """Uncovers cells before the end of a word until one word of the list fits."""
    yield "!brief"
    heard = yield "!radar"
    ends = [_cell(name) for name in re.findall(r"\b[A-L]\d+\b", _found(r"Words end at (.*)\.", heard))]
    sea: dict[tuple[int, int], str] = {}
    left = {word for word in WORDS if 4 <= len(word) <= 6}
    for cell in _search(tuple(ends)):
        if cell in sea:
            continue
        heard = yield _name(cell)
        sea[cell] = "" if "water" in heard else _found(rf"{_name(cell)}: ([A-Z])", heard).lower()
        if guess := _fitting(left, ends, sea):
            left.remove(guess)
            heard = yield guess
            for first, last in re.findall(r" lies from (\w+) to (\w+)\.", heard):
                ends.remove(_cell(last))
                sea |= dict.fromkeys(_between(_cell(first), _cell(last)), "")
        if "leader board" in heard:
            break
    yield from _typed("bob", "q")


def wordsearch() -> Reader:
    yield "!brief"
    heard = yield "!board"
    rows = [row.split() for row in re.findall(r"^Row \w+: (.*)$", heard, re.MULTILINE)]
    heard = yield "!words"
    for word in re.findall(r"to find: (\w+),", heard):
        first, last = _line(rows, word.upper())
        yield f"{_name(first)} {_name(last)}"
    yield from _typed("cyd", "q")


READERS: dict[str, tuple[str, Callable[[], Reader]]] = {
    "wizards": ("--lexicon WORDS --seed gold --bonus", wizards),
    "hands": ("--lexicon WORDS --hand ajef*rx", hands),
    "boogle": ("--lexicon WORDS --board pers/latg/sine/ters --time off", boogle),
    "battlewords": ("--lexicon WORDS --seed gold", battlewords),
    "wordsearch": ("--words TREES --seed gold --size 8 --title Trees", wordsearch),
}


def _typed(*lines: str) -> Reader:
    """Does not listen; `yield from lines` could not be sent what is said."""
    for line in lines:  # noqa: UP028
        yield line


# --- what they make of it -------------------------------------------------------------


def _found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match is not None, (pattern, text)
    return match[1]


def _cell(name: str) -> tuple[int, int]:
    return ord(name[0].lower()) - 97, int(name[1:]) - 1


def _name(cell: tuple[int, int]) -> str:
    return f"{chr(65 + cell[0])}{cell[1] + 1}"


def _between(first: tuple[int, int], last: tuple[int, int]) -> list[tuple[int, int]]:
    return [(row, col) for row in range(first[0], last[0] + 1) for col in range(first[1], last[1] + 1)]


def _search(ends: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, int]]:
    """The last two cells of each word first, then further back, across and down."""
    for back in range(6):
        for row, col in ends:
            yield from (cell for cell in ((row, col - back), (row - back, col)) if min(cell) >= 0)


def _fitting(words: set[str], ends: list[tuple[int, int]], sea: dict[tuple[int, int], str]) -> str:
    """A word that fits an end with at least two letters known, the surest one first; or nothing."""
    fits = []
    for row, col in ends:
        for word in sorted(words):
            for cells in (
                [(row, col - back) for back in range(len(word))][::-1],
                [(row - back, col) for back in range(len(word))][::-1],
            ):
                known = [(sea[cell], letter) for cell, letter in zip(cells, word, strict=True) if cell in sea]
                if min(cells[0]) >= 0 and len(known) > 1 and all(one == two for one, two in known):
                    fits.append((len(known) - len(word), word))
    return max(fits)[1] if fits else ""


def _line(rows: list[list[str]], word: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two ends of a word in the rows that were read out."""
    for row in range(len(rows)):
        for col in range(len(rows[0])):
            for down, right in [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]:
                cells = [(row + down * n, col + right * n) for n in range(len(word))]
                if all(0 <= r < len(rows) and 0 <= c < len(rows[0]) for r, c in cells) and word == "".join(
                    rows[r][c] for r, c in cells
                ):
                    return cells[0], cells[-1]
    raise AssertionError(word)
