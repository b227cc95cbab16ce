"""The look of `look/tokens.json` as Textual themes; the terminal draws with the same colours as the page."""

from textual.theme import Theme

from worderly.games import IDS
from worderly.look import Palette, tokens

NO_COLOUR = "no-colour"


def _theme(name: str, palette: Palette, dark: bool) -> Theme:
    accents = {f"game-{game}": str(getattr(palette, game)) for game in IDS}
    return Theme(
        name=name,
        primary=palette.boogle,
        secondary=palette.soft,
        accent=palette.wizards,
        warning=palette.battlewords,
        error=palette.battlewords,
        success=palette.wordsearch,
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
            "game": palette.boogle,
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
            "block-cursor-background": palette.boogle,
        },
    )


def _no_colour() -> Theme:
    """Textual greys a coloured theme under NO_COLOR; on the terminal's own colours it drops them instead."""
    plain = dict.fromkeys((*(f"game-{game}" for game in IDS), "soft", "edge", "tile", "hair"), "ansi_default")
    return Theme(
        name=NO_COLOUR,
        ansi=True,
        primary="ansi_default",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        boost="ansi_default",
        accent="ansi_default",
        variables={**plain, "on-accent": "ansi_default"},
    )


def themes() -> dict[str, Theme]:
    """By the name a player chooses in the settings."""
    colours = tokens().colours
    made = (
        _theme("dark", colours.dark, dark=True),
        _theme("light", colours.light, dark=False),
        _theme("contrast", colours.contrast_dark, dark=True),
        _theme("contrast-light", colours.contrast_light, dark=False),
        _no_colour(),
    )
    return {theme.name: theme for theme in made}
