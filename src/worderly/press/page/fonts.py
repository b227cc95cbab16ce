"""Fonts for printing: their letters, the widths of these, and subsets to embed."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from struct import pack, pack_into, unpack_from
from typing import TYPE_CHECKING

from worderly.kit import Refused
from worderly.press.page.scripts import MARKED, SHAPED, script_of
from worderly.press.page.shaping import JOINERS, Glyph, as_seen, has_leftwards, shape

if TYPE_CHECKING:
    from uharfbuzz import Face as FontFile
    from uharfbuzz import Font

SHIPPED = Path(__file__).parents[1] / "fonts"
FAMILIES = ("AtkinsonHyperlegibleNext", "DejaVuSans", "NotoSansHebrew", "NotoSansArabic")
"""The second one has Greek, Cyrillic, Georgian and Armenian."""
CONTROLS = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Unicode categories without a visible form, such as control characters and direction marks."""
LARGEST_FONT = 32 * 2**20
NEEDED = ("glyf", "cmap", "hmtx", "head", "hhea")
LAYOUT = ("GPOS", "GSUB", "GDEF", "kern")
"""Tables that only shaping needs."""
UNUSED = ("DSIG", "STAT")
HHEA_ASCENT, HEAD_BOX = 4, 36
"""Where a table of TrueType has these numbers, in bytes."""


class Face:
    """One TrueType font; widths are thousandths of its size."""

    def __init__(self, path: Path, name: str) -> None:
        self.path, self.name = path, name
        face, font = _opened(path)
        self.font = font
        self.glyphs = {code: font.get_nominal_glyph(code) or 0 for code in face.unicodes}
        scale = 1000 / face.upem
        self.widths = [font.get_glyph_h_advance(glyph) * scale for glyph in range(face.glyph_count)]
        ascent, descent = unpack_from(">hh", face.reference_table("hhea").data, HHEA_ASCENT)
        self.ascent, self.descent = ascent * scale, descent * scale
        box = unpack_from(">hhhh", face.reference_table("head").data, HEAD_BOX)
        self.bounds = [side * scale for side in box]

        # Precomputed by letter: a page of a book needs ten thousand of them.
        self.advance: dict[str, float] = {
            chr(code): self.widths[glyph] for code, glyph in self.glyphs.items()
        }
        self.hex = {chr(code): f"{glyph:04x}" for code, glyph in self.glyphs.items()}
        self.advance |= dict.fromkeys(JOINERS, 0.0)

    def has(self, text: str) -> bool:
        return self.advance.keys() >= set(text)

    def width(self, text: str) -> float:
        return sum([self.advance[ch] for ch in text])

    def plain(self, text: str) -> tuple[Glyph, ...]:
        """One glyph for each letter."""
        return tuple(Glyph(self.glyphs[ord(ch)], self.advance[ch], 0, 0, ch) for ch in text)

    def cut(self, text: Iterable[str], glyphs: Iterable[int] = (), *, joins: bool = False) -> bytes:
        """A subset with these letters and forms; glyphs keep their numbers, so that pages come first.

        One that joins keeps its rules and all forms of its letters, for programs that join them.
        """
        from uharfbuzz import SubsetFlags, SubsetInput, subset

        wanted = SubsetInput()
        wanted.flags = SubsetFlags.RETAIN_GIDS | SubsetFlags.NO_HINTING | SubsetFlags.NOTDEF_OUTLINE
        wanted.unicode_set.update(ord(ch) for ch in text)
        wanted.glyph_set.update(glyphs)
        left_out = UNUSED if joins else (*UNUSED, *LAYOUT)
        wanted.drop_table_tag_set.update(int.from_bytes(table.encode()) for table in left_out)
        return bytes(subset(_opened(self.path)[0], wanted).blob.data)


def _opened(path: Path) -> "tuple[FontFile, Font]":
    from uharfbuzz import Blob, Font, HarfBuzzError
    from uharfbuzz import Face as FontFile

    if path.stat().st_size > LARGEST_FONT:
        raise Refused("font_not_usable", file=path.name)
    try:
        face = FontFile(Blob.from_file_path(str(path)))
    except (HarfBuzzError, OSError, ValueError):
        raise Refused("font_not_usable", file=path.name) from None
    if not set(NEEDED) <= set(face.table_tags) or not face.unicodes:
        raise Refused("font_not_usable", file=path.name)
    return face, Font(face)


@lru_cache(maxsize=8)
def numbered(face: Face, first: int) -> bytes:
    """The font with a character for each glyph, in the order of their numbers."""
    data = bytearray(face.path.read_bytes())
    # A group of all glyphs (format 12) at the end of the file; the table of tables leads there.
    last = first + len(face.widths) - 1
    table = pack(">HHHHI HHIIIIII", 0, 1, 3, 10, 12, 12, 0, 28, 0, 1, first, last, 0)
    pack_into(">II", data, data.index(b"cmap") + 8, len(data), len(table))
    return bytes(data + table)


@cache
def _shipped(family: str, weight: str) -> Face:
    name = f"{family}-{weight}"
    return Face(SHIPPED / f"{name}.ttf", name)


@lru_cache(maxsize=8)
def _supplied(path: Path, stamp: int) -> Face:
    name = "".join(ch for ch in path.stem if ch.isascii() and ch.isalnum())
    return Face(path, name or "Font")


Pieces = tuple[tuple[Face, str], ...]
Forms = tuple[tuple[Face, tuple[Glyph, ...]], ...]


@dataclass(frozen=True)
class Type:
    """The fonts of a document: the user's own font first, then the shipped ones."""

    own: Path | None = None
    _runs: dict[tuple[str, bool], Pieces] = field(default_factory=dict, compare=False, repr=False)
    _forms: dict[tuple[str, bool], Forms] = field(default_factory=dict, compare=False, repr=False)

    def faces(self, bold: bool) -> Iterator[Face]:
        """Each is opened when it is asked for."""
        if self.own:
            yield _supplied(self.own, self.own.stat().st_mtime_ns)
        for family in FAMILIES:
            yield _shipped(family, "Bold" if bold else "Regular")

    def runs(self, text: str, bold: bool) -> Pieces:
        """Splits a text into pieces of one font; prefers one font that has all letters."""
        known = self._runs.get((text, bold))
        if known is None:
            known = self._runs[text, bold] = self.split(text, bold)
        return known

    def split(self, text: str, bold: bool) -> Pieces:
        """The same, but nothing is kept: no row of a grid comes twice."""
        text = checked(text)
        usual = next(self.faces(bold))
        if usual.has(text):
            return ((usual, text),)
        letters = "".join(ch for ch in text if ch.isalpha())
        usual = next((face for face in self.faces(bold) if face.has(letters)), usual)
        pieces: list[tuple[Face, str]] = []
        for ch in text:
            face = usual if usual.has(ch) else self._face_for(ch, bold)
            if pieces and pieces[-1][0] is face:
                pieces[-1] = (face, pieces[-1][1] + ch)
            else:
                pieces.append((face, ch))
        return tuple(pieces)

    def _face_for(self, letter: str, bold: bool) -> Face:
        for face in self.faces(bold):
            if face.has(letter):
                return face
        raise Refused("no_font_for", letter=letter, script=script_of(letter) or "none")

    def forms(self, text: str, bold: bool) -> Forms:
        """The glyphs of a text with letters from right to left, as they are seen; none for any other text."""
        known = self._forms.get((text, bold))
        if known is None:
            found = self._shaped(checked(text), bold) if has_leftwards(text) else ()
            known = self._forms[text, bold] = tuple(found)
        return known

    def _shaped(self, text: str, bold: bool) -> Iterator[tuple[Face, tuple[Glyph, ...]]]:
        for seen, leftwards in as_seen(text):
            pieces = self.runs(seen, bold)
            for face, piece in reversed(pieces) if leftwards else pieces:
                yield face, shape(face.font, piece) if leftwards else face.plain(piece)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        if text.isascii() or not (forms := self.forms(text, bold)):
            return sum(face.width(piece) for face, piece in self.runs(text, bold)) * size / 1000
        return sum(glyph.advance for _, glyphs in forms for glyph in glyphs) * size / 1000


def checked(text: str) -> str:
    """Removes unprintable characters; raises Refused for scripts whose letters form syllables."""
    if text.isascii() and text.isprintable():
        return text
    kept = JOINERS if has_leftwards(text) else ""
    text = "".join(ch for ch in text if ch in kept or unicodedata.category(ch) not in CONTROLS)
    # Few fonts have the narrow no-break space of French numbers; the wide one looks the same in print.
    text = unicodedata.normalize("NFC", text).replace("\u202f", "\u00a0")
    for at, ch in enumerate(text):
        if script_of(ch) in SHAPED:
            raise Refused("needs_shaping", letter=ch, script=script_of(ch))
        if unicodedata.category(ch).startswith("M") and script_of(ch) not in MARKED:
            raise Refused("loose_mark", letter=text[max(0, at - 1) : at + 1])
    return text
