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


def test_a_book_gets_harder_through_the_usual_value_of_its_option() -> None:
    steps = {game.id: game.making.steps for game in GAMES if game.making.steps is not None}
    assert {name: (step.option, step.values) for name, step in steps.items()} == {
        "wizards": ("words", (15, 21, 31)),
        "battlewords": ("difficulty", ("easy", "medium", "hard")),
        "wordsearch": ("level", ("easy", "medium", "hard")),
    }


def test_a_new_version_of_rules_is_a_decision() -> None:
    """Stored matches are replayed by the version they name."""
    assert {game.id: game.version for game in GAMES} == dict.fromkeys(IDS, 1) | {
        "wizards": 2,
        "wordsearch": 2,
    }
    assert {game.id: game.days().version for game in GAMES} == dict.fromkeys(IDS, 2) | {
        "wizards": 3,
        "hands": 3,
        "wordsearch": 4,
    }


def test_how_many_may_play_at_one_table() -> None:
    seats = {game.id: game.seats for game in GAMES}
    assert seats == dict.fromkeys(IDS, (1, 1)) | {"boogle": (1, 64), "wordsearch": (1, 8)}
