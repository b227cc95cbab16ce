"""Textual themes from `look/tokens.json`: the terminal has the same colours as the page."""

from textual.theme import Theme

from worderly.games import IDS
from worderly.look import Palette, tokens

NO_COLOUR = "no-colour"


def _theme(name: str, palette: Palette, dark: bool) -> Theme:
    accents = {f"game-{game}": palette.accents[game] for game in IDS}
    return Theme(
        name=name,
        primary=palette.highlight,
        secondary=palette.soft,
        accent=palette.highlight,
        warning=palette.warning,
        error=palette.danger,
        success=palette.success,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.tile,
        panel=palette.sunk,
        dark=dark,
        text_alpha=1.0,
        variables={
            **accents,
            "soft": palette.soft,
            "edge": palette.edge,
            "tile": palette.tile,
            "game": palette.highlight,
            "hair": palette.hair,
            "on-accent": palette.on_accent,
            "border": palette.edge,
            "border-blurred": palette.hair,
            "footer-background": palette.sunk,
            "footer-key-foreground": palette.ink,
            "footer-description-foreground": palette.soft,
            "input-cursor-background": palette.ink,
            "input-cursor-foreground": palette.paper,
            "block-cursor-foreground": palette.on_accent,
            "block-cursor-background": palette.highlight,
        },
    )


OURS = (*(f"game-{game}" for game in IDS), "game", "soft", "edge", "tile", "hair", "on-accent")
"""Variables that our styles use."""
TEXTUALS = (
    "ansi-background",
    "ansi-foreground",
    "border",
    "border-blurred",
    "block-cursor-foreground",
    "block-cursor-background",
    "block-hover-background",
    "input-cursor-background",
    "input-cursor-foreground",
    "input-selection-background",
    "input-selection-foreground",
    "screen-selection-background",
    "screen-selection-foreground",
    "footer-background",
    "scrollbar",
    "scrollbar-hover",
    "scrollbar-active",
    "scrollbar-background",
    "scrollbar-corner-color",
    "scrollbar-background-hover",
    "scrollbar-background-active",
)
"""Variables that the widgets of Textual use in an ANSI theme."""
PLAIN = "ansi_default"


def _no_colour() -> Theme:
    """Under NO_COLOR Textual turns a coloured theme grey; an ANSI theme has no colours at all."""
    return Theme(
        name=NO_COLOUR,
        ansi=True,
        primary=PLAIN,
        secondary=PLAIN,
        warning=PLAIN,
        error=PLAIN,
        success=PLAIN,
        foreground=PLAIN,
        background=PLAIN,
        surface=PLAIN,
        panel=PLAIN,
        boost=PLAIN,
        accent=PLAIN,
        variables={**dict.fromkeys((*OURS, *TEXTUALS), PLAIN), "input-cursor-text-style": "reverse"},
    )


def themes() -> dict[str, Theme]:
    """Themes by their name in the settings."""
    colours = tokens().colours
    made = (
        _theme("dark", colours.dark, dark=True),
        _theme("light", colours.light, dark=False),
        _theme("contrast", colours.contrast_dark, dark=True),
        _theme("contrast-light", colours.contrast_light, dark=False),
        _no_colour(),
    )
    return {theme.name: theme for theme in made}
