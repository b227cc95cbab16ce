"""The frames that the seats and the spectators of a match get after a change."""

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from msgspec import Raw
from msgspec.inspect import is_struct_type
from msgspec.structs import fields, replace

from worderly.kit import Event, encode, events_for
from worderly.kit.achievements.ranks import Rank
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
        rank = self._rank(view, seat)
        seen = self._reducer.seen
        return encode(
            self._with_view(seat, move, seen.view(seat, view), rank and seen.json(seat, "rank", rank))
        )


class Seen:
    """The long parts of each seat's last view as JSON: after a move most parts are the same objects."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        # The part itself too: otherwise another object could have its identity.
        self._parts: dict[tuple[int | None, str], tuple[Any, Raw]] = {}

    def view(self, seat: int | None, view: Any) -> Any:
        """With its records, and lists of them, as JSON."""
        parts = {
            name: self.json(seat, name, value)
            for name in _with_records(view.__class__)
            if (value := getattr(view, name))
        }
        return replace(view, **parts) if parts else view

    def json(self, seat: int | None, name: str, value: Any) -> Raw:
        known = self._parts.get((seat, name))
        if known is not None and known[0] is value:
            return known[1]
        raw = Raw(encode(value))
        self._parts[seat, name] = value, raw
        return raw


@cache
def _with_records(kind: Any) -> tuple[str, ...]:
    """The fields whose values are records or lists of records."""
    if not is_struct_type(kind):
        return ()
    kinds = {field.name: (field.type, *get_args(field.type)) for field in fields(kind)}
    return tuple(name for name, types in kinds.items() if any(map(is_struct_type, types)))
