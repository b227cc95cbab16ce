"""The games a server offers and the options it takes."""

from typing import Any

import pytest
from msgspec.structs import replace

from worderly.games import GAMES, game_of
from worderly.kit import Refused
from worderly.table.catalog import LETTERS, Catalog, public_options

CATALOG = Catalog(GAMES)


def test_a_game_is_found_by_its_id_and_as_a_race() -> None:
    assert CATALOG.game("hands") is game_of("hands")
    assert CATALOG.rules("hands", False) is game_of("hands")
    assert CATALOG.rules("hands", True).id == "hands"
    with pytest.raises(Refused, match=r"^no_such_game\("):
        CATALOG.game("chess")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"hands": "many"}, "bad_option"),
        ({"languages": ["tlh"]}, "no_such_language"),
    ],
)
def test_options_that_make_no_sense_are_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused, match=rf"^{code}\("):
        CATALOG.options(game_of("hands"), given)


def test_no_options_are_the_defaults() -> None:
    options, notices = CATALOG.options(game_of("hands"), None)
    assert (options, notices) == (game_of("hands").Options(), ())


def test_a_makers_list_has_a_largest_size() -> None:
    words = ["abcdefghij"] * (LETTERS // 10)
    with pytest.raises(Refused, match=r"^too_large\("):
        CATALOG.options(game_of("wordsearch"), {"words": [*words, "a"]})


def test_the_makers_secrets_are_not_public() -> None:
    game = game_of("wordsearch")
    assert game.secret_options
    secret = replace(game.Options(), secret_words=("treasure",), title="Trees")
    assert public_options(game, secret) == replace(secret, secret_words=())
