"""The printing half of `worderly make`: files, books and volume."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import OneOf, Option, WholeNumber, flag, option
from worderly.cli.speech import echo, messages, text
from worderly.games import game_of
from worderly.press.books.batch import Batch, MadePuzzle
from worderly.press.page.style import INCH, KEYS, MM, PAPERS, Style

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

MOST = 10_000_000
LONGEST_BOOK = 2000
MOST_POINTS = 10_000
UNITS = {"mm": MM, "cm": 10 * MM, "in": INCH, "pt": 1.0}


class Length(click.ParamType[Any]):
    """A length in points, from `12mm`, `0.5in`, `36pt`; a bare number is millimetres."""

    name = "12mm|0.5in"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        given = str(value).strip().lower()
        unit = next((unit for unit in UNITS if given.endswith(unit)), "")
        try:
            length = float(given.removesuffix(unit).replace(",", ".")) * UNITS[unit or "mm"]
        except ValueError:
            length = -1
        if not 0 <= length < MOST_POINTS:
            raise Misuse("shell-not-a-length", value=str(value))
        return length


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

    def style(self) -> Style:
        from worderly.press.page.fonts import Type

        given = {
            "paper": self.paper,
            "margin": self.margin,
            "gutter": self.gutter,
            "large": self.large_print,
            "black": self.black,
            "key": self.key,
            "per_page": int(self.per_page) if self.per_page else None,
            "header": self.header,
            "footer": self.footer,
            "type": Type(Path(self.font)) if self.font else None,
        }
        chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        return Style(language=messages().language, **chosen)


def job_options() -> list[Option]:
    from worderly.press.books.volume import FORMATS

    return [
        option("-o", "--output", metavar="FILE"),
        option("--count", type=WholeNumber(1, MOST)),
        option("--out", metavar="DIR"),
        option("--format", type=OneOf(*FORMATS), usual="jsonl"),
        option("--jobs", type=WholeNumber(1, 256), usual=1),
        option("--dask", metavar="tcp://HOST:PORT"),
        option("--paper", type=OneOf(*PAPERS), usual=Style.paper),
        option("--margin", type=Length(), usual=f"{Style.margin}pt"),
        option("--gutter", type=Length(), usual=Style.gutter),
        flag("--large-print"),
        flag("--black"),
        option("--key", type=OneOf(*KEYS), usual=Style.key),
        option("--per-page", type=OneOf("1", "2", "4")),
        option("--header", metavar="TEXT"),
        option("--footer", metavar="TEXT"),
        option("--font", metavar="FILE.ttf"),
    ]


def pop_job(settings: dict[str, Any]) -> Job:
    """Removes the job's options from `settings`."""
    return Job(**{field.name: settings.pop(field.name, None) for field in fields(Job)})


# --- one puzzle -------------------------------------------------------------------


def write_one(made: MadePuzzle, sheet: "Callable[[], Sheet]", job: Job) -> None:
    from worderly.press import files

    path = Path(job.output or "")
    ending = path.suffix.lower()
    if ending == ".pdf":
        files.write_pdf(path, sheet(), job.style())
    elif ending in files.PICTURES:
        files.write_pictures(path, sheet(), job.style())
    else:
        _write_text(made, path)
    _warn(made)
    echo(text("shell-written", file=str(path)))


def _write_text(made: MadePuzzle, path: Path) -> None:
    from worderly.files import atomic_write
    from worderly.press.books.volume import written
    from worderly.press.files import PRINTED

    endings = [*PRINTED, *(f".{ending}" for ending in made.game.making.endings)]
    if path.suffix.lower() not in endings:
        raise Misuse("shell-unknown-ending", file=str(path), endings=", ".join(endings))
    with atomic_write(path) as out:
        out.write(written(made, path.suffix.lower()[1:]))


def _warn(made: MadePuzzle) -> None:
    for warning in made.game.making.warnings(made.state, text):
        echo(warning, err=True)


# --- many -------------------------------------------------------------------------


def write_many(batch: Batch, job: Job, title: str, as_json: bool) -> None:
    if job.out is not None:
        _produce(batch, job)
    elif job.output is not None:
        _bind(batch, job, title)
    else:
        _print_all(batch, as_json)


def _bind(batch: Batch, job: Job, title: str) -> None:
    from worderly.press.books.batch import sheet_at
    from worderly.press.books.book import Book
    from worderly.press.files import write_book

    path = Path(job.output or "")
    if path.suffix.lower() != ".pdf":
        raise Misuse("press-books-are-pdf", file=str(path))
    if batch.count > LONGEST_BOOK:
        raise Misuse("press-book-too-long", most=LONGEST_BOOK)
    style = job.style()
    style.frame()
    sheets = [sheet_at(batch, n) for n in range(batch.count)]
    pages = write_book(path, Book(sheets, style, title, batch.rising))
    echo(text("press-bound", file=str(path), pages=pages))


def _print_all(batch: Batch, as_json: bool) -> None:
    from worderly.press.books.batch import make_puzzle
    from worderly.press.books.volume import written

    for n in range(batch.count):
        data = written(make_puzzle(batch, n), "json" if as_json else "txt")
        echo(data.decode(), nl=not as_json)


def _produce(batch: Batch, job: Job) -> None:
    from worderly.press.books.volume import Run, produce, workers

    if job.format == "csv" and "csv" not in game_of(batch.game).making.endings:
        raise Misuse("press-no-csv", game=text(f"title-{batch.game}"))
    run, folder = Run(batch, job.format or "jsonl", job.style()), Path(job.out or "")
    run.style.frame()
    shown = sys.stderr.isatty()
    with (
        workers(run, job.jobs or 1, job.dask or "") as (submit, ahead),
        click.progressbar(length=batch.count, file=sys.stderr, hidden=not shown) as bar,
    ):
        made = produce(run, folder, submit, ahead, bar.update)
    echo(text("press-produced", folder=str(folder), count=batch.count, made=made))
