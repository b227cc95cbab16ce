"""Makes a lexicon of a user's words: a list in memory, or a file with one word per line."""

import codecs
import unicodedata
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from worderly.languages import DEFAULT
from worderly.lexicon.about import About
from worderly.lexicon.errors import lexicon_error
from worderly.lexicon.folder import shipped, shipped_names
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
    """A line of a file that is not a usable word; `reason` is a stable code."""

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


def lexicon_from_words(words: Iterable[str], name: str, language: str) -> Lexicon:
    """Skips everything that is not one word of letters, as `read_lexicon` does."""
    return _lexicon([word.strip() for word in words], name, language)


def read_lexicon(path: Path, language: str) -> Lexicon:
    text, _ = read_text(path)
    return _lexicon(
        text.split() if _is_plain(text) else _stripped(text), path.name, _language_of(text, language)
    )


def _is_plain(text: str) -> bool:
    """Whether each line is one word, as in most lists; then splitting at white space gives the same words."""
    return text.isascii() and " " not in text and "\t" not in text


def _stripped(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines()]


def check(path: Path, language: str) -> Report:
    """Reads as `read_lexicon` does, and reports the lines that it skips."""
    text, encoding = read_text(path)
    fold = fold_for(_language_of(text, language))
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    rows = [(number, line, fold(line)) for number, line in lines if line]
    words = _usable({key for _, _, key in rows})
    letters = frozenset("".join(words))
    complaints = tuple(_complaints(rows, letters))
    repeats = len(rows) - len(complaints) - len(words)
    return Report(path.name, encoding, len(lines), len(words), repeats, "".join(sorted(letters)), complaints)


def read_text(path: Path) -> tuple[str, str]:
    """Tries UTF-8 and UTF-16, then Latin-1, which accepts any bytes; returns text and encoding."""
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = (error.strerror or "?").lower()
        raise lexicon_error("unreadable", file=str(path), reason=reason) from error
    try:
        encoding = _encoding(data)
        return data.decode(encoding), encoding.removesuffix("-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1"), "latin-1"


def _encoding(data: bytes) -> str:
    """Decides by the byte order mark, or by a zero byte, which UTF-16 has beside each ASCII letter."""
    marked = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), None)
    zeros = {data[1:2]: "utf-16-le", data[:1]: "utf-16-be"}
    return marked or zeros.get(b"\0", "utf-8")


def _language_of(text: str, language: str) -> str:
    """Treats a list with ı, İ or ğ as Turkish, so that its capitals I and İ are not confused."""
    return "tr" if not text.isascii() and set("ıİğĞ") & set(text) else language


def _complaints(rows: Iterable[tuple[int, str, str]], letters: frozenset[str]) -> Iterator[Complaint]:
    for number, line, key in rows:
        reason = _complaint(key) or (None if letters.issuperset(key) else "rare_letter")
        if reason:
            yield Complaint(number, line[:MAX_LENGTH], reason)


def _complaint(key: str) -> str | None:
    if key.isalpha() and len(key) <= MAX_LENGTH:
        return None
    if len(key) > MAX_LENGTH:
        return "too_long"
    if any(char.isspace() for char in key):
        return "several_words"
    return "digit" if any(char.isdigit() for char in key) else "not_a_letter"


def _usable(keys: Iterable[str]) -> list[str]:
    """The words in order, limited to the 32 most common letters, which is the size of an alphabet."""
    words = sorted(key for key in keys if _complaint(key) is None)
    letters = _counted(words)
    if len(letters) <= MAX_LETTERS:
        return words
    common = frozenset(dict(letters.most_common(MAX_LETTERS)))
    return [word for word in words if common.issuperset(word)]


def _counted(words: Iterable[str]) -> Counter[str]:
    text = "".join(words)
    return Counter(
        {letter: text.count(letter) for letter in set(text)}
    )  # four times faster than Counter(text)


def _lexicon(lines: list[str], name: str, language: str) -> Lexicon:
    fold = fold_for(language)
    keys = set(fold("\n".join(lines)).split("\n"))
    words = _usable(keys)
    if not words:
        raise lexicon_error("empty", name=name)
    letters = _counted(words)
    about = _about(name, language, letters, words)
    # Use the whole alphabet: a letter that no word has still counts in a hand.
    graph = Graph.build(words, about.alphabet)
    return Lexicon(graph, about, fold, _spellings(lines, fold))


def _spellings(lines: Iterable[str], fold: Fold) -> dict[str, str]:
    """Key → spelling of the words that lost an accent; the first spelling if there are several."""
    accented = (unicodedata.normalize("NFC", line.lower()) for line in lines if not line.isascii())
    spellings: dict[str, str] = {}
    for text in accented:
        if (key := fold(text)) != text:
            spellings.setdefault(key, text)
    return spellings


def _about(name: str, language: str, letters: Counter[str], words: Sequence[str]) -> About:
    """Takes letter values from the language if its alphabet has all letters, else from their rarity."""
    version = f"{zlib.crc32(chr(10).join(words).encode()):08x}"
    ours = shipped(language if language in shipped_names() else DEFAULT).about
    counts = {"words": len(words)}
    if set(letters) <= set(ours.alphabet):
        about = ours._replace(name=name, version=version, language=language)
        return about._replace(counts=counts, licenses={}, credits=())
    alphabet = "".join(sorted(letters))
    vowels = "".join(letter for letter in alphabet if letter in VOWELS)
    return About(name, version, language, alphabet, vowels, *_letter_tables(letters), counts, {}, ())


def _letter_tables(letters: Counter[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Values from 1 to 10 by rarity, and counts for a bag of about a hundred letters."""
    total, most = letters.total(), max(letters.values())
    values = {letter: min(10, (most // count).bit_length()) for letter, count in sorted(letters.items())}
    return values, {letter: max(1, round(100 * count / total)) for letter, count in sorted(letters.items())}
