"""The frames that the seats and the spectators of a match get after a change."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from worderly.kit import Event, encode, events_for
from worderly.wire.websocket import Frame

if TYPE_CHECKING:
    from worderly.table.match.reducer import ClockedState, MatchReducer


class Frames:
    """The frames after one log entry: the shared part and each seat's JSON are computed once.

    A seat's JSON is encoded from its whole view. Reusing parts of the last frame would save less than a
    sixth of a move's CPU, and games would have to declare these parts (docs/adr/0022).
    """

    __slots__ = ("_addressed", "_clocked", "_data", "_events", "_frame", "_reducer")

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
        self._reducer, self._clocked, self._events = reducer, clocked, events
        self._data: dict[int | None, bytes] = {}
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
            paused=clocked.paused_since_ms is not None,
            ranked=clocked.ranked and (outcome is None or outcome.ranked),
            mover=mover,
        )

    def frame(self, seat: int | None, move: str | None = None) -> Frame:
        events = events_for(self._events, seat) if seat in self._addressed else self._frame.events
        return replace(self._frame, seat=seat, view=self._view(seat), events=events, move=move)

    def _view(self, seat: int | None) -> Any:
        if self._frame.paused:
            return None
        return self._reducer.game.view(self._clocked.state, seat, self._frame.outcome is not None)

    def data(self, seat: int | None, move: str | None = None) -> bytes:
        """The frame as JSON; for the mover with the id of the move that it answers."""
        if move is not None:
            return encode(self.frame(seat, move))
        data = self._data.get(seat)
        if data is None:
            data = self._data[seat] = encode(self.frame(seat))
        return data
