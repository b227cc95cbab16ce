"""The spelling of a match: an option of every game, kept by a race, without effect on the ranking."""

import pytest

from worderly.games import GAMES
from worderly.kit import AnyGame, race
from worderly.table.catalog import Catalog

AMERICAN = "us"
RACED = [game for game in GAMES if game.seats[0] == 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_spelling_alone_is_the_usual_game(game: AnyGame) -> None:
    options = game.Options(spelling=AMERICAN)
    assert options.usual() == options
    assert game.Options(languages=("fr",), spelling=AMERICAN).usual().languages == ("fr",)


@pytest.mark.parametrize("game", RACED, ids=lambda game: game.id)
def test_a_race_has_the_spelling_of_its_lanes(game: AnyGame) -> None:
    rules = race(game)
    options, _ = rules.check(rules.Options(of=game.Options(spelling=AMERICAN)))
    assert (options.spelling, options.of.spelling) == (AMERICAN, AMERICAN)
    bare, _ = rules.check(rules.Options(spelling=AMERICAN))
    assert bare.of.spelling == AMERICAN


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_server_opens_the_lexicon_of_the_spelling_and_ignores_an_unknown_one(game: AnyGame) -> None:
    catalog = Catalog(GAMES)
    assert "color" in catalog.tools(game.Options(spelling=AMERICAN), 0).words.targets("easy")
    unknown = catalog.tools(game.Options(spelling="x" * 50), 0)
    assert unknown.words is catalog.tools(game.Options(), 0).words
    assert "color" not in unknown.words.targets("easy")
