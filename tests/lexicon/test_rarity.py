"""How rare words are, and which word a wildcard stands for."""

from worderly.lexicon import Lexicon
from worderly.lexicon.rarity import meant_by, rarity

ENGLISH = Lexicon.open("en")


def test_the_commonest_word_with_a_vowel_is_meant() -> None:
    assert meant_by("h*use", ENGLISH) == "house"
    assert meant_by("*ppl*", ENGLISH) == "apple"
    assert meant_by("hou*e", ENGLISH) == "hou*e"  # an s is no vowel


def test_a_text_of_wildcards_and_one_with_other_signs_are_not_looked_for() -> None:
    assert meant_by("***", ENGLISH) == "***"
    assert meant_by("h*us?", ENGLISH) == "h*us?"


def test_a_word_in_no_tier_is_as_rare_as_a_hard_one() -> None:
    assert rarity(["house"], ENGLISH) == 0
    assert rarity(["house", "zax"], ENGLISH) == 0.5
    assert rarity([], ENGLISH) == 0
