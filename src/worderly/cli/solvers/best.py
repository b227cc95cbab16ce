"""`worderly solve best`: searches for the board with the most points; each start is a task of its own."""

import sys
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import click
from msgspec import DecodeError, Raw

from worderly.cli.errors import Failure, Misuse
from worderly.cli.parts import Command, OneOf, WholeNumber, flag, option
from worderly.cli.places import open_lexicon
from worderly.cli.shared import pop_shared
from worderly.cli.solving import word_options
from worderly.cli.speech import echo, text
from worderly.files import atomic_write
from worderly.kit import Record, decode, encode
from worderly.lexicon import Lexicon
from worderly.solver.best import BestBoard, Search, starts
from worderly.workers import Pending, workers

LEAST, SIZE, MINUTES = 3, 4, 1
NONE = BestBoard("", -1, 0)


class SavedSearch(Record, tag="saved_search"):
    """What `--save` keeps: enough to go on with the next start."""

    order: Raw
    """The search and its word list; another one does not go on with it."""
    starts: int
    best: BestBoard


@dataclass(frozen=True)
class Order:
    """What a worker needs: it opens the word list itself."""

    search: Search
    lexicon: str
    language: str
    until_s: float
    """Time of day: a start that runs longer ends early, with the best that it has."""

    def open(self) -> Lexicon:
        return _opened(self.lexicon, self.language)

    @property
    def record(self) -> bytes:
        lexicon = self.open()
        return encode({"lexicon": f"{lexicon.name} {lexicon.version} {len(lexicon)}", "search": self.search})


@lru_cache(maxsize=1)
def _opened(place: str, language: str) -> Lexicon:
    """Once in a process: every start asks for it, and a file of words takes half a second to read."""
    return open_lexicon(place, language)


def explore(order: Order, number: int) -> tuple[BestBoard, bool]:
    """The best board of a start, and whether the start came to its end."""
    best = NONE
    for best in starts(order.open(), order.search, number):
        if time.time() >= order.until_s:
            return best, False
    return best, True


def _solve(**settings: Any) -> None:
    order = _order(settings)
    file = Path(settings["save"]) if settings["save"] else None
    found = _read(file, order) if file else SavedSearch(Raw(order.record), 0, NONE)
    found = _run(order, found, file, settings["jobs"] or 1, settings["dask"] or "")
    _tell(order, found, as_json=bool(settings["json"]))


def _order(settings: dict[str, Any]) -> Order:
    from worderly.games.boogle.boards.faces import reads_qu
    from worderly.games.boogle.words import CLASSIC
    from worderly.solver.points import Points

    shared = pop_shared(settings)
    language, size = shared.languages[0], settings["size"] or SIZE
    lexicon = _opened(shared.lexicon or "", language)
    is_by_letters = settings["scoring"] == "letters"
    points = Points.by_letters(lexicon.letter_values) if is_by_letters else Points.by_length(CLASSIC)
    plain_q = not reads_qu(lexicon.language, bool(settings["plain_q"]))
    search = Search(size, size, points, settings["min"] or LEAST, plain_q, settings["search_seed"] or "1")
    seconds = 60 * (settings["minutes"] or MINUTES)
    return Order(search, shared.lexicon or "", language, time.time() + seconds)


def _read(file: Path, order: Order) -> SavedSearch:
    try:
        saved = decode(file.read_bytes(), SavedSearch)
    except FileNotFoundError:
        return SavedSearch(Raw(order.record), 0, NONE)
    except (DecodeError, OSError):
        raise Failure("shell-best-no-save", file=str(file)) from None
    if bytes(saved.order) != order.record:
        raise Misuse("shell-best-other-save", file=str(file))
    return saved


def _run(order: Order, found: SavedSearch, file: Path | None, jobs: int, dask: str) -> SavedSearch:
    """Until the time is over, or Ctrl+C: what was found until then counts."""
    waiting: deque[Pending[tuple[BestBoard, bool]]] = deque()
    numbers = count(found.starts)
    with (
        workers(partial(explore, order), jobs, dask) as (submit, ahead),
        _Progress(order) as progress,
        suppress(KeyboardInterrupt),
    ):
        while waiting or time.time() < order.until_s:
            while len(waiting) < ahead and time.time() < order.until_s:
                waiting.append(submit(next(numbers)))
            found = _joined(found, *waiting.popleft().result())
            if file:
                _save(file, found)
            progress.show(found.best)
    return found


class _Progress:
    """A bar of the time that is left, with the best points until now."""

    def __init__(self, order: Order) -> None:
        self._begun_s = time.time()
        self._bar: Any = click.progressbar(
            length=max(1, round(order.until_s - self._begun_s)),
            file=sys.stderr,
            hidden=not sys.stderr.isatty(),
            item_show_func=lambda best: str(best.points) if best else "",
        )

    def __enter__(self) -> "_Progress":
        self._bar.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.__exit__(*error)

    def show(self, best: BestBoard) -> None:
        self._bar.update(round(time.time() - self._begun_s) - self._bar.pos, best)


def _joined(found: SavedSearch, best: BestBoard, is_whole: bool) -> SavedSearch:
    """A start that was cut short is made again when the search goes on."""
    tried = found.best.tried + best.tried
    better = max(found.best, best, key=lambda one: one.points)
    return SavedSearch(found.order, found.starts + is_whole, BestBoard(better.board, better.points, tried))


def _save(file: Path, found: SavedSearch) -> None:
    with atomic_write(file) as out:
        out.write(encode(found) + b"\n")


def _tell(order: Order, found: SavedSearch, as_json: bool) -> None:
    best, search = found.best, order.search
    if not best.board:
        raise Failure("shell-best-none")
    rows = search.rows_of(best.board)
    if as_json:
        facts = {"board": rows, "points": best.points, "tried": best.tried, "starts": found.starts}
        echo(encode({**facts, "seed": search.seed}).decode())
        return
    echo(rows.replace("/", "\n"))
    echo(text("shell-best-found", points=best.points, count=best.tried, board=rows))


COMMAND = Command(
    "best",
    _solve,
    [
        option("--size", about="best-size", type=WholeNumber(2, 8), usual=SIZE),
        option("--minutes", type=WholeNumber(1, 100_000), usual=MINUTES),
        option("--jobs", about="best-jobs", type=WholeNumber(1, 256), usual=1),
        option("--dask", about="best-dask", metavar="tcp://HOST:PORT"),
        option("--seed", "search_seed", about="best-seed", metavar="S", usual="1"),
        option("--save", about="best-save", metavar="FILE"),
        option("--min", type=WholeNumber(2, 16), usual=LEAST),
        option("--scoring", type=OneOf("classic", "letters"), usual="classic"),
        flag("--plain-q"),
        *word_options(),
    ],
)
