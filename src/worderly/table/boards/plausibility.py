"""Could a person have played this? Only the times of the moves decide."""

from collections.abc import Sequence

from worderly.kit import AnyGame, decode
from worderly.store.ranking.results import Judgement
from worderly.store.tables.rows import LogEntry
from worderly.table.match.reducer import TABLE, Control, LeaveClock, PauseClock

GRACE_MS = 2_000
"""A good start is forgiven: somebody may see three words at once."""
LONG_PAUSE_MS = 5_000
"""In so much time one may solve a puzzle that one remembers."""
TOO_FAST, PAUSED_AND_FAST = "too_fast", "paused_and_fast"


def judge(game: AnyGame, started_ms: int, entries: Sequence[LogEntry]) -> Judgement:
    """Compares each move with the time that a person needs for it and for those before it.

    Moves that arrive late and all at once (a lost connection) are no fault: they arrive after their time.
    """
    last = entries[-1]
    elapsed_ms = max(0, last.wall_ms - started_ms)
    pauses = sum(_is_pause(entry) for entry in entries)
    is_long = pauses > 0 and elapsed_ms - last.at_ms >= LONG_PAUSE_MS
    if _is_too_fast(game, entries, 1):
        return Judgement(TOO_FAST, elapsed_ms, pauses)
    if is_long and _is_too_fast(game, entries, 2):
        return Judgement(PAUSED_AND_FAST, elapsed_ms, pauses)
    return Judgement(None, elapsed_ms, pauses)


def _is_pause(entry: LogEntry) -> bool:
    return entry.seat == TABLE and isinstance(decode(entry.body, Control), PauseClock | LeaveClock)  # type: ignore[arg-type]


def _is_too_fast(game: AnyGame, entries: Sequence[LogEntry], times: int) -> bool:
    needed_ms = 0
    for entry in entries:
        if entry.seat != TABLE:
            needed_ms += times * game.least_ms.get(type(decode(entry.body, game.Move)), 0)
            if needed_ms > entry.at_ms + GRACE_MS:
                return True
    return False
