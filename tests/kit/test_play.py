"""The one door: what holds for every game is checked once."""

import pytest

from tests.kit.codeword import CODEWORD, CodewordOptions, Guess, State
from worderly.kit import (
    GiveUp,
    Outcome,
    Refused,
    Stamp,
    TimeUp,
    decode,
    encode,
    events_for,
    play,
    replay,
    see,
    start,
)
from worderly.kit.race import RaceScore

ME = Stamp(0)


def fresh(**options: int) -> State:
    return start(CODEWORD, CodewordOptions(**options), "seed", None)  # type: ignore[arg-type]


def test_the_same_seed_starts_the_same_match() -> None:
    assert fresh() == fresh()


def test_a_refused_move_names_its_code_and_facts() -> None:
    with pytest.raises(Refused) as refused:
        play(CODEWORD, fresh(), ME, Guess("fig"), None)
    assert (refused.value.code, refused.value.facts) == ("wrong_length", {"need": 5})
    assert str(refused.value) == "wrong_length(need=5)"


def test_nothing_is_played_after_the_end() -> None:
    over = play(CODEWORD, fresh(), ME, GiveUp(), None).state
    with pytest.raises(Refused, match=r"^game_over\("):
        play(CODEWORD, over, ME, Guess("apple"), None)


@pytest.mark.parametrize("seat", [-1, 1, 99])
def test_a_seat_that_is_not_at_the_table_cannot_move(seat: int) -> None:
    with pytest.raises(Refused, match=r"^no_such_seat\("):
        play(CODEWORD, fresh(), Stamp(seat), Guess("apple"), None)


def test_time_is_not_up_before_the_deadline() -> None:
    with pytest.raises(Refused, match=r"^not_yet\("):
        play(CODEWORD, fresh(time_ms=1000), Stamp(0, 999), TimeUp(), None)


def test_time_is_never_up_without_a_deadline() -> None:
    with pytest.raises(Refused, match=r"^not_yet\("):
        play(CODEWORD, fresh(), Stamp(0, 10**9), TimeUp(), None)


def test_time_is_up_at_the_deadline() -> None:
    state = play(CODEWORD, fresh(time_ms=1000), Stamp(0, 1000), TimeUp(), None).state
    assert state.ended == "time_up"


def test_a_replay_reaches_the_same_state() -> None:
    moves = [(Stamp(0, 5), Guess("mango")), (Stamp(0, 9), Guess("berry"))]
    state = fresh()
    for stamp, move in moves:
        state = play(CODEWORD, state, stamp, move, None).state
    assert replay(CODEWORD, fresh(), moves, None) == state


def test_answers_open_only_at_the_end() -> None:
    state = fresh()
    assert see(CODEWORD, state, 0).secret is None
    assert see(CODEWORD, play(CODEWORD, state, ME, GiveUp(), None).state, 0).secret == state.secret


def test_an_event_for_one_seat_is_sent_to_that_seat_alone() -> None:
    private, public = RaceScore(seat=1), RaceScore()
    assert events_for((private, public), 1) == (private, public)
    assert events_for((private, public), 0) == events_for((private, public), None) == (public,)


def test_a_record_survives_the_codec() -> None:
    state = play(CODEWORD, fresh(), ME, Guess("apple"), None).state
    assert decode(encode(state), State) == state


def test_an_unknown_field_is_refused_by_the_codec() -> None:
    with pytest.raises(ValueError, match="unknown field"):
        decode(b'{"type":"guess","word":"apple","cheat":1}', Guess)


def test_every_result_of_a_game_that_says_nothing_makes_its_leader_board() -> None:
    state = start(CODEWORD, CodewordOptions(), "1", None)
    assert CODEWORD.makes_leader(see(CODEWORD, state, 0), Outcome((0,), (), "gave_up"))


def test_a_match_that_has_ended_ranks_unless_its_game_says_no() -> None:
    over = play(CODEWORD, fresh(), ME, GiveUp(), None).state
    outcome = CODEWORD.outcome(over)
    assert outcome is not None
    assert outcome.ranked
