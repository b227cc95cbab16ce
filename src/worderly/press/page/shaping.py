"""Text from right to left: the order in which it is seen (UAX 9), and its joined letters (HarfBuzz)."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import bidirectional

if TYPE_CHECKING:
    from uharfbuzz import Font

LEFTWARDS = frozenset({"R", "AL"})
"""The classes of letters that run from right to left."""
JOINERS = "\u200c\u200d"
"""They tell whether two letters are joined, and show nothing."""
PROBE = "\ufe00"
"""It has the level of the character before it, and so stands on its left where that one is mirrored."""


class Glyph(NamedTuple):
    """A form of letters, or a part of one; lengths are thousandths of the font size."""

    number: int
    advance: float
    dx: float
    dy: float
    letters: str
    """What it is read as; the dots of a letter are read with the letter, and have none."""


def is_leftwards(text: str) -> bool:
    """Whether the first letter of the text runs from right to left, and so the text itself."""
    kinds = (bidirectional(ch) for ch in text)
    return next((kind for kind in kinds if kind == "L" or kind in LEFTWARDS), "L") != "L"


def has_leftwards(text: str) -> bool:
    return not text.isascii() and any(bidirectional(ch) in LEFTWARDS for ch in text)


def as_seen(text: str) -> Iterator[tuple[str, bool]]:
    """Pieces from left to right; one that runs leftwards (true) is given in the order of reading."""
    for leftwards, letters in groupby(_visual(text), key=_is_leftwards_letter):
        piece = "".join(letters)
        yield piece[::-1] if leftwards else piece, leftwards


def _is_leftwards_letter(letter: str) -> bool:
    return bidirectional(letter) in LEFTWARDS or bidirectional(letter) == "NSM" or letter in JOINERS


def _visual(text: str) -> str:
    """The letters as they stand from left to right; brackets turn with the text around them."""
    if all(letter == " " or _is_leftwards_letter(letter) for letter in text):
        # Nothing to weigh: the engine of the browser, which has no bidi, prints such words too.
        return text[::-1]
    from bidi import get_display
    from bidi.mirror import MIRRORED

    signs = "".join(map(re.escape, MIRRORED))
    probed = re.sub(f"([{signs}])", rf"\1{PROBE}", text.replace(PROBE, ""))
    turned = re.compile(f"{PROBE}([{signs}])|([{signs}]){PROBE}")
    shown = str(get_display(probed))
    return turned.sub(lambda found: MIRRORED[found[1]] if found[1] else found[2], shown)


def shape(font: "Font", text: str) -> tuple[Glyph, ...]:
    """The glyphs of a text of one direction, from left to right."""
    import uharfbuzz

    scale = 1000 / font.face.upem
    buffer = uharfbuzz.Buffer()
    buffer.cluster_level = uharfbuzz.BufferClusterLevel.MONOTONE_CHARACTERS
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    glyphs = list(zip(buffer.glyph_infos, buffer.glyph_positions, strict=True))
    starts = sorted({info.cluster for info, _ in glyphs})
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    # The widest part of a letter is read as the letter.
    widest = {
        info.cluster: n for n, (info, _) in sorted(enumerate(glyphs), key=lambda one: one[1][1].x_advance)
    }
    return tuple(
        Glyph(
            info.codepoint,
            place.x_advance * scale,
            place.x_offset * scale,
            place.y_offset * scale,
            text[info.cluster : ends[info.cluster]] if widest[info.cluster] == n else "",
        )
        for n, (info, place) in enumerate(glyphs)
    )
