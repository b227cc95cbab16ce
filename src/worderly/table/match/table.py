"""One live match: its seats, moves, watchers, timer and bots."""

from contextlib import suppress
from typing import Any

from worderly.kit import GiveUp, Refused, TimeUp, encode
from worderly.store.database.outage import Unavailable
from worderly.store.tables.rows import LogEntry
from worderly.table.clock import Timer
from worderly.table.errors import Problem
from worderly.table.match.audience import Audience
from worderly.table.match.bots import Bots
from worderly.table.match.finished import FinishedMatch
from worderly.table.match.frames import Frames
from worderly.table.match.place import Place
from worderly.table.match.record import MatchRecord
from worderly.table.match.reducer import (
    TABLE,
    AllowWord,
    ClockedState,
    HostEnded,
    LeaveClock,
    MatchReducer,
    PauseClock,
    ResumeClock,
    ReturnClock,
)
from worderly.table.secret import is_same, new_id
from worderly.table.stream import Accepted, Also, Stream
from worderly.table.watchers import Watcher
from worderly.wire.websocket import SeatInfo

MOST_ENTRIES = 20_000
"""Of the log of one match: two a second for almost three hours."""
AWAY_MS = 1_000
"""Delay before time up is tried again while the store does not answer."""


class Table:
    def __init__(
        self,
        hub: Place,
        row: dict[str, Any],
        options: Any,
        reducer: MatchReducer,
        stream: Stream[ClockedState],
        seat_rows: list[dict[str, Any]],
    ) -> None:
        self.hub, self.row, self.options, self.reducer, self.stream = hub, row, options, reducer, stream
        self.seat_rows = seat_rows
        self.audience = Audience(hub, reducer, stream, self._after_change)
        self.used_ms = hub.clock.now_ms()
        self._timer: Timer | None = None
        self.is_closed = False
        """The hub has dropped it: running moves finish, new ones are refused."""
        self.bots = Bots(self)
        self._was_over = self.is_over
        stream.extra_job = self._finish_job

    # --- seats ----------------------------------------------------------------

    def seat_of(self, key: str | None, player: int | None) -> int | None:
        """The seat of the key, or the player's own; None: a spectator."""
        for seat in self.seat_rows:
            if is_same(key, seat["key_hash"]) or (player is not None and seat["player"] == player):
                return int(seat["seat"])
        return None

    def seat_for(self, seat: int, wanted: int | None) -> int:
        """The seat to move for: `seat`, or another one of the same person."""
        if wanted is None or wanted == seat:
            return seat
        mine = next((s for s in self.seat_rows if s["seat"] == wanted), None)
        own = self.seat_rows[seat]
        is_mine = mine is not None and mine["bot"] is None and mine["key_hash"] == own["key_hash"]
        if not is_mine or own["key_hash"] is None:
            raise Problem("not_your_seat")
        return wanted

    def forget(self, player: int) -> None:
        for seat in self.seat_rows:
            if seat["player"] == player:
                seat.update(player=None, name=None, tag=None)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return tuple(seat_info(seat) for seat in self.seat_rows)

    @property
    def record(self) -> MatchRecord:
        """Encoded on request: its text would take more memory than the match itself."""
        reducer = self.reducer
        return MatchRecord(
            match=reducer.match,
            game=reducer.game.id,
            race=self.row["race"],
            options=encode(self.options),
            start=encode(reducer.start),
            words_ms=self.row["words_ms"],
            started_ms=reducer.started_ms,
            ranked=reducer.ranked,
            is_alone=reducer.is_alone,
            is_round=reducer.has_countdown,
        )

    # --- moves ----------------------------------------------------------------

    @property
    def watchers(self) -> dict[Watcher, int | None]:
        return self.audience.watchers

    @property
    def is_over(self) -> bool:
        return self.reducer.outcome(self.stream.state) is not None

    @property
    def is_idle(self) -> bool:
        return not self.watchers and self._timer is None and not self.bots.is_busy

    def frames(self, accepted: Accepted | None = None) -> Frames:
        return self.audience.frames(accepted.events if accepted is not None else ())

    async def submit(self, seat: int, move_id: str, body: bytes) -> Accepted:
        if self.is_closed:
            raise Problem("no_such_match")
        if self._waits_ms and not isinstance(self.reducer.move(body), GiveUp):
            raise Refused("not_begun")
        if self._is_overdue:
            await self._end_if_overdue()
        if self.stream.seq >= MOST_ENTRIES and not isinstance(self.reducer.move(body), GiveUp):
            raise Problem("match_full", most=MOST_ENTRIES)
        return await self.stream.submit(seat, move_id, body)

    async def pause(self, move_id: str) -> Accepted:
        if self.stream.seq >= MOST_ENTRIES:
            raise Problem("match_full", most=MOST_ENTRIES)
        return await self.stream.submit(TABLE, move_id, encode(PauseClock()))

    async def resume(self, move_id: str) -> Accepted:
        return await self.stream.submit(TABLE, move_id, encode(ResumeClock()))

    async def end_by_host(self) -> None:
        """Raises Refused if the match is over."""
        await self.stream.submit(TABLE, "!host-ended", encode(HostEnded()))

    async def allow(self, move_id: str, word: str) -> Accepted:
        """Only in practice: where results are compared, all players need the same word list."""
        if any(self.row[name] is not None for name in ("daily", "challenge", "room")):
            raise Refused("practice_only")
        return await self.stream.submit(TABLE, move_id, encode(AllowWord(word=word)))

    # --- watchers -------------------------------------------------------------

    def watch(self, watcher: Watcher, seat: int | None) -> None:
        self.hub.watched(self.stream.id)
        self.audience.add(watcher, seat)
        if seat is not None and self.stream.state.is_away:
            self.hub.spawn(self._stop_or_start(ReturnClock()))

    def unwatch(self, watcher: Watcher) -> None:
        had_seat = self.watchers.get(watcher) is not None
        self.audience.remove(watcher)
        self.used_ms = self.hub.clock.now_ms()
        # Who only watched leaves nothing behind: the player may sit on another node.
        if had_seat and not self._is_played and self.reducer.stops_when_left(self.stream.state):
            self.hub.spawn(self._stop_or_start(LeaveClock()))

    @property
    def _is_played(self) -> bool:
        """Somebody with a seat is looking."""
        return any(seat is not None for seat in self.watchers.values())

    async def _stop_or_start(self, control: LeaveClock | ReturnClock) -> None:
        """Who came back, or left again, before this ran finds the clock as it should be."""
        is_right = self._is_played == isinstance(control, ReturnClock)
        if self.is_closed or not is_right:
            return
        with suppress(Refused, Unavailable):
            await self.stream.submit(TABLE, new_id(), encode(control))

    def _after_change(self, entry: LogEntry) -> None:
        self.used_ms = entry.wall_ms
        self.update_timers()

    # --- the clock ------------------------------------------------------------

    def update_timers(self) -> None:
        """Sets the timer, and starts the bots, for the current state."""
        self._cancel_timer()
        if self.is_closed:
            return
        is_over = self.is_over
        if not is_over and (waits_ms := self._waits_ms):
            self._timer = self.hub.clock.call_later(waits_ms, self._begin)
            return
        due_ms = None if is_over else self.reducer.deadline_ms(self.stream.state)
        if due_ms is not None:
            now_ms = self.reducer.clock_ms(self.stream.state, self.hub.clock.now_ms())
            self._timer = self.hub.clock.call_later(due_ms - now_ms, self._time_is_up)
        if is_over and not self._was_over:
            self._was_over = True
            self.hub.over(self)
        self.bots.wake()

    @property
    def _waits_ms(self) -> int:
        return self.reducer.waits_ms(self.hub.clock.now_ms())

    def _begin(self) -> None:
        """The countdown is over: everybody sees the first letter at once."""
        self._timer = None
        self.update_timers()
        if not self._waits_ms:
            self.audience.send_to_all()

    @property
    def _is_overdue(self) -> bool:
        due_ms = self.reducer.deadline_ms(self.stream.state)
        if due_ms is None or self.is_over:
            return False
        return self.reducer.clock_ms(self.stream.state, self.hub.clock.now_ms()) >= due_ms

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        self._timer = None
        self.hub.spawn(self._call_time())

    async def _call_time(self) -> None:
        """Retries: a timer may fire some ms early, and the store may not answer."""
        try:
            await self._end_if_overdue()
        except Unavailable:
            self._timer = self.hub.clock.call_later(AWAY_MS, self._time_is_up)
        if self._timer is None:
            self.update_timers()

    async def _end_if_overdue(self) -> None:
        """Ends the match before a late move is applied, also if the timer is late."""
        if not self._is_overdue:
            return
        due_ms = self.reducer.deadline_ms(self.stream.state)
        try:
            await self.stream.submit(TABLE, f"!time-{due_ms}", encode(TimeUp()))
        except Refused:
            return

    # --- the end --------------------------------------------------------------

    def _finish_job(self, clocked: ClockedState, entry: LogEntry) -> Also | None:
        outcome = self.reducer.outcome(clocked)
        if outcome is None:
            return None
        ranked = clocked.ranked and outcome.ranked
        language = self.options.languages[0]
        ended = FinishedMatch(self.row, self.seat_rows, outcome, ranked, entry.wall_ms, language)
        if len(self.seat_rows) == 1:
            ended = self._with_words(ended, clocked)
        return self.hub.finish_job(ended)

    def _with_words(self, ended: FinishedMatch, clocked: ClockedState) -> FinishedMatch:
        game = self.reducer.game
        view = game.view(clocked.state, 0, True)
        (account,) = game.account(view)
        return ended._replace(words=tuple(one.word for one in account.found), rank=game.ranks.rank(view, 0))

    def close(self) -> None:
        self.is_closed = True
        self._cancel_timer()
        self.bots.close()


def seat_info(seat: dict[str, Any]) -> SeatInfo:
    if seat["bot"] is not None:
        return SeatInfo(bot=seat["bot"])
    if seat["name"] is None:
        return SeatInfo()
    return SeatInfo(name=None if seat["hidden"] else seat["name"], tag=seat["tag"])
