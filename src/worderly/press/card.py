"""The picture of a link's preview: the name of a game in tiles, and a line below it."""

from functools import lru_cache

from worderly.look import tokens
from worderly.messages import Messages
from worderly.press.page.fonts import Type
from worderly.press.page.model import Frame, Item, Page, Text, box
from worderly.press.page.png import to_png
from worderly.press.page.typesetting import fitted

WIDTH, HEIGHT = 1200, 630
SIDE = 80.0
"""Free space left and right."""
TILE, GAP = 140.0, 0.1
KINDS = ("game", "daily", "challenge", "room")
NAME = "Worderly"


@lru_cache(maxsize=128)
def card(game: str | None, kind: str, language: str) -> bytes:
    """A PNG of 1200 × 630. It depends on no puzzle, so there are few of them, and each is drawn once."""
    light, messages, type_ = tokens().colours.light, Messages(language), Type()
    accent = light.highlight if game is None else light.accents[game]
    name = NAME if game is None else messages.text(f"title-{game}")
    line = messages.text(f"press-card-{kind}").replace("\u202f", "\u00a0")
    ground = box(Frame(0, 0, WIDTH, HEIGHT), ink=None, fill=light.paper)
    band = box(Frame(0, HEIGHT - 28, WIDTH, 28), ink=None, fill=accent)
    about, width = messages.text("press-card-about"), WIDTH - 2 * SIDE
    items = (
        ground,
        band,
        *_tiles(name.upper(), accent, light.on_accent, type_),
        Text(SIDE, 385, line, fitted(line, width, 54, type_, bold=True), True, light.ink),
        Text(SIDE, 460, about, fitted(about, width, 32, type_), False, light.soft),
        Text(WIDTH - SIDE, HEIGHT - 60, NAME, 32, True, light.soft, align=1),
    )
    return to_png(Page(WIDTH, HEIGHT, items), type_, dpi=72)


def _tiles(name: str, fill: str, ink: str, type_: Type) -> list[Item]:
    """One tile for each letter; a space leaves half a tile free."""
    units = sum(0.5 if letter == " " else 1 + GAP for letter in name)
    side = min(TILE, (WIDTH - 2 * SIDE) / units)
    items: list[Item] = []
    x, y = SIDE, 270 - side
    for letter in name:
        if letter == " ":
            x += side / 2
            continue
        items.append(box(Frame(x, y, side, side), ink=None, fill=fill, radius=side / 8))
        items.append(Text(x + side / 2, y + side * 0.72, letter, side * 0.62, True, ink, align=0.5))
        x += side * (1 + GAP)
    return items
