"""The look: one file of design tokens that feeds the web's style and the terminal's theme."""

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
    """A decorative rule; never the only sign of anything, so it may be fainter than an edge."""
    sunk: str
    on_accent: str
    shade: str
    highlight: str
    """What is selected or in focus where no game gives its accent."""
    danger: str
    success: str
    warning: str
    accents: dict[str, str]
    """By the id of the game."""


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
    """Read once; the same file is turned into the web's custom properties by `web/build/tokens.ts`."""
    return msgspec.json.decode(Path(__file__).with_name("tokens.json").read_bytes(), type=Tokens)
