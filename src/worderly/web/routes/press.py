"""A maker's puzzle on paper: the same form as for a link, answered with a file."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from litestar import Response
from litestar.params import JSONBody

from worderly.kit import decode
from worderly.press import orders, sheets
from worderly.table.errors import Problem
from worderly.table.rest import NewPrint
from worderly.web.asgi import lang_of
from worderly.web.routes.http import Ask, post, service_of

KINDS = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf", "csv": "text/csv"}


@dataclass(frozen=True)
class Proof:
    """A puzzle made, and how it is to look."""

    made: orders.Made
    sheet: sheets.Sheet
    wish: NewPrint
    language: str

    def printed(self, kind: str) -> bytes:
        from worderly.press.files import pdf_of, picture_of
        from worderly.press.showing import figure
        from worderly.press.style import Style
        from worderly.press.volume import written

        wish = self.wish
        style = Style(
            paper=wish.paper,
            large=wish.large,
            black=wish.black,
            key=wish.key,
            header=wish.header,
            footer=wish.footer,
            language=self.language,
        )
        match kind:
            case "pdf":
                return pdf_of(self.sheet, style)
            case "csv":
                return written(self.made, kind)
            case _:
                return picture_of(
                    figure(self.sheet, wish.part == "key", style), f".{kind}", self.sheet, style
                )


async def _proof(request: Ask, wish: NewPrint) -> Proof:
    service, seed = service_of(request), wish.seed or token_hex(6)
    options_data, start, game_id = await service.make_puzzle(wish.game, wish.options, seed)
    game = service.catalog.game(game_id)
    options = decode(options_data, game.Options)
    made = orders.Made(game, options, seed, decode(start, game.State))
    tools = service.catalog.tools(options)
    language = lang_of(request.scope)  # type: ignore[arg-type]
    return Proof(made, made.sheet(tools, wish.title), wish, language)


def _route(kind: str, media_type: str) -> Any:
    async def print_puzzle(request: Ask, data: JSONBody[NewPrint]) -> Response[bytes]:
        if kind == "csv" and data.game != "wordsearch":
            raise Problem("bad_request", detail="csv: wordsearch")
        proof = await _proof(request, data)
        work: Callable[[str], bytes] = proof.printed
        content = await asyncio.to_thread(work, kind)
        # The name is ours: a title from outside has no business in a header.
        name = f'attachment; filename="worderly-{proof.made.game.id}.{kind}"'
        return Response(content, media_type=media_type, headers={"content-disposition": name})

    path = f"/api/press/{kind}"
    return post(path, status_code=200, media_type=media_type, name=f"press_{kind}", tags=["press"])(
        print_puzzle
    )


@post("/api/press/json", status_code=200, tags=["press"])
async def make_record(request: Ask, data: JSONBody[NewPrint]) -> dict[str, Any]:
    """The shape of `worderly make --json`: puzzle and solution, for a maker's own page."""
    return (await _proof(request, data)).made.record


ROUTES: list[Any] = [make_record, *(_route(kind, media_type) for kind, media_type in KINDS.items())]
