"""Replays of finished matches, and the text to share."""

from msgspec import structs

from worderly.kit import Fact, Outcome, Say
from worderly.table.days.calendar import is_closed, number_of
from worderly.table.errors import Problem
from worderly.table.match.place import Place
from worderly.table.match.record import steps
from worderly.table.match.table import Table
from worderly.table.work.budget import LONG
from worderly.wire.rest import FoundWord, MatchWords, Replay

ENDED_EARLY = ("share-gave-up", "share-unfinished")


def check_open(hub: Place, table: Table, seat: int | None) -> Outcome:
    """Raises Problem unless the match is over; until a daily closes, only its player may see it."""
    outcome = table.reducer.outcome(table.stream.state)
    if outcome is None:
        raise Problem("not_over")
    daily = table.row["daily"]
    if daily is not None and seat is None and not is_closed(daily.rpartition("/")[2], hub.clock.now_ms()):
        raise Problem("not_over")
    return outcome


async def replay(hub: Place, table: Table, seat: int | None, after: int = 0) -> Replay:
    """One page: its steps come after the entry `after`; `next` tells where the next page begins."""
    outcome = check_open(hub, table, seat)
    entries = await hub.store.tail(table.reducer.match, 0)
    page = await hub.makers.run(LONG, steps, table.record, entries, after)
    reducer, game = table.reducer, table.reducer.game
    return Replay(
        match=reducer.match,
        game=game.id,
        options=table.options,
        seats=table.seats,
        start=game.view(reducer.first().state, 0, False),
        steps=page.steps,
        outcome=outcome,
        final=game.view(table.stream.state.state, seat or 0, True),
        solution=game.solution(table.stream.state.state),
        seat=seat,
        next=page.next,
    )


def words(hub: Place, table: Table, seat: int | None) -> MatchWords:
    """Word by word who found it."""
    check_open(hub, table, seat)
    game = table.reducer.game
    accounts = game.account(game.view(table.stream.state.state, seat or 0, True))
    found: dict[str, FoundWord] = {}
    for finder, account in enumerate(accounts):
        for one in account.found:
            known = found.get(one.word) or FoundWord(one.word, one.points, (), one.is_struck)
            if finder not in known.finders:
                found[one.word] = structs.replace(known, finders=(*known.finders, finder))
    return MatchWords(tuple(sorted(found.values(), key=lambda one: (-(one.points or 0), one.word))))


def share(table: Table, seat: int | None, say: Say, is_local: bool = False) -> tuple[str, str]:
    """Returns the text to share and the path of the deep link; neither reveals the puzzle.

    `is_local`: a daily is that of a public seed.
    """
    if not table.is_over:
        raise Problem("not_over")
    game = table.reducer.game
    view = game.view(table.stream.state.state, seat or 0, True)
    return game.share(view, _name(table, say, is_local), _say_who_ended(table, say)), _path(table)


def _say_who_ended(table: Table, say: Say) -> Say:
    """Whoever was stopped by the host of a room has not given up."""
    if not table.stream.state.is_host_ended:
        return say

    def say_kindly(message: str, /, **facts: Fact) -> str:
        return say("share-host-ended" if message in ENDED_EARLY else message, **facts)

    return say_kindly


def _name(table: Table, say: Say, is_local: bool) -> str:
    title = say(f"title-{table.reducer.game.id}")
    daily = table.row["daily"]
    if daily is None:
        return title
    number = number_of(daily.rpartition("/")[2])
    if is_local:
        return say("plain-local-daily", game=title, number=str(number))
    name = f"{title} {number}"
    return name if _is_ranked(table) else say("share-practice", name=name)


def _is_ranked(table: Table) -> bool:
    clocked = table.stream.state
    outcome = table.reducer.outcome(clocked)
    return clocked.ranked and (outcome is None or outcome.ranked)


def _path(table: Table) -> str:
    game, daily = table.reducer.game.id, table.row["daily"]
    if daily is not None:
        return f"/{game}/{daily.rpartition('/')[2]}"
    if table.row["challenge"] is not None:
        return f"/c/{table.row['challenge']}"
    return f"/{game}/seed/{table.row['seed']}" if table.row["seed"] else f"/{game}"
