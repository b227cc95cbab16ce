"""The state of a room and what each act does to it; it holds no names, so names can be deleted."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from worderly.kit import Record, Refused, decode, encode
from worderly.store.tables.rows import LogEntry
from worderly.table.match.reducer import TABLE
from worderly.wire.websocket import (
    Leave,
    Ready,
    Rematch,
    Remove,
    RoundResult,
    Setup,
    Spectate,
)

MOST_MEMBERS = 64
REACTIONS = ("clap", "wow", "laugh", "think", "oops", "hurry", "good_game")


class Chair(Record, tag="chair"):
    """A member's place in the room."""

    member: int
    bot: str | None = None
    ready: bool = False
    spectator: bool = False
    program: bool = False
    """A bot from outside: to the rules it is a player like any other."""
    score: int = 0
    wins: int = 0


class RoomState(Record, tag="room_state"):
    setup: Setup
    chairs: tuple[Chair, ...] = ()
    """In the order in which the members joined."""
    host: int | None = None
    phase: str = "lobby"
    round: int = 0
    match: str | None = None
    seats: tuple[int, ...] = ()
    results: tuple[RoundResult, ...] = ()

    def chair(self, member: int) -> Chair | None:
        return next((chair for chair in self.chairs if chair.member == member), None)

    @property
    def winners(self) -> tuple[int, ...]:
        """All members with the best total score."""
        playing = [chair for chair in self.chairs if not chair.spectator]
        if self.phase != "over" or not playing:
            return ()
        best = max(chair.score for chair in playing)
        return tuple(chair.member for chair in playing if chair.score == best)


class MemberJoined(Record, tag="joined"):
    member: int
    spectator: bool = False
    bot: str | None = None
    program: bool = False


class RoundBegan(Record, tag="began"):
    match: str
    seats: tuple[int, ...]


class RoundEnded(Record, tag="ended"):
    match: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats."""
    reason: str


RoomAct = Setup | Ready | Rematch | Remove | Spectate | Leave | MemberJoined | RoundBegan | RoundEnded


@dataclass(frozen=True, slots=True)
class RoomReducer:
    room: str
    start: bytes

    def first(self) -> RoomState:
        return decode(self.start, RoomState)

    def freeze(self, state: RoomState) -> bytes:
        return encode(state)

    def thaw(self, data: bytes) -> RoomState:
        return decode(data, RoomState)

    def clock_ms(self, state: RoomState, wall_ms: int) -> int:
        return wall_ms

    def apply(self, state: RoomState, entry: LogEntry) -> tuple[RoomState, tuple[Any, ...]]:
        act: RoomAct = decode(entry.body, RoomAct)  # type: ignore[arg-type]
        return apply_act(state, entry.seat, act), ()


def apply_act(state: RoomState, actor: int, act: RoomAct) -> RoomState:  # noqa: PLR0911 - one arm an act
    """Raises Refused; `actor` is the number of a member, or TABLE."""
    if actor != TABLE and state.chair(actor) is None:
        raise Refused("not_member")
    match act:
        case MemberJoined():
            return _with_member(state, act)
        case RoundBegan():
            return _with_round_begun(state, actor, act)
        case RoundEnded():
            return _with_round_ended(state, act)
        case Setup():
            check_host(state, actor, "lobby", "over")
            return replace(_all_unready(state), setup=act)
        case Ready():
            return _with_chair(state, actor, ready=act.on)
        case Spectate():
            return _with_chair(state, actor, spectator=act.on, ready=False)
        case Rematch():
            check_host(state, actor, "over", "between")
            return _reset(state)
        case Remove():
            check_host(state, actor)
            return _without_member(state, act.member)
        case Leave():
            return _without_member(state, actor)


def check_host(state: RoomState, actor: int, *phases: str) -> None:
    if actor not in (state.host, TABLE):
        raise Refused("not_host")
    if phases and state.phase not in phases:
        raise Refused("wrong_phase", phase=state.phase)


def starters(state: RoomState, present: Collection[int]) -> tuple[Chair, ...]:
    """The chairs of the next round: bots, the host, who is ready, and after a round who is still here."""
    return tuple(
        chair
        for chair in state.chairs
        if not chair.spectator
        and (
            chair.bot
            or chair.ready
            or chair.member == state.host
            or (state.phase != "lobby" and chair.member in present)
        )
    )


def _with_chair(state: RoomState, member: int, **values: Any) -> RoomState:
    chairs = tuple(replace(c, **values) if c.member == member else c for c in state.chairs)
    return replace(state, chairs=chairs)


def _all_unready(state: RoomState) -> RoomState:
    return replace(state, chairs=tuple(replace(chair, ready=False) for chair in state.chairs))


def _with_member(state: RoomState, act: MemberJoined) -> RoomState:
    if (known := state.chair(act.member)) is not None:
        is_program = known.program or act.program
        return _with_chair(state, act.member, spectator=act.spectator, program=is_program)
    if len(state.chairs) >= MOST_MEMBERS:
        raise Refused("room_full", most=MOST_MEMBERS)
    chair = Chair(
        member=act.member,
        bot=act.bot,
        spectator=act.spectator,
        program=act.program,
        ready=act.bot is not None,
    )
    host = act.member if state.host is None and act.bot is None else state.host
    return replace(state, chairs=(*state.chairs, chair), host=host)


def _with_round_begun(state: RoomState, actor: int, act: RoundBegan) -> RoomState:
    check_host(state, actor, "lobby", "between", "over")
    if state.phase == "over":
        state = _reset(state)
    return replace(state, phase="playing", round=state.round + 1, match=act.match, seats=act.seats)


def _with_round_ended(state: RoomState, act: RoundEnded) -> RoomState:
    if state.phase != "playing" or state.match != act.match:
        raise Refused("wrong_phase", phase=state.phase)
    winners = tuple(state.seats[seat] for seat in act.winners)
    result = RoundResult(
        match=act.match, members=state.seats, scores=act.scores, winners=winners, reason=act.reason
    )
    gains = dict(zip(state.seats, act.scores, strict=True))
    chairs = tuple(_with_result(chair, gains, winners) for chair in state.chairs)
    phase = "over" if state.round >= state.setup.rounds else "between"
    return replace(state, phase=phase, chairs=chairs, results=(*state.results, result))


def _with_result(chair: Chair, gains: dict[int, int], winners: tuple[int, ...]) -> Chair:
    won = chair.member in winners
    score = chair.score + gains.get(chair.member, 0)
    return replace(chair, score=score, wins=chair.wins + won, ready=chair.bot is not None)


def _reset(state: RoomState) -> RoomState:
    chairs = tuple(replace(c, score=0, wins=0, ready=c.bot is not None) for c in state.chairs)
    return replace(state, phase="lobby", chairs=chairs, round=0, results=(), match=None, seats=())


def _without_member(state: RoomState, member: int) -> RoomState:
    if state.chair(member) is None:
        raise Refused("not_member")
    chairs = tuple(chair for chair in state.chairs if chair.member != member)
    people = [chair.member for chair in chairs if chair.bot is None]
    host = state.host if state.host in people else next(iter(people), None)
    return replace(state, chairs=chairs, host=host)
