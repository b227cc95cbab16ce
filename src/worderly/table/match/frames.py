"""The frames of a match: what each seat and the spectators are sent when something has happened."""

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from worderly.kit import Event, Record, append_cache, encode, heard
from worderly.wire.websocket import Frame

if TYPE_CHECKING:
    from worderly.table.match.reducer import ClockedState, MatchReducer


class Frames:
    """The frames of one moment: what all seats share is worked out once, each seat's bytes once."""

    __slots__ = ("_addressed", "_bytes", "_clocked", "_events", "_frame", "_over", "_reducer", "_shared")

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
        self._reducer, self._clocked, self._events, self._over = reducer, clocked, events, outcome is not None
        self._bytes: dict[int | None, bytes] = {}
        self._addressed = {event.seat for event in events}
        """Seats that hear something of their own; all others hear what a spectator does."""
        self._frame = Frame(
            match=reducer.match,
            game=reducer.game.id,
            seq=seq,
            seat=None,
            view=None,
            events=heard(events, None),
            scores=reducer.game.scores(clocked.state),
            outcome=outcome,
            clock_ms=reducer.clock_ms(clocked, wall_ms),
            deadline_ms=reducer.deadline_ms(clocked),
            paused=clocked.paused_since_ms is not None,
            ranked=clocked.ranked and (outcome is None or outcome.ranked),
            mover=mover,
        )
        self._shared: _Shared | None = None

    def frame(self, seat: int | None, move: str | None = None) -> Frame:
        return replace(self._frame, seat=seat, view=self._view(seat), events=self._heard(seat), move=move)

    def _view(self, seat: int | None) -> Any:
        return None if self._frame.paused else self._reducer.game.view(self._clocked.state, seat, self._over)

    def _heard(self, seat: int | None) -> tuple[Event, ...]:
        return heard(self._events, seat) if seat in self._addressed else self._frame.events

    def data(self, seat: int | None, move: str | None = None) -> bytes:
        """Ready to send; the sender's own differs only in its last field, the id of the move it answers."""
        data = self._bytes.get(seat)
        if data is None:
            data = self._bytes[seat] = self._written(seat)
        return data if move is None else data[:-5] + encode(move) + b"}"

    def _written(self, seat: int | None) -> bytes:
        """A move changes what one seat has of its own: the others' text is at hand but for what is shared."""
        own = self._own(seat)
        if seat is None or own is None:
            return encode(self.frame(seat))
        known = self._reducer.texts.get(seat)
        if known is None or known[0] is not own or self._shared is None:
            view = self._view(seat)
            self._shared = self._shared or _shared_text(self._frame, view)
            known = self._reducer.texts[seat] = own, _own_text(view)
        head, view_text, events, tail = self._shared
        if seat in self._addressed:
            events = encode(self._heard(seat))
        return b'%b"seat":%d,"view":%b,%b,"events":%b%b' % (head, seat, known[1], view_text, events, tail)

    def _own(self, seat: int | None) -> object:
        """None also where nobody moved: who only looks in leaves no text behind."""
        if seat is None or self._frame.mover is None or self._over or self._frame.paused:
            return None
        return self._reducer.game.own(self._clocked.state, seat)


class _Shared(NamedTuple):
    """What the frames of all seats have in common, around what differs."""

    head: bytes
    view: bytes
    """The end of a view: its shared fields."""
    events: bytes
    tail: bytes


def _shared_text(frame: Frame, view: Any) -> _Shared:
    head, _, tail = encode(replace(frame, events=())).partition(b'"seat":null,"view":null,"events":[]')
    fields = {name: getattr(view, name) for name in view.shared}
    return _Shared(head, encode(fields)[1:], encode(frame.events), tail)


def _own_text(view: Any) -> bytes:
    """The fields of a view that are not shared, as the beginning of its JSON."""
    kind: Any = type(view)
    parts: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for name in _own_names(kind):
        parts[name] = getattr(view, name)
    for name in getattr(kind, "growing", ()):
        parts[name] = _listed(parts[name])
    return encode(parts)[:-1]


@cache
def _own_names(kind: Any) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in kind.shared)


@append_cache(16_384)
def _listed(before: Raw | None, items: tuple[Record, ...]) -> Raw:
    """What was in the list before is not written again."""
    text = encode(items)
    return Raw(text if before is None else b"%b,%b" % (bytes(before)[:-1], text[1:]))
