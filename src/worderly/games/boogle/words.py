"""Every word of a board with its points, and the readings of a typed word."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.model import BoardWord, Path
from worderly.games.boogle.options import Options, Scoring
from worderly.lexicon import Lexicon
from worderly.solver import boards

CLASSIC = (0, 0, 0, 1, 1, 2, 3, 5, 11)
"""Points by length; longer words have the last value."""
COMMON_RANK = 2
LISTED_RANK = 3
HIDDEN_RANK = 4
_TIER_RANKS = {"easy": 0, "medium": 1, "hard": 2}
_LONE_Q = re.compile("q(?!u)")


def points(word: str, scoring: Scoring, lexicon: Lexicon) -> int:
    if scoring == "classic":
        return CLASSIC[min(len(word), len(CLASSIC) - 1)]
    values = lexicon.letter_values
    return sum(values.get(letter, 0) for letter in word) + _bonus(len(word))


def _bonus(length: int) -> int:
    """Added to the letters' values."""
    return max(0, length - 2) ** 2


def length_points(options: Options) -> tuple[int, ...]:
    """What the length of a word earns, from no letter on; empty where a word's language decides too."""
    if options.scoring == "classic":
        return CLASSIC
    return BONUSES if len(options.languages) == 1 else ()


BONUSES = tuple(map(_bonus, range(17)))
"""Up to the letters of a whole board of 4×4; the draft of a longer word shows too little."""


def rank(word: str, lexicon: Lexicon) -> int:
    if not lexicon.may_show(word):
        return HIDDEN_RANK
    if not lexicon.has_tiers:
        return 0
    return _TIER_RANKS.get(lexicon.tier(word) or "", LISTED_RANK)


def on_board(
    faces: Faces, lexicons: Sequence[Lexicon], min_length: int, scoring: Scoring
) -> tuple[BoardWord, ...]:
    """Common words first, then by points; a word of two languages has the higher points."""
    merged: dict[str, BoardWord] = {}
    for lexicon in lexicons:
        for found in boards.find_words(lexicon, faces, min_length):
            word = _scored(found.word, found.path, lexicon, scoring)
            merged[word.word] = _better(merged.get(word.word), word)
    return tuple(sorted(merged.values(), key=order))


def order(word: BoardWord) -> tuple[int, int, str]:
    return word.rank, -word.points, word.word


def own_word(
    meant: Iterable[str], faces: Faces, lexicons: Sequence[Lexicon], scoring: Scoring
) -> BoardWord | None:
    """The word with a path, if only the player's own words contain it."""
    for word in meant:
        lexicon = next((each for each in lexicons if word in each), None)
        if lexicon is not None and seems_traceable(word, faces):
            for path in boards.find_paths(faces, word, limit=1):
                return _scored(word, path, lexicon, scoring)
    return None


def _scored(word: str, path: Path, lexicon: Lexicon, scoring: Scoring) -> BoardWord:
    score = points(word, scoring, lexicon)
    return BoardWord(word, lexicon.display(word), score, tuple(path), rank(word, lexicon))


def _better(one: BoardWord | None, two: BoardWord) -> BoardWord:
    if one is None:
        return two
    high = one if one.points >= two.points else two
    return BoardWord(high.word, high.display, high.points, high.path, min(one.rank, two.rank))


def readings(text: str, faces: Faces, lexicons: Iterable[Lexicon]) -> list[str]:
    """The keys that a typed text may mean: as it is, and with each lone q as the Qu die."""
    keys = [*dict.fromkeys([lexicon.key_of(text.strip()) for lexicon in lexicons])]
    lone = [key for key in keys if _LONE_Q.search(key)]
    if lone and any("qu" in row for row in faces):
        keys += [_LONE_Q.sub("qu", key) for key in lone]
    return keys


def seems_traceable(word: str, faces: Faces) -> bool:
    """Whether touching dice spell the word; a die may count twice if another die has its letter.

    Exact tracing of an unknown word could take for ever on a board of one letter. It is not needed: the
    word is refused anyway, and this only chooses the reason.
    """
    if not Counter(word) <= Counter("".join(face for line in faces for face in line)):
        return False
    ends: list[set[tuple[int, int]]] = [set() for _ in range(len(word) + 1)]
    cells = [(row, col, face) for row, line in enumerate(faces) for col, face in enumerate(line)]
    for at in range(len(word)):
        for row, col, face in cells:
            if word.startswith(face, at) and (at == 0 or _touches(row, col, ends[at])):
                ends[at + len(face)].add((row, col))
    return bool(ends[-1])


def _touches(row: int, col: int, ends: set[tuple[int, int]]) -> bool:
    steps = ((up, left) for up in (-1, 0, 1) for left in (-1, 0, 1) if up or left)
    return any((row + up, col + left) in ends for up, left in steps)


def is_common(word: BoardWord) -> bool:
    return word.rank <= COMMON_RANK


def count_common(faces: Faces, lexicons: Sequence[Lexicon], min_length: int) -> int:
    common: set[str] = set()
    for lexicon in lexicons:
        found = boards.list_words(lexicon, faces, min_length)
        common |= {word for word in found if rank(word, lexicon) <= COMMON_RANK}
    return len(common)
