"""The list of games."""

import pytest

import worderly.games
from worderly.games import GAMES, IDS, game_of


def test_every_game_is_found_by_its_id() -> None:
    assert [game.id for game in GAMES] == list(IDS)
    assert all(game_of(game.id) is game for game in GAMES)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess'; the games are wizards, hands, boogle"):
        game_of("chess")


def test_the_package_has_no_other_late_names() -> None:
    with pytest.raises(AttributeError, match=r"'worderly\.games' has no attribute 'CHESS'"):
        worderly.games.CHESS  # noqa: B018
