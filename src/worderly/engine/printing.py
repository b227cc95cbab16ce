"""Prints a maker's puzzle, a book or the summary of a match."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from worderly.games.tools import Tools
from worderly.kit import Outcome, decode, encode, start
from worderly.messages import Messages
from worderly.press.books import batch
from worderly.press.sheets import Sheet
from worderly.table.catalog import Catalog
from worderly.table.days.calendar import number_of
from worderly.wire.rest import NewPrint
from worderly.wire.websocket import SeatInfo

KINDS = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "csv": "text/csv"}
"""What a puzzle is printed as, and the content type."""


class Wish(NamedTuple):
    """What a maker asks for, with checked options."""

    options: bytes
    spec: NewPrint
    seed: str
    language: str
    now_ms: int
    links: tuple[str, ...] = ()
    """Where the versions of a class set are played."""


@dataclass(frozen=True)
class Proof:
    """A puzzle ready to print, with the request that says how it looks."""

    made: batch.MadePuzzle
    spec: NewPrint
    language: str
    tools: Tools = field(repr=False)

    @property
    def sheet(self) -> Sheet:
        return self.made.sheet(self.tools, self.spec.title)

    @property
    def style(self) -> Any:
        from worderly.press.page.style import MM, Style

        spec = self.spec
        return Style(
            paper=spec.paper,
            margin=spec.margin_mm * MM,
            gutter=spec.gutter_mm * MM,
            large=spec.large,
            black=spec.black,
            key=spec.key,
            per_page=spec.per_page,
            name_line=spec.name_line,
            case=spec.case,
            order=spec.order,
            listing=spec.listing,
            header=spec.header,
            footer=spec.footer,
            language=self.language,
        )

    def printed(self, kind: str, links: Sequence[str] = ()) -> bytes:
        from worderly.press.books.volume import written
        from worderly.press.files import pdf_of, picture_of
        from worderly.press.showing import figure

        if kind == "pdf" and self.spec.is_class_set:
            return self.class_set(links)
        if kind == "pdf":
            return self.book() if self.spec.count > 1 else pdf_of(self.sheet, self.style)
        if kind == "csv":
            return written(self.made, kind)
        page = figure(self.sheet, self.spec.part == "key", self.style)
        return picture_of(page, f".{kind}", self.sheet, self.style)

    @property
    def batch_of_versions(self) -> batch.Batch:
        made, spec = self.made, self.spec
        return batch.batch_of(made.game, made.options, made.seed, count=spec.versions, pick=spec.pick)

    def class_set(self, links: Sequence[str]) -> bytes:
        from worderly.press.books.versions import class_set_of, make_versions
        from worderly.press.files import class_set_pdf

        what = self.batch_of_versions
        made = make_versions(what, self.spec.levels)
        return class_set_pdf(class_set_of(what, made, self.style, self.spec.title, links))

    def book(self) -> bytes:
        from worderly.press.books.book import Book
        from worderly.press.files import book_of

        spec, made = self.spec, self.made
        what = batch.batch_of(
            made.game, made.options, made.seed, count=spec.count, pick=spec.pick, rising=spec.rising
        )
        sheets = [batch.sheet_at(what, n) for n in range(spec.count)]
        return book_of(Book(sheets, self.style, spec.title, spec.rising))

    def pages(self) -> tuple[list[str], str, list[str]]:
        """The pages without the key, and the key, as SVG; and what the maker should know about them."""
        if self.spec.is_class_set:
            return self._pages_of_set()
        from dataclasses import replace

        from worderly.press.document import Numbered, key_page, puzzle_pages
        from worderly.press.notices import notices_of
        from worderly.press.page.svg import to_svg

        sheet, style = self.sheet, self.style
        one, bare = Numbered(sheet), replace(style, key="none")
        key = key_page([one], bare)
        pages = puzzle_pages(one, style if style.key == "upside-down" else bare)
        shown = [to_svg(page, style.type) for page in pages]
        return shown, to_svg(key, style.type), notices_of(sheet, [*pages, key], style)

    def _pages_of_set(self) -> tuple[list[str], str, list[str]]:
        """The first version at each level, as it will be printed, and the keys of these."""
        from worderly.press.books.versions import class_set_of, make_versions
        from worderly.press.notices import notices_of
        from worderly.press.page.svg import to_svg

        what, style = self.batch_of_versions, self.style
        shown = class_set_of(what, make_versions(what, self.spec.levels, 1), style, self.spec.title)
        pages, key = list(shown.puzzles()), next(shown.keys())
        told = [notice for one in shown.versions for notice in notices_of(one.sheet, [*pages, key], style)]
        return [to_svg(page, style.type) for page in pages], to_svg(key, style.type), [*dict.fromkeys(told)]


def file_of(catalog: Catalog, wish: Wish, kind: str) -> bytes:
    return _proof(catalog, wish).printed(kind, wish.links)


def versions_of(catalog: Catalog, wish: Wish) -> tuple[str, list[tuple[bytes, bytes, str]]]:
    """The title of a class set, and (options, first state, game) of each of its sheets."""
    from worderly.press.books.versions import make_versions

    proof = _proof(catalog, wish)
    made = [one.made for one in make_versions(proof.batch_of_versions, wish.spec.levels)]
    return proof.sheet.title, [(encode(one.options), encode(one.state), one.game.id) for one in made]


def record_of(catalog: Catalog, wish: Wish) -> dict[str, Any]:
    return _proof(catalog, wish).made.record


def preview_of(catalog: Catalog, wish: Wish) -> dict[str, Any]:
    proof = _proof(catalog, wish)
    pages, key, notices = proof.pages()
    figures = proof.made.game.making.figures(proof.made.state)
    return {**proof.made.record, "pages": pages, "key": key, "notices": notices, **figures}


def _proof(catalog: Catalog, wish: Wish) -> Proof:
    game = catalog.game(wish.spec.game)
    options: Any = decode(wish.options, game.Options)
    tools = catalog.tools(options, wish.now_ms)
    made = batch.MadePuzzle(game, options, wish.seed, start(game, options, wish.seed, tools))
    return Proof(made, wish.spec, wish.language, tools)


# --- a finished match ---------------------------------------------------------------


class Ended(NamedTuple):
    game: str
    race: bool
    final: Any
    """The last view."""
    outcome: Outcome
    seats: tuple[SeatInfo, ...]
    paper: str
    language: str
    day: str
    is_daily: bool


def summary_of_match(catalog: Catalog, ended: Ended) -> bytes:
    from worderly.press.page.style import Style
    from worderly.press.summaries.accounts import summary_of
    from worderly.press.summaries.summary import write_summary

    game, language = catalog.rules(ended.game, ended.race), ended.language
    title = Messages(language).text(f"title-{ended.game}")
    title = f"{title} {number_of(ended.day)}" if ended.is_daily else title
    several = len(ended.seats) > 1
    names = [_called(seat, n if several else None, language) for n, seat in enumerate(ended.seats)]
    summary = summary_of(game, ended.final, ended.outcome, names, title, ended.day)
    out = io.BytesIO()
    write_summary(out, summary, Style(paper=ended.paper, language=language))
    return out.getvalue()


def _called(seat: SeatInfo, number: int | None, language: str) -> str:
    """A name where there is one; otherwise a number, where it tells one from another."""
    if seat.name or seat.bot or number is None:
        return seat.name or seat.bot or ""
    return Messages(language).text("press-summary-seat", number=number + 1)
