"""A player's own words in the games that judge by a list."""

from typing import cast

import pytest
from msgspec.structs import replace

from worderly.games.boogle import GAME as BOOGLE
from worderly.games.boogle import model as boogle
from worderly.games.boogle.options import Options as BoogleOptions
from worderly.games.hands import GAME as HANDS
from worderly.games.hands import model as hands
from worderly.games.hands.options import Options as HandsOptions
from worderly.games.own_words import OwnWords, own_key, with_own_words
from worderly.games.tools import Tools
from worderly.kit import Refused, Stamp, play, see, start
from worderly.lexicon import Lexicon

LIST = Tools((Lexicon.from_words(["cat", "cats", "cow"], name="pocket"),))
MINE = with_own_words(LIST, OwnWords(frozenset({"coda", "dost", "edo"})))
# c a t
# o d s
# w e x
OPTIONS = BOOGLE.check(BoogleOptions(grid="cat/ods/wex", time_s=0))[0]


def found(word: str, tools: Tools) -> boogle.State:
    first = start(BOOGLE, OPTIONS, "own", LIST)
    return play(BOOGLE, first, Stamp(0, 1), boogle.Find(word), tools).state


@pytest.mark.parametrize(("word", "points"), [("edo", 5), ("EDO", 5)])
def test_an_allowed_word_scores_on_a_board_like_any_other(word: str, points: int) -> None:
    state = found(word, MINE)
    view = see(BOOGLE, state, 0)
    assert [(each.word, each.points, len(each.path)) for each in view.found] == [("edo", points, 3)]


def test_an_allowed_word_is_in_the_list_at_the_end_and_was_never_missed() -> None:
    over = play(BOOGLE, found("edo", MINE), Stamp(0, 2), boogle.Done(), MINE).state
    words = {each.word: each.finders for each in see(BOOGLE, over, 0).boards[0].words}
    assert words == {"cat": (), "cats": (), "cow": (), "edo": (0,)}


@pytest.mark.parametrize(("word", "code"), [("dost", "not_on_board"), ("cad", "not_in_list")])
def test_a_refusal_on_a_board_keeps_its_reason(word: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        found(word, MINE)
    assert refused.value.code == code


def test_an_allowed_word_is_played_from_a_hand_with_its_wildcard_too() -> None:
    options = HANDS.check(HandsOptions(hand="edxc*ta"))[0]
    for word in ("e*d", "ed*"):
        first = start(HANDS, options, "own", LIST)
        step = play(HANDS, first, Stamp(0, 1), hands.Play(word), MINE)
        assert step.events[0] == replace(cast(hands.Played, step.events[0]), valid=word == "ed*")


@pytest.mark.parametrize("word", ["", "a", "a b", "c3po", "x" * 16, "été"])
def test_only_a_word_of_the_lists_letters_may_be_allowed(word: str) -> None:
    english = Lexicon.open("en")
    if word == "été":
        assert own_key(english, word) == "ete"
        assert (own_key(english, "zq"), own_key(english, "x" * 15)) == ("zq", "x" * 15)
    else:
        with pytest.raises(Refused):
            own_key(english, word)


def test_a_blocked_word_cannot_be_allowed() -> None:
    english = Lexicon.open("en")
    with pytest.raises(Refused) as refused:
        own_key(english, next(word for word in sorted(english.blocked) if word.isalpha()))
    assert refused.value.code == "blocked_word"


def test_ones_own_words_leave_the_other_languages_of_a_match() -> None:
    both = Tools.open(("en", "fr"))
    mine = with_own_words(both, OwnWords(frozenset({"zzz"})))
    assert "zzz" in mine.words
    assert mine.lexicons[1:] == both.lexicons[1:]
