"""Writes PDF page by page with embedded subset fonts and selectable text; the output is deterministic."""

import hashlib
import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import BinaryIO, NamedTuple

from worderly.languages import DEFAULT
from worderly.press.page.fonts import Face, Type
from worderly.press.page.model import Item, Page, Path, Row, Text, Turned

_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


class Mark(NamedTuple):
    """A bookmark; `inside` puts it below the last top-level bookmark."""

    title: str
    inside: bool = False


class PdfWriter:
    """Writes each page at once; fonts and the object table come last (ISO 32000-1, 7.5)."""

    def __init__(self, out: BinaryIO, type_: Type, title: str = "", language: str = DEFAULT) -> None:
        self.out, self.type, self.title, self.language = out, type_, title, language
        self.at = 0
        self.offsets: dict[int, int] = {}
        self.pages: list[int] = []
        self.marks: list[tuple[Mark, int]] = []
        """Bookmarks with the index of their page."""
        self.used: dict[Face, set[str]] = defaultdict(set)
        self.names: dict[Face, str] = {}
        self.catalog, self.tree, self.fonts, self.info = 1, 2, 3, 4
        self.last = 4
        self._write(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")

    def _write(self, data: bytes) -> None:
        self.out.write(data)
        self.at += len(data)

    def _new(self) -> int:
        self.last += 1
        return self.last

    def _put(self, number: int, body: str, stream: bytes | None = None) -> int:
        self.offsets[number] = self.at
        if stream is None:
            self._write(f"{number} 0 obj\n{body}\nendobj\n".encode("latin-1"))
            return number
        packed = zlib.compress(stream, 6)
        head = f"{body[:-2]} /Length {len(packed)} /Filter /FlateDecode >>"
        self._write(f"{number} 0 obj\n{head}\nstream\n".encode("latin-1") + packed + b"\nendstream\nendobj\n")
        return number

    def add(self, page: Page, marks: Sequence[Mark] = ()) -> None:
        self.marks += [(mark, len(self.pages)) for mark in marks]
        content = "\n".join(self._drawn(page.items, page.height)).encode("ascii")
        stream = self._put(self._new(), "<< >>", content)
        size = f"{_n(page.width)} {_n(page.height)}"
        body = (
            f"<< /Type /Page /Parent {self.tree} 0 R /MediaBox [0 0 {size}] "
            f"/Resources << /Font {self.fonts} 0 R >> /Contents {stream} 0 R >>"
        )
        self.pages.append(self._put(self._new(), body))

    # --- a page's content ---------------------------------------------------------

    def _drawn(self, items: Iterable[Item], height: float) -> Iterable[str]:
        for item in items:
            match item:
                case Text():
                    yield from self._text(item, height)
                case Row():
                    yield from self._row(item, height)
                case Path():
                    yield _path(item, height)
                case Turned():
                    yield f"q -1 0 0 -1 {_n(2 * item.x)} {_n(2 * (height - item.y))} cm"
                    yield from self._drawn(item.items, height)
                    yield "Q"

    def _glyphs(self, face: Face, text: str) -> str:
        self.used[face].update(text)
        return f"<{''.join(map(face.hex.__getitem__, text))}>"

    def _font(self, face: Face) -> str:
        return self.names.setdefault(face, f"/F{len(self.names)}")

    def _text(self, item: Text, height: float) -> Iterable[str]:
        x = item.x - item.align * self.type.width(item.text, item.size, item.bold)
        yield f"BT {_ink(item.ink)} rg 1 0 0 1 {_n(x)} {_n(height - item.y)} Tm"
        for face, piece in self.type.runs(item.text, item.bold):
            yield f"{self._font(face)} {_n(item.size)} Tf {self._glyphs(face, piece)} Tj"
        yield "ET"

    def _row(self, item: Row, height: float) -> Iterable[str]:
        """Writes one array for each run of a font, so that a row can be selected as a row."""
        at = 0
        y = _n(height - item.y)
        for face, piece in self.type.runs(item.text, item.bold):
            shown = [(at + n, ch) for n, ch in enumerate(piece) if ch != " "]
            at += len(piece)
            if shown:
                first = item.x + shown[0][0] * item.step - face.width(shown[0][1]) * item.size / 2000
                yield f"BT {_ink(item.ink)} rg {self._font(face)} {_n(item.size)} Tf {_n(first)} {y} Td"
                yield f"[{self._spread(face, shown, item)}] TJ ET"

    def _spread(self, face: Face, shown: Sequence[tuple[int, str]], item: Row) -> str:
        """Letters and the gaps between them, in thousandths of the font size, to the left."""
        self.used[face].update([ch for _, ch in shown])
        step, advance, code = item.step * 1000 / item.size, face.advance, face.hex
        parts = [f"<{code[shown[0][1]]}>"]
        for (n, one), (m, two) in pairwise(shown):
            gap = (advance[one] + advance[two]) / 2 - (m - n) * step
            parts.append(f"{gap:.0f}<{code[two]}>")
        return "".join(parts)

    # --- the end ------------------------------------------------------------------

    def close(self) -> None:
        fonts = " ".join(f"{name} {self._embed(face)} 0 R" for face, name in self.names.items())
        self._put(self.fonts, f"<< {fonts} >>")
        kids = " ".join(f"{number} 0 R" for number in self.pages)
        self._put(self.tree, f"<< /Type /Pages /Count {len(self.pages)} /Kids [{kids}] >>")
        self._put(self.info, f"<< /Title {_string(self.title)} /Producer {_string('Worderly')} >>")
        outline = f"/Outlines {self._outline()} 0 R /PageMode /UseOutlines " if self.marks else ""
        language = _string(self.language)
        self._put(self.catalog, f"<< /Type /Catalog /Pages {self.tree} 0 R {outline}/Lang {language} >>")
        self._table()

    def _outline(self) -> int:
        """Two levels of bookmarks (12.3.3); the inner ones are closed at first."""
        root, numbers = self._new(), [self._new() for _ in self.marks]
        marked = dict(zip(numbers, self.marks, strict=True))
        inner: dict[int, list[int]] = defaultdict(list)
        above = root
        for number, (mark, _) in marked.items():
            inner[above if mark.inside else root].append(number)
            above = above if mark.inside else number
        for parent, children in list(inner.items()):
            for before, number, after in zip([0, *children], children, [*children[1:], 0], strict=False):
                mark, page = marked[number]
                near = f"/Prev {before} 0 R " * bool(before) + f"/Next {after} 0 R " * bool(after)
                own = f"{_ends(inner[number])} /Count -{len(inner[number])} " if number in inner else ""
                goal = f"/Dest [{self.pages[page]} 0 R /Fit]"
                said = f"<< /Title {_string(mark.title)} /Parent {parent} 0 R {near}{own}{goal} >>"
                self._put(number, said)
        return self._put(root, f"<< /Type /Outlines {_ends(inner[root])} /Count {len(inner[root])} >>")

    def _table(self) -> None:
        start, count = self.at, self.last + 1
        rows = "".join(f"{self.offsets[number]:010d} 00000 n \n" for number in range(1, count))
        # The id depends only on the content, so that the output is deterministic.
        mark = hashlib.sha256(rows.encode() + self.title.encode()).hexdigest()[:32]
        self._write(f"xref\n0 {count}\n0000000000 65535 f \n{rows}".encode())
        trailer = f"/Size {count} /Root {self.catalog} 0 R /Info {self.info} 0 R /ID [<{mark}> <{mark}>]"
        self._write(f"trailer\n<< {trailer} >>\nstartxref\n{start}\n%%EOF\n".encode())

    def _embed(self, face: Face) -> int:
        """A composite font (9.7): two-byte codes are glyph numbers, ToUnicode maps them to letters."""
        letters = sorted(self.used[face])
        tag = "".join(chr(65 + byte % 26) for byte in hashlib.sha256("".join(letters).encode()).digest()[:6])
        name = f"/{tag}+{face.name}"
        data = face.cut(letters)
        file = self._put(self._new(), f"<< /Length1 {len(data)} >>", data)
        bounds = " ".join(map(_n, face.bounds))
        describe = (
            f"<< /Type /FontDescriptor /FontName {name} /Flags 4 /FontBBox [{bounds}] /ItalicAngle 0 "
            f"/Ascent {_n(face.ascent)} /Descent {_n(face.descent)} /CapHeight {_n(face.ascent)} "
            f"/StemV 80 /FontFile2 {file} 0 R >>"
        )
        descriptor = self._put(self._new(), describe)
        glyphs = sorted({face.glyphs[ord(ch)] for ch in letters})
        widths = " ".join(f"{glyph} [{_n(face.widths[glyph])}]" for glyph in glyphs)
        descendant = self._put(
            self._new(),
            f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont {name} /CIDToGIDMap /Identity "
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
            f"/FontDescriptor {descriptor} 0 R /W [{widths}] >>",
        )
        unicode = self._put(self._new(), "<< >>", _to_unicode(face, letters))
        return self._put(
            self._new(),
            f"<< /Type /Font /Subtype /Type0 /BaseFont {name} /Encoding /Identity-H "
            f"/DescendantFonts [{descendant} 0 R] /ToUnicode {unicode} 0 R >>",
        )


def _ends(numbers: Sequence[int]) -> str:
    return f"/First {numbers[0]} 0 R /Last {numbers[-1]} 0 R"


def _path(item: Path, height: float) -> str:
    parts = []
    for kind, numbers in item.segments:
        parts += [f"{height - n:.2f}" if place % 2 else f"{n:.2f}" for place, n in enumerate(numbers)]
        parts.append(_OPERATORS[kind])
    paint = {(True, False): "S", (False, True): "f", (True, True): "B"}.get(
        (item.stroke is not None, item.fill is not None), "n"
    )
    pen = f"{_ink(item.stroke)} RG {_n(item.width)} w " if item.stroke else ""
    brush = f"{_ink(item.fill)} rg " if item.fill else ""
    return f"{pen}{brush}{' '.join(parts)} {paint}"


def _to_unicode(face: Face, letters: Sequence[str]) -> bytes:
    by_glyph = {face.glyphs[ord(ch)]: ch for ch in letters}
    rows = [f"<{glyph:04x}> <{ch.encode('utf-16-be').hex()}>" for glyph, ch in sorted(by_glyph.items())]
    blocks = [rows[at : at + 100] for at in range(0, len(rows), 100)]
    maps = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{maps}\n"
        "endcmap CMapName currentdict /CMap defineresource pop end end\n"
    ).encode("ascii")


def _n(number: float) -> str:
    return f"{number:.2f}"


@cache
def _ink(colour: str) -> str:
    return " ".join(_n(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))


def _string(text: str) -> str:
    return f"<feff{text.encode('utf-16-be').hex()}>"
