"""A grid and its list in uncontracted braille, as embossers read it (BRF)."""

import unicodedata
from collections.abc import Sequence
from functools import cache
from textwrap import wrap
from typing import NamedTuple

from worderly.kit import Refused
from worderly.messages import Messages

CELLS, LINES = 40, 25
"""Of a line, of a page."""
PAGE_END = "\f"
DIGITS = "1234567890"
WITHIN = ",."
"""Signs between two digits that do not end a number."""
AS_DIGITS = "abcdefghij"
"""Letters that could be taken for digits after a number."""


class Spelled(NamedTuple):
    """A puzzle as rows of letters and a list of words."""

    rows: Sequence[str]
    words: Sequence[str]


def braille_pages(title: str, spelled: Spelled, language: str) -> str:
    """Raises Refused if the grid is wider than a line, or for a letter without a sign in this language."""
    texts = [*_wrapped(title, language), "", *_grid(spelled.rows, language), ""]
    texts += [line for word in spelled.words for line in _wrapped(word, language)]
    pages = [texts[at : at + LINES] for at in range(0, len(texts), LINES)]
    return PAGE_END.join("".join(f"{line.rstrip()}\r\n" for line in page) for page in pages) + PAGE_END


def _grid(rows: Sequence[str], language: str) -> list[str]:
    """One cell for a letter, with spaces between them if there is room."""
    width = max(map(len, rows))
    if width > CELLS:
        raise Refused("too_wide_for_braille", columns=width, most=CELLS)
    gap = " " if 2 * width - 1 <= CELLS else ""
    return [gap.join(_cell(letter, language) for letter in row) for row in rows]


def _cell(letter: str, language: str) -> str:
    """A letter whose sign has several cells stands without its accent."""
    signs = to_braille(letter.lower(), language)
    return signs if len(signs) == 1 else to_braille(unicodedata.normalize("NFD", letter.lower())[0], language)


def _wrapped(text: str, language: str) -> list[str]:
    return wrap(to_braille(text, language), CELLS) or [""]


def to_braille(text: str, language: str) -> str:
    """Without signs for capitals, as grids and lists of words are read."""
    code, letters = _code(language), unicodedata.normalize("NFC", text.lower())
    cells, in_number = [], False
    for before, letter, after in zip(f" {letters}", letters, f"{letters[1:]} ", strict=False):
        goes_on = in_number and letter in WITHIN and after in DIGITS
        starts = letter in DIGITS and not in_number
        shown = (code.number if starts else "") + code.sign(letter)
        cells.append(code.letter + shown if before in DIGITS and letter in AS_DIGITS else shown)
        in_number = letter in DIGITS or goes_on
    return "".join(cells)


class Code(NamedTuple):
    """The braille of a language, in Braille ASCII: a character for each of the 64 patterns of six dots."""

    number: str
    """Before digits."""
    letter: str
    """Between a digit and a letter that looks like one; may be empty."""
    signs: dict[str, str]

    def sign(self, letter: str) -> str:
        if "a" <= letter <= "z":
            return letter.upper()
        if letter not in self.signs:
            raise Refused("no_braille_for", letter=letter)
        return self.signs[letter]


@cache
def _code(language: str) -> Code:
    """Each sign is written behind its cells; digits are in the order of the keyboard."""
    messages = Messages(language)
    numbers = messages.text("press-braille-numbers")
    tokens = messages.text("press-braille").split()
    signs = {token[-1]: token[:-1].upper() for token in tokens}
    spaces = {" ": " ", "\u00a0": " "}
    letter = messages.text("press-braille-letter").strip()
    return Code(numbers[0], letter, spaces | dict(zip(DIGITS, numbers[1:], strict=True)) | signs)
