"""The watchers of a match, and the order in which they get the frames of a change."""

from collections.abc import Callable

from worderly.kit import Event
from worderly.store.tables.rows import LogEntry
from worderly.table.match.frames import Frames
from worderly.table.match.place import Place
from worderly.table.match.reducer import TABLE, ClockedState, MatchReducer
from worderly.table.stream import Change, Stream
from worderly.table.watchers import Watcher


class Audience:
    """Sends the mover's frame at once and the others' later: movers at other tables may be waiting."""

    def __init__(
        self,
        hub: Place,
        reducer: MatchReducer,
        stream: Stream[ClockedState],
        after_change: Callable[[LogEntry], None],
    ) -> None:
        self._hub, self._reducer, self._stream, self._after_change = hub, reducer, stream, after_change
        self.watchers: dict[Watcher, int | None] = {}
        self._unsent: tuple[Frames, list[tuple[Watcher, int | None]]] | None = None
        """The newest change, and the watchers who have not got its frame yet."""
        stream.on_change = self._on_change

    def add(self, watcher: Watcher, seat: int | None) -> None:
        self._send_to_others()
        self.watchers[watcher] = seat
        watcher.push(self.frames().data(seat))

    def send_to_all(self) -> None:
        """When time alone has changed what is shown: the countdown is over."""
        self._send_to_others()
        frames = self.frames()
        for watcher, seat in self.watchers.items():
            watcher.push(frames.data(seat))

    def remove(self, watcher: Watcher) -> None:
        self._send_to_others()
        self.watchers.pop(watcher, None)

    def frames(self, events: tuple[Event, ...] = ()) -> Frames:
        """The match as it is now."""
        now_ms = self._hub.clock.now_ms()
        return self._reducer.frames(self._stream.state, self._stream.seq, now_ms, events, None)

    def _on_change(self, change: Change, own: bool) -> None:
        self._send_to_others()
        entry = change.entry
        mover = None if entry.seat == TABLE else entry.seat
        frames = self._reducer.frames(self._stream.state, entry.seq, entry.wall_ms, change.events, mover)
        others: list[tuple[Watcher, int | None]] = []
        for watcher, seat in self.watchers.items():
            if seat is not None and entry.seat in (seat, TABLE):
                watcher.push(frames.data(seat, entry.move_id))
            else:
                others.append((watcher, seat))
        if others:
            self._unsent = frames, others
            self._hub.later(self._send_to_others)
        if own:
            self._hub.publish(entry)
        self._after_change(entry)

    def _send_to_others(self) -> None:
        """Runs before anything newer is sent, so that all watchers get the changes in order."""
        if self._unsent is not None:
            (frames, others), self._unsent = self._unsent, None
            for watcher, seat in others:
                watcher.push(frames.data(seat))
