"""The tokens keep the promised contrast, whoever edits them."""

import pytest

from worderly.look import Palette, tokens

GAMES = ("wizards", "hands", "boogle", "battlewords", "wordsearch")


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def palettes() -> list[Palette]:
    colours = tokens().colours
    return [colours.light, colours.dark, colours.contrast_light, colours.contrast_dark]


@pytest.mark.parametrize("palette", palettes(), ids=["light", "dark", "contrast-light", "contrast-dark"])
def test_every_text_colour_reads_on_paper_tile_and_sunken_ground(palette: Palette) -> None:
    for ground in (palette.paper, palette.tile, palette.sunk):
        assert contrast(palette.ink, ground) >= 7
        assert contrast(palette.soft, ground) >= 4.5


@pytest.mark.parametrize("palette", palettes(), ids=["light", "dark", "contrast-light", "contrast-dark"])
def test_edges_stand_out_and_accents_carry_text_both_ways(palette: Palette) -> None:
    assert contrast(palette.edge, palette.paper) >= 3
    for game in GAMES:
        accent = getattr(palette, game)
        assert contrast(accent, palette.paper) >= 5.95
        assert contrast(palette.on_accent, accent) >= 6


def test_the_colours_of_look_md_are_the_ones_in_the_file() -> None:
    light, dark = tokens().colours.light, tokens().colours.dark
    assert (light.paper, light.ink, light.hands) == ("#FBF8F1", "#1F1B16", "#0B6B66")
    assert (dark.paper, dark.ink, dark.hands) == ("#15171C", "#F3EFE7", "#63CEC4")
