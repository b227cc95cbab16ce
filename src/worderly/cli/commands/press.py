"""The printing half of `worderly make`: files, books and volume."""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import OneOf, Option, WholeNumber, flag, option
from worderly.cli.print_values import Length, Levels, usual_paper
from worderly.cli.publishing import book_options, check_is_book, imprint_of, publish_book, style_of
from worderly.cli.speech import echo, messages, text
from worderly.games import game_of
from worderly.kit import AnyGame
from worderly.press.books.batch import Batch, MadePuzzle
from worderly.press.page.style import CASES, KEYS, MM, ORDERS, PAPERS, Style

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

MOST = 10_000_000
LONGEST_BOOK = 2000
APART = (
    ("output", "out"),
    ("versions", "count"),
    ("versions", "out"),
    ("levels", "count"),
    ("levels", "out"),
    ("qr", "count"),
    ("qr", "out"),
    ("clues", "no_list"),
)
"""Options of which only one can be meant."""
ONLY_FOLDERS = ("format", "jobs", "dask")
"""Options of many files in a folder."""


@dataclass(frozen=True)
class Job:
    """What to do with the puzzles; None: not given."""

    output: str | None = None
    count: int | None = None
    out: str | None = None
    format: str | None = None
    jobs: int | None = None
    dask: str | None = None
    paper: str | None = None
    margin: float | None = None
    gutter: float | None = None
    large_print: bool | None = None
    black: bool | None = None
    key: str | None = None
    per_page: str | None = None
    header: str | None = None
    footer: str | None = None
    font: str | None = None
    for_: str | None = None
    trim: str | None = None
    author: str | None = None
    publisher: str | None = None
    subtitle: str | None = None
    series: str | None = None
    cover: str | None = None
    pages: str | None = None
    spine: float | None = None
    versions: int | None = None
    levels: tuple[str, ...] | None = None
    qr: bool | None = None
    name_line: bool | None = None
    case: str | None = None
    order: str | None = None
    clues: bool | None = None
    no_list: bool | None = None

    @property
    def is_class_set(self) -> bool:
        return any(value is not None for value in (self.versions, self.levels, self.qr))

    def check(self) -> None:
        """Raises Misuse for an option that would be dropped in silence."""
        names = {field.name: getattr(self, field.name) is not None for field in fields(self)}
        for one, other in APART:
            if names[one] and names[other]:
                raise Misuse("shell-not-together", one=_spelt(one), other=_spelt(other))
        for name in ONLY_FOLDERS:
            if names[name] and not names["out"]:
                raise Misuse("press-needs-folder", option=_spelt(name))

    @property
    def listing(self) -> str | None:
        return "clues" if self.clues else "none" if self.no_list else None

    def style(self, paper: str | None = None) -> Style:
        from worderly.press.page.fonts import Type

        given = {
            "paper": paper or self.trim or self.paper or usual_paper(os.environ),
            "margin": self.margin,
            "gutter": self.gutter,
            "large": self.large_print,
            "black": self.black,
            "key": self.key,
            "per_page": int(self.per_page) if self.per_page else None,
            "name_line": self.name_line,
            "case": self.case,
            "order": self.order,
            "listing": self.listing,
            "header": self.header,
            "footer": self.footer,
            "type": Type(Path(self.font)) if self.font else None,
        }
        chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        return Style(language=messages().language, **chosen)


def job_options(game: AnyGame) -> list[Option]:
    """A game without lists of words has no options for them."""
    lists = [
        option("--case", type=OneOf(*CASES), usual=Style.case),
        option("--order", type=OneOf(*ORDERS), usual=Style.order),
        flag("--clues"),
        flag("--no-list"),
    ]
    levels = [option("--levels", type=Levels())] if game.making.steps else []
    return [*_print_options(), *levels, *(lists if game.making.lists else [])]


def _print_options() -> list[Option]:
    from worderly.press.books.versions import MOST_VERSIONS
    from worderly.press.books.volume import FORMATS

    return [
        option("-o", "--output", metavar="FILE"),
        option("--count", type=WholeNumber(1, MOST)),
        option("--out", metavar="DIR"),
        option("--format", type=OneOf(*FORMATS), usual="jsonl"),
        option("--jobs", type=WholeNumber(1, 256), usual=1),
        option("--dask", metavar="tcp://HOST:PORT"),
        option("--paper", type=OneOf(*PAPERS)),
        option("--margin", type=Length(), usual=f"{Style.margin / MM:g}mm"),
        option("--gutter", type=Length(), usual=Style.gutter),
        flag("--large-print"),
        flag("--black"),
        option("--key", type=OneOf(*KEYS), usual=Style.key),
        option("--per-page", type=OneOf("1", "2", "4")),
        option("--header", metavar="TEXT"),
        option("--footer", metavar="TEXT"),
        option("--font", metavar="FILE.ttf"),
        *book_options(Length()),
        flag("--name-line"),
        option("--versions", type=WholeNumber(1, MOST_VERSIONS)),
        flag("--qr"),
    ]


def pop_job(settings: dict[str, Any]) -> Job:
    """Removes the job's options from `settings`; raises Misuse if two of them exclude each other."""
    job = Job(**{field.name: settings.pop(field.name.rstrip("_"), None) for field in fields(Job)})
    check_is_book(job)
    job.check()
    return job


def _spelt(name: str) -> str:
    return "-o" if name == "output" else f"--{name.replace('_', '-')}"


# --- one puzzle -------------------------------------------------------------------


def write_one(made: MadePuzzle, sheet: "Callable[[], Sheet]", job: Job) -> None:
    from worderly.press import files
    from worderly.press.document import single
    from worderly.press.notices import notices_of

    path = Path(job.output or "")
    ending = path.suffix.lower()
    if ending in files.PRINTED:
        printed, style = sheet(), job.style()
        write: Callable[..., object] = files.write_pdf if ending == ".pdf" else files.write_pictures
        write(path, printed, style)
        tell(notices_of(printed, single(printed, style), style))
    elif ending == files.BRAILLE:
        files.write_braille(path, sheet(), replace(job.style(), language=made.options.languages[0]))
    else:
        _write_text(made, path)
    tell(warnings_of(made))
    echo(text("shell-written", file=str(path)))


def _write_text(made: MadePuzzle, path: Path) -> None:
    from worderly.files import atomic_write
    from worderly.press.books.volume import written
    from worderly.press.files import BRAILLE, PRINTED

    endings = [*PRINTED, BRAILLE, *(f".{ending}" for ending in made.game.making.endings)]
    if path.suffix.lower() not in endings:
        raise Misuse("shell-unknown-ending", file=str(path), endings=", ".join(endings))
    with atomic_write(path) as out:
        out.write(written(made, path.suffix.lower()[1:]))


def warnings_of(made: MadePuzzle) -> Iterable[str]:
    """Which words are not in the puzzle, and why."""
    return made.game.making.warnings(made.state, text)


def tell(sentences: Iterable[str]) -> None:
    """On the error output: the file or the picture stays clean."""
    for sentence in sentences:
        echo(sentence, err=True)


# --- many -------------------------------------------------------------------------


def write_many(batch: Batch, job: Job, title: str, as_json: bool) -> None:
    if job.out is not None:
        _produce(batch, job)
    elif job.output is not None:
        _bind(batch, job, title, as_json)
    else:
        _print_all(batch, as_json)


def _bind(batch: Batch, job: Job, title: str, as_json: bool) -> None:
    from worderly.press.books.batch import sheet_at
    from worderly.press.books.book import Book
    from worderly.press.files import write_book

    path = Path(job.output or "")
    if path.suffix.lower() != ".pdf":
        raise Misuse("press-books-are-pdf", file=str(path))
    if batch.count > LONGEST_BOOK:
        raise Misuse("press-book-too-long", most=LONGEST_BOOK)
    imprint, style = imprint_of(job), style_of(job)
    style.frame()
    sheets = [sheet_at(batch, n) for n in range(batch.count)]
    book = Book(sheets, style, title, batch.rising, imprint)
    if imprint.is_sold:
        publish_book(path, book, job, as_json)
        return
    echo(text("press-bound", file=str(path), pages=write_book(path, book)))


def _print_all(batch: Batch, as_json: bool) -> None:
    from worderly.press.books.batch import make_puzzle
    from worderly.press.books.volume import written

    for n in range(batch.count):
        data = written(make_puzzle(batch, n), "json" if as_json else "txt")
        echo(data.decode(), nl=not as_json)


def _produce(batch: Batch, job: Job) -> None:
    from worderly.press.books.volume import Run, part_files, produce
    from worderly.workers import workers

    if job.format == "csv" and "csv" not in game_of(batch.game).making.endings:
        raise Misuse("press-no-csv", game=text(f"title-{batch.game}"))
    run, folder = Run(batch, job.format or "jsonl", job.style()), Path(job.out or "")
    run.style.frame()
    shown = sys.stderr.isatty()
    with (
        workers(partial(part_files, run), job.jobs or 1, job.dask or "") as (submit, ahead),
        click.progressbar(length=batch.count, file=sys.stderr, hidden=not shown) as bar,
    ):
        made = produce(run, folder, submit, ahead, bar.update)
    echo(text("press-produced", folder=str(folder), count=batch.count, made=made))
