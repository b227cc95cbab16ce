"""Reads a PDF back with pypdf: every mark on a page, with its place, size and ink."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream, IndirectObject

Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""
UNTURNED: Matrix = (1, 0, 0, 1, 0, 0)
ASCENT, DESCENT = 0.75, -0.25
"""How far letters reach, as parts of the font size."""


class Ink(NamedTuple):
    space: str
    parts: tuple[float, ...]

    @property
    def amount(self) -> float:
        """All inks together, 1 for full black; 0 for white."""
        if self.space == "DeviceCMYK":
            return sum(self.parts)
        return 1 - sum(self.parts) / len(self.parts)


BLACK = Ink("DeviceGray", (0.0,))
SPACES = {1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK"}


class Mark(NamedTuple):
    """Something drawn: `type` with its font size, `line` with its width, or `fill`."""

    kind: str
    box: Box
    size: float
    ink: Ink


@dataclass(frozen=True)
class _Pen:
    """The graphics state (ISO 32000-1, 8.4)."""

    matrix: Matrix = UNTURNED
    fill: Ink = BLACK
    stroke: Ink = BLACK
    width: float = 1


@dataclass
class _Walk:
    """One pass over the operators of a page."""

    fonts: dict[str, "Widths"]
    pen: _Pen = field(default_factory=_Pen)
    saved: list[_Pen] = field(default_factory=list)
    path: list[tuple[float, float]] = field(default_factory=list)
    text: Matrix = UNTURNED
    font: "Widths | None" = None
    size: float = 0
    unknown: set[str] = field(default_factory=set)

    def step(self, name: str, given: Sequence[Any]) -> Iterator[Mark]:
        if name in ("q", "Q", "cm", "w", "g", "rg", "k", "G", "RG", "K"):
            self._set(name, given)
        elif name in ("BT", "Tm", "Td", "Tf"):
            self._move(name, given)
        elif name in ("Tj", "TJ"):
            yield self._type([given[0]] if name == "Tj" else given[0])
        elif name in ("m", "l", "c"):
            self.path += zip(map(float, given[::2]), map(float, given[1::2]), strict=True)
        elif name in ("S", "f", "B", "n"):
            yield from self._painted(name)
        elif name not in ("h", "ET"):
            self.unknown.add(name)

    def _set(self, name: str, given: Sequence[Any]) -> None:
        """The operators of the graphics state."""
        match name:
            case "q":
                self.saved.append(self.pen)
            case "Q":
                self.pen = self.saved.pop()
            case "cm":
                self.pen = replace(self.pen, matrix=_times(_matrix(given), self.pen.matrix))
            case "w":
                self.pen = replace(self.pen, width=float(given[0]))
            case "g" | "rg" | "k":
                self.pen = replace(self.pen, fill=_ink(given))
            case _:
                self.pen = replace(self.pen, stroke=_ink(given))

    def _move(self, name: str, given: Sequence[Any]) -> None:
        """The operators that place text."""
        match name:
            case "BT":
                self.text = UNTURNED
            case "Tm":
                self.text = _matrix(given)
            case "Td":
                self.text = _times((1, 0, 0, 1, float(given[0]), float(given[1])), self.text)
            case _:
                self.font, self.size = self.fonts[given[0]], float(given[1])

    def _painted(self, name: str) -> Iterator[Mark]:
        box, self.path = _around(self.pen.matrix, self.path), []
        if name in "fB":
            yield Mark("fill", box, 0, self.pen.fill)
        if name in "SB":
            half = self.pen.width / 2
            edge = (box[0] - half, box[1] - half, box[2] + half, box[3] + half)
            yield Mark("line", edge, self.pen.width, self.pen.stroke)

    def _type(self, pieces: Sequence[Any]) -> Mark:
        assert self.font is not None
        long = sum(
            -float(piece) if isinstance(piece, int | float) else self.font.of(_code(piece))
            for piece in pieces
        )
        wide = long * self.size / 1000
        corners = [(x, y * self.size) for x in (0, wide) for y in (DESCENT, ASCENT)]
        box = _around(_times(self.text, self.pen.matrix), corners)
        self.text = _times((1, 0, 0, 1, wide, 0), self.text)
        return Mark("type", box, self.size, self.pen.fill)


class Widths:
    """The widths of the glyphs of a composite font (9.7.4.3)."""

    def __init__(self, font: Any) -> None:
        below = font["/DescendantFonts"][0].get_object()
        self.usual = float(below.get("/DW", 1000))
        runs = below["/W"]
        self.widths = {int(first): float(wide[0]) for first, wide in zip(runs[::2], runs[1::2], strict=True)}
        self.is_embedded = "/FontFile2" in below["/FontDescriptor"].get_object()
        self.name = str(font["/BaseFont"])

    def of(self, codes: bytes) -> float:
        return sum(
            self.widths.get(int.from_bytes(codes[at : at + 2]), self.usual) for at in range(0, len(codes), 2)
        )


class Leaf:
    """A page as it was read."""

    def __init__(self, page: PageObject, reader: PdfReader, fonts: dict[str, Widths]) -> None:
        self.page, self.reader, self.fonts = page, reader, fonts

    def box(self, name: str) -> Box | None:
        found = self.page.get(name)
        return None if found is None else (*map(float, found),)  # type: ignore[return-value]

    @cached_property
    def _read(self) -> tuple[tuple[Mark, ...], frozenset[str]]:
        walk = _Walk(self.fonts)
        content = self.page.get("/Contents")
        steps = ContentStream(content.get_object(), self.reader).operations if content else []
        marks = [mark for given, name in steps for mark in walk.step(name.decode(), given)]
        return tuple(marks), frozenset(walk.unknown)

    @property
    def marks(self) -> tuple[Mark, ...]:
        return self._read[0]

    @property
    def unknown(self) -> frozenset[str]:
        """Operators that nobody has judged, such as those of images and transparency."""
        return self._read[1]

    @property
    def extent(self) -> Box | None:
        """What all visible marks cover."""
        boxes = [mark.box for mark in self.marks if mark.ink.amount > 0]
        return _joined(boxes) if boxes else None


class Document:
    """A whole file, read page by page."""

    def __init__(self, path: Path) -> None:
        self.reader = PdfReader(path, strict=True)
        self.root: Any = self.reader.trailer["/Root"].get_object()
        self.info: Any = self.reader.trailer.get("/Info")
        self._fonts: dict[int, dict[str, Widths]] = {}

    def __len__(self) -> int:
        return len(self.reader.pages)

    def leaves(self) -> Iterator[Leaf]:
        for page in self.reader.pages:
            yield Leaf(page, self.reader, self.fonts(page))

    def fonts(self, page: PageObject) -> dict[str, Widths]:
        """Pages share their table of fonts, which is read once."""
        resources: Any = page["/Resources"]
        if "/Font" not in resources:
            return {}
        table, raw = resources["/Font"], resources.raw_get("/Font")
        number = raw.idnum if isinstance(raw, IndirectObject) else id(table)
        if number not in self._fonts:
            self._fonts[number] = {name: Widths(table[name].get_object()) for name in table}
        return self._fonts[number]


def _code(piece: Any) -> bytes:
    """pypdf decodes strings where it can; the codes are their bytes."""
    return bytes(piece.original_bytes) if hasattr(piece, "original_bytes") else bytes(piece)


def _matrix(given: Sequence[Any]) -> Matrix:
    return (*map(float, given),)  # type: ignore[return-value]


def _ink(given: Sequence[Any]) -> Ink:
    return Ink(SPACES[len(given)], tuple(map(float, given)))


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = two
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def _around(matrix: Matrix, points: Sequence[tuple[float, float]]) -> Box:
    a, b, c, d, e, f = matrix
    moved = [(a * x + c * y + e, b * x + d * y + f) for x, y in points]
    xs, ys = [x for x, _ in moved], [y for _, y in moved]
    return min(xs), min(ys), max(xs), max(ys)


def _joined(boxes: Sequence[Box]) -> Box:
    lefts, bottoms, rights, tops = zip(*boxes, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)
