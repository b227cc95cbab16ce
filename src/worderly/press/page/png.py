"""Writes a page as PNG, drawn at twice the size and reduced, so that edges are smooth."""

import io
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

from worderly.press.page.fonts import Face, Forms, Type, numbered
from worderly.press.page.model import Item, Page, Path, Row, Text, Turned

DPI = 150
OVER = 2
"""The factor of oversampling."""
CURVE_STEPS = 12
FORMS = 0xF0000
"""Where the characters for private use begin that stand for glyphs."""
Point = tuple[float, float]


def to_png(page: Page, type_: Type, dpi: int = DPI) -> bytes:
    picture = _Picture(page, type_, dpi / 72 * OVER)
    picture.draw(page.items)
    out = io.BytesIO()
    picture.image.reduce(OVER).save(out, "PNG", dpi=(dpi, dpi), optimize=False)
    return out.getvalue()


@lru_cache(maxsize=64)
def _font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(face.path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16)
def _form_font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """The font with a character for each glyph: Pillow draws characters, not glyphs."""
    return ImageFont.truetype(io.BytesIO(numbered(face, FORMS)), size, layout_engine=ImageFont.Layout.BASIC)


class _Picture:
    def __init__(self, page: Page, type_: Type, scale: float) -> None:
        self.page, self.type, self.scale = page, type_, scale
        self.image = Image.new("RGB", (round(page.width * scale), round(page.height * scale)), "white")
        self.pen = ImageDraw.Draw(self.image)

    def draw(self, items: Iterable[Item]) -> None:
        for item in items:
            match item:
                case Text():
                    self._text(item)
                case Row():
                    for n, ch in enumerate(item.text):
                        if ch != " ":
                            self._glyph(item, item.x + n * item.step, ch)
                case Path():
                    self._path(item)
                case Turned():
                    self._turned(item)

    def _text(self, item: Text) -> None:
        x = item.x - item.align * self.type.width(item.text, item.size, item.bold)
        if forms := self.type.forms(item.text, item.bold):
            self._formed(item, x, forms)
            return
        for face, piece in self.type.runs(item.text, item.bold):
            at = (x * self.scale, item.y * self.scale)
            self.pen.text(at, piece, item.ink, _font(face, item.size * self.scale), anchor="ls")
            x += face.width(piece) * item.size / 1000

    def _formed(self, item: Text, x: float, forms: Forms) -> None:
        part = item.size / 1000
        for face, glyphs in forms:
            font = _form_font(face, item.size * self.scale)
            for glyph in glyphs:
                at = ((x + glyph.dx * part) * self.scale, (item.y - glyph.dy * part) * self.scale)
                self.pen.text(at, chr(FORMS + glyph.number), item.ink, font, anchor="ls")
                x += glyph.advance * part

    def _glyph(self, item: Row, x: float, ch: str) -> None:
        face = self.type.runs(ch, item.bold)[0][0]
        font = _font(face, item.size * self.scale)
        self.pen.text((x * self.scale, item.y * self.scale), ch, item.ink, font, anchor="ms")

    def _path(self, item: Path) -> None:
        points = [(x * self.scale, y * self.scale) for x, y in flattened(item)]
        closed = item.segments[-1][0] == "Z"
        if item.fill and closed:
            self.pen.polygon(points, fill=item.fill)
        if item.stroke:
            width = max(1, round(item.width * self.scale))
            course = [*points, *points[:2]] if closed else points
            self.pen.line(course, item.stroke, width, joint="curve")

    def _turned(self, item: Turned) -> None:
        """Draws the items upright on another image, then turns and moves that image."""
        other = _Picture(self.page, self.type, self.scale)
        other.draw(item.items)
        centre = item.x * self.scale, item.y * self.scale
        turned = other.image.rotate(-item.angle, center=centre, fillcolor="white")
        self.image = ImageChops.darker(self.image, turned)
        self.pen = ImageDraw.Draw(self.image)


def flattened(path: Path) -> list[Point]:
    points: list[Point] = []
    for kind, numbers in path.segments:
        if kind == "C":
            points += _curve(points[-1], numbers)
        elif kind != "Z":
            points.append((numbers[0], numbers[1]))
    return points


def _curve(start: Point, numbers: Sequence[float]) -> list[Point]:
    x1, y1, x2, y2, x3, y3 = numbers
    points = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append((a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3))
    return points
