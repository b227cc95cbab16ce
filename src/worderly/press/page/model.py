"""The page model: items with positions in points from the top left; three backends draw it."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

Colour = str
"""`#rrggbb`."""
BLACK = "#000000"
WHITE = "#ffffff"
DESCENT = 0.24
"""How far letters reach below their baseline, as a part of the font size."""
ROUND = 0.5523
"""The handle length of a cubic curve for a quarter circle of radius 1."""


class Text(NamedTuple):
    """One line of type; `y` is its baseline, `align` the part of its width left of `x`: 0, ½ or 1."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    ink: Colour = BLACK
    align: float = 0


class Row(NamedTuple):
    """Letters of a grid: the first is centred at `x`, each next one `step` further; a space shows none."""

    x: float
    y: float
    step: float
    text: str
    size: float
    bold: bool = False
    ink: Colour = BLACK


Segment = tuple[str, tuple[float, ...]]
"""M (x, y), L (x, y), C (two handles and the end), Z ()."""


class Path(NamedTuple):
    segments: tuple[Segment, ...]
    stroke: Colour | None = BLACK
    width: float = 0.75
    fill: Colour | None = None


class Turned(NamedTuple):
    """Items turned about (x, y), clockwise."""

    x: float
    y: float
    items: "tuple[Item, ...]"
    angle: int = 180


class Tag(NamedTuple):
    """Begins a part of the page for screen readers; without a role it ends the last one. Shows nothing.

    Roles: H1, P, Figure and Artifact take all items up to their end as one; L and TOC have a part for each
    text or TOCI within them.
    """

    role: str = ""
    text: str = ""
    """What is read instead of the items (P), about them (Figure), or about the page that they lead to."""
    goal: int = 0
    """The number of the page that it leads to; 0: none."""
    area: "Frame | None" = None
    """Where it can be pressed."""


Item = Text | Row | Path | Turned | Tag


def tagged(role: str, items: "Iterable[Item]", text: str = "") -> "list[Item]":
    return [Tag(role, text) if text else _plain(role), *items, END]


END = Tag()


@cache
def _plain(role: str) -> Tag:
    """One object for all tags of a role: a book has thousands of them."""
    return Tag(role)


class Page(NamedTuple):
    width: float
    height: float
    items: tuple[Item, ...]


class Frame(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    def below(self, used: float) -> "Frame":
        """The frame without its top `used` points."""
        return Frame(self.x, self.y + used, self.width, max(0, self.height - used))

    def above(self, kept: float) -> "Frame":
        """The frame without its bottom `kept` points."""
        return Frame(self.x, self.y, self.width, max(0, self.height - kept))

    def halves(self, gap: float) -> "tuple[Frame, Frame]":
        """Left and right."""
        width = (self.width - gap) / 2
        return (
            Frame(self.x, self.y, width, self.height),
            Frame(self.x + width + gap, self.y, width, self.height),
        )


def line(x1: float, y1: float, x2: float, y2: float, *, ink: Colour = BLACK, width: float = 0.75) -> Path:
    return Path((("M", (x1, y1)), ("L", (x2, y2))), ink, width)


def box(
    frame: Frame,
    *,
    ink: Colour | None = BLACK,
    width: float = 0.75,
    fill: Colour | None = None,
    radius: float = 0,
) -> Path:
    """A rectangle, its corners rounded by `radius`."""
    x, y, right, bottom = frame.x, frame.y, frame.right, frame.bottom
    if not radius:
        corners = ((right, y), (right, bottom), (x, bottom))
        return Path((("M", (x, y)), *(("L", at) for at in corners), ("Z", ())), ink, width, fill)
    r, k = radius, radius * (1 - ROUND)
    segments: tuple[Segment, ...] = (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, bottom - r)),
        ("C", (right, bottom - k, right - k, bottom, right - r, bottom)),
        ("L", (x + r, bottom)),
        ("C", (x + k, bottom, x, bottom - k, x, bottom - r)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("Z", ()),
    )
    return Path(segments, ink, width, fill)


def disc(
    x: float,
    y: float,
    radius: float,
    *,
    ink: Colour | None = BLACK,
    width: float = 0.75,
    fill: Colour | None = None,
) -> Path:
    frame = Frame(x - radius, y - radius, 2 * radius, 2 * radius)
    return box(frame, ink=ink, width=width, fill=fill, radius=radius)


def capsule(
    start: tuple[float, float],
    end: tuple[float, float],
    radius: float,
    *,
    ink: Colour | None = BLACK,
    width: float = 0.75,
    fill: Colour | None = None,
) -> Path:
    """The outline of everything within `radius` of a straight line."""
    far = hypot(end[0] - start[0], end[1] - start[1]) or 1
    ux, uy = (end[0] - start[0]) / far * radius, (end[1] - start[1]) / far * radius

    def at(centre: tuple[float, float], along: float, across: float) -> tuple[float, float]:
        return centre[0] + ux * along - uy * across, centre[1] + uy * along + ux * across

    k = ROUND
    curves = (
        (at(end, k, 1), at(end, 1, k), at(end, 1, 0)),
        (at(end, 1, -k), at(end, k, -1), at(end, 0, -1)),
        (at(start, -k, -1), at(start, -1, -k), at(start, -1, 0)),
        (at(start, -1, k), at(start, -k, 1), at(start, 0, 1)),
    )
    turns: list[Segment] = [("C", (*one, *two, *three)) for one, two, three in curves]
    segments = (("M", at(start, 0, 1)), ("L", at(end, 0, 1)), *turns[:2], ("L", at(start, 0, -1)), *turns[2:])
    return Path((*segments, ("Z", ())), ink, width, fill)


def mirrored(items: Iterable[Item], middle: float) -> list[Item]:
    """The items seen in a mirror that stands at `middle`; letters stay as they are."""
    return [_mirrored(item, 2 * middle) for item in items]


def _mirrored(item: Item, whole: float) -> Item:
    match item:
        case Text():
            return item._replace(x=whole - item.x, align=1 - item.align)
        case Row():
            return item._replace(x=whole - item.x, step=-item.step)
        case Path():
            turned = ((kind, tuple(_turned(numbers, whole))) for kind, numbers in item.segments)
            return item._replace(segments=tuple(turned))
        case Turned():
            inner = tuple(mirrored(item.items, whole / 2))
            return Turned(whole - item.x, item.y, inner, -item.angle)
        case Tag():
            area = item.area and item.area._replace(x=whole - item.area.right)
            return item._replace(area=area)


def _turned(numbers: Sequence[float], whole: float) -> Iterable[float]:
    """Every other number is an x."""
    return (number if n % 2 else whole - number for n, number in enumerate(numbers))


def texts(items: Iterable[Item]) -> Iterable[tuple[str, bool]]:
    """All texts of a page with their weights, for which fonts are needed."""
    for item in items:
        if isinstance(item, Text | Row):
            yield item.text, item.bold
        elif isinstance(item, Turned):
            yield from texts(item.items)


def smallest_type(items: Iterable[Item]) -> float:
    """The smallest font size; infinite without type."""
    sizes = [float("inf")]
    for item in items:
        if isinstance(item, Text | Row):
            sizes.append(item.size)
        elif isinstance(item, Turned):
            sizes.append(smallest_type(item.items))
    return min(sizes)


def lowest(items: Iterable[Item]) -> float:
    """The lowest point of the items."""
    ends = [0.0]
    for item in items:
        match item:
            case Path():
                ends += [y for _, numbers in item.segments for y in numbers[1::2]]
            case Turned():
                # The highest item becomes the lowest; texts turn about their baselines.
                ends.append(2 * item.y - min(_tops(item.items), default=item.y))
            case Text() | Row():
                ends.append(item.y + item.size * DESCENT)
    return max(ends)


def _tops(items: Iterable[Item]) -> Iterable[float]:
    for item in items:
        if isinstance(item, Path):
            yield from (y for _, numbers in item.segments for y in numbers[1::2])
        elif isinstance(item, Text | Row):
            yield item.y - item.size
