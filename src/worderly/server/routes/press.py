"""Prints a maker's puzzle (the same form as for a challenge) and the summary of a match."""

import asyncio
import io
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from secrets import token_hex
from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import JSONBody, Parameter

from worderly.games.tools import Tools
from worderly.kit import AnyGame, decode
from worderly.languages import interface_languages
from worderly.messages import Messages
from worderly.press.books import batch
from worderly.press.files import PRINTED
from worderly.press.sheets import Sheet
from worderly.server.routes.http import ApiRequest, get, post, service_of
from worderly.server.routes.seats import KeyHeader, MatchPath, sit
from worderly.server.transport.asgi import lang_of
from worderly.table.days.calendar import number_of
from worderly.table.errors import Problem
from worderly.table.match import replays
from worderly.wire.rest import NewPrint, Replay
from worderly.wire.websocket import SeatInfo

KINDS = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "csv": "text/csv"}
LARGEST_IN_BOOK = 40
"""Most rows or columns of a puzzle if one request makes several."""
CardPath = Annotated[str, Parameter(pattern=r"^[a-z]{1,20}(-[a-z]{1,20}){1,2}\.png$")]
PaperQuery = Annotated[Literal["letter", "a4", "a5", "6x9"], Parameter()]


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
            header=spec.header,
            footer=spec.footer,
            language=self.language,
        )

    def printed(self, kind: str) -> bytes:
        from worderly.press.books.volume import written
        from worderly.press.files import pdf_of, picture_of
        from worderly.press.showing import figure

        if kind == "pdf":
            return self.book() if self.spec.count > 1 else pdf_of(self.sheet, self.style)
        if kind == "csv":
            return written(self.made, kind)
        page = figure(self.sheet, self.spec.part == "key", self.style)
        return picture_of(page, f".{kind}", self.sheet, self.style)

    def book(self) -> bytes:
        from worderly.press.books.book import Book
        from worderly.press.files import book_of

        spec, made = self.spec, self.made
        what = batch.batch_of(
            made.game, made.options, made.seed, count=spec.count, pick=spec.pick, rising=spec.rising
        )
        sheets = [batch.sheet_at(what, n) for n in range(spec.count)]
        return book_of(Book(sheets, self.style, spec.title, spec.rising))

    def pages(self) -> tuple[list[str], str]:
        """The pages without the key, and the key, as SVG."""
        from dataclasses import replace

        from worderly.press.document import Numbered, key_page, puzzle_pages
        from worderly.press.page.svg import to_svg

        sheet, style = self.sheet, self.style
        one, bare = Numbered(sheet), replace(style, key="none")
        key = to_svg(key_page([one], bare), style.type)
        shown = style if style.key == "upside-down" else bare
        return [to_svg(page, style.type) for page in puzzle_pages(one, shown)], key


async def _proof(request: ApiRequest, spec: NewPrint) -> Proof:
    service, seed = service_of(request), spec.seed or token_hex(6)
    options_data, start, game_id = await service.make_puzzle(spec.game, spec.options, seed)
    game = service.catalog.game(game_id)
    options: Any = decode(options_data, game.Options)
    if spec.count > 1 and max(getattr(options, "rows", 0), getattr(options, "cols", 0)) > LARGEST_IN_BOOK:
        raise Problem("bad_request", detail=f"count: grids up to {LARGEST_IN_BOOK} × {LARGEST_IN_BOOK}")
    made = batch.MadePuzzle(game, options, seed, decode(start, game.State))
    language = lang_of(request.scope)  # type: ignore[arg-type]
    tools = await asyncio.to_thread(service.catalog.tools, options, service.clock.now_ms())
    return Proof(made, spec, language, tools)


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    # The name comes from us: a user's title must not get into a header.
    headers = {"content-disposition": f'attachment; filename="worderly-{name}.{kind}"'}
    return Response(content, media_type=KINDS[kind], headers=headers)


def _route(kind: str, media_type: str) -> Any:
    async def print_puzzle(request: ApiRequest, data: JSONBody[NewPrint]) -> Response[bytes]:
        making = service_of(request).catalog.game(data.game).making
        if f".{kind}" not in PRINTED and kind not in making.endings:
            raise Problem("bad_request", detail=f"{kind}: {data.game}")
        proof = await _proof(request, data)
        work: Callable[[str], bytes] = proof.printed
        return _file(await asyncio.to_thread(work, kind), kind, proof.made.game.id)

    path = f"/api/press/{kind}"
    return post(path, status_code=200, media_type=media_type, name=f"press_{kind}", tags=["press"])(
        print_puzzle
    )


@post("/api/press/json", status_code=200, tags=["press"])
async def make_record(request: ApiRequest, data: JSONBody[NewPrint]) -> dict[str, Any]:
    """The shape of `worderly make --json`: puzzle and solution, for a maker's own page."""
    return (await _proof(request, data)).made.record


@post("/api/press/preview", status_code=200, tags=["press"])
async def preview(request: ApiRequest, data: JSONBody[NewPrint]) -> dict[str, Any]:
    """Puzzle, solution, the pages as they will be printed, and how much room a message has: one answer."""
    proof = await _proof(request, data)
    pages, key = await asyncio.to_thread(proof.pages)
    return {
        **proof.made.record,
        "pages": pages,
        "key": key,
        **proof.made.game.making.figures(proof.made.state),
    }


# --- a link's preview -----------------------------------------------------------------


@get("/api/cards/{name:str}", tags=["press"], media_type=KINDS["png"])
async def show_card(request: ApiRequest, name: CardPath) -> Response[bytes]:
    """The picture that other programs show for a link: `boogle-daily-en.png`, `room-en.png`."""
    from worderly.press.card import KINDS as CARDS
    from worderly.press.card import card

    *game, kind, language = name.removesuffix(".png").split("-")
    games, known = service_of(request).catalog.games, interface_languages()
    if kind not in CARDS or language not in known or len(game) > 1 or not set(game) <= set(games):
        raise Problem("no_such_page")
    # One at a time: a card takes a tenth of a second, once.
    async with service_of(request).drawing:
        data = await asyncio.to_thread(card, game[0] if game else None, kind, language)
    return Response(data, media_type=KINDS["png"], headers={"cache-control": "public, max-age=86400"})


# --- a finished match ---------------------------------------------------------------


@get("/api/matches/{match:str}/summary.pdf", tags=["press"], media_type=KINDS["pdf"])
async def print_summary(
    request: ApiRequest, match: MatchPath, key: KeyHeader = None, paper: PaperQuery = "a4"
) -> Response[bytes]:
    """Result, clouds, words found and missed; open to whom the replay is."""
    table, seat = await sit(request, match, key)
    again = await replays.replay(service_of(request).hub, table, seat)
    language = lang_of(request.scope)  # type: ignore[arg-type]
    day = _day(table.row["daily"], table.row["started_ms"])
    work: Callable[[AnyGame, Replay, str, str, Any, str], bytes] = _summary
    data = await asyncio.to_thread(work, table.reducer.game, again, paper, language, table.row["daily"], day)
    return _file(data, "pdf", again.game)


def _day(daily: str | None, started_ms: int) -> str:
    return (
        daily.rpartition("/")[2]
        if daily
        else datetime.fromtimestamp(started_ms / 1000, UTC).date().isoformat()
    )


def _summary(game: AnyGame, again: Replay, paper: str, language: str, daily: str | None, day: str) -> bytes:
    from worderly.press.page.style import Style
    from worderly.press.summaries.accounts import summary_of
    from worderly.press.summaries.summary import write_summary

    title = Messages(language).text(f"title-{again.game}")
    title = f"{title} {number_of(day)}" if daily else title
    several = len(again.seats) > 1
    names = [_called(seat, n if several else None, language) for n, seat in enumerate(again.seats)]
    summary = summary_of(game, again.final, again.outcome, names, title, day)
    out = io.BytesIO()
    write_summary(out, summary, Style(paper=paper, language=language))
    return out.getvalue()


def _called(seat: SeatInfo, number: int | None, language: str) -> str:
    """A name where there is one; otherwise a number, where it tells one from another."""
    if seat.name or seat.bot or number is None:
        return seat.name or seat.bot or ""
    return Messages(language).text("press-summary-seat", number=number + 1)


ROUTES: list[Any] = [
    make_record,
    preview,
    print_summary,
    show_card,
    *(_route(kind, media_type) for kind, media_type in KINDS.items()),
]
