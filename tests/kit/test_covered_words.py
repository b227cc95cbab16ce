"""Rules that games of covered words share."""

import pytest

from tests.kit.codeword import Marked, State
from worderly.kit import Refused, Stamp, Step
from worderly.kit.covered_words import check_hint_left, finish_step, line_cells, uncovered

STEP = Step(State("mango", 2), (Marked(word="apple"),))


def ended(reason: str) -> Marked:
    return Marked(word=reason)


def test_a_step_without_a_reason_does_not_end_the_match() -> None:
    assert finish_step(STEP, Stamp(1, 7), None, ended) == (STEP.state, (Marked(seat=1, word="apple"),))


def test_the_end_is_stored_with_its_time_and_sent_to_the_mover_alone() -> None:
    state, events = finish_step(STEP, Stamp(1, 7), "solved", ended)
    assert (state.ended, state.ended_ms) == ("solved", 7)
    assert events == (Marked(seat=1, word="apple"), Marked(seat=1, word="solved"))


def test_a_line_of_cells_follows_its_step() -> None:
    assert line_cells((1, 2), (2, 2), 3) == ((1, 2), (3, 4), (5, 6))


def test_uncovering_shows_the_letters_of_these_cells_alone() -> None:
    assert uncovered(("??", "?."), ("ab", "c."), [(0, 1), (1, 0)]) == ("?b", "c.")


@pytest.mark.parametrize(("hints", "left", "code"), [(0, 0, "no_hints_here"), (3, 0, "no_hints_left")])
def test_a_hint_is_refused_if_there_is_none(hints: int, left: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_hint_left(hints, left)
    assert refused.value.code == code
