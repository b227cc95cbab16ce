"""The list beside or below a grid of words to find: the words, or their clues."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from worderly.press.page.collation import in_order
from worderly.press.page.model import Frame
from worderly.press.page.style import Order, Style
from worderly.press.page.typesetting import Columns, Paragraphs, in_columns, in_paragraphs

Clue = Callable[[str], str]
"""The clue of a word; empty if there is none."""
Listed = Columns | Paragraphs
CLUE_COLUMN = 190.0
"""The least width of a column of clues."""
SIZES, LARGE_SIZES = (16.0, 8.0), (20.0, 16.0)
"""The largest and the smallest type of a list; in large print."""
NARROW = 2
"""Columns of a list beside its grid."""


@dataclass(frozen=True)
class WordList:
    words: Sequence[str]
    style: Style
    clue: Clue
    language: str = ""
    """Of the words: it decides their alphabetical order."""

    @cached_property
    def ordered(self) -> list[str]:
        return in_this_order(self.words, self.style.order, self.language)

    @cached_property
    def texts(self) -> list[str]:
        words = self.ordered
        if self.style.listing != "clues":
            return words
        return [f"{n}. {self.clue(word) or word}\u00a0({_letters(word)})" for n, word in enumerate(words, 1)]

    @property
    def answers(self) -> list[str]:
        """For the key of a puzzle that does not show its words."""
        words = self.ordered
        return [f"{n}. {word}" for n, word in enumerate(words, 1)] if self.style.listing == "clues" else words

    @property
    def sizes(self) -> list[float]:
        """From the largest type to the smallest."""
        high, low = LARGE_SIZES if self.style.large else SIZES
        usual = self.style.body + 1
        larger = [high - n for n in range(int(high - usual) + 1)]
        return [*larger, *(usual - n / 2 for n in range(int((usual - low) * 2) + 1))]

    def set(self, width: float, size: float, texts: Sequence[str] | None = None, most: int = 6) -> Listed:
        chosen = self.texts if texts is None else texts
        if self.style.listing == "clues":
            columns = max(1, min(most, int(width / CLUE_COLUMN)))
            return in_paragraphs(chosen, width, size, self.style.type, columns)
        return in_columns(chosen, width, size, self.style.type, most)

    def beside(self, frame: Frame) -> Listed | None:
        """The largest list that fits into a narrow frame; None: it would be too small."""
        for size in self.sizes:
            listed = self.set(frame.width, size, most=NARROW)
            if listed.size == size and listed.height <= frame.height:
                return listed
        return None

    def pages(self, frame: Frame, size: float) -> list[Listed]:
        """Lists with the same number of words on each page."""
        texts = self.texts
        whole = self.set(frame.width, size)
        pages = max(1, -(-int(whole.height) // int(frame.height)))
        while True:
            share = -(-len(texts) // pages)
            parts = [
                self.set(frame.width, size, texts[at : at + share]) for at in range(0, len(texts), share)
            ]
            if share == 1 or all(part.height <= frame.height for part in parts):
                return parts
            pages += 1


def in_this_order(words: Sequence[str], order: Order, language: str = "") -> list[str]:
    if order == "given":
        return list(words)
    by_alphabet = sorted(words, key=lambda word: in_order(word, language))
    return by_alphabet if order == "alphabet" else sorted(by_alphabet, key=_letters)


def _letters(word: str) -> int:
    return sum(ch.isalpha() for ch in word)
