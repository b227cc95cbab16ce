"""The frames that the seats and the spectators of a match get after a change."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter, is_
from typing import TYPE_CHECKING, Any, get_args, get_origin

from msgspec import Raw
from msgspec.inspect import is_struct_type
from msgspec.structs import fields, replace

from worderly.kit import Event, encode, events_for
from worderly.kit.achievements.ranks import Counted, Rank, Ranks
from worderly.wire.websocket import Frame

if TYPE_CHECKING:
    from worderly.table.match.reducer import ClockedState, MatchReducer


class Frames:
    """The frames after one log entry: the shared part and each seat's JSON are computed once."""

    __slots__ = ("_addressed", "_clocked", "_data", "_events", "_frame", "_is_closed", "_reducer")

    def __init__(
        self,
        reducer: "MatchReducer",
        clocked: "ClockedState",
        seq: int,
        wall_ms: int,
        events: tuple[Event, ...],
        mover: int | None,
    ) -> None:
        outcome = reducer.outcome(clocked)
        waits_ms = 0 if outcome else reducer.waits_ms(wall_ms)
        self._reducer, self._clocked, self._events = reducer, clocked, events
        self._data: dict[int | None, bytes] = {}
        self._is_closed = wall_ms >= reducer.closes_ms
        self._addressed = {event.seat for event in events}
        """Seats with private events; all others get the events of a spectator."""
        self._frame = Frame(
            match=reducer.match,
            game=reducer.game.id,
            seq=seq,
            seat=None,
            view=None,
            events=events_for(events, None),
            scores=reducer.game.scores(clocked.state),
            outcome=outcome,
            clock_ms=reducer.clock_ms(clocked, wall_ms),
            deadline_ms=reducer.deadline_ms(clocked),
            paused=waits_ms > 0 or (clocked.paused_since_ms is not None and not clocked.is_away),
            starts_in_ms=waits_ms or None,
            ranked=clocked.ranked and (outcome is None or outcome.ranked),
            mover=mover,
        )

    def frame(self, seat: int | None, move: str | None = None) -> Frame:
        view = self._view(seat)
        return self._with_view(seat, move, view, self._rank(view, seat))

    def _with_view(self, seat: int | None, move: str | None, view: Any, rank: Rank | Raw | None) -> Frame:
        events = events_for(self._events, seat) if seat in self._addressed else self._frame.events
        if seat is None and self._frame.outcome is not None and not self._is_closed:
            # The last event may tell the answers.
            events = ()
        return replace(self._frame, seat=seat, view=view, events=events, move=move, rank=rank)

    def _rank(self, view: Any, seat: int | None) -> Rank | None:
        return None if view is None or seat is None else self._reducer.game.ranks.rank(view, seat)

    def _view(self, seat: int | None) -> Any:
        if self._frame.paused:
            return None
        is_shown = self._frame.outcome is not None and (seat is not None or self._is_closed)
        return self._reducer.game.view(self._clocked.state, seat, is_shown)

    def data(self, seat: int | None, move: str | None = None) -> bytes:
        """The frame as JSON; for the mover with the id of the move that it answers."""
        if move is not None:
            return self._encode(seat, move)
        data = self._data.get(seat)
        if data is None:
            data = self._data[seat] = self._encode(seat, None)
        return data

    def _encode(self, seat: int | None, move: str | None) -> bytes:
        view = self._view(seat)
        if view is None:
            return encode(self._with_view(seat, move, None, None))
        seen, ranks = self._reducer.seen.of(seat, view), self._reducer.game.ranks
        rank = None if seat is None else seen.rank(ranks.count(view, seat), ranks)
        return encode(self._with_view(seat, move, seen.view(view), rank))


class SeenSeat:
    """What was encoded for the last frame of one seat: the long parts of its view, and its rank."""

    __slots__ = ("_counted", "_rank", "_raws", "_values", "_values_of")

    def __init__(self, kind: Any, other: "SeenSeat | None") -> None:
        """What another seat sees too is encoded and kept once."""
        names = _long_names(kind)
        self._values_of = _reader(names)
        self._values: tuple[Any, ...] = other._values if other else (_UNSEEN,) * len(names)
        self._raws: dict[str, Raw] = dict(other._raws) if other else dict.fromkeys(names, Raw())
        self._counted: Counted | None = None
        self._rank: Raw | None = None

    def view(self, view: Any) -> Any:
        """With its long parts as JSON; nearly always they are the same objects as the last time."""
        values = self._values_of(view)
        if not all(map(is_, values, self._values)):
            for name, value, known in zip(self._raws, values, self._values, strict=True):
                if value is not known:
                    self._raws[name] = Raw(_json(value, known, self._raws[name]))
            self._values = values
        return replace(view, **self._raws)

    def rank(self, counted: Counted | None, ranks: Ranks[Any]) -> Raw | None:
        if counted != self._counted:
            rank = ranks.of(counted)
            self._counted, self._rank = counted, None if rank is None else Raw(encode(rank))
        return self._rank


_UNSEEN = object()


class Seen:
    """What was encoded for the last frames of a match: after a move most of it is the same."""

    __slots__ = ("_seats",)

    def __init__(self) -> None:
        self._seats: dict[int | None, SeenSeat] = {}

    def of(self, seat: int | None, view: Any) -> SeenSeat:
        if (seen := self._seats.get(seat)) is None:
            other = next(iter(self._seats.values()), None)
            seen = self._seats[seat] = SeenSeat(view.__class__, other)
        return seen


def _json(value: Any, known: Any, raw: Raw) -> bytes:
    """Of a list that has grown only the new items are encoded; `raw` is the JSON of `known`."""
    if _has_grown(value, known):
        new = encode(value[len(known) :])
        return b"".join((memoryview(raw)[: -len(b"]")], b",", memoryview(new)[len(b"[") :]))
    return encode(value)


def _has_grown(value: Any, known: Any) -> bool:
    is_longer = isinstance(value, tuple) and isinstance(known, tuple) and 0 < len(known) < len(value)
    return is_longer and all(map(is_, known, value))


@cache
def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Of a single name `attrgetter` returns no tuple, of none it is an error."""
    return attrgetter(*names) if len(names) > 1 else lambda view: tuple(getattr(view, one) for one in names)


@cache
def _long_names(kind: Any) -> tuple[str, ...]:
    if not is_struct_type(kind):
        return ()
    return tuple(field.name for field in fields(kind) if _is_long(field.type))


def _is_long(kind: Any) -> bool:
    """Records, tables, and lists of records or lists; not lists of numbers: a move changes the scores."""
    inner = [one for one in get_args(kind) if is_struct_type(one) or get_origin(one) is tuple]
    return is_struct_type(kind) or get_origin(kind) is dict or inner != []
