"""A race: one puzzle, a lane for each seat."""

from typing import Any

import pytest

from tests.kit.codeword import CODEWORD, CodewordOptions, Guess, Marked
from worderly.kit import GiveUp, Refused, Stamp, TimeUp, decode, encode, events_for, play, race, see, start
from worderly.kit.race import RaceOptions, RaceScore

RACE = race(CODEWORD)


def fresh(seats: int = 2, **options: int) -> Any:
    return start(RACE, RaceOptions(of=CodewordOptions(**options), seats=seats), "seed", None)  # type: ignore[arg-type]


def after(state: Any, *moves: tuple[int, Any]) -> Any:
    for at_ms, (seat, move) in enumerate(moves):
        state = play(RACE, state, Stamp(seat, at_ms), move, None).state
    return state


def secret(state: Any) -> Guess:
    return Guess(state.lanes[0].secret)


def test_every_lane_has_the_same_puzzle() -> None:
    assert len({lane.secret for lane in fresh(5).lanes}) == 1


def test_the_mover_hears_the_move_and_the_others_only_the_score() -> None:
    state = fresh()
    events = play(RACE, state, Stamp(0), secret(state), None).events
    assert [type(event) for event in events_for(events, 0)] == [Marked, RaceScore]
    assert events_for(events, 1) == events_for(events, None) == (RaceScore(mover=0, score=4, finished=True),)


def test_who_has_finished_sees_no_answer_while_others_play() -> None:
    state = after(fresh(), (0, GiveUp()))
    assert see(RACE, state, 0).own.secret is None
    assert see(RACE, state, 0).lanes == ()


def test_a_spectator_sees_every_board_and_no_answer_until_the_end() -> None:
    state = after(fresh(), (0, Guess("mango")))
    looked = see(RACE, state, None)
    assert looked.own is None
    assert [lane.left for lane in looked.lanes] == [3, 4]
    assert {lane.secret for lane in looked.lanes} == {None}
    over = after(state, (0, GiveUp()), (1, GiveUp()))
    assert None not in {lane.secret for lane in see(RACE, over, None).lanes}


def test_who_has_finished_cannot_move_again() -> None:
    with pytest.raises(Refused, match=r"^game_over\("):
        after(fresh(), (0, GiveUp()), (0, Guess("apple")))


def test_the_best_score_wins_and_the_faster_of_two_equal_ones() -> None:
    state = fresh(3)
    over = after(state, (0, GiveUp()), (2, secret(state)), (1, secret(state)))
    outcome = RACE.outcome(over)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 4, 4), (2,))


def test_equal_score_and_time_is_a_tie() -> None:
    state = fresh()
    for seat in (0, 1):
        state = play(RACE, state, Stamp(seat, 7), secret(state), None).state
    outcome = RACE.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_time_up_ends_every_lane_that_is_due() -> None:
    state = fresh(3, time_ms=1000)
    state = after(state, (1, secret(state)))
    assert RACE.deadline(state) == 1000
    over = play(RACE, state, Stamp(0, 1000), TimeUp(), None).state
    assert [lane.ended for lane in over.lanes] == ["time_up", "solved", "time_up"]


def test_a_race_survives_the_codec() -> None:
    state = after(fresh(), (0, Guess("apple")))
    assert decode(encode(state), RACE.State) == state
    assert decode(encode(see(RACE, state, 0)), RACE.View) == see(RACE, state, 0)


@pytest.mark.parametrize("seats", [0, 65])
def test_a_race_has_one_to_sixty_four_seats(seats: int) -> None:
    with pytest.raises(Refused, match=r"^bad_option\(option='seats'"):
        RACE.check(RaceOptions(of=CodewordOptions(), seats=seats))


def test_the_options_of_the_game_are_checked_too() -> None:
    options, notices = RACE.check(RaceOptions(of=CodewordOptions(guesses=0)))
    assert options.of.guesses == 4
    assert [notice.code for notice in notices] == ["out_of_range"]


def test_the_picture_of_a_race_is_that_of_the_own_lane_and_a_spectator_has_none() -> None:
    state = after(fresh(), (0, Guess("mango")))
    own = see(RACE, state, 0)
    assert RACE.picture(own) == CODEWORD.picture(own.own) != ""
    assert RACE.picture(see(RACE, state, None)) == ""
