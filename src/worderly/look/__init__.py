"""Design tokens: one file for the style of the web page and the theme of the terminal."""

from functools import cache
from pathlib import Path

import msgspec


class Palette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Colours by role as `#RRGGBB`."""

    paper: str
    tile: str
    ink: str
    soft: str
    edge: str
    hair: str
    """A decorative line. It never carries information alone, so it may be fainter than an edge."""
    sunk: str
    on_accent: str
    shade: str
    highlight: str
    """Selection and focus, where no game sets its accent."""
    danger: str
    success: str
    warning: str
    sea: str
    """Water that is still covered."""
    shoal: str
    """Water that lies open, a little lighter."""
    accents: dict[str, str]
    """By game id."""


class Palettes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    light: Palette
    dark: Palette
    contrast_light: Palette
    contrast_dark: Palette


class Motion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    quick: int
    calm: int


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: Palettes
    space_px: int
    radius_px: int
    motion_ms: Motion
    family: str


@cache
def tokens() -> Tokens:
    """Reads `tokens.json` once; `web/build/tokens.ts` makes CSS properties from the same file."""
    return msgspec.json.decode(Path(__file__).with_name("tokens.json").read_bytes(), type=Tokens)
