"""A race: a one-seat game lifted to several seats on the same puzzle, each playing their own copy."""

from collections.abc import Iterator
from dataclasses import replace as replace_fields
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from worderly.kit.chance import Chance
from worderly.kit.codec import Record
from worderly.kit.game import (
    AnyGame,
    Event,
    Game,
    M,
    Notice,
    O,
    Options,
    Outcome,
    S,
    Say,
    Seat,
    Stamp,
    Step,
    T,
    TimeUp,
    V,
)
from worderly.kit.making import Making
from worderly.kit.refusal import Fact, Refused

if TYPE_CHECKING:
    from worderly.kit.account import Account
    from worderly.kit.achievements.ranks import Counted
    from worderly.kit.analysis import Analysis, Moves

P = TypeVar("P")
SEATS = (1, 64)


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
    """Everyone's view, when the race is over; for a spectator from the beginning, without their finds."""
    scores: tuple[int, ...]
    finished: tuple[bool, ...]


class RaceScore(Event, tag="race_score"):
    """What the other seats learn of a move: the mover's total, and whether the mover has finished."""

    mover: Seat = 0
    score: int = 0
    finished: bool = False


class Race(Generic[O, S, M, V, T]):
    """The rules of a race: each seat has a lane, which is a one-seat match of the game."""

    def __init__(self, game: Game[O, S, M, V, T]) -> None:
        if game.seats[0] != 1:
            raise ValueError(
                f"{game.id} has {game.seats[0]} seats or more; only a one-seat game can be raced"
            )
        self.game = game
        self.State: type[RaceState[S]] = RaceState[game.State]  # type: ignore[name-defined]

    # --- options and puzzle -----------------------------------------------

    def check(self, options: RaceOptions[O]) -> tuple[RaceOptions[O], tuple[Notice, ...]]:
        low, high = SEATS
        if not low <= options.seats <= high:
            raise Refused("bad_option", option="seats", value=options.seats, need=f"{low}–{high}")
        of, notices = self.game.check(self._lane_options(options))
        same = {"languages": of.languages, "spelling": of.spelling, "all_words": of.all_words}
        return replace(options, of=of, **same), notices

    def daily(self, language: str, chance: Chance) -> RaceOptions[O]:
        return RaceOptions(of=self.game.daily(language, chance))

    def new(self, options: RaceOptions[O], chance: Chance, tools: T) -> RaceState[S]:
        lane = self.game.new(self._lane_options(options), chance, tools)
        return self.State(lanes=(lane,) * options.seats)

    def _lane_options(self, options: RaceOptions[O]) -> O:
        of = options.of or self.game.Options(
            languages=options.languages, spelling=options.spelling, all_words=options.all_words
        )
        return self.game.raced(of)

    # --- moves ------------------------------------------------------------

    def apply(self, state: RaceState[S], stamp: Stamp, move: M | TimeUp, tools: T) -> Step[RaceState[S]]:
        if isinstance(move, TimeUp):
            return self._time_up(state, stamp, move, tools)
        if self._is_finished(state.lanes[stamp.seat]):
            raise Refused("game_over")
        lane, events = self._play(state.lanes[stamp.seat], stamp, move, tools)
        return Step(self._with_lane(state, stamp.seat, lane), events)

    def _time_up(self, state: RaceState[S], stamp: Stamp, move: TimeUp, tools: T) -> Step[RaceState[S]]:
        """Sends TimeUp to the lanes whose deadline has come: lanes start together but may end apart."""
        events: tuple[Event, ...] = ()
        for seat, lane in enumerate(state.lanes):
            if self._is_due(lane, stamp.at_ms):
                after, new = self._play(lane, Stamp(seat, stamp.at_ms), move, tools)
                state, events = self._with_lane(state, seat, after), events + new
        return Step(state, events)

    def _play(self, lane: S, stamp: Stamp, move: M | TimeUp, tools: T) -> tuple[S, tuple[Event, ...]]:
        """The events of a lane go to its seat alone; the score goes to everyone."""
        after, events = self.game.apply(lane, Stamp(0, stamp.at_ms), move, tools)
        score = RaceScore(
            mover=stamp.seat, score=self.game.scores(after)[0], finished=self._is_finished(after)
        )
        return after, (*(replace(event, seat=stamp.seat) for event in events), score)

    def _with_lane(self, state: RaceState[S], seat: Seat, lane: S) -> RaceState[S]:
        return self.State(lanes=(*state.lanes[:seat], lane, *state.lanes[seat + 1 :]))

    def _is_finished(self, lane: S) -> bool:
        return self.game.outcome(lane) is not None

    def _is_due(self, lane: S, at_ms: int) -> bool:
        due = None if self._is_finished(lane) else self.game.deadline(lane)
        return due is not None and due <= at_ms

    # --- views and results -----------------------------------------------------

    def view(self, state: RaceState[S], seat: Seat | None, over: bool) -> RaceView[V]:
        lanes = self._lanes(state, 0 if over else None, over) if over or seat is None else ()
        own = None if seat is None else self.game.view(state.lanes[seat], 0, over)
        finished = tuple(self._is_finished(lane) for lane in state.lanes)
        return RaceView(own=own, lanes=lanes, scores=self.scores(state), finished=finished)

    def _lanes(self, state: RaceState[S], seat: Seat | None, over: bool) -> tuple[V, ...]:
        """A racer could look on from a second window, so a spectator sees what each game shows to any."""
        return tuple(self.game.view(lane, seat, over) for lane in state.lanes)

    def scores(self, state: RaceState[S]) -> tuple[int, ...]:
        return tuple(self.game.scores(lane)[0] for lane in state.lanes)

    def outcome(self, state: RaceState[S]) -> Outcome | None:
        """The best score wins, of equal scores the faster."""
        ends = [end for lane in state.lanes if (end := self.game.outcome(lane)) is not None]
        if len(ends) < len(state.lanes):
            return None
        results = [(end.scores[0], -(end.time_ms or 0)) for end in ends]
        winners = tuple(seat for seat, result in enumerate(results) if result == max(results))
        return Outcome(scores=self.scores(state), winners=winners, reason="race_over", ranked=False)

    def deadline(self, state: RaceState[S]) -> int | None:
        """The first of the lanes' deadlines."""
        playing = (lane for lane in state.lanes if not self._is_finished(lane))
        return min((due for lane in playing if (due := self.game.deadline(lane)) is not None), default=None)

    def is_done(self, view: RaceView[V], seat: Seat) -> bool:
        return view.finished[seat]

    # --- one lane stands for the race -------------------------------------

    def picture(self, view: RaceView[V]) -> str:
        return "" if view.own is None else self.game.picture(view.own)

    def share(self, view: RaceView[V], name: str, say: Say) -> str:
        """Who stopped before the end may have been stopped by the host: "unfinished", not "gave up"."""
        assert view.own is not None, "a spectator has nothing to share"

        def say_kindly(message: str, /, **facts: Fact) -> str:
            return say("share-unfinished" if message == "share-gave-up" else message, **facts)

        return self.game.share(view.own, name, say_kindly)

    def puzzle(self, state: RaceState[S]) -> Record:
        return self.game.puzzle(state.lanes[0])

    def solution(self, state: RaceState[S]) -> Record:
        return self.game.solution(state.lanes[0])

    def account(self, view: RaceView[V]) -> "list[Account]":
        return [one for lane in view.lanes for one in self.game.account(lane)]

    def count_rank(self, view: RaceView[V], seat: Seat) -> "Counted | None":
        return None if view.own is None else self.game.ranks.count(view.own, 0)

    # --- machine players and analysis -------------------------------------

    def sample(self, state: RaceState[S], seat: Seat, chance: Chance, tools: T) -> M:
        return self.game.sample(state.lanes[seat], 0, chance, tools)

    def bot(self, view: RaceView[V], seat: Seat, level: str, chance: Chance, tools: T) -> M:
        assert view.own is not None, "a bot has a seat"
        return self.game.bot(view.own, 0, level, chance, tools)

    def analysis(self, state: RaceState[S], moves: "Moves", seat: Seat, tools: T) -> "Analysis":
        lane = state.lanes[seat]
        own = list(self._lane_moves(lane, moves, seat, tools))
        return replace(self.game.analysis(lane, own, 0, tools), seat=seat)

    def _lane_moves(
        self, lane: S, moves: "Moves", seat: Seat, tools: T
    ) -> Iterator[tuple[Stamp, M | TimeUp]]:
        """The moves of one lane: those of its seat, and each TimeUp that was due in it."""
        for stamp, move in moves:
            if self._is_due(lane, stamp.at_ms) if isinstance(move, TimeUp) else stamp.seat == seat:
                lane = self.game.apply(lane, Stamp(0, stamp.at_ms), move, tools).state
                yield Stamp(0, stamp.at_ms), move


@cache
def race(game: AnyGame) -> AnyGame:
    """The same id and moves; `RaceOptions(of=options, seats=n)` in, one lane a seat."""
    rules: Race[Any, Any, Any, Any, Any] = Race(game)
    return Game(
        id=game.id,
        version=game.version,
        seats=SEATS,
        Options=RaceOptions[game.Options],  # type: ignore[name-defined]
        State=rules.State,
        Move=game.Move,
        View=RaceView[game.View],  # type: ignore[name-defined]
        Event=game.Event | RaceScore,
        check=rules.check,
        daily=rules.daily,
        new=rules.new,
        apply=rules.apply,
        view=rules.view,
        scores=rules.scores,
        outcome=rules.outcome,
        deadline=rules.deadline,
        parse=game.parse,
        notate=game.notate,
        picture=rules.picture,
        share=rules.share,
        puzzle=rules.puzzle,
        solution=rules.solution,
        sample=rules.sample,
        bot=rules.bot,
        levels=game.levels,
        pace=game.pace,
        analysis=rules.analysis,
        ranks=replace_fields(game.ranks, count=rules.count_rank),
        lesson=game.lesson,
        is_done=rules.is_done,
        secret_options=game.secret_options,
        account=rules.account,
        making=Making(),
    )
