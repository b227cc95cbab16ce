"""Finds watched words in names and titles: whole, spelt out, drawn out, or joined with other words."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path

from worderly.languages import word_languages
from worderly.languages.facts import facts_of
from worderly.lexicon import Lexicon
from worderly.lexicon.line_files import read_sections
from worderly.table.people.disguise import folded, readings

JOINED = 4
"""Watched words of at least this length are found in a joined word; "sussex" has a shorter one."""
PIECE = 4
"""The longest pieces of a word that was taken apart: "fu ck"."""
_INNOCENT = Path(__file__).with_name("innocent.txt")


def is_abusive(text: str) -> bool:
    whole = " ".join(_without_hyphens(part) for part in text.split() if not _is_accented_word(part))
    as_written, *others = [*readings(whole)] or [()]
    names = _names().intersection(as_written)
    return any(_is_abusive(words, names) for words in (as_written, *others)) or _has_spelt_out(whole)


def _is_accented_word(text: str) -> bool:
    """Whether a language has it with its accents as an unwatched word: "Bänder" is not "bander"."""
    if text.isascii() or not text.isalpha():
        return False
    return any(text in lexicon and lexicon.level(text) in (None, "grim") for lexicon in _lexicons())


def _without_hyphens(text: str) -> str:
    """A compound that is a word is one: a "pique-nique" has no obscene part."""
    joined = "".join(char for char in text if char.isalpha())
    return joined if "-" in text and _is_known(folded(joined)) and not _is_watched(folded(joined)) else text


def _is_abusive(words: Sequence[str], names: frozenset[str]) -> bool:
    """`names` stand in the text as they are: Dick is a name, d1ck is none."""
    return any(_is_bad(word) for word in words if word not in names) or any(
        map(_is_watched, _put_together(words))
    )


def _is_bad(word: str) -> bool:
    return _is_watched(word) or (not _is_known(word) and (_is_drawn_out(word) or _is_joined(word)))


def _is_watched(word: str) -> bool:
    return word in _watched()


def _is_known(word: str) -> bool:
    return word in _names() or word in _ordinary() or any(word in lexicon for lexicon in _lexicons())


def _has_spelt_out(text: str) -> bool:
    """Whether the text is one watched word cut by signs ("nig-ger"), and no known words ("pen is")."""
    words = "".join(char if char.isalpha() else " " for char in folded(text)).split()
    return len(words) > 1 and _is_watched("".join(words)) and not all(map(_is_known, words))


def _put_together(words: Sequence[str]) -> Iterator[str]:
    """Runs of short pieces of which one at least is no word: "f u c k", "fu ck you"."""
    for start in range(len(words)):
        for end in range(start + 2, len(words) + 1):
            run = words[start:end]
            if max(map(len, run)) > PIECE:
                break
            if any(len(word) == 1 or not _is_known(word) for word in run):
                yield "".join(run)


def _is_drawn_out(word: str) -> bool:
    """Whether letters of a watched word are repeated: "shiiit"; short words only with three in a row."""
    runs = _runs(word)
    alike = (each for each in _by_letters().get(_once(word), ()) if len(each) >= JOINED or max(runs) > 2)
    return any(all(a >= b for a, b in zip(runs, _runs(each), strict=True)) for each in alike)


def _is_joined(word: str) -> bool:
    """Whether a row of words with a watched one spells it, and no shorter row without: "ilovehitler"."""
    plain, watched = _fewest_words(_trimmed(word))
    return watched <= plain and watched < len(word)


def _fewest_words(text: str) -> tuple[int, int]:
    """How many words spell the text, at least: without a watched word, and with one; else its length."""
    none = len(text) + 1
    plain, watched = [0] + [none] * len(text), [none] * (len(text) + 1)
    for end in range(1, len(text) + 1):
        for start in range(end):
            piece = text[start:end]
            if _is_piece(piece, end == len(text)):
                plain[end] = min(plain[end], plain[start] + 1)
                watched[end] = min(watched[end], watched[start] + 1)
            elif len(piece) >= JOINED and _is_watched(piece):
                watched[end] = min(watched[end], plain[start] + 1, watched[start] + 1)
    return plain[-1], watched[-1]


def _is_piece(piece: str, is_last: bool) -> bool:
    if len(piece) < 3:
        return piece in _short_words() or (piece == "a" and not is_last)
    return piece in _common() and not _is_watched(piece)


def _trimmed(word: str) -> str:
    """Without the x around: "xxnamexx"."""
    return word.strip("x") or word


def _runs(word: str) -> list[int]:
    return [len(list(group)) for _, group in groupby(word)]


def _once(word: str) -> str:
    return word[:1] + "".join(b for a, b in pairwise(word) if a != b)


@cache
def _lexicons() -> tuple[Lexicon, ...]:
    return tuple(map(Lexicon.open, word_languages()))


@cache
def _short_words() -> frozenset[str]:
    """Short words between the words of a joined text; other words have three letters at least."""
    return frozenset(word for code in word_languages() for word in facts_of(code).short_words)


@cache
def _innocent() -> dict[str, frozenset[str]]:
    """Section → words, chosen by reading: names, and words that are ordinary in another language."""
    sections: dict[str, set[str]] = defaultdict(set)
    for section, line in read_sections(_INNOCENT):
        sections[section].update(line.split())
    return {section: frozenset(words) for section, words in sections.items()}


def _names() -> frozenset[str]:
    return _innocent()["names"]


def _ordinary() -> frozenset[str]:
    return _innocent()["ordinary"]


@cache
def _watched() -> frozenset[str]:
    words = frozenset[str]().union(*(each.blocked | each.hidden for each in _lexicons()))
    return frozenset(map(folded, words)) - _ordinary()


@cache
def _common() -> frozenset[str]:
    """The easy and medium words of all languages."""
    words = (each.targets("medium", base=False, all_words=True) for each in _lexicons())
    return frozenset(folded(word) for group in words for word in group) | _ordinary()


@cache
def _by_letters() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in _watched():
        found.setdefault(_once(word), []).append(word)
    return found
