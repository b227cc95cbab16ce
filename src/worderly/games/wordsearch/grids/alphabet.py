"""Alphabets: which one a list uses, capitals, and accents kept or folded."""

import unicodedata
from collections.abc import Iterable
from typing import Literal, NamedTuple

from worderly.languages import word_languages
from worderly.languages.facts import facts_of
from worderly.lexicon.scripts import script_word

Accents = Literal["fold", "keep"]

_LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"

ALPHABETS: dict[str, str] = {
    "latin": _LATIN,
    "german": _LATIN + "ÄÖÜ",
    "spanish": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ",
    "nordic": _LATIN + "ÅÄÆÖØ",
    "polish": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ",
    "turkish": "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ",
    "greek": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
    "russian": _RUSSIAN,
    "ukrainian": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ",
    "hebrew": "אבגדהוזחטיכלמנסעפצקרשת",
    "arabic": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "georgian": "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ",
    "armenian": "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ",
}
_BY_LANGUAGE = {
    "es": "spanish",
    "tr": "turkish",
    "az": "turkish",
    "el": "greek",
    "ru": "russian",
    "uk": "ukrainian",
    "pl": "polish",
    "he": "hebrew",
    "sv": "nordic",
    "da": "nordic",
    "no": "nordic",
    "nb": "nordic",
}
_BY_SCRIPT = {
    "LATIN": "latin",
    "GREEK": "greek",
    "CYRILLIC": "russian",
    "HEBREW": "hebrew",
    "ARABIC": "arabic",
    "GEORGIAN": "georgian",
    "ARMENIAN": "armenian",
}
_DISTINCTIVE = {"turkish": "ıİğĞ", "ukrainian": "іїєґІЇЄҐ"}
_SPELT_OUT = {"Œ": "OE", "Æ": "AE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH", "ẞ": "SS"}
_IGNORED = "ʼ`´"
"""Signs for an apostrophe; like spaces and punctuation they stand in the list, not in the grid."""
_NEIGHBOURS = 24


class Alphabet(NamedTuple):
    name: str
    letters: str
    """Capitals, in order; fill is drawn from these."""


def alphabet_for(words: Iterable[str], language: str = "", name: str = "") -> Alphabet:
    """By name if given, else by the letters of the words, else by the language."""
    text = "".join(words)
    if name:
        return Alphabet(name, ALPHABETS[name])
    found = _by_letters(text) or "latin"
    if found == "latin":
        found = _by_language(language)
    return Alphabet(found, ALPHABETS[found]) if found in ALPHABETS else Alphabet(found, _nearby_letters(text))


def _by_language(language: str) -> str:
    """The alphabet of a shipped language is the one with the same letters."""
    if language not in word_languages():
        return _BY_LANGUAGE.get(language, "latin")
    letters = set(facts_of(language).alphabet.upper())
    return next((name for name, each in ALPHABETS.items() if set(each) == letters), "latin")


def _by_letters(text: str) -> str | None:
    for name, distinctive in _DISTINCTIVE.items():
        if any(letter in text for letter in distinctive):
            return name
    script = next((script_word(ch) for ch in text if ch.isalpha()), None)
    return _BY_SCRIPT.get(script, script.lower()) if script else None


def _nearby_letters(text: str) -> str:
    """For a script without a table: letters with code points near those of the text."""
    used = {capitals(ch, "")[0] for ch in text if ch.isalpha()}
    near = {chr(code) for ch in used for code in range(ord(ch) - _NEIGHBOURS, ord(ch) + _NEIGHBOURS)}
    kinds = {(script_word(ch), unicodedata.category(ch)) for ch in used}
    return "".join(sorted(ch for ch in near if (script_word(ch), unicodedata.category(ch)) in kinds))


def capitals(text: str, alphabet: str) -> str:
    """Capitals as the alphabet has them: Turkish i is İ and ı is I; Georgian text does not change."""
    text = unicodedata.normalize("NFC", text)
    if alphabet == "turkish":
        text = text.replace("i\u0307", "İ").replace("i", "İ").replace("ı", "I")
    if any("ა" <= ch <= "ჿ" for ch in text):
        return text
    return unicodedata.normalize("NFC", text.upper())


def in_grid(text: str, alphabet: Alphabet, accents: Accents = "fold") -> str | None:
    """The word as in the grid, one letter per cell; None if it has a character that no cell can hold."""
    letters = []
    for ch in capitals(text, alphabet.name):
        if ch in alphabet.letters:
            letters.append(ch)
        elif ch.isalpha():
            letters.append(ch if accents == "keep" else folded(ch))
        elif not (ch.isspace() or ch in _IGNORED or _is_accent(ch) or _is_punctuation(ch)):
            return None
    return "".join(letters)


def folded(letter: str) -> str:
    """A capital without accents; ligatures become two letters."""
    if letter in _SPELT_OUT:
        return _SPELT_OUT[letter]
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(ch for ch in parts if not unicodedata.combining(ch)) or letter


def _is_punctuation(ch: str) -> bool:
    return unicodedata.category(ch).startswith("P")


def _is_accent(ch: str) -> bool:
    # Classes 0, 7 and 9 are vowel signs and similar marks; without them an Indic or Thai syllable changes.
    return unicodedata.category(ch) == "Mn" and unicodedata.combining(ch) not in (0, 7, 9)


def joining_script(text: str) -> str:
    """The name of the script if its letters and vowel signs form syllables in this text; else empty."""
    joins = any(unicodedata.category(ch) in ("Mn", "Mc") and not _is_accent(ch) for ch in text)
    return next((script_word(ch).title() for ch in text if ch.isalpha()), "") if joins else ""


def alphabet_named(name: str) -> Alphabet:
    """The alphabet by name; for a script without a table, it has no letters."""
    return Alphabet(name, ALPHABETS.get(name, ""))


def comparison_key(text: str, alphabet: str) -> str:
    """The form in which typed words are compared: capitals without accents; empty without a letter."""
    return in_grid(text, alphabet_named(alphabet), "fold") or ""
