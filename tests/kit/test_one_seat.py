"""The end of a step in games of one seat."""

from tests.kit.codeword import Marked, State
from worderly.kit import Stamp, Step
from worderly.kit.one_seat import finish_step

STEP = Step(State("mango", 2), (Marked(word="apple"),))


def told(reason: str) -> Marked:
    return Marked(word=reason)


def test_a_step_goes_on_without_a_reason_to_end() -> None:
    assert finish_step(STEP, Stamp(1, 7), None, told) == (STEP.state, (Marked(seat=1, word="apple"),))


def test_the_end_is_kept_with_its_time_and_told_to_the_mover_alone() -> None:
    state, events = finish_step(STEP, Stamp(1, 7), "solved", told)
    assert (state.ended, state.ended_ms) == ("solved", 7)
    assert events == (Marked(seat=1, word="apple"), Marked(seat=1, word="solved"))
