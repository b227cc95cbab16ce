"""The days of Hands: how hard it is to reach par."""

from worderly.games.hands import GAME
from worderly.games.hands.model import State
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.kit import start
from worderly.lexicon import Lexicon

DAYS = GAME.days()


def dealt(hand: str, tools: Tools) -> State:
    return start(GAME, GAME.check(Options(hand=hand))[0], "1", tools)


def test_the_facts_of_a_grade_are_par_its_longest_word_and_the_words_of_the_hand() -> None:
    """The best line is ic*, then part: 36 and 168. All words but at have three letters or more."""
    tools = Tools((Lexicon.from_words(["part", "ice", "trap", "cat", "at", "air"]),))
    grade = DAYS.grade(dealt("aci*prt", tools), tools)
    assert grade.facts == {"par": 204, "longest": 4, "words": 5}


def test_a_hand_with_fewer_other_words_is_harder() -> None:
    few = Tools((Lexicon.from_words(["part"]),))
    more = Tools((Lexicon.from_words(["part", "tap", "rat"]),))
    assert DAYS.grade(dealt("part", few), few).value > DAYS.grade(dealt("part", more), more).value


def test_grim_words_are_not_among_the_common_words_of_a_hand() -> None:
    """“death” and its short relatives are in a tier, but no line shows them."""
    tools = Tools.open(("en",))
    english = tools.words
    hand = next(word for word in sorted(english.grim) if len(word) == 5 and english.tier(word))
    found = [word for word in english.anagrams(hand, 3) if english.is_common(word)]
    shown = [word for word in found if word not in english.grim]
    assert len(shown) < len(found)
    assert DAYS.grade(dealt(hand, tools), tools).facts["words"] == len(shown)


def test_each_weekday_has_its_place_among_as_many_hands() -> None:
    assert DAYS.candidates == 7
