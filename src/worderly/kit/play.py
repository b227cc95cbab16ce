"""The only way to call a game: checks that all games share are done here."""

from collections.abc import Iterable

from worderly.kit.chance import Chance
from worderly.kit.game import Event, Game, M, O, S, Seat, Stamp, Step, T, TimeUp, V
from worderly.kit.refusal import Refused


def start(game: Game[O, S, M, V, T], options: O, seed: str | int, tools: T) -> S:
    """The first state: the same options, seed and lexicon give the same puzzle everywhere."""
    return game.new(options, Chance(seed), tools)


def play(game: Game[O, S, M, V, T], state: S, stamp: Stamp, move: M | TimeUp, tools: T) -> Step[S]:
    if game.outcome(state) is not None:
        raise Refused("game_over")
    if not 0 <= stamp.seat < len(game.scores(state)):
        raise Refused("no_such_seat", seat=stamp.seat)
    if isinstance(move, TimeUp):
        due = game.deadline(state)
        if due is None or stamp.at_ms < due:
            raise Refused("not_yet")
    return game.apply(state, stamp, move, tools)


def replay(game: Game[O, S, M, V, T], state: S, moves: Iterable[tuple[Stamp, M | TimeUp]], tools: T) -> S:
    for stamp, move in moves:
        state = play(game, state, stamp, move, tools).state
    return state


def see(game: Game[O, S, M, V, T], state: S, seat: Seat | None) -> V:
    """The view of one seat, with the answers if the match is over."""
    return game.view(state, seat, game.outcome(state) is not None)


def events_for(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events that this seat (None: a spectator) may receive."""
    return tuple([event for event in events if event.seat is None or event.seat == seat])
