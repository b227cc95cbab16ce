"""The words of a lexicon that a board may use: spines, and the shorter words of a spine's letters."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon

QUICK_DRAWS = 40


class WordPool(NamedTuple):
    spines: tuple[str, ...]
    by_letters: dict[str, tuple[str, ...]]
    """Sorted letters → the short words with exactly these letters."""
    short_count: int


@lru_cache(maxsize=16)
def word_pool(lexicon: Lexicon, letters: int) -> WordPool:
    """Spines: base forms of the easy and medium tiers. Short words: every tier, any form."""
    by_letters: dict[str, list[str]] = {}
    short = [w for n in range(3, letters) for w in lexicon.targets("hard", length=n, base=False)]
    for word in short:
        by_letters.setdefault("".join(sorted(word)), []).append(word)
    spines = lexicon.targets("medium", length=letters)
    return WordPool(
        tuple(word for word in spines if word.upper().lower() == word),
        {key: tuple(words) for key, words in by_letters.items()},
        len(short),
    )


def short_words(pool: WordPool, spine: str) -> list[str]:
    """Looks up each combination of the spine's letters: at most 41 for six letters."""
    letters = sorted(spine)
    keys = {"".join(some) for n in range(3, len(spine)) for some in combinations(letters, n)}
    return sorted(word for key in keys for word in pool.by_letters.get(key, ()))


def spines(pool: WordPool, chance: Chance, need: int) -> Iterator[tuple[str, list[str]]]:
    """Spines in random order with their short words, if these are enough when each is used twice."""
    enough = False
    if 2 * pool.short_count >= need:
        for spine in _random_order(pool.spines, chance):
            words = short_words(pool, spine)
            if 2 * len(words) >= need:
                enough = True
                yield spine, words
    if not enough:
        raise Refused("too_few_words", need=need)


def _random_order(items: tuple[str, ...], chance: Chance) -> Iterator[str]:
    """First a few single draws (a shuffle of all takes longer than a whole board), then all, shuffled."""
    for _ in range(QUICK_DRAWS):
        yield chance.choice(items)
    yield from chance.shuffled(items)
