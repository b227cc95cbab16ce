"""The levels of the bots: ordered by strength in every game, at the pace of people, old names valid."""

from itertools import pairwise

import pytest

from tools.bots.games import bot_match, strength_of
from worderly.games import GAMES
from worderly.games.levels import FORMER, LEVELS, VOCABULARIES, is_offered, pace_ms, strength
from worderly.games.tools import Tools
from worderly.kit import AnyGame
from worderly.lexicon import Lexicon

ENGLISH = Tools.open(("en",))
MATCHES = range(12)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_each_level_is_stronger_than_the_one_before(game: AnyGame) -> None:
    strengths = {level: strength_of(game, level, MATCHES, ENGLISH) for level in game.levels}
    for weak, strong in pairwise(game.levels):
        assert strengths[weak].order < strengths[strong].order, strengths


@every_game
def test_every_game_has_the_five_levels_and_takes_the_former_names(game: AnyGame) -> None:
    assert game.levels == LEVELS
    for name in FORMER:
        assert is_offered(name, game.levels)
        assert bot_match(game, name, "former", ENGLISH) == bot_match(game, FORMER[name], "former", ENGLISH)
    assert not is_offered("robot", game.levels)


def test_a_beginner_thinks_six_to_ten_seconds_and_nobody_is_slower() -> None:
    assert pace_ms("beginner") == (6_000, 10_000)
    paces = [pace_ms(level) for level in LEVELS]
    assert paces == sorted(paces, reverse=True)
    assert pace_ms("somebody") == pace_ms("reader")


def test_a_beginner_knows_easy_words_of_at_most_four_letters() -> None:
    knows = VOCABULARIES[strength("beginner")].knows
    english = ENGLISH.words
    assert knows("cat", english)
    assert not knows("house", english), "it has five letters"
    assert not knows("zax", english), "it is no common word"


def test_a_list_without_tiers_is_known_by_length() -> None:
    own = Lexicon.from_words(["zax", "zaxes"])
    assert VOCABULARIES[0].knows("zax", own)
    assert not VOCABULARIES[0].knows("zaxes", own)


def test_a_name_that_is_no_level_is_refused() -> None:
    with pytest.raises(ValueError, match="robot"):
        strength("robot")
