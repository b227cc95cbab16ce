"""Six words that sign in a player on a new device: 6 × log2(7,776) = 77.5 bits."""

import secrets
import unicodedata
from functools import cache
from importlib.resources import files

from worderly.table.secret import digest

COUNT = 6


@cache
def words() -> tuple[str, ...]:
    """7,776 short common English words; the set must never change."""
    return tuple(files("worderly.table.people").joinpath("recovery_words.txt").read_text().split())


def new_words() -> str:
    return " ".join(secrets.choice(words()) for _ in range(COUNT))


def recovery_digest(text: str) -> bytes | None:
    """None if the text is not six of the words; ignores case, spaces, commas and dashes."""
    plain = unicodedata.normalize("NFKC", text).lower()
    given = "".join(letter if letter.isalpha() else " " for letter in plain).split()
    if len(given) != COUNT or not set(given) <= set(words()):
        return None
    return digest(" ".join(given))
