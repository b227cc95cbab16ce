"""The frames that the seats and the spectators of a match get after a change."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter, is_
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_origin

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
        seen = self._reducer.seen
        rank = seen.rank(seat, self._rank(view, seat))
        return encode(self._with_view(seat, move, seen.view(seat, view), rank))


class Part(NamedTuple):
    """A long part of a frame, and its JSON."""

    value: Any
    """Kept, because otherwise another object could get its identity."""
    raw: Raw


class SeenView(NamedTuple):
    values: tuple[Any, ...]
    """Of all long parts; they are nearly always the same objects, which one comparison tells."""
    parts: dict[str, Part]
    raws: dict[str, Raw]


class Seen:
    """The long parts of each seat's last frame as JSON: after a move most of them are the same objects."""

    __slots__ = ("_ranks", "_views")

    def __init__(self) -> None:
        self._views: dict[int | None, SeenView] = {}
        self._ranks: dict[int | None, Part] = {}

    def view(self, seat: int | None, view: Any) -> Any:
        """With its long parts as JSON."""
        if (values_of := _long_parts(view.__class__)) is None:
            return view
        values = values_of(view)
        seen = self._views.get(seat)
        if seen is None or not all(map(is_, values, seen.values)):
            seen = self._views[seat] = _encode_parts(view, values, seen)
        return replace(view, **seen.raws)

    def rank(self, seat: int | None, rank: Rank | None) -> Raw | None:
        if rank is None:
            return None
        part = self._ranks[seat] = _part(rank, self._ranks.get(seat))
        return part.raw


def _encode_parts(view: Any, values: tuple[Any, ...], seen: SeenView | None) -> SeenView:
    before = {} if seen is None else seen.parts
    named = zip(_long_names(view.__class__), values, strict=True)
    parts = {name: _part(value, before.get(name)) for name, value in named}
    return SeenView(values, parts, {name: part.raw for name, part in parts.items()})


def _part(value: Any, known: Part | None) -> Part:
    return known if known is not None and known.value is value else Part(value, Raw(encode(value)))


@cache
def _long_parts(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """What reads the long parts of such a view; None: there are none."""
    # Of a single name `attrgetter` returns no tuple.
    return attrgetter(*names) if len(names := _long_names(kind)) > 1 else None


@cache
def _long_names(kind: Any) -> tuple[str, ...]:
    if not is_struct_type(kind):
        return ()
    return tuple(field.name for field in fields(kind) if _is_long(field.type))


def _is_long(kind: Any) -> bool:
    """Records, tables, and lists of records or lists; not lists of numbers: a move changes the scores."""
    inner = [one for one in get_args(kind) if is_struct_type(one) or get_origin(one) is tuple]
    return is_struct_type(kind) or get_origin(kind) is dict or inner != []
