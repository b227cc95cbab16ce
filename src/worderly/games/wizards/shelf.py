"""Which words of a lexicon a board may use: spines, and the shorter words each spine can spell."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon

QUICK_DRAWS = 40


class Shelf(NamedTuple):
    spines: tuple[str, ...]
    spelt: dict[str, tuple[str, ...]]
    """Sorted letters → the short words with just these letters."""
    short_count: int


@lru_cache(maxsize=16)
def shelf(lexicon: Lexicon, letters: int) -> Shelf:
    """Spines: base forms of the easy and medium tiers. Short words: every tier, any form."""
    spelt: dict[str, list[str]] = {}
    short = [w for n in range(3, letters) for w in lexicon.targets("hard", length=n, base=False)]
    for word in short:
        spelt.setdefault("".join(sorted(word)), []).append(word)
    spines = lexicon.targets("medium", length=letters)
    return Shelf(
        tuple(word for word in spines if word.upper().lower() == word),
        {key: tuple(words) for key, words in spelt.items()},
        len(short),
    )


def short_words(books: Shelf, spine: str) -> list[str]:
    """By looking up each sub-multiset of the spine's letters: 41 at most for six of them."""
    letters = sorted(spine)
    keys = {"".join(some) for n in range(3, len(spine)) for some in combinations(letters, n)}
    return sorted(word for key in keys for word in books.spelt.get(key, ()))


def spines(books: Shelf, chance: Chance, need: int) -> Iterator[tuple[str, list[str]]]:
    """Spines in random order with their short words, where these, twice each, are enough."""
    enough = False
    if 2 * books.short_count >= need:
        for spine in _random_order(books.spines, chance):
            words = short_words(books, spine)
            if 2 * len(words) >= need:
                enough = True
                yield spine, words
    if not enough:
        raise Refused("too_few_words", need=need)


def _random_order(items: tuple[str, ...], chance: Chance) -> Iterator[str]:
    """A few quick draws first (shuffling all takes longer than a whole board), then each one in turn."""
    for _ in range(QUICK_DRAWS):
        yield chance.choice(items)
    yield from chance.shuffled(items)
