"""Six words that sign in a player on a new device: 6 × log2(7,647) = 77.4 bits."""

import secrets
import unicodedata
from functools import cache
from importlib.resources import files

from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon
from worderly.table.secret import digest

COUNT = 6


@cache
def words() -> tuple[str, ...]:
    """7,776 short common English words that a player may have been given; the set must never change."""
    return tuple(files("worderly.table.people").joinpath("recovery_words.txt").read_text().split())


@cache
def friendly_words() -> tuple[str, ...]:
    """Those that are given today: six words on a first page should name no illness and no violence."""
    lexicon = Lexicon.open(DEFAULT)
    return tuple(word for word in words() if lexicon.may_show(word))


def new_words() -> str:
    return " ".join(secrets.choice(friendly_words()) for _ in range(COUNT))


def recovery_digest(text: str) -> bytes | None:
    """None if the text is not six of the words; ignores case, spaces, commas and dashes."""
    plain = unicodedata.normalize("NFKC", text).lower()
    given = "".join(letter if letter.isalpha() else " " for letter in plain).split()
    if len(given) != COUNT or not set(given) <= set(words()):
        return None
    return digest(" ".join(given))
