"""Embeds a font in a PDF, cut to the letters in use."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from unicodedata import normalize

from worderly.press.page.fonts import Face
from worderly.press.page.pdf.objects import ObjectFile, number_text
from worderly.press.page.shaping import Glyph

SILENT = "\u200d"
"""What a part of a letter is read as, such as its dots in some fonts."""


@dataclass
class Used:
    """What a document uses of a font: letters, and glyphs that are joined forms of letters."""

    letters: set[str] = field(default_factory=set)
    forms: dict[int, str] = field(default_factory=dict)

    def add(self, glyphs: Iterable[Glyph]) -> None:
        for glyph in glyphs:
            self.forms.setdefault(glyph.number, glyph.letters or SILENT)

    def read(self, face: Face) -> dict[int, str]:
        """What each glyph is read as: a joined form that is a character itself, as its letters."""
        named = {glyph: normalize("NFKC", chr(code)) for code, glyph in face.glyphs.items()}
        forms = {glyph: named.get(glyph, letters) for glyph, letters in self.forms.items()}
        return dict(sorted((forms | {face.glyphs[ord(ch)]: ch for ch in self.letters}).items()))


def embed(file: ObjectFile, face: Face, used: Used) -> int:
    """A composite font (9.7): two-byte codes are glyph numbers, ToUnicode maps them to letters."""
    read = used.read(face)
    mark = hashlib.sha256("".join([*sorted(used.letters), *map(str, sorted(used.forms))]).encode())
    name = f"/{''.join(chr(65 + byte % 26) for byte in mark.digest()[:6])}+{face.name}"
    descendant = file.put(file.new(), _descendant(file, face, face.cut(used.letters, used.forms), read, name))
    unicode = file.put(file.new(), "<< >>", _to_unicode(read))
    return file.put(
        file.new(),
        f"<< /Type /Font /Subtype /Type0 /BaseFont {name} /Encoding /Identity-H "
        f"/DescendantFonts [{descendant} 0 R] /ToUnicode {unicode} 0 R >>",
    )


def _descendant(file: ObjectFile, face: Face, data: bytes, glyphs: Iterable[int], name: str) -> str:
    program = file.put(file.new(), f"<< /Length1 {len(data)} >>", data)
    bounds = " ".join(map(number_text, face.bounds))
    describe = (
        f"<< /Type /FontDescriptor /FontName {name} /Flags 4 /FontBBox [{bounds}] /ItalicAngle 0 "
        f"/Ascent {number_text(face.ascent)} /Descent {number_text(face.descent)} "
        f"/CapHeight {number_text(face.ascent)} /StemV 80 /FontFile2 {program} 0 R >>"
    )
    descriptor = file.put(file.new(), describe)
    widths = " ".join(f"{glyph} [{number_text(face.widths[glyph])}]" for glyph in glyphs)
    return (
        f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont {name} /CIDToGIDMap /Identity "
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
        f"/FontDescriptor {descriptor} 0 R /W [{widths}] >>"
    )


def _to_unicode(read: Mapping[int, str]) -> bytes:
    rows = [f"<{glyph:04x}> <{text.encode('utf-16-be').hex()}>" for glyph, text in read.items()]
    blocks = [rows[at : at + 100] for at in range(0, len(rows), 100)]
    maps = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{maps}\n"
        "endcmap CMapName currentdict /CMap defineresource pop end end\n"
    ).encode("ascii")
