"""The analysis of Wizards on the corner board, where every chance can be worked out by hand."""

from typing import Any

import pytest

from worderly.games.wizards import GAME
from worderly.games.wizards.analysis import likely
from worderly.games.wizards.model import VERSION, Guess, Hint, Star
from worderly.games.wizards.options import Options
from worderly.kit import GiveUp, Stamp, play, see
from worderly.kit.analysis import Analysis

from .corner import TOOLS, corner


def judged(*moves: Any, rules: int = VERSION, **options: Any) -> Analysis:
    state = corner(Options(**options), rules)
    return GAME.analysis(state, [(Stamp(0, n), m) for n, m in enumerate(moves)], 0, TOOLS)


def codes(result: Analysis, at: int) -> list[str]:
    return [remark.code for remark in result.verdicts[at].remarks]


def test_five_slots_and_seven_words_make_five_sevenths_each_and_the_spine_certain() -> None:
    known = likely(see(GAME, corner(), 0), TOOLS)
    assert known.chances["seat"] == 1
    assert {
        word: round(chance, 3) for word, chance in known.chances.items() if word != "seat"
    } == dict.fromkeys(("ate", "eat", "eta", "sat", "sea", "set", "tea"), 0.714)
    assert known.certain == ["seat"]


def test_uncovered_letters_sharpen_the_chances() -> None:
    """The spine leaves S??, ??E, ??A, ??? and ??T: ate alone ends in e."""
    state = play(GAME, corner(), Stamp(0, 0), Guess("seat"), TOOLS).state
    known = likely(see(GAME, state, 0), TOOLS)
    assert known.certain == ["ate"]
    # S?? is one of three words, ??T one of three, ??? one of seven.
    assert known.chances["sat"] == pytest.approx(1 - (2 / 3) * (2 / 3) * (6 / 7))


def test_a_wrong_guess_while_a_word_was_certain_names_it() -> None:
    verdict = judged(Guess("eat")).verdicts[0]
    assert (verdict.mark, verdict.unit, verdict.value, verdict.best) == ("missed", "percent", 7143, 10000)
    assert verdict.instead[0].text == "SEAT"
    assert [remark.code for remark in verdict.remarks] == ["unlucky", "was_certain"]
    assert verdict.remarks[1].facts == {"words": "SEAT", "count": 1}


def test_the_surest_word_is_the_best_guess() -> None:
    verdict = judged(Guess("seat")).verdicts[0]
    assert (verdict.mark, verdict.value) == ("best", 10000)
    assert (verdict.remarks[0].facts, verdict.earned) == ({"points": 4}, 4)
    assert verdict.why[0].facts == {"percent": 100}
    assert verdict.instead == ()


@pytest.mark.parametrize(("word", "why"), [("zoo", "other_letters"), ("tae", "fits_nowhere")])
def test_a_guess_that_could_not_be_there_is_wasted(word: str, why: str) -> None:
    """The first version took guesses of other letters too."""
    result = judged(Guess(word), rules=1)
    assert result.verdicts[0].mark == "wasted"
    assert codes(result, 0)[0] == why


def test_a_hint_is_wasted_while_a_word_is_certain() -> None:
    result = judged(Hint(), hints=1)
    assert result.verdicts[0].mark == "wasted"
    assert codes(result, 0) == ["hint", "was_certain"]


def test_a_bonus_word_is_not_judged() -> None:
    result = judged(Guess("eat"), bonus=True)
    assert (result.verdicts[0].mark, codes(result, 0), result.accuracy) == ("plain", ["bonus"], None)


def test_a_star_is_not_judged_but_says_what_it_ruled_out() -> None:
    result = judged(Guess("eat"), Guess("eta"), Guess("set"), Star((1, 2)), bonus=True)
    star = result.verdicts[3]
    assert (star.kind, star.mark, star.remarks[0].code) == ("star", "plain", "star")
    assert int(star.remarks[0].facts["words"]) > 0
    assert result.remarks[-1].facts == {"words": 3, "stars": 1}


def test_the_figure_is_the_share_of_right_guesses() -> None:
    assert judged(Guess("seat"), Guess("sat")).accuracy == 100
    assert judged(Guess("seat"), Guess("tae")).accuracy == 50


@pytest.mark.parametrize(
    ("words", "advice"), [(("eat",), "try_certain"), (("seat", "tae"), "try_certain"), ((), "try_short")]
)
def test_the_advice_is_about_what_went_wrong(words: tuple[str, ...], advice: str) -> None:
    found = judged(*map(Guess, words)).advice
    assert found is not None
    assert found.code == advice


def test_words_certain_at_the_end_are_listed() -> None:
    result = judged(Guess("seat"), GiveUp())
    assert [(group.code, group.words) for group in result.groups] == [("certain", ("ATE",))]
