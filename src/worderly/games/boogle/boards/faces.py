"""The text form of a grid of faces: `pers/latg/sine/ters`, `(th)` for several letters, `#` for a block."""

import re
from math import isqrt

from worderly.languages import word_languages
from worderly.languages.facts import facts_of

Faces = tuple[tuple[str, ...], ...]
"""Rows of faces in lower case: a letter, several ("qu", "th"), or "#", a block."""
BLOCK = "#"
LONGEST_SIDE = 8
MAX_CELLS = LONGEST_SIDE**2
_FACE = re.compile(r"\(([^\W\d_]+)\)|([^\W\d_]|#)")


def parse(text: str, qu: bool) -> Faces:
    """Rows separated by `/` or line ends, or one row that makes a square; `qu`: a lone q means Qu."""
    rows = [_row(row, text, qu) for row in re.split(r"[/\n]", text.strip().lower())]
    if not rows[0]:
        raise ValueError(f"{text!r} is no board: it has no letters")
    if len(rows) == 1 and isqrt(len(rows[0])) ** 2 == len(rows[0]):
        side = isqrt(len(rows[0]))
        rows = [rows[0][at : at + side] for at in range(0, side * side, side)]
    if any(len(row) != len(rows[0]) for row in rows):
        raise ValueError(f"{text!r} is no board: its rows differ in length")
    if len(rows) * len(rows[0]) > MAX_CELLS:
        raise ValueError(f"{text!r} is too large a board: at most {MAX_CELLS} dice")
    return tuple(rows)


def _row(row: str, text: str, qu: bool) -> tuple[str, ...]:
    row = row.replace(" ", "").strip()
    found = list(_FACE.finditer(row))
    if sum(len(face[0]) for face in found) != len(row):
        raise ValueError(f"{text!r} is no board: letters, # and (th) for two on one die, rows parted by /")
    return tuple(face[1] or ("qu" if qu and face[2] == "q" else face[2]) for face in found)


def write(faces: Faces, qu: bool) -> str:
    return "/".join("".join(_face(face, qu) for face in row) for row in faces)


def _face(face: str, qu: bool) -> str:
    if qu and face == "qu":
        return "q"
    return face if len(face) == 1 and not (qu and face == "q") else f"({face})"


def reads_qu(language: str, plain_q: bool = False) -> bool:
    """Whether a q on a board means Qu: some languages have Qu on one die."""
    return not plain_q and language in word_languages() and facts_of(language).has_qu_die
