"""A hand of letters: the worked figures of games/hands.md, and what holds for every hand."""

from collections import Counter
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games.hands import letters
from worderly.hands import CONSONANTS, SCRABBLE_LETTER_VALUES, VOWELS
from worderly.kit import Chance
from worderly.lexicon import Lexicon

HANDS = st.text(alphabet=ascii_lowercase + "*", min_size=1, max_size=20).map(letters.count)
WORDS = st.text(alphabet=ascii_lowercase + "*7", max_size=12)


@pytest.mark.parametrize(
    ("word", "n", "points"),
    [
        ("", 7, 0),
        ("it", 7, 2),
        ("was", 7, 54),
        ("weed", 6, 176),
        ("scored", 7, 351),
        ("WaYbILl", 7, 735),
        ("cows", 6, 198),
        ("c*ws", 6, 176),
        ("jar", 7, 90),
        ("f*x", 4, 216),
        ("fix", 7, 117),
        ("*t", 2, 14),
        ("part", 7, 114),
        ("ic*", 3, 84),
        ("out", 7, 27),
        ("d*d", 7, 36),
        ("out", 4, 54),
    ],
)
def test_a_word_scores_its_worked_figure(word: str, n: int, points: int) -> None:
    assert letters.score(word, n, SCRABBLE_LETTER_VALUES) == points


@pytest.mark.parametrize(
    ("hand", "word", "left"),
    [
        ("cows*z", "c*wz", "os"),
        ("cows*z", "*ows", "cz"),
        ("jjolwnn", "jolly", "jwnn"),
        ("aqllmui", "quail", "lm"),
        ("evnil", "evil", "n"),
        ("hello", "HELLO", ""),
        ("abc", "xyz7", "abc"),
        ("ab", "aaaa", "b"),
    ],
)
def test_a_word_uses_up_the_letters_it_names(hand: str, word: str, left: str) -> None:
    assert letters.spell(letters.take(letters.count(hand), word)) == left


@given(HANDS, WORDS)
def test_taking_a_word_leaves_the_old_hand_alone_and_never_goes_below_zero(
    hand: dict[str, int], word: str
) -> None:
    before = dict(hand)
    left = letters.take(hand, word)
    assert hand == before
    assert Counter(left) == Counter(hand) - Counter(word)
    assert all(many > 0 for many in left.values())


@pytest.mark.parametrize(
    ("word", "is_word"),
    [
        ("cow", True),
        ("c*w", True),
        ("*w*", True),
        ("co*", False),
        ("**w", False),
        ("c*t", False),
        ("w", False),
    ],
)
def test_a_wildcard_stands_for_a_vowel_only(word: str, is_word: bool) -> None:
    words = ["cow", "awe", "cots", "bow"]
    assert letters.is_word(word, words, VOWELS) is is_word
    assert letters.is_word(word, Lexicon.from_words(words), VOWELS) is is_word


def test_many_wildcards_are_judged_at_once() -> None:
    assert not letters.is_word("*" * 20, Lexicon.from_words(["a" * 19]), VOWELS)


@pytest.mark.parametrize(
    ("word", "hand", "is_held"),
    [
        ("weed", "wed", False),
        ("weed", "weed", True),
        ("h*ney", "h*ney", True),
        ("**", "a*", False),
        ("", "a", True),
    ],
)
def test_each_letter_is_held_at_most_as_often(word: str, hand: str, is_held: bool) -> None:
    assert letters.is_held(word, letters.count(hand)) is is_held


@given(st.integers(3, 20), st.integers())
def test_a_deal_has_its_vowel_slots_one_wildcard_and_consonants(n: int, seed: int) -> None:
    hand = letters.deal(n, VOWELS, CONSONANTS, Chance(seed))
    vowels = sum(letter in VOWELS for letter in hand)
    assert len(hand) == n
    assert hand.count("*") == 1
    assert vowels + 1 == -(-n // 3)
    assert sum(letter in CONSONANTS for letter in hand) == n - vowels - 1
    assert letters.spell(letters.count(hand)) == hand


def test_letters_with_marks_share_the_place_of_the_plain_letter() -> None:
    assert letters.places("aeä", {"a": 3, "e": 9, "ä": 1}) == ("aaaä", "e")
    places = letters.places("aeiouäöü", {"a": 6, "o": 3, "u": 3})
    chance = Chance(3)
    dealt = Counter("".join(letters.deal(7, places, "b", chance) for _ in range(5000)))
    assert all(1850 < dealt[plain] + dealt[marked] < 2150 for plain, marked in ("aä", "oö", "uü"))
    assert 220 < dealt["ä"] < 360


def test_every_letter_is_dealt_about_as_often_as_the_others() -> None:
    chance = Chance("uniform")
    dealt = Counter("".join(letters.deal(7, VOWELS, CONSONANTS, chance) for _ in range(5000)))
    assert all(1850 < dealt[letter] < 2150 for letter in VOWELS)
    assert all(820 < dealt[letter] < 1090 for letter in CONSONANTS)


@given(HANDS, st.sampled_from(ascii_lowercase + "*"), st.integers())
def test_a_substitute_is_one_new_letter_for_every_copy(hand: dict[str, int], letter: str, seed: int) -> None:
    changed = letters.substitute(hand, letter, ascii_lowercase, Chance(seed))
    if letter == "*" or letter not in hand:
        assert changed == hand
        return
    (new,) = set(changed) - set(hand)
    assert new.isalpha()
    assert letter not in changed
    assert [new if held == letter else held for held in hand] == list(changed)
    assert changed[new] == hand[letter]
