"""Fonts for printing: their letters, the widths of these, and subsets to embed."""

import io
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from worderly.kit import Refused
from worderly.press.page.scripts import SHAPED, script_of

SHIPPED = Path(__file__).parents[1] / "fonts"
FAMILIES = ("AtkinsonHyperlegibleNext", "DejaVuSans")
"""The second one has Greek, Cyrillic, Georgian and Armenian."""
CONTROLS = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Unicode categories without a visible form, such as control characters and direction marks."""
LARGEST_FONT = 32 * 2**20


class Face:
    """One TrueType font; widths are thousandths of its size."""

    def __init__(self, path: Path, name: str) -> None:
        self.path, self.name = path, name
        font = _opened(path)
        self.glyphs = {code: font.getGlyphID(glyph) for code, glyph in font.getBestCmap().items()}
        scale = 1000 / font["head"].unitsPerEm
        self.widths: list[float] = [font["hmtx"][glyph][0] * scale for glyph in font.getGlyphOrder()]
        self.ascent, self.descent = font["hhea"].ascent * scale, font["hhea"].descent * scale
        self.bounds = [getattr(font["head"], side) * scale for side in ("xMin", "yMin", "xMax", "yMax")]

        # Precomputed by letter: a page of a book needs ten thousand of them.
        self.advance: dict[str, float] = {
            chr(code): self.widths[glyph] for code, glyph in self.glyphs.items()
        }
        self.hex = {chr(code): f"{glyph:04x}" for code, glyph in self.glyphs.items()}

    def has(self, text: str) -> bool:
        return all(ch in self.advance for ch in text)

    def width(self, text: str) -> float:
        return sum([self.advance[ch] for ch in text])

    def cut(self, text: Iterable[str]) -> bytes:
        """A subset with these letters; glyphs keep their numbers, so that pages can be written first."""
        from fontTools import subset

        options = subset.Options(retain_gids=True, notdef_outline=True, hinting=False, layout_features=[])
        options.drop_tables += ["GPOS", "GSUB", "GDEF", "kern", "DSIG", "STAT"]
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=sorted({ord(ch) for ch in text}))
        font = _opened(self.path)
        cutter.subset(font)
        out = io.BytesIO()
        font.save(out)
        return out.getvalue()


def _opened(path: Path) -> Any:
    from fontTools.ttLib import TTFont, TTLibError

    if path.stat().st_size > LARGEST_FONT:
        raise Refused("font_not_usable", file=path.name)
    try:
        font = TTFont(path, recalcTimestamp=False, fontNumber=0)
    except (TTLibError, OSError, ValueError):
        raise Refused("font_not_usable", file=path.name) from None
    if not {"glyf", "cmap", "hmtx", "head", "hhea"} <= set(font.keys()):
        raise Refused("font_not_usable", file=path.name)
    return font


@cache
def _shipped(family: str, weight: str) -> Face:
    name = f"{family}-{weight}"
    return Face(SHIPPED / f"{name}.ttf", name)


@lru_cache(maxsize=8)
def _supplied(path: Path, stamp: int) -> Face:
    name = "".join(ch for ch in path.stem if ch.isascii() and ch.isalnum())
    return Face(path, name or "Font")


@dataclass(frozen=True)
class Type:
    """The fonts of a document: the user's own font first, then the shipped ones."""

    own: Path | None = None
    _runs: dict[tuple[str, bool], tuple[tuple[Face, str], ...]] = field(
        default_factory=dict, compare=False, repr=False
    )

    def faces(self, bold: bool) -> tuple[Face, ...]:
        weight = "Bold" if bold else "Regular"
        ours = tuple(_shipped(family, weight) for family in FAMILIES)
        return (_supplied(self.own, self.own.stat().st_mtime_ns), *ours) if self.own else ours

    def runs(self, text: str, bold: bool) -> tuple[tuple[Face, str], ...]:
        """Splits a text into pieces of one font; prefers one font that has all letters."""
        known = self._runs.get((text, bold))
        if known is None:
            known = self._runs[text, bold] = self._split(checked(text), bold)
        return known

    def _split(self, text: str, bold: bool) -> tuple[tuple[Face, str], ...]:
        faces = self.faces(bold)
        if faces[0].has(text):
            return ((faces[0], text),)
        letters = "".join(ch for ch in text if ch.isalpha())
        faces = (*(face for face in faces if face.has(letters)), *faces)
        pieces: list[tuple[Face, str]] = []
        for ch in text:
            able = [face for face in faces if face.has(ch)]
            if not able:
                raise Refused("no_font_for", letter=ch, script=script_of(ch) or "none")
            face = able[0]
            if pieces and pieces[-1][0] is face:
                pieces[-1] = (face, pieces[-1][1] + ch)
            else:
                pieces.append((face, ch))
        return tuple(pieces)

    def width(self, text: str, size: float, bold: bool = False) -> float:
        return sum(face.width(piece) for face, piece in self.runs(text, bold)) * size / 1000


def checked(text: str) -> str:
    """Removes unprintable characters; raises Refused for scripts whose letters join."""
    if text.isascii() and text.isprintable():
        return text
    text = "".join(ch for ch in text if unicodedata.category(ch) not in CONTROLS)
    # Few fonts have the narrow no-break space of French numbers; the wide one looks the same in print.
    text = unicodedata.normalize("NFC", text).replace("\u202f", "\u00a0")
    for at, ch in enumerate(text):
        if unicodedata.bidirectional(ch) in ("R", "AL"):
            raise Refused("right_to_left", letter=ch, script=script_of(ch) or "none")
        if script_of(ch) in SHAPED:
            raise Refused("needs_shaping", letter=ch, script=script_of(ch))
        if unicodedata.category(ch).startswith("M"):
            raise Refused("loose_mark", letter=text[max(0, at - 1) : at + 1])
    return text
