"""Prints a maker's puzzle (the same form as for a challenge) and the summary of a match."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import JSONBody, Parameter

from worderly.engine import printing
from worderly.engine.printing import KINDS, Ended, Wish
from worderly.kit import encode
from worderly.languages import interface_languages
from worderly.press.files import PRINTED
from worderly.seeds import new_seed
from worderly.server.routes.challenges import publish
from worderly.server.routes.http import ApiRequest, get, post, service_of
from worderly.server.routes.seats import KeyHeader, MatchPath, sit
from worderly.server.transport.asgi import lang_of
from worderly.table.errors import Problem
from worderly.table.match import replays
from worderly.table.work.budget import LONG, PUZZLE
from worderly.wire.rest import NewPrint

LARGEST_IN_BOOK = 40
"""Most rows or columns of a puzzle if one request makes several."""
PUZZLES_PER_UNIT = 5
"""A book of so many puzzles more costs a unit more."""
CardPath = Annotated[str, Parameter(pattern=r"^[a-z]{1,20}(-[a-z]{1,20}){1,2}\.png$")]
PaperQuery = Annotated[Literal["letter", "a4", "a5", "6x9"], Parameter()]


async def _wish(request: ApiRequest, spec: NewPrint) -> Wish:
    service = service_of(request)
    game = service.catalog.game(spec.game)
    options, _ = service.catalog.options(game, spec.options)
    if spec.puzzles > 1 and max(getattr(options, "rows", 0), getattr(options, "cols", 0)) > LARGEST_IN_BOOK:
        raise Problem("bad_request", detail=f"count: grids up to {LARGEST_IN_BOOK} × {LARGEST_IN_BOOK}")
    # A book or a class set is charged by its puzzles.
    await service.charge(request.scope, spec.puzzles // PUZZLES_PER_UNIT)  # type: ignore[arg-type]
    language = lang_of(request.scope)  # type: ignore[arg-type]
    return Wish(encode(options), spec, spec.seed or new_seed(), language, service.clock.now_ms())


async def _links(request: ApiRequest, wish: Wish) -> tuple[str, ...]:
    """A challenge for each version, so that its QR code plays the very puzzle of its sheet."""
    service = service_of(request)
    title, puzzles = await service.hub.makers.run(LONG, printing.versions_of, wish)
    # Together: the store writes them in one commit.
    ids = await asyncio.gather(*(publish(request, puzzle, title or None) for puzzle in puzzles))
    return tuple(service.link(request.scope, f"/c/{each}") for each in ids)  # type: ignore[arg-type]


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    # The name comes from us: a user's title must not get into a header.
    headers = {"content-disposition": f'attachment; filename="worderly-{name}.{kind}"'}
    return Response(content, media_type=KINDS[kind], headers=headers)


def _route(kind: str, media_type: str) -> Any:
    async def print_puzzle(request: ApiRequest, data: JSONBody[NewPrint]) -> Response[bytes]:
        """A maker's puzzle, or a book of several, as a file of this kind."""
        making = service_of(request).catalog.game(data.game).making
        if f".{kind}" not in PRINTED and kind not in making.endings:
            raise Problem("bad_request", detail=f"{kind}: {data.game}")
        wish = await _wish(request, data)
        if kind == "pdf" and data.codes:
            wish = wish._replace(links=await _links(request, wish))
        makers = service_of(request).hub.makers
        content = await makers.run(LONG if data.puzzles > 1 else PUZZLE, printing.file_of, wish, kind)
        return _file(content, kind, data.game)

    path = f"/api/press/{kind}"
    return post(path, status_code=200, media_type=media_type, name=f"press_{kind}", tags=["press"])(
        print_puzzle
    )


@post("/api/press/json", status_code=200, tags=["press"])
async def make_record(request: ApiRequest, data: JSONBody[NewPrint]) -> dict[str, Any]:
    """The shape of `worderly make --json`: puzzle and solution, for a maker's own page."""
    wish = await _wish(request, data)
    return await service_of(request).hub.makers.run(PUZZLE, printing.record_of, wish)


@post("/api/press/preview", status_code=200, tags=["press"])
async def preview(request: ApiRequest, data: JSONBody[NewPrint]) -> dict[str, Any]:
    """Puzzle, solution, the pages as they will be printed, and how much room a message has: one answer."""
    wish = await _wish(request, data)
    return await service_of(request).hub.makers.run(PUZZLE, printing.preview_of, wish)


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
    service = service_of(request)
    table, seat = await sit(request, match, key)
    outcome, rules = replays.check_open(service.hub, table, seat), table.reducer.game
    language = lang_of(request.scope)  # type: ignore[arg-type]
    facts = Ended(
        game=rules.id,
        race=table.row["race"],
        final=rules.view(table.stream.state.state, seat or 0, True),
        outcome=outcome,
        seats=table.seats,
        paper=paper,
        language=language,
        day=_day(table.row["daily"], table.row["started_ms"]),
        is_daily=table.row["daily"] is not None,
    )
    return _file(await service.hub.makers.run(PUZZLE, printing.summary_of_match, facts), "pdf", rules.id)


def _day(daily: str | None, started_ms: int) -> str:
    return (
        daily.rpartition("/")[2]
        if daily
        else datetime.fromtimestamp(started_ms / 1000, UTC).date().isoformat()
    )


ROUTES: list[Any] = [
    make_record,
    preview,
    print_summary,
    show_card,
    *(_route(kind, media_type) for kind, media_type in KINDS.items()),
]
