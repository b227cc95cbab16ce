"""What all analyses share: marks, shares, the match walked again, the lanes of a race."""

import pytest

from worderly.kit import GiveUp, Stamp, TimeUp, race, start
from worderly.kit.analysis import Verdict, centi, mark_of, mean, percent, replay_moves

from .codeword import CODEWORD, CodewordOptions, Guess, apply


@pytest.mark.parametrize(
    ("value", "best", "mark"),
    [(10, 10, "best"), (0, 0, "best"), (9, 10, "good"), (7, 10, "fine"), (5, 10, "fine"), (4, 10, "missed")],
)
def test_a_mark_is_the_share_of_the_best(value: float, best: float, mark: str) -> None:
    assert mark_of(value, best) == mark


def test_a_share_is_never_above_a_hundred_nor_below_nothing() -> None:
    assert [percent(12, 10), percent(-1, 10), percent(5, 0), percent(1, 3)] == [100, 0, 100, 33]


def test_figures_travel_in_hundredths() -> None:
    assert [centi(1), centi(0.125), centi(2.499)] == [100, 12, 250]


def test_the_mean_of_nothing_is_nothing() -> None:
    assert mean([]) is None
    assert mean([100, 51]) == 76


def test_moves_are_counted_for_each_seat_and_the_clock_makes_none() -> None:
    state = start(CODEWORD, CodewordOptions(time_ms=50), "1", None)
    moves = [(Stamp(0, 1), Guess("crane")), (Stamp(0, 2), Guess("slate")), (Stamp(0, 60), TimeUp())]
    assert [played.number for played in replay_moves(apply, state, moves, None)] == [1, 2, 2]


def test_a_lane_hears_its_own_moves_and_the_clock_only_while_it_runs() -> None:
    raced = race(CODEWORD)
    options = raced.Options(of=CodewordOptions(time_ms=50), seats=2)
    state = start(raced, options, "1", None)
    moves = [(Stamp(1, 1), Guess("crane")), (Stamp(0, 2), GiveUp()), (Stamp(0, 60), TimeUp())]
    first, second = (raced.analysis(state, moves, seat, None) for seat in (0, 1))
    assert [verdict.text for verdict in first.verdicts] == ["!"]
    assert [verdict.text for verdict in second.verdicts] == ["crane", "time"]
    assert [first.seat, second.seat] == [0, 1]


def test_a_verdict_without_a_value_loses_nothing() -> None:
    verdict = Verdict(1, 1000, "give_up", "", "plain")
    assert (verdict.value, verdict.best) == (0, 0)
