"""Reads the watch list: `watch/roots.txt`, kept by hand, and `watch/words.txt` with all their forms."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from worderly.lexicon.build.list_files import read_words
from worderly.lexicon.build.model import Levels
from worderly.lexicon.folding import Fold
from worderly.lexicon.line_files import read_sections

LEVELS = ("block", "hide", "grim")
"""From the strictest to the mildest; a word of two levels has the stricter one."""

AS_IT_IS = "forms"
"""The kind of a root of which nothing is derived."""
SPELLING = "spelling"
"""The kind of a root that has other spellings; they have the other kinds too."""
COMPOUNDS: dict[str, Callable[[str, str], bool]] = {
    "begins": str.startswith,
    "part": str.__contains__,
}
"""Kinds whose words are looked up in the list: those that begin with the root, or have it anywhere.

Never for blocked words, as the list does not have them.
"""

Inflect = Callable[[str], Iterable[str]]

_ABOUT = "# Written by `make lexicons` from roots.txt, without the words of show.txt. Read it by eye.\n"


class Root(NamedTuple):
    level: str
    text: str
    kinds: tuple[str, ...]


def read_roots(path: Path) -> Iterator[Root]:
    """Sections start with "[level]"; a line is "kinds: roots"."""
    for level, line in read_sections(path):
        kinds, colon, roots = line.partition(":")
        if level not in LEVELS or not colon:
            raise ValueError(f"{path}: no level or no kind before {line!r}")
        if level == LEVELS[0] and kinds in COMPOUNDS:
            raise ValueError(f"{path}: blocked words are not in the list, so write out {line!r}")
        yield from (Root(level, text, tuple(kinds.split())) for text in roots.split())


def generated(lists: Path, inflector: str | None) -> str:
    """The text of `words.txt`: under each level one line for each root, "root: forms"."""
    kinds = _kinds(inflector) | _compound_kinds(lists / "words.txt")
    shown = read_words(lists / "show.txt")
    roots = sorted(read_roots(lists / "watch/roots.txt"), key=lambda root: (LEVELS.index(root.level), root))
    sections = [_ABOUT]
    for level in LEVELS:
        sections.append(f"[{level}]\n")
        sections += [_line(root, kinds, shown) for root in roots if root.level == level]
    return "".join(sections)


def write_words(lists: Path, inflector: str | None) -> None:
    (lists / "watch/words.txt").write_text(generated(lists, inflector), "utf-8", newline="\n")


def find_levels(
    lists: Path, fold: Fold, marked: Iterable[str] = (), display: Mapping[str, str] | None = None
) -> Levels:
    """The keys of `words.txt`, and of the `marked` words of packages, which are hidden.

    A key whose usual spelling is in `show.txt` is free, whatever its other spellings mean.
    """
    shown, usual = read_words(lists / "show.txt"), display or {}
    spellings = _read_generated(lists / "watch/words.txt")
    taken: set[str] = set()
    keys = []
    for words in (*(spellings[level] for level in LEVELS), frozenset(marked)):
        found = {key for key in map(fold, words - shown) if usual.get(key, key) not in shown}
        keys.append(frozenset(found - taken))
        taken |= found
    blocked, hidden, grim, profane = keys
    return Levels(blocked, hidden | profane, grim)


def _kinds(inflector: str | None) -> dict[str, Inflect]:
    if inflector is None:
        return {}
    kinds: dict[str, Inflect] = import_module(f"worderly.lexicon.build.{inflector}").KINDS
    return kinds


def _compound_kinds(path: Path) -> dict[str, Inflect]:
    """The words of the list as it was built last: "key", a tab, and the spelling if it differs."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    keys = [line.partition("\t")[0] for line in lines]

    def found(fits: Callable[[str, str], bool]) -> Inflect:
        return lambda root: (key for key in keys if fits(key, root))

    return {kind: found(fits) for kind, fits in COMPOUNDS.items()}


def _line(root: Root, kinds: dict[str, Inflect], shown: frozenset[str]) -> str:
    """Every kind is applied to every spelling of the root."""
    texts = {root.text}
    if COMPOUNDS.keys() & root.kinds:
        return f"{root.text}: {' '.join(sorted({*kinds[root.kinds[0]](root.text)} - shown))}\n"
    if SPELLING in root.kinds:
        texts.update(kinds[SPELLING](root.text))
    wanted = [kinds[kind] for kind in root.kinds if kind not in (AS_IT_IS, SPELLING)]
    forms = texts | {form for inflect in wanted for text in texts for form in inflect(text)}
    return f"{root.text}: {' '.join(sorted(forms - shown))}\n"


def _read_generated(path: Path) -> dict[str, frozenset[str]]:
    words: dict[str, set[str]] = {level: set() for level in LEVELS}
    for level, line in read_sections(path):
        words[level].update(line.partition(":")[2].split())
    return {level: frozenset(found) for level, found in words.items()}
