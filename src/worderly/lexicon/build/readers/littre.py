"""Reads Littré's dictionary (a StarDict dictionary of the 1870s): the first sense of a word in short form."""

import gzip
import html
import re
import struct
from collections.abc import Iterator

from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.folding import fold_latin

FOLDER = "usr/share/stardict/dic/"
LONGEST = 120
SHORTEST_SENTENCE = 10

_PRONUNCIATION = re.compile(r"\s*<i><small>\s*\(([^;,). ]*)")
_VOWELS = re.compile(r"[^b-df-gj-np-tv-xz]")
_ALIKE = str.maketrans("kqsxzgjtfwm", "ccccccccpvn")
_DOUBLE = re.compile(r"(.)\1+")
_PLACE = struct.Struct(">II")
_HEADING = re.compile(r"\s*(<i><small>.*?</small></i>|<small>.*?</small>)\s*", re.DOTALL)
_NUMBER = re.compile(r"\.\d+$")
_TAG = re.compile(r"<[^>]*>")
# "Terme de marine. " and the like come before a sense, "Fig. " before a figurative one.
_MARK = re.compile(
    r"^(?:(?:Terme|Ancien terme|T\.) [^.]{2,60}\. |[A-Z][a-z]{1,7}\. |[VS]\. [a-z]+\. |et f\. "
    r"|Proprement, |Par extension, )+"
)
# The article of a participle has examples only; the verb has the meaning.
_PARTICIPLE = re.compile(r"\bpart(?:\.|icipe)")
_SENTENCE = re.compile(r"(?<=[^ .][^ .])[.:] (?=[A-ZÀ-Ý«\[(0-9]|à )|(?<=\w)\.\.\.\.? |\.$")
# References to other words, remarks on grammar, and senses that were old even then.
_UNWANTED = re.compile(
    r"\b[Vv]oy(?:\.|ez\b)|^Le même que\b|^\W*$|^Il (?:se dit|est|s')"
    r"|^(?:Terme|Néologisme|Ce mot|Nom de peuple)\b"
    r"|[Uu]sité seulement|\b(?:inusité|peu usité|vieilli|féodal|seigneur)|sens (?:propre|primitif)"
    r"|^(?:Anciennement|Autrefois|Originairement|Jadis)\b|(?:À|à|de) (?:Rome|l'anci)|[Cc]hez les"
    r"|[Ss]e conjugue|^Mot \w+ qui|^(?:Particulièrement|Familièrement)$|[A-Z]{3}|, s\. [mf]\."
)
# The senses after these are seldom the common one.
SENSES = 3
LONG_ARTICLE = 1500


def read_littre(read: Reader) -> dict[str, str]:
    """Spelling in lower case → article; of several of one heading the plain one, then the longest."""
    texts = gzip.decompress(read(f"{FOLDER}XMLittre.dict.dz"))
    rows = sorted(
        _read_index(read(f"{FOLDER}XMLittre.idx")), key=lambda row: (not _NUMBER.search(row[0]), row[2])
    )
    articles: dict[str, str] = {}
    for heading, start, size in rows:
        spelling = _NUMBER.sub("", heading).lower()
        article = texts[start : start + size].decode("utf-8")
        if _sounds_like(spelling, article):
            articles[spelling] = article
    return articles


def _sounds_like(spelling: str, article: str) -> bool:
    """Whether the pronunciation fits: some entries of the index point to the article of another word.

    The consonants that sound come in this order among the written ones, less than half of which are silent.
    """
    found = _PRONUNCIATION.match(article)
    sound, written = _consonants(found[1] if found else ""), _consonants(spelling)
    rest = iter(written)
    return not sound or (2 * len(sound) >= len(written) - 1 and all(letter in rest for letter in sound))


def _consonants(text: str) -> str:
    """Without doubles, and with one letter for all that may sound alike (ch, k, qu, s, -tion)."""
    return _DOUBLE.sub(r"\1", _VOWELS.sub("", fold_latin(text)).translate(_ALIKE))


def _read_index(index: bytes) -> Iterator[tuple[str, int, int]]:
    """Entries of StarDict: the heading, a zero byte, then start and size of the article."""
    at = 0
    while at < len(index):
        end = index.index(b"\0", at)
        yield index[at:end].decode("utf-8"), *_PLACE.unpack_from(index, end + 1)
        at = end + 1 + _PLACE.size


def first_sense(article: str) -> str:
    """The first sentence of the first sense that is one; empty if there is none."""
    body = article
    while heading := _HEADING.match(body):
        if _PARTICIPLE.search(heading[0]):
            return ""
        body = body[heading.end() :]
    senses = re.split(r"<b>\d+°</b>", body)
    texts = (_short(_sentence(sense)) for sense in senses[: SENSES + 1] if sense.strip())
    return next((text for text in texts if text and not _UNWANTED.search(text)), "")


def _sentence(sense: str) -> str:
    """Without the quotations, which follow as coloured text, and without the marks before it."""
    lead = sense.strip().partition("<span")[0].partition("\n")[0]
    text = _MARK.sub("", re.sub(r"\s+", " ", html.unescape(_TAG.sub("", lead))).strip())
    return _SENTENCE.split(text, maxsplit=1)[0].strip(" .,;:")


def _short(text: str) -> str:
    """Cut after a clause where it is too long; empty if no clause ends in time."""
    if len(text) <= LONGEST:
        return text if len(text) >= SHORTEST_SENTENCE else ""
    clause = max(text.rfind(mark, 40, LONGEST) for mark in (";", ",", ":"))
    return text[:clause].strip() if clause > 0 else ""


def is_long(article: str) -> bool:
    """Whether Littré has much to say, as of a word of its own and not of a form of another."""
    return len(article) >= LONG_ARTICLE and first_sense(article) != ""
