"""A finished match again, move by move, and the text to share."""

from typing import Any

from worderly.kit import Outcome, Say, heard
from worderly.store import log
from worderly.store.log import Entry
from worderly.table.days.calendar import is_closed, number_of
from worderly.table.errors import Problem
from worderly.table.match.hub import Hub
from worderly.table.match.reducer import TABLE, Held, MatchBook
from worderly.table.match.table import Table
from worderly.wire.rest import Replay, ReplayStep


def check_open(hub: Hub, table: Table, seat: int | None) -> Outcome:
    """Open when it is over; a daily's only to its player until the day has closed."""
    outcome = table.book.outcome(table.live.state)
    if outcome is None:
        raise Problem("not_over")
    daily = table.row["daily"]
    if daily is not None and seat is None and not is_closed(daily.rpartition("/")[2], hub.clock.now_ms()):
        raise Problem("not_over")
    return outcome


async def replay(hub: Hub, table: Table, seat: int | None) -> Replay:
    outcome = check_open(hub, table, seat)
    entries = await hub.store.read(lambda c: log.tail(c, table.book.match, 0))
    book, game = table.book, table.book.game
    return Replay(
        match=book.match,
        game=game.id,
        options=table.options,
        seats=table.seats,
        start=game.view(book.first().state, 0, False),
        steps=steps(book, entries),
        outcome=outcome,
        final=game.view(table.live.state.state, seat or 0, True),
        solution=game.solution(table.live.state.state),
    )


def steps(book: MatchBook, entries: list[Entry]) -> tuple[ReplayStep, ...]:
    held, done = book.first(), []
    for entry in entries:
        held, events = book.apply(held, entry)
        if entry.seat != TABLE:
            done.append(_step(book, held, entry, events))
    return tuple(done)


def _step(book: MatchBook, held: Held, entry: Entry, events: tuple[Any, ...]) -> ReplayStep:
    move = book.move(entry.body)
    over = book.outcome(held) is not None
    return ReplayStep(
        seq=entry.seq,
        seat=entry.seat,
        at_ms=entry.at_ms,
        text=book.game.notate(move),
        move=move,
        events=heard(events, entry.seat),
        view=book.game.view(held.state, entry.seat, over),
        scores=book.game.scores(held.state),
    )


def share(table: Table, seat: int | None, say: Say) -> tuple[str, str]:
    """The first two lines and the deep link's path; nothing of the puzzle is in either."""
    if not table.is_over:
        raise Problem("not_over")
    game = table.book.game
    view = game.view(table.live.state.state, seat or 0, True)
    return game.share(view, _name(table, say), say), _path(table)


def _name(table: Table, say: Say) -> str:
    title = say(f"title-{table.book.game.id}")
    daily = table.row["daily"]
    return f"{title} {number_of(daily.rpartition('/')[2])}" if daily else title


def _path(table: Table) -> str:
    game, daily = table.book.game.id, table.row["daily"]
    if daily is not None:
        return f"/{game}/{daily.rpartition('/')[2]}"
    if table.row["challenge"] is not None:
        return f"/c/{table.row['challenge']}"
    return f"/{game}/seed/{table.row['seed']}" if table.row["seed"] else f"/{game}"
