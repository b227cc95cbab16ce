"""A race: a one-seat game lifted to several seats on the same puzzle, each playing their own copy."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from worderly.kit.chance import Chance
from worderly.kit.codec import Record
from worderly.kit.game import AnyGame, Event, Game, Notice, Options, Outcome, Seat, Stamp, Step, TimeUp
from worderly.kit.refusal import Refused

if TYPE_CHECKING:
    from worderly.kit.analysis import Analysis, Moves

P = TypeVar("P")


class RaceOptions(Options, Generic[P], tag="race_options"):
    of: P | None = None
    seats: int = 2


class RaceState(Record, Generic[P], tag="race_state"):
    lanes: tuple[P, ...]
    """One state a seat, all from the same puzzle."""


class RaceView(Record, Generic[P], tag="race_view"):
    own: P | None
    """None for a spectator until the race is over."""
    lanes: tuple[P, ...]
    """Everyone's view, when the race is over."""
    scores: tuple[int, ...]
    finished: tuple[bool, ...]


class RaceScore(Event, tag="race_score"):
    """What the others hear of a move: the mover's total and whether they are done."""

    mover: Seat = 0
    score: int = 0
    finished: bool = False


@cache
def race(game: AnyGame) -> AnyGame:
    """The same id and moves; `RaceOptions(of=options, seats=n)` in, one lane a seat."""
    if game.seats[0] != 1:
        raise ValueError(f"{game.id} has {game.seats[0]} seats or more; only a one-seat game can be raced")
    Lanes = RaceState[game.State]  # type: ignore[name-defined]  # noqa: N806 - a type

    def check(options: Any) -> tuple[Any, tuple[Notice, ...]]:
        if not 1 <= options.seats <= 64:
            raise Refused("bad_option", option="seats", value=options.seats, need="1–64")
        of, notices = game.check(_options_of(options))
        return replace(options, of=of, languages=of.languages), notices

    def new(options: Any, chance: Chance, tools: Any) -> Any:
        return Lanes(lanes=(game.new(_options_of(options), chance, tools),) * options.seats)

    def _options_of(options: Any) -> Any:
        return game.raced(options.of or game.Options(languages=options.languages))

    def apply(state: Any, stamp: Stamp, move: Any, tools: Any) -> Step[Any]:
        if isinstance(move, TimeUp):
            return _time_up(state, stamp, tools)
        seat = stamp.seat
        if game.outcome(state.lanes[seat]) is not None:
            raise Refused("game_over")
        step = game.apply(state.lanes[seat], Stamp(0, stamp.at_ms), move, tools)
        lanes = (*state.lanes[:seat], step.state, *state.lanes[seat + 1 :])
        return Step(Lanes(lanes=lanes), (*_private(step.events, seat), _score(step.state, seat)))

    def _time_up(state: Any, stamp: Stamp, tools: Any) -> Step[Any]:
        lanes, events = list(state.lanes), []
        for seat, lane in enumerate(lanes):
            due = None if game.outcome(lane) else game.deadline(lane)
            if due is not None and due <= stamp.at_ms:
                step = game.apply(lane, Stamp(0, stamp.at_ms), TimeUp(), tools)
                lanes[seat] = step.state
                events += [*_private(step.events, seat), _score(step.state, seat)]
        return Step(Lanes(lanes=tuple(lanes)), tuple(events))

    def _private(events: tuple[Event, ...], seat: Seat) -> list[Event]:
        return [replace(event, seat=seat) for event in events]

    def _score(lane: Any, seat: Seat) -> RaceScore:
        finished = game.outcome(lane) is not None
        return RaceScore(mover=seat, score=game.scores(lane)[0], finished=finished)

    def view(state: Any, seat: Seat | None, over: bool) -> Any:
        views = tuple(game.view(lane, 0, over) for lane in state.lanes) if over else ()
        own = None if seat is None else game.view(state.lanes[seat], 0, over)
        finished = tuple(game.outcome(lane) is not None for lane in state.lanes)
        return RaceView(own=own, lanes=views, scores=scores(state), finished=finished)

    def scores(state: Any) -> tuple[int, ...]:
        return tuple(game.scores(lane)[0] for lane in state.lanes)

    def outcome(state: Any) -> Outcome | None:
        ends = [game.outcome(lane) for lane in state.lanes]
        if any(end is None for end in ends):
            return None
        done = [end for end in ends if end is not None]
        best = max((end.scores[0], -(end.time_ms or 0)) for end in done)
        winners = tuple(s for s, end in enumerate(done) if (end.scores[0], -(end.time_ms or 0)) == best)
        return Outcome(scores=scores(state), winners=winners, reason="race_over", ranked=False)

    def deadline(state: Any) -> int | None:
        dues = [game.deadline(lane) for lane in state.lanes if game.outcome(lane) is None]
        return min((due for due in dues if due is not None), default=None)

    def bot(view: Any, seat: Seat, level: str, chance: Chance, tools: Any) -> Any:
        return game.bot(view.own, 0, level, chance, tools)

    def analysis(state: Any, moves: "Moves", seat: Seat, tools: Any) -> "Analysis":
        own = list(_lane_moves(game, state.lanes[seat], moves, seat, tools))
        return replace(game.analysis(state.lanes[seat], own, 0, tools), seat=seat)

    return Game(
        id=game.id,
        version=game.version,
        seats=(1, 64),
        Options=RaceOptions[game.Options],  # type: ignore[name-defined]
        State=Lanes,
        Move=game.Move,
        View=RaceView[game.View],  # type: ignore[name-defined]
        Event=game.Event | RaceScore,
        check=check,
        daily=lambda language, chance: RaceOptions(of=game.daily(language, chance)),
        new=new,
        apply=apply,
        view=view,
        scores=scores,
        outcome=outcome,
        deadline=deadline,
        parse=game.parse,
        notate=game.notate,
        picture=lambda view: game.picture(view.own) if view.own else "",
        share=lambda view, name, say: game.share(view.own, name, say),
        puzzle=lambda state: game.puzzle(state.lanes[0]),
        solution=lambda state: game.solution(state.lanes[0]),
        sample=lambda state, seat, chance, tools: game.sample(state.lanes[seat], 0, chance, tools),
        bot=bot,
        levels=game.levels,
        analysis=analysis,
    )


def _lane_moves(
    game: AnyGame, lane: Any, moves: "Moves", seat: Seat, tools: Any
) -> Iterator[tuple[Stamp, Any]]:
    """A lane is a match of its own: the racer's moves, and time up where it was due there."""
    for stamp, move in moves:
        due = None if game.outcome(lane) else game.deadline(lane)
        is_due = due is not None and due <= stamp.at_ms
        if is_due if isinstance(move, TimeUp) else stamp.seat == seat:
            lane = game.apply(lane, Stamp(0, stamp.at_ms), move, tools).state
            yield Stamp(0, stamp.at_ms), move
