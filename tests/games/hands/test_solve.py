"""Par, perfect play and every word of a hand."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games.hands.letters import score
from worderly.games.hands.plan import best_word
from worderly.games.hands.solve import solve
from worderly.lexicon import Lexicon
from worderly.solver.hands import as_played

WORDS = Lexicon.from_words(["part", "ice", "icy", "trap", "cat", "at", "air", "tapir", "fix"])


def test_the_answer_has_the_promised_shape() -> None:
    answer = msgspec.to_builtins(solve("aci*prt", WORDS))
    assert {"par", "perfect", "par_line", "perfect_line", "words"} <= answer.keys()
    assert answer["par"] == sum(item["points"] for item in answer["par_line"])
    assert answer["perfect"] >= answer["par"]
    assert all({"word", "n", "points"} <= item.keys() for item in answer["par_line"])
    assert sorted(answer["words"]) == ["air", "at", "cat", "ice", "part", "tapir", "trap"]


def test_a_discard_is_part_of_perfect_play() -> None:
    answer = msgspec.to_builtins(solve("fixzz", WORDS))
    assert [item.get("discard") or item["word"] for item in answer["perfect_line"]] == ["zz", "fix"]
    assert (answer["par"], answer["perfect"]) == (195, 273)


def test_par_counts_common_words_only() -> None:
    english = Lexicon.open("en")
    answer = solve("aci*prt", english)
    assert 0 < answer.par <= answer.perfect
    for item in answer.par_line:
        fits = english.matching(item.word.replace("*", "?"))  # type: ignore[union-attr]
        assert any(english.is_common(word) for word in fits)


@pytest.mark.parametrize("count", [1, 20])
def test_one_letter_is_a_hand_and_twenty_are(count: int) -> None:
    assert solve("a" * count, Lexicon.from_words(["a", "at"])).words == ("a",)


@pytest.mark.parametrize("text", ["", "ab3", "a" * 21, "é"])
def test_what_is_no_hand_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match=repr(text)):
        solve(text, WORDS)


def test_the_best_word_has_most_points() -> None:
    assert best_word("fixat*c", WORDS, WORDS.letter_values) == ("fix", 117)
    assert best_word("zz", WORDS, WORDS.letter_values) == ("", 0)


def test_of_words_worth_the_same_the_first_by_alphabet_is_the_best_also_where_it_is_shorter() -> None:
    """Both are worth 75, and no word of three letters could be worth more."""
    words = Lexicon.from_words(["ace", "bead"])
    assert best_word("abcde", words, {"a": 2, "c": 2, "e": 1}) == ("ace", 75)


@given(st.text("aeinrst*", min_size=1, max_size=8), st.lists(st.integers(0, 3), min_size=7, max_size=7))
def test_the_best_word_is_the_first_by_alphabet_of_those_worth_most(hand: str, worth: list[int]) -> None:
    english, values = Lexicon.open("en"), dict(zip("aeinrst", worth, strict=True))
    points = {
        word: score(as_played(word, hand), len(hand), values)
        for word in english.anagrams(hand)
        if english.may_show(word)
    }
    most = max(points.values(), default=0)
    first = min((word for word, each in points.items() if each == most), default="") if most else ""
    assert best_word(hand, english, values) == (first, most)
