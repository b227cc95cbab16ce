"""`worderly make … --for kdp|ingram`: a book for a printer, its cover, and the report of what was checked."""

import os
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.errors import Failure, Misuse
from worderly.cli.parts import OneOf, Option, option
from worderly.cli.speech import echo, text
from worderly.press.books.front import Imprint
from worderly.press.page.style import Style
from worderly.press.printers.rules import PAPERS as BOOK_PAPERS
from worderly.press.printers.rules import PRINTERS, TRIMS, USUAL_TRIM

if TYPE_CHECKING:
    from worderly.cli.commands.press import Job
    from worderly.press.books.book import Book
    from worderly.press.printers.publish import Report

HOME = "home"
NAMES = {"kdp": "KDP", "ingram": "Ingram"}
ONLY_BOOKS = ("author", "publisher", "subtitle", "series", "for_", "trim")
ONLY_PRINTERS = ("cover", "pages", "spine")


def book_options(length: "click.ParamType[Any]") -> list[Option]:
    return [
        option("--for", type=OneOf(HOME, *PRINTERS), usual=HOME),
        option("--trim", type=OneOf(*TRIMS), usual=USUAL_TRIM),
        option("--author", metavar="TEXT"),
        option("--publisher", metavar="TEXT"),
        option("--subtitle", metavar="TEXT"),
        option("--series", metavar="TEXT"),
        option("--cover", metavar="FILE.pdf"),
        option("--pages", type=OneOf(*BOOK_PAPERS), usual=BOOK_PAPERS[0]),
        option("--spine", type=length),
    ]


def check_is_book(job: "Job") -> None:
    """Raises Misuse for options of a book where none is made."""
    is_book = job.output is not None and job.count is not None
    given = [name for name in (*ONLY_BOOKS, *ONLY_PRINTERS) if getattr(job, name) is not None]
    if given and not is_book:
        raise Misuse("press-for-needs-book", option=_flag(given[0]))


def imprint_of(job: "Job") -> Imprint:
    """Raises Misuse for options of a printer where none is named."""
    sold = is_sold(job)
    given = [name for name in ONLY_PRINTERS if getattr(job, name) is not None]
    if given and not sold:
        raise Misuse("press-needs-printer", option=_flag(given[0]))
    names = {name: getattr(job, name) or "" for name in ("author", "publisher", "subtitle", "series")}
    return Imprint(**names, year=today().year, is_sold=sold)


def is_sold(job: "Job") -> bool:
    return (job.for_ or HOME) != HOME


def _flag(name: str) -> str:
    return f"--{name.rstrip('_')}"


def style_of(job: "Job") -> Style:
    """The style of a book; raises Misuse if its printer does not have the trim."""
    if not is_sold(job):
        return job.style()
    printer = PRINTERS[job.for_ or ""]
    trim = job.trim or job.paper or USUAL_TRIM
    if trim not in printer.trims:
        trims = ", ".join(printer.trims)
        raise Misuse("press-no-trim", printer=NAMES[printer.id], trim=trim, trims=trims)
    return job.style(trim)


def today() -> date:
    """The day of the copyright; `SOURCE_DATE_EPOCH` sets it for builds that must give the same bytes."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    moment = datetime.fromtimestamp(int(epoch), UTC) if epoch.isdigit() else datetime.now(UTC)
    return moment.date()


def publish_book(path: Path, book: "Book", job: "Job", as_json: bool) -> None:
    from worderly.press.printers.publish import Edition, publish

    printer, cover = PRINTERS[job.for_ or ""], Path(job.cover) if job.cover else None
    if cover and job.spine is None and not printer.sheet:
        raise Misuse("press-no-spine")
    paper = job.pages or BOOK_PAPERS[0]
    edition = Edition(printer, today(), paper, job.spine, job.margin, job.gutter)
    reports = publish(path, book, edition, cover)
    _tell(reports, NAMES[printer.id], as_json)
    failed = [text(f"press-rule-{check.rule}") for report in reports for check in report.failed]
    if failed:
        raise Failure("press-not-accepted", printer=NAMES[printer.id], rules=", ".join(failed))


def _tell(reports: "Sequence[Report]", printer: str, as_json: bool) -> None:
    if as_json:
        from worderly import kit

        echo(kit.encode([report.record for report in reports]).decode())
        return
    for report in reports:
        echo(text("press-bound", file=report.file, pages=report.pages))
        for check in report.checks:
            facts = {"rule": text(f"press-rule-{check.rule}"), "found": check.found, "wanted": check.wanted}
            echo(text("press-check", holds="yes" if check.holds else "no", **facts))
        counts = {"count": len(report.checks), "failed": len(report.failed)}
        echo(text("press-checked", file=report.file, printer=printer, **counts))
