"""The rules of Codeword, by example."""

import pytest
from msgspec.structs import replace

from worderly.games.codeword import GAME
from worderly.games.codeword.marks import fitting, marked
from worderly.games.codeword.model import Guess, State
from worderly.games.codeword.options import Options
from worderly.games.tools import Tools
from worderly.kit import Refused, Stamp, play, see, start

TOOLS = Tools.open(("en",))


def hidden(target: str, guesses: int = 4) -> State:
    options = Options(letters=len(target), guesses=guesses)
    return replace(start(GAME, options, "1", TOOLS), target=target)


def guessed(state: State, *words: str) -> State:
    for number, word in enumerate(words):
        state = play(GAME, state, Stamp(0, number * 1000), Guess(word), TOOLS).state
    return state


@pytest.mark.parametrize(
    ("target", "word", "signs"),
    [
        ("hotel", "hotel", "hhhhh"),
        ("hotel", "brand", "-----"),
        ("hotel", "thole", "eeeee"),
        ("hotel", "tooth", "eh--e"),  # one O is in place, so the other is not marked
        ("eagle", "geese", "ee--h"),  # two of the three E are marked
    ],
)
def test_each_letter_is_marked_as_often_as_the_word_has_it(target: str, word: str, signs: str) -> None:
    names = {"h": "here", "e": "elsewhere", "-": "absent"}
    assert marked(target, word).marks == tuple(names[sign] for sign in signs)


def test_a_word_fits_the_rows_that_it_would_have_given() -> None:
    assert fitting(["hotel", "motel", "novel"], [marked("motel", "hotel")]) == ["motel"]


def test_the_right_word_earns_a_point_and_one_for_each_guess_left() -> None:
    over = guessed(hidden("hotel"), "novel", "hotel")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("solved", (3,), (0,))
    assert see(GAME, over, 0).answer == "hotel"


def test_without_a_guess_left_the_match_is_over() -> None:
    over = guessed(hidden("hotel"), "novel", "brand", "eagle", "tooth")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("codeword_unsolved", (0,), ())


@pytest.mark.parametrize(
    ("typed", "code"), [("", "empty"), ("word", "codeword_length"), ("xxxxx", "not_in_list")]
)
def test_a_refused_guess_costs_nothing(typed: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        guessed(hidden("hotel"), typed)


def test_a_spectator_sees_no_guess_before_the_end() -> None:
    state = guessed(hidden("hotel"), "novel")
    assert see(GAME, state, None).rows == ()
    assert len(see(GAME, state, 0).rows) == 1


@pytest.mark.parametrize("letters", [4, 5, 6])
def test_the_clues_of_a_printed_puzzle_fit_one_common_word_only(letters: int) -> None:
    for seed in ("1", "2", "3"):
        state = start(GAME, Options(letters=letters), seed, TOOLS)
        words = TOOLS.words.targets("medium", letters)
        assert fitting(words, state.clues) == [state.target], f"seed {seed}"


@pytest.mark.parametrize("options", [Options(letters=3), Options(guesses=11)])
def test_options_outside_their_range_are_refused(options: Options) -> None:
    with pytest.raises(Refused, match="bad_option"):
        GAME.check(options)
