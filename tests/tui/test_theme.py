"""The looks a player can choose, as Textual themes."""

import pytest

from worderly.look import tokens
from worderly.tui.settings import LOOKS
from worderly.tui.theme import NO_COLOUR, OURS, PLAIN, themes


def test_there_is_a_theme_for_every_look_and_one_without_colour() -> None:
    assert set(themes()) == {*LOOKS, NO_COLOUR}


@pytest.mark.parametrize("name", [*LOOKS, NO_COLOUR])
def test_every_theme_has_the_variables_that_our_styles_name(name: str) -> None:
    assert set(OURS) <= set(themes()[name].variables)


def test_the_colours_are_those_of_the_tokens() -> None:
    dark, palette = themes()["dark"], tokens().colours.dark
    assert (dark.background, dark.foreground, dark.error) == (palette.paper, palette.ink, palette.danger)
    assert dark.variables["game-hands"] == palette.accents["hands"]


def test_without_colour_the_terminals_own_are_used() -> None:
    theme = themes()[NO_COLOUR]
    assert theme.ansi
    assert {theme.primary, theme.background, theme.error, *(theme.variables[name] for name in OURS)} == {
        PLAIN
    }
