"""The design tokens have enough contrast and distinct colours."""

from itertools import combinations, product
from math import dist

import pytest

from worderly.games import IDS
from worderly.look import Palette, tokens

LOOKS = ("light", "dark", "contrast_light", "contrast_dark")
COLOURED = LOOKS[:2]
"""The high-contrast palettes are black and white."""


def palette_of(look: str) -> Palette:
    palette = getattr(tokens().colours, look)
    assert isinstance(palette, Palette)
    return palette


def linear(colour: str) -> tuple[float, float, float]:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """The contrast ratio of WCAG 2."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def oklab(colour: str) -> tuple[float, float, float]:
    """https://bottosson.github.io/posts/oklab: people can just see a distance of 0.02."""
    red, green, blue = linear(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def grounds(palette: Palette) -> dict[str, str]:
    return {"paper": palette.paper, "tile": palette.tile, "sunk": palette.sunk}


def meanings(palette: Palette) -> dict[str, str]:
    return {"danger": palette.danger, "success": palette.success, "warning": palette.warning}


def text_colours(palette: Palette) -> dict[str, tuple[str, float]]:
    """Every colour of text, with the contrast that it needs on each background."""
    return {
        "ink": (palette.ink, 7),
        "soft": (palette.soft, 4.5),
        "highlight": (palette.highlight, 4.5),
        **{name: (colour, 4.5) for name, colour in meanings(palette).items()},
        **{game: (colour, 4.5) for game, colour in palette.accents.items()},
    }


@pytest.mark.parametrize("look", LOOKS)
def test_every_text_colour_is_readable_on_every_background(look: str) -> None:
    palette = palette_of(look)
    pairs = product(text_colours(palette).items(), grounds(palette).items())
    weak = {
        f"{name} on {ground}": round(contrast(colour, under), 2)
        for (name, (colour, needed)), (ground, under) in pairs
        if contrast(colour, under) < needed
    }
    assert weak == {}


@pytest.mark.parametrize("look", LOOKS)
def test_edges_are_visible_and_text_on_accents_is_readable(look: str) -> None:
    palette = palette_of(look)
    assert contrast(palette.edge, palette.paper) >= 3
    for accent in (palette.highlight, *palette.accents.values()):
        assert contrast(accent, palette.paper) >= 5.95
        assert contrast(palette.on_accent, accent) >= 6


@pytest.mark.parametrize("look", LOOKS)
def test_every_game_has_an_accent(look: str) -> None:
    assert tuple(palette_of(look).accents) == IDS


@pytest.mark.parametrize("look", COLOURED)
def test_semantic_colours_differ_from_accents_and_from_each_other(look: str) -> None:
    palette = palette_of(look)
    meant = meanings(palette)
    pairs = [*product(meant.items(), palette.accents.items()), *combinations(meant.items(), 2)]
    near = [(one, other) for (one, a), (other, b) in pairs if dist(oklab(a), oklab(b)) < 0.08]
    assert near == []


@pytest.mark.parametrize("look", COLOURED)
def test_no_two_games_have_the_same_accent(look: str) -> None:
    accents = palette_of(look).accents
    near = [(a, b) for a, b in combinations(accents, 2) if dist(oklab(accents[a]), oklab(accents[b])) < 0.05]
    assert near == []


def test_the_tokens_have_the_colours_of_the_file() -> None:
    light, dark = tokens().colours.light, tokens().colours.dark
    assert (light.paper, light.ink, light.accents["hands"]) == ("#FBF8F1", "#1F1B16", "#0B6B66")
    assert (dark.paper, dark.ink, dark.accents["hands"]) == ("#15171C", "#F3EFE7", "#63CEC4")
