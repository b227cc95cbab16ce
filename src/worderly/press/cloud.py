"""Word clouds as SVG or PNG: a word's size grows with its weight."""

from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.look import tokens
from worderly.press.faces import SHIPPED, Face
from worderly.press.files import whole

if TYPE_CHECKING:
    from wordcloud import WordCloud

WIDTH, HEIGHT = 1200, 800
FONT = SHIPPED / "AtkinsonHyperlegibleNext-Bold.ttf"
FAMILY = "Atkinson Hyperlegible Next"
SEED = 42
"""The same words lie the same way each time."""


def write_cloud(path: Path, weights: Mapping[str, int]) -> Path:
    """The ending says which picture; raises ValueError for another ending or where there is no word."""
    cloud = _cloud(weights)
    with whole(path) as out:
        if path.suffix == ".svg":
            out.write(_svg(cloud, "".join(weights)).encode())
        elif path.suffix == ".png":
            cloud.to_image().save(out, format="PNG")
        else:
            raise ValueError(f"a word cloud is written as .svg or .png, not {path.name!r}")
    return path


def _svg(cloud: "WordCloud", letters: str) -> str:
    """With the letters it needs of its font; the library's own way leaves the font file open."""
    svg: str = cloud.to_svg()
    face = Face(FONT, "cloud")
    data = b64encode(face.cut(letters)).decode()
    style = f"<style>@font-face{{font-family:'{FAMILY}';src:url(data:font/ttf;base64,{data})}}</style>"
    head, end, rest = svg.partition(">")
    return f"{head}{end}\n{style}{rest}"


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
        font_path=str(FONT),
        random_state=SEED,
        prefer_horizontal=0.9,
        margin=8,
    )
    return cloud.generate_from_frequencies(dict(weights))
