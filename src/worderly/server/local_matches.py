"""Plays a match again that a device has played without a server: its result is that of the replay."""

from datetime import date
from typing import Any, NamedTuple

from msgspec import ValidationError

from worderly.device.local.daily import local_daily, weekend_state
from worderly.games.own_words import own_key, own_tools
from worderly.kit import AnyGame, Options, Outcome, Refused, Stamp, TimeUp, convert, decode, encode, play
from worderly.kit.dailies.weekend import weekend_options
from worderly.store.tables.rows import Played
from worderly.table.catalog import Catalog
from worderly.table.errors import Problem
from worderly.table.match.deal import Deal, deal
from worderly.wire.local import LocalMatch, LocalMove

SHIPPED_MS = 0
"""No host has changed a word list by then: a device plays with the shipped ones."""


class Begun(NamedTuple):
    rules: AnyGame
    options: Any
    state: Any


def played_again(catalog: Catalog, local: LocalMatch, now_ms: int) -> Played:
    """Raises Refused or Problem where the log does not give a finished match by today's rules."""
    begun = _begin(catalog, local)
    tools = catalog.tools(begun.options, SHIPPED_MS)
    own = own_tools(tools, [own_key(tools.words, word) for word in local.allowed])
    state = _replay(begun, local.moves, own)
    outcome = begun.rules.outcome(state)
    if outcome is None:
        raise Problem("not_over")
    return _played(begun._replace(state=state), local, outcome, now_ms)


def _begin(catalog: Catalog, local: LocalMatch) -> Begun:
    """Deals the puzzle: the device's word for it is not needed."""
    game = catalog.game(local.game)
    if local.daily is not None:
        made = local_daily(game, local.language, date.fromisoformat(local.daily), _day_tools(catalog, local))
        return Begun(game, made.options, made.state)
    if local.weekend is not None:
        return _begin_weekend(catalog, game, local, date.fromisoformat(local.weekend))
    options, _ = catalog.options(game, local.options)
    dealt = deal(catalog, Deal(game.id, encode(options), local.seed or "", local.players, False, SHIPPED_MS))
    rules = catalog.rules(game.id, dealt.race)
    return Begun(rules, decode(dealt.options, rules.Options), decode(dealt.state, rules.State))


def _begin_weekend(catalog: Catalog, game: AnyGame, local: LocalMatch, saturday: date) -> Begun:
    if game.days().weekend is None:
        raise Problem("no_such_daily", day=saturday.isoformat())
    options = weekend_options(game, local.language)
    return Begun(game, options, weekend_state(game, local.language, saturday, _day_tools(catalog, local)))


def _day_tools(catalog: Catalog, local: LocalMatch) -> Any:
    return catalog.tools(Options(languages=(catalog.language(local.language),)), SHIPPED_MS)


def _replay(begun: Begun, moves: tuple[LocalMove, ...], tools: Any) -> Any:
    rules, state, clock_ms = begun.rules, begun.state, 0
    for one in moves:
        due_ms, move = rules.deadline(state), _move(rules, one.move)
        is_late = due_ms is not None and one.at_ms > due_ms and not isinstance(move, TimeUp)
        if one.at_ms < clock_ms or is_late:
            raise Problem("bad_log")
        clock_ms = one.at_ms
        state = play(rules, state, Stamp(one.seat, one.at_ms), move, tools).state
    return state


def _move(rules: AnyGame, given: Any) -> Any:
    kind: Any = rules.Move | TimeUp
    try:
        return convert(given, kind)
    except ValidationError as error:
        raise Refused("bad_move", detail=str(error)) from error


def _played(begun: Begun, local: LocalMatch, outcome: Outcome, now_ms: int) -> Played:
    """Without a date: nothing that was played without a server counts for streaks or boards."""
    rules, is_alone = begun.rules, len(outcome.scores) == 1
    rank = rules.ranks.rank(rules.view(begun.state, 0, True), 0) if is_alone else None
    return Played(
        match=local.match,
        game=local.game,
        language=begun.options.languages[0],
        date=None,
        score=outcome.scores[0],
        time_ms=outcome.time_ms,
        at_ms=min(local.ended_ms, now_ms),
        rank=None if rank is None else rank.name,
        flawless=rank is not None and rank.is_flawless,
        longest=0 if rank is None else rank.longest,
    )
