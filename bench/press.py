"""Measures the press: a book of 100 word searches against 100 PDFs of PyPI word-search-generator."""

import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from math import log
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from bench.table import Row

from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.games.wordsearch.options import Options
from worderly.kit import Chance
from worderly.press.books.batch import Batch, batch_of, make_puzzle, sheet_at
from worderly.press.books.book import Book
from worderly.press.books.volume import Run, part_files
from worderly.press.files import write_book
from worderly.press.page.style import Style

SEED = "bench"
PUZZLES, SIDE, WORDS = 100, 15, 15
ROUNDS = 3
GATE = 10.0
SWEEP = (25, 100, 400)
VOLUME = 2000


def batch_of_puzzles(count: int) -> Batch:
    """Each puzzle hides different words, drawn from the same list as the peer's."""
    words = tuple(word for word in Tools.open(("en",)).words.targets("medium") if 4 <= len(word) <= 9)
    drawn = tuple(Chance(SEED).sample(words, 500))
    options = Options(words=drawn, rows=SIDE, cols=SIDE)
    return batch_of(game_of("wordsearch"), options, SEED, count=count, pick=WORDS)


def book(count: int, folder: Path) -> int:
    """Makes the puzzles and the book with cover, contents and keys; returns the number of pages."""
    batch = batch_of_puzzles(count)
    return write_book(folder / "book.pdf", Book([sheet_at(batch, n) for n in range(count)], Style()))


def peers_files(make: Any, folder: Path) -> None:
    batch = batch_of_puzzles(PUZZLES)
    for n in range(PUZZLES):
        # The peer does not overwrite files.
        (folder / f"{n}.pdf").unlink(missing_ok=True)
        words = batch.options_at(n).words  # type: ignore[attr-defined]
        make(", ".join(words), size=SIDE, level=3).save(folder / f"{n}.pdf", solution=True)


def timed(work: Callable[[], object]) -> float:
    before = process_time()
    work()
    return process_time() - before


def against_peer(make: Any, folder: Path) -> Row:
    """Alternates rounds and takes medians; does not count the first book, which also opens fonts."""
    pages = book(PUZZLES, folder)
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(timed(lambda: book(PUZZLES, folder)))
        theirs.append(timed(lambda: peers_files(make, folder)))
    ratio = median(theirs) / median(ours)
    measure = f"Press, a book of {PUZZLES} word searches ({pages} pages) against {PUZZLES} PDFs"
    times = f"{median(ours):.2f} s", f"{median(theirs):.2f} s"
    return Row(measure, *times, ratio, f"≥ {GATE:g}×", ratio >= GATE)


def sweep(folder: Path) -> Row:
    seconds = [timed(lambda count=count: book(count, folder)) for count in SWEEP]  # type: ignore[misc]
    exponent = log(seconds[-1] / seconds[0]) / log(SWEEP[-1] / SWEEP[0])
    shown = ", ".join(f"{count}: {s:.2f}" for count, s in zip(SWEEP, seconds, strict=True))
    measure = "Press, puzzles of a book against seconds"
    return Row(measure, f"{shown}; exponent {exponent:.2f}", "", None, "≤ 1.2", exponent <= 1.2)


def volume() -> Row:
    run = Run(batch_of_puzzles(VOLUME))
    make_puzzle(run.batch, 0)
    rate = VOLUME / timed(lambda: [part_files(run, part) for part in range(run.parts)])
    return Row("Press, word searches by volume, one process", f"{rate:.0f} a second", "", None, "", None)


def rows() -> Iterator[Row]:
    """Runs in the environment of the peers (`make bench`)."""
    # Not in the project's own environment, so it has no stubs there.
    peer = import_module("word_search_generator").WordSearch
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield against_peer(peer, folder)
        yield sweep(folder)
    yield volume()


if __name__ == "__main__":
    for line in rows():
        ratio = f"{line.ratio:.1f}×" if line.ratio else ""
        verdict = {True: "held", False: "MISSED", None: ""}[line.ok]
        print(f"{line.measure} | {line.ours} | {line.peer} | {ratio} | {line.target} | {verdict}")
