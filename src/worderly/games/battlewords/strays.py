"""Unintended words: letters of two touching words that spell a third one."""

from collections.abc import Iterator, Sequence

from worderly.games.battlewords.model import SIZE, WATER, Direction, Hidden
from worderly.games.battlewords.sea import cells_of
from worderly.games.tools import WatchedStrings
from worderly.lexicon import Lexicon

Span = tuple[int, int]


def has_stray_word(words: Sequence[Hidden], lexicon: Lexicon) -> bool:
    return any(text in lexicon for text in stray_texts(words))


def has_watched_text(words: Sequence[Hidden], watched: WatchedStrings) -> bool:
    """Also read backwards."""
    return any(text in watched.words or text[::-1] in watched.words for text in stray_texts(words))


def stray_texts(words: Sequence[Hidden]) -> Iterator[str]:
    """Every run of three or more letters in a row or column that is not part of one word."""
    letters = {
        cell: letter for hidden in words for cell, letter in zip(cells_of(hidden), hidden.word, strict=True)
    }
    for at in range(SIZE):
        row = "".join(letters.get((at, i), WATER) for i in range(SIZE))
        col = "".join(letters.get((i, at), WATER) for i in range(SIZE))
        yield from _texts(row, _spans(words, "H", at))
        yield from _texts(col, _spans(words, "V", at))


def _spans(words: Sequence[Hidden], direction: Direction, at: int) -> list[Span]:
    along = [hidden for hidden in words if hidden.direction == direction]
    if direction == "H":
        return [(h.col, h.col + len(h.word)) for h in along if h.row == at]
    return [(h.row, h.row + len(h.word)) for h in along if h.col == at]


def _texts(line: str, spans: Sequence[Span]) -> Iterator[str]:
    for low in range(SIZE - 2):
        for high in range(low + 3, SIZE + 1):
            if WATER in line[low:high]:
                break
            if not any(start <= low and high <= end for start, end in spans):
                yield line[low:high]
