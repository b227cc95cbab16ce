"""Prints on the device: a maker's puzzle, and the summary of a match."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from worderly.engine import printing
from worderly.engine.printing import KINDS, Ended, Wish
from worderly.engine.requests import Answer, Found, Request
from worderly.engine.solo import Solo
from worderly.kit import Outcome, encode
from worderly.press.files import PRINTED
from worderly.seeds import new_seed
from worderly.table.catalog import Catalog
from worderly.table.errors import Problem
from worderly.table.match.table import Table
from worderly.wire.rest import NewPrint


def wish(solo: Solo, spec: NewPrint, language: str) -> Wish:
    if spec.codes:
        # A code leads to a challenge, and those are on servers.
        raise Problem("needs_server")
    game = solo.catalog.game(spec.game)
    options, _ = solo.catalog.options(game, spec.options)
    return Wish(encode(options), spec, spec.seed or new_seed(), language, 0)


@contextmanager
def needing_a_server() -> Iterator[None]:
    """A browser has neither Pillow nor what orders a line of both directions."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Problem("needs_server") from error


@needing_a_server()
def printed(catalog: Catalog, what: Wish, kind: str) -> Found:
    if kind == "preview":
        return printing.preview_of(catalog, what)
    if kind == "json":
        return printing.record_of(catalog, what)
    making = catalog.game(what.spec.game).making
    if kind not in KINDS or (f".{kind}" not in PRINTED and kind not in making.endings):
        raise Problem("needs_server")
    return Answer(200, KINDS[kind], printing.file_of(catalog, what, kind))


@needing_a_server()
def summary(catalog: Catalog, request: Request, table: Table, seat: int | None, outcome: Outcome) -> Answer:
    rules, daily = table.reducer.game, table.row["daily"]
    began = datetime.fromtimestamp(table.row["started_ms"] / 1000, UTC).date().isoformat()
    ended = Ended(
        game=rules.id,
        race=table.row["race"],
        final=rules.view(table.stream.state.state, seat or 0, True),
        outcome=outcome,
        seats=table.seats,
        paper=request.query.get("paper", "a4"),
        language=request.language,
        day=daily.rpartition("/")[2] if daily else began,
        is_daily=daily is not None,
    )
    return Answer(200, KINDS["pdf"], printing.summary_of_match(catalog, ended))
