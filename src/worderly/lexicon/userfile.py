"""Anybody's words as a lexicon: a list in memory, or a file with one word a line in whatever encoding."""

import codecs
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from worderly.lexicon.about import About
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.folder import SHIPPED, Folder, shipped_names
from worderly.lexicon.folding import Fold, fold_for
from worderly.lexicon.graph import Graph
from worderly.lexicon.lexicon import Lexicon

MAX_LETTERS = 32
MAX_LENGTH = 63
VOWELS = frozenset("aeiouáàâäãåéèêëíìîïóòôöõúùûüıαάεέηήιίοόυύωώаеёиоуыэюяіїє")

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


@dataclass(frozen=True)
class Complaint:
    """One line of a file that gives no word; `reason` is a stable code."""

    line: int
    text: str
    reason: str


@dataclass(frozen=True)
class Report:
    name: str
    encoding: str
    lines: int
    words: int
    duplicates: int
    alphabet: str
    complaints: tuple[Complaint, ...]


def lexicon_of(words: Iterable[str], name: str, language: str) -> Lexicon:
    fold = fold_for(language)
    keys = {key for word in words if (key := fold(word.strip()))}
    return _lexicon({key for key in keys if _complaint(key) is None}, name, language, fold)


def read_lexicon(path: Path, language: str) -> Lexicon:
    text, _ = read_text(path)
    language = _language_of(text, language)
    fold = fold_for(language)
    keys = {key for line in fold(text).splitlines() if (key := line.strip())}
    words = {key for key in keys if _complaint(key) is None}
    return _lexicon(words, path.name, language, fold)


def check(path: Path, language: str) -> Report:
    text, encoding = read_text(path)
    fold = fold_for(_language_of(text, language))
    keys = [(number, line.strip(), fold(line.strip())) for number, line in enumerate(text.splitlines(), 1)]
    good = [key for _, _, key in keys if key and _complaint(key) is None]
    complaints = tuple(_complaints(keys))
    alphabet = "".join(sorted(set().union(*good)))
    return Report(
        path.stem, encoding, len(keys), len(set(good)), len(good) - len(set(good)), alphabet, complaints
    )


def read_text(path: Path) -> tuple[str, str]:
    """UTF-8 with or without its mark, UTF-16 with its mark, else Latin-1, which any bytes are."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LexiconError(
            f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}."
        ) from error
    marked = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), None)
    for encoding in [marked] if marked else ["utf-8"]:
        try:
            return data.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1"), "latin-1"


def _language_of(text: str, language: str) -> str:
    """A list with ı or İ is Turkish (or a neighbour): its capitals I and İ must not be mixed up."""
    return "tr" if "ı" in text or "İ" in text else language


def _complaints(keys: Iterable[tuple[int, str, str]]) -> Iterator[Complaint]:
    for number, line, key in keys:
        if key and (reason := _complaint(key)):
            yield Complaint(number, line[:MAX_LENGTH], reason)


def _complaint(key: str) -> str | None:
    if key.isalpha() and len(key) <= MAX_LENGTH:
        return None
    if len(key) > MAX_LENGTH:
        return "too_long"
    if any(char.isspace() for char in key):
        return "several_words"
    return "digit" if any(char.isdigit() for char in key) else "not_a_letter"


def _lexicon(words: set[str], name: str, language: str, fold: Fold) -> Lexicon:
    if not words:
        raise LexiconError(f"{name} has no words: a lexicon needs at least one, made of letters.")
    letters = Counter("".join(words))
    if len(letters) > MAX_LETTERS:
        rare = " ".join(letter for letter, _ in letters.most_common()[MAX_LETTERS:])
        raise LexiconError(
            f"{name} uses {len(letters)} different letters, at most {MAX_LETTERS} fit; the rarest: {rare}"
        )
    alphabet = "".join(sorted(letters))
    return Lexicon(
        Graph.build(sorted(words), alphabet), _about(name, language, alphabet, letters, len(words)), fold
    )


def _about(name: str, language: str, alphabet: str, letters: Counter[str], count: int) -> About:
    """Over A–Z the letters are worth what the language's own table says, else by how rare they are."""
    shipped = Folder(SHIPPED / (language if language in shipped_names() else "en")).about
    if set(alphabet) <= set(shipped.alphabet):
        values, counts = shipped.letter_values, shipped.letter_counts
        return About(name, "1", language, shipped.alphabet, shipped.vowels, values, counts, {"words": count})
    vowels = "".join(letter for letter in alphabet if letter in VOWELS)
    return About(name, "1", language, alphabet, vowels, *_letter_tables(letters), {"words": count})


def _letter_tables(letters: Counter[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Values 1 to 10 by rarity against the commonest letter; counts for a bag of about a hundred."""
    total, most = letters.total(), max(letters.values())
    values = {letter: min(10, (most // count).bit_length()) for letter, count in sorted(letters.items())}
    return values, {letter: max(1, round(100 * count / total)) for letter, count in sorted(letters.items())}
