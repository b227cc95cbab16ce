"""The games, languages and themes that a catalog offers."""

from worderly.games import GAMES
from worderly.table.catalog import Catalog
from worderly.table.offers import games_of


def test_every_game_has_its_default_options_and_every_language_its_themes() -> None:
    offered = games_of(Catalog(GAMES, ("en", "fr")))
    assert [(one.id, one.options) for one in offered.games] == [(game.id, game.Options()) for game in GAMES]
    assert offered.languages == tuple(offered.themes) == ("en", "fr")
    assert all(theme.titles for themes in offered.themes.values() for theme in themes)
