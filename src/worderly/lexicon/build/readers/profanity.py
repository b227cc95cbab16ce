"""Reads the words that the exclusion packages call profane, in lower case."""

import json
import re

from worderly.lexicon.build.readers.archives import Reader

_CUSS_ENTRY = re.compile(r"^  (?:'([^']+)'|([\w-]+)): (\d),$", re.MULTILINE)


def read_cuss(read: Reader, file: str) -> frozenset[str]:
    """Rating 0 is "unlikely to be used as profanity"; 1 is "maybe", 2 is "likely"."""
    entries = _CUSS_ENTRY.findall(read(f"package/{file}").decode("utf-8"))
    return frozenset((quoted or bare).lower() for quoted, bare, rating in entries if int(rating) >= 1)


def read_naughty(read: Reader, file: str) -> frozenset[str]:
    return frozenset(word.lower() for word in json.loads(read(f"package/{file}")))


def read_better_profanity(read: Reader) -> frozenset[str]:
    return frozenset(read("better_profanity/profanity_wordlist.txt").decode("utf-8").lower().splitlines())
