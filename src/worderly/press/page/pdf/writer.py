"""Writes PDF page by page with embedded subset fonts and selectable text; the output is deterministic."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from typing import BinaryIO

from worderly.languages import DEFAULT
from worderly.press.page.fonts import Face, Forms, Type
from worderly.press.page.model import Item, Page, Path, Row, Text, Turned
from worderly.press.page.pdf.delivery import Delivery
from worderly.press.page.pdf.embedding import Used, embed
from worderly.press.page.pdf.objects import ObjectFile, text_string
from worderly.press.page.pdf.objects import number_text as _n
from worderly.press.page.pdf.outline import Mark, write_outline
from worderly.press.page.pdf.tagging import PageTags, Structure

_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
TO_READERS = Delivery()
CATALOG, TREE, FONTS = 1, 2, 3
CONDITION = "CGATS TR 001"
"""The printing condition of offset in North America, as the ICC's registry names it."""


class PdfWriter:
    """Writes each page at once; fonts and the object table come last (ISO 32000-1, 7.5)."""

    def __init__(
        self,
        out: BinaryIO,
        type_: Type,
        title: str = "",
        language: str = DEFAULT,
        delivery: Delivery = TO_READERS,
    ) -> None:
        self.type, self.title, self.language, self.delivery = type_, title, language, delivery
        self.file = ObjectFile(out, delivery.version, FONTS)
        self.pages: list[int] = []
        self.marks: list[tuple[Mark, int]] = []
        """Bookmarks with the index of their page."""
        self.used: dict[Face, Used] = defaultdict(Used)
        self.names: dict[Face, str] = {}
        self._ink = cache(delivery.fill)
        self.structure = None if delivery.to_printer else Structure(self.file)

    def add(self, page: Page, marks: Sequence[Mark] = ()) -> None:
        self.marks += [(mark, len(self.pages)) for mark in marks]
        number = self.file.new()
        tags = PageTags(self.structure, number, page.height) if self.structure else None
        content = "\n".join(self._drawn(page.items, page.height, tags)).encode("ascii")
        stream = self.file.put(self.file.new(), "<< >>", content)
        body = (
            f"<< /Type /Page /Parent {TREE} 0 R {self._boxes(page)} /Resources << /Font {FONTS} 0 R >> "
            f"/Contents {stream} 0 R{tags.close() if tags else ''} >>"
        )
        self.pages.append(self.file.put(number, body))

    def _boxes(self, page: Page) -> str:
        """A printer cuts at the trim box; what bleeds reaches to the edge of the page."""
        whole = f"[0 0 {_n(page.width)} {_n(page.height)}]"
        if not self.delivery.to_printer:
            return f"/MediaBox {whole}"
        cut = self.delivery.bleed
        trim = f"[{_n(cut)} {_n(cut)} {_n(page.width - cut)} {_n(page.height - cut)}]"
        return f"/MediaBox {whole} /BleedBox {whole} /TrimBox {trim}"

    # --- a page's content ---------------------------------------------------------

    def _drawn(self, items: Iterable[Item], height: float, tags: PageTags | None) -> Iterable[str]:
        for item in items:
            if tags:
                yield from tags.before(item)
            match item:
                case Text():
                    yield from self._text(item, height, tags is not None and tags.wants_space)
                case Row():
                    yield from self._row(item, height)
                case Path():
                    yield self._path(item, height)
                case Turned():
                    yield f"q {_turn(item, height)} cm"
                    yield from self._drawn(item.items, height, tags)
                    yield "Q"
        if tags:
            yield from tags.pause()

    def _glyphs(self, face: Face, text: str) -> str:
        self.used[face].letters.update(text)
        return f"<{''.join(map(face.hex.__getitem__, text))}>"

    def _font(self, face: Face) -> str:
        return self.names.setdefault(face, f"/F{len(self.names)}")

    def _text(self, item: Text, height: float, after_space: bool) -> Iterable[str]:
        """A space before the text is written to its left, where nobody sees it."""
        if not item.text.isascii() and (forms := self.type.forms(item.text, item.bold)):
            yield from self._formed(item, height, forms)
            return
        x, text = item.x - item.align * self.type.width(item.text, item.size, item.bold), item.text
        if after_space:
            x, text = x - self.type.width(" ", item.size, item.bold), f" {text}"
        yield f"BT {self._ink(item.ink)} 1 0 0 1 {_n(x)} {_n(height - item.y)} Tm"
        for face, piece in self.type.runs(text, item.bold):
            yield f"{self._font(face)} {_n(item.size)} Tf {self._glyphs(face, piece)} Tj"
        yield "ET"

    def _formed(self, item: Text, height: float, forms: Forms) -> Iterable[str]:
        """Letters as they are seen, from left to right: so programs expect them, which turn them round."""
        x = item.x - item.align * self.type.width(item.text, item.size, item.bold)
        yield f"BT {self._ink(item.ink)}"
        for face, glyphs in forms:
            self.used[face].add(glyphs)
            yield f"{self._font(face)} {_n(item.size)} Tf"
            for glyph in glyphs:
                at = x + glyph.dx * item.size / 1000, height - item.y + glyph.dy * item.size / 1000
                yield f"1 0 0 1 {_n(at[0])} {_n(at[1])} Tm <{glyph.number:04x}> Tj"
                x += glyph.advance * item.size / 1000
        yield "ET"

    def _row(self, item: Row, height: float) -> Iterable[str]:
        """Writes one array for each run of a font, so that a row can be selected as a row."""
        if item.step < 0:
            far = item.x + item.step * (len(item.text) - 1)
            item = item._replace(x=far, step=-item.step, text=item.text[::-1])
        at = 0
        y = _n(height - item.y)
        for face, piece in self.type.split(item.text, item.bold):
            shown = [(at + n, ch) for n, ch in enumerate(piece) if ch != " "]
            at += len(piece)
            if shown:
                first = item.x + shown[0][0] * item.step - face.width(shown[0][1]) * item.size / 2000
                yield f"BT {self._ink(item.ink)} {self._font(face)} {_n(item.size)} Tf {_n(first)} {y} Td"
                yield f"[{self._spread(face, shown, item)}] TJ ET"

    def _spread(self, face: Face, shown: Sequence[tuple[int, str]], item: Row) -> str:
        """Letters and the gaps between them, in thousandths of the font size, to the left."""
        self.used[face].letters.update([ch for _, ch in shown])
        step, advance, code = item.step * 1000 / item.size, face.advance, face.hex
        parts = [f"<{code[shown[0][1]]}>"]
        for (n, one), (m, two) in pairwise(shown):
            gap = (advance[one] + advance[two]) / 2 - (m - n) * step
            parts.append(f"{gap:.0f}<{code[two]}>")
        return "".join(parts)

    def _path(self, item: Path, height: float) -> str:
        parts = [_segment(kind, numbers, height) for kind, numbers in item.segments]
        paint = {(True, False): "S", (False, True): "f", (True, True): "B"}.get(
            (item.stroke is not None, item.fill is not None), "n"
        )
        pen = f"{self.delivery.stroke(item)} " if item.stroke else ""
        brush = f"{self._ink(item.fill)} " if item.fill else ""
        return f"{pen}{brush}{' '.join(parts)} {paint}"

    # --- the end ------------------------------------------------------------------

    def close(self) -> None:
        fonts = " ".join(
            f"{name} {embed(self.file, face, self.used[face])} 0 R" for face, name in self.names.items()
        )
        self.file.put(FONTS, f"<< {fonts} >>")
        kids = " ".join(f"{number} 0 R" for number in self.pages)
        self.file.put(TREE, f"<< /Type /Pages /Count {len(self.pages)} /Kids [{kids}] >>")
        self.file.put(CATALOG, f"<< /Type /Catalog /Pages {TREE} 0 R {self._more()} >>")
        info = self._info()
        known = f" /Info {self.file.put(self.file.new(), f'<< {info} >>')} 0 R" if info else ""
        self.file.end(f"/Root {CATALOG} 0 R{known}", self.title)

    def _info(self) -> str:
        """A printer gets only what PDF/X demands."""
        title = f"/Title {text_string(self.title)}"
        if not self.delivery.to_printer:
            return f"{title} /Producer {text_string('Worderly')}"
        if self.delivery.made is None:
            return ""
        day = f"(D:{self.delivery.made:%Y%m%d}000000Z)"
        return (
            f"{title} /CreationDate {day} /ModDate {day} /Trapped /False "
            "/GTS_PDFXVersion (PDF/X-1:2001) /GTS_PDFXConformance (PDF/X-1a:2001)"
        )

    def _more(self) -> str:
        """The other entries of the catalog."""
        if self.delivery.to_printer:
            return self._intent() if self.delivery.made else ""
        marks = [(mark, self.pages[index]) for mark, index in self.marks]
        outline = f"/Outlines {write_outline(self.file, marks)} 0 R /PageMode /UseOutlines " if marks else ""
        structure = self.structure.close(self.title, self.pages) if self.structure else ""
        return f"{outline}{structure}/Lang {text_string(self.language)}"

    def _intent(self) -> str:
        """A registered printing condition needs no colour profile (ISO 15930-1, 6.4)."""
        return (
            f"/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputCondition ({CONDITION}) "
            f"/OutputConditionIdentifier ({CONDITION}) /RegistryName (http://www.color.org) "
            f"/Info ({CONDITION}) >>]"
        )


def _segment(kind: str, numbers: tuple[float, ...], height: float) -> str:
    """Written out by hand: the rings of a book have thousands of them."""
    match numbers:
        case (x, y):
            return f"{x:.2f} {height - y:.2f} {_OPERATORS[kind]}"
        case (x1, y1, x2, y2, x, y):
            return f"{x1:.2f} {height - y1:.2f} {x2:.2f} {height - y2:.2f} {x:.2f} {height - y:.2f} c"
        case _:
            return _OPERATORS[kind]


def _turn(item: Turned, height: float) -> str:
    """The matrix of a turn, clockwise, about a point of the page."""
    angle, x, y = radians(-item.angle), item.x, height - item.y
    a, b = round(cos(angle), 6), round(sin(angle), 6)
    numbers = (a, b, -b, a, x - a * x + b * y, y - b * x - a * y)
    return " ".join(f"{number:.2f}" for number in numbers)
