"""What the times of moves say about who made them."""

from dataclasses import replace

import pytest

from tests.kit.codeword import CODEWORD, Guess
from worderly.kit import GiveUp, encode
from worderly.store.tables.rows import LogEntry
from worderly.table.boards.plausibility import GRACE_MS, LONG_PAUSE_MS, PAUSED_AND_FAST, TOO_FAST, judge
from worderly.table.match.reducer import TABLE, PauseClock, ResumeClock

GAME = replace(CODEWORD, least_ms={Guess: 1_000})
BEGAN_MS = 1_000_000
GUESS = encode(Guess(word="abc"))


def log(*times: int, pause_ms: int = 0) -> list[LogEntry]:
    """Guesses at these times of the match's clock, after a pause at its beginning."""
    made: list[tuple[int, int, int, bytes]] = []
    if pause_ms:
        made = [(TABLE, 0, 0, encode(PauseClock())), (TABLE, 0, pause_ms, encode(ResumeClock()))]
    made += [(0, at_ms, at_ms + pause_ms, GUESS) for at_ms in times]
    return [
        LogEntry("m", number, seat, str(number), at_ms, BEGAN_MS + wall_ms, body)
        for number, (seat, at_ms, wall_ms, body) in enumerate(made, 1)
    ]


def flag(entries: list[LogEntry]) -> str | None:
    return judge(GAME, BEGAN_MS, entries).flag


def test_nobody_finds_twelve_words_in_less_than_half_a_second() -> None:
    assert flag(log(*range(0, 372, 31))) == TOO_FAST


def test_a_quick_person_is_believed() -> None:
    assert flag(log(*range(1_000, 13_000, 1_000))) is None
    # Three at once, and then a little slower.
    assert flag(log(980, 990, 1_000, *range(2_000, 9_000, 1_000))) is None


def test_moves_that_arrive_late_and_together_are_believed() -> None:
    """The connection was lost for a while: they were made before they arrived."""
    assert flag(log(*[12_000] * 12)) is None


@pytest.mark.parametrize(("last_ms", "said"), [(12_000 - GRACE_MS, None), (11_999 - GRACE_MS, TOO_FAST)])
def test_the_limit_is_the_sum_of_the_least_times(last_ms: int, said: str | None) -> None:
    assert flag(log(*[last_ms] * 12)) == said


@pytest.mark.parametrize(("pause_ms", "said"), [(LONG_PAUSE_MS - 1, None), (LONG_PAUSE_MS, PAUSED_AND_FAST)])
def test_after_a_long_pause_a_person_needs_longer(pause_ms: int, said: str | None) -> None:
    judged = judge(GAME, BEGAN_MS, log(*[15_000] * 12, pause_ms=pause_ms))
    assert (judged.flag, judged.elapsed_ms, judged.pauses) == (said, 15_000 + pause_ms, 1)
    assert flag(log(*[22_000] * 12, pause_ms=pause_ms)) is None


def test_moves_that_need_no_thought_take_no_time() -> None:
    quick = [entry._replace(body=encode(GiveUp())) for entry in log(*[0] * 12)]
    assert flag(quick) is None
