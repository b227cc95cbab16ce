"""Word clouds as SVG or PNG: a word's size grows with its weight."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.look import tokens
from worderly.press.faces import SHIPPED
from worderly.press.files import whole

if TYPE_CHECKING:
    from wordcloud import WordCloud

WIDTH, HEIGHT = 1200, 800
SEED = 42
"""The same words lie the same way each time."""


def write_cloud(path: Path, weights: Mapping[str, int]) -> Path:
    """The ending says which picture; raises ValueError for another ending or where there is no word."""
    cloud = _cloud(weights)
    with whole(path) as out:
        if path.suffix == ".svg":
            out.write(cloud.to_svg(embed_font=True).encode())
        elif path.suffix == ".png":
            cloud.to_image().save(out, format="PNG")
        else:
            raise ValueError(f"a word cloud is written as .svg or .png, not {path.name!r}")
    return path


def _cloud(weights: Mapping[str, int]) -> "WordCloud":
    from wordcloud import WordCloud

    if not any(weights.values()):
        raise ValueError("there is no word to draw")
    colours = tokens().colours.light
    accents = (colours.wizards, colours.hands, colours.boogle, colours.battlewords, colours.wordsearch)

    def colour(word: str, **_: object) -> str:
        return accents[sum(map(ord, word)) % len(accents)]

    cloud = WordCloud(
        width=WIDTH,
        height=HEIGHT,
        background_color=colours.paper,
        color_func=colour,
        font_path=str(SHIPPED / "AtkinsonHyperlegibleNext-Bold.ttf"),
        random_state=SEED,
        prefer_horizontal=0.9,
        margin=8,
    )
    return cloud.generate_from_frequencies(dict(weights))
