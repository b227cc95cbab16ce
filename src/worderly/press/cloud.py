"""Word clouds: the size of a word grows with its weight, and the heaviest word is in the middle."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from math import sqrt
from operator import or_
from pathlib import Path
from typing import NamedTuple

from worderly.files import atomic_write
from worderly.look import tokens
from worderly.press.page.fonts import Type
from worderly.press.page.model import DESCENT, Colour, Frame, Item, Page, Text, box, tagged
from worderly.press.page.svg import to_svg

SHEET = Frame(0, 0, 600, 400)
MARGIN = 14.0
MOST = 150
"""The most words in a cloud; the lightest are left out."""
LARGEST, SMALLEST = 1.0, 0.28
"""The relative font size of the heaviest and the lightest word."""
RISE = 0.74
"""Height of letters above their baseline, as a part of the size of type."""
GRAIN = 1.5
"""The size in points of a square of the occupancy map."""
TIGHTER = 0.93
FULL = 0.8
"""The first attempt fills at most this part of the frame with word boxes."""


class Laid(NamedTuple):
    word: str
    x: float
    y: float
    """The baseline's left end."""
    size: float


def write_cloud(path: Path, weights: Mapping[str, int]) -> Path:
    """Writes an SVG or PNG file; raises ValueError for another ending or without words."""
    if not any(weights.values()):
        raise ValueError("there is no word to draw")
    if path.suffix not in (".svg", ".png"):
        raise ValueError(f"a word cloud is written as .svg or .png, not {path.name!r}")
    type_ = Type()
    page = _page(weights, type_)
    data = _png(page, type_) if path.suffix == ".png" else to_svg(page, type_).encode()
    with atomic_write(path) as out:
        out.write(data)
    return path


def _png(page: Page, type_: Type) -> bytes:
    # Imported here: Pillow is not everywhere where pages are printed.
    from worderly.press.page.png import to_png

    return to_png(page, type_)


def _page(weights: Mapping[str, int], type_: Type) -> Page:
    colours = tokens().colours.light
    accents = tuple(colours.accents.values())
    inner = Frame(MARGIN, MARGIN, SHEET.width - 2 * MARGIN, SHEET.height - 2 * MARGIN)
    words = draw_cloud(weights, inner, type_, lambda word: accents[sum(map(ord, word)) % len(accents)])
    paper = box(SHEET, ink=None, fill=colours.paper.lower())
    return Page(SHEET.width, SHEET.height, (paper, *words))


def draw_cloud(
    weights: Mapping[str, int], frame: Frame, type_: Type, ink: Callable[[str], Colour]
) -> list[Item]:
    """Draws the words centred in the frame, as large as possible."""
    laid = lay_out(weights, frame.width, frame.height, type_)
    top = min((one.y - one.size * RISE for one in laid), default=0)
    bottom = max((one.y + one.size * DESCENT for one in laid), default=0)
    right = max((one.x + type_.width(one.word, one.size, True) for one in laid), default=0)
    left = min((one.x for one in laid), default=0)
    down = frame.y + (frame.height - top - bottom) / 2
    over = frame.x + (frame.width - left - right) / 2
    words = (Text(over + one.x, down + one.y, one.word, one.size, True, ink(one.word)) for one in laid)
    return tagged("Figure", words, ", ".join(one.word for one in laid))


def lay_out(weights: Mapping[str, int], width: float, height: float, type_: Type) -> list[Laid]:
    """Places the words without overlap; the result is deterministic."""
    order = sorted(((word, weight) for word, weight in weights.items() if weight > 0), key=_heavy_first)[
        :MOST
    ]
    if not order:
        return []
    sizes = {word: SMALLEST + (LARGEST - SMALLEST) * sqrt(weight / order[0][1]) for word, weight in order}
    area = sum(type_.width(word, part, True) * part for word, part in sizes.items())
    size = min(sqrt(FULL * width * height / area), height * 0.5)
    while True:
        laid = _packed({word: part * size for word, part in sizes.items()}, width, height, type_)
        if laid is not None:
            return laid
        size *= TIGHTER


def _heavy_first(item: tuple[str, int]) -> tuple[int, str]:
    return -item[1], item[0]


def _packed(sizes: Mapping[str, float], width: float, height: float, type_: Type) -> list[Laid] | None:
    """Places each word at the free place nearest to the middle; None if a word has no place.

    The occupancy map has one integer of bits for each row of squares.
    """
    cols, rows = int(width / GRAIN), int(height / GRAIN)
    taken = [0] * rows
    laid: list[Laid] = []
    for word, size in sizes.items():
        gap = 1 + size * 0.06
        wide = int((type_.width(word, size, True) + 2 * gap) / GRAIN) + 1
        tall = int((size * (RISE + DESCENT) + gap) / GRAIN) + 1
        place = _nearest(taken, cols, wide, tall)
        if place is None:
            return None
        col, row = place
        for line in range(row, row + tall):
            taken[line] |= ((1 << wide) - 1) << col
        laid.append(Laid(word, col * GRAIN + gap, row * GRAIN + size * RISE + gap / 2, size))
    return laid


def _nearest(taken: Sequence[int], cols: int, wide: int, tall: int) -> tuple[int, int] | None:
    """Column and row of the free box nearest to the middle, relative to the shape of the frame."""
    rows, room = len(taken), cols - wide
    if room < 0 or tall > rows:
        return None
    best: tuple[float, int, int] | None = None
    for row in sorted(range(rows - tall + 1), key=lambda row: abs(2 * row + tall - rows)):
        far = ((2 * row + tall - rows) / rows) ** 2
        if best and best[0] <= far:
            break
        starts = _runs(reduce(or_, taken[row : row + tall]), cols, wide)
        if (col := _near(starts, room // 2)) is not None:
            distance = far + ((2 * col - room) / cols) ** 2
            best = min(best or (distance, col, row), (distance, col, row))
    return best and best[1:]


def _runs(taken: int, cols: int, wide: int) -> int:
    """A bit for each column where `wide` free columns begin."""
    free, length = ~taken & ((1 << cols) - 1), 1
    while length < wide:
        step = min(length, wide - length)
        free &= free >> step
        length += step
    return free


def _near(bits: int, middle: int) -> int | None:
    """The position of the set bit nearest to `middle`."""
    below, above = bits & ((1 << (middle + 1)) - 1), bits >> middle
    places = [below.bit_length() - 1] if below else []
    places += [middle + (above & -above).bit_length() - 1] if above else []
    return min(places, key=lambda place: abs(place - middle), default=None)
