"""A hand as counts of letters: score, validity, deal, substitute."""

import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence

from worderly.kit import Chance
from worderly.lexicon import Lexicon

WILDCARD = "*"
Counts = Mapping[str, int]


def count(text: Iterable[str]) -> dict[str, int]:
    """Letter → how many, in the order of first appearance."""
    counts: dict[str, int] = {}
    for letter in text:
        counts[letter] = counts.get(letter, 0) + 1
    return counts


def spell(counts: Counts) -> str:
    """The hand as text, with equal letters side by side."""
    return "".join(letter * many for letter, many in counts.items())


def size(counts: Counts) -> int:
    return sum(counts.values())


def score(word: str, n: int, values: Mapping[str, int]) -> int:
    """(sum of the values) × max(1, 7·L − 3·(n − L)); both L and n count the wildcard, which is worth 0."""
    word = word.lower()
    return sum(values.get(letter, 0) for letter in word) * factor(len(word), n)


def factor(length: int, n: int) -> int:
    return max(1, 7 * length - 3 * (n - length))


def take(counts: Counts, word: str) -> dict[str, int]:
    """The hand without the letters of `word`; ignores letters that are not in the hand."""
    used = count(word.lower())
    left = {letter: many - used.get(letter, 0) for letter, many in counts.items()}
    return {letter: many for letter, many in left.items() if many > 0}


def is_held(word: str, counts: Counts) -> bool:
    return all(counts.get(letter, 0) >= many for letter, many in count(word.lower()).items())


def is_word(word: str, words: Collection[str] | Lexicon, vowels: str) -> bool:
    """Whether the list has a word with a vowel in place of each `*`."""
    if WILDCARD not in word:
        return word in words
    if isinstance(words, Lexicon):
        # One search of the graph; trying every vowel would take 5^k look-ups for k wildcards.
        return any(_fits(word, match, vowels) for match in words.matching(word.replace(WILDCARD, "?")))
    return any(_fits(word, match, vowels) for match in words)


def _fits(word: str, match: str, vowels: str) -> bool:
    return len(word) == len(match) and all(
        a == b or (a == WILDCARD and b in vowels) for a, b in zip(word, match, strict=True)
    )


def places(letters: str, weights: Mapping[str, int]) -> tuple[str, ...]:
    """Letters with a mark share the place of the plain letter, by weight: a 6, ä 1 → "aaaaaaä"."""
    shared: dict[str, str] = {}
    for letter in letters:
        plain = unicodedata.normalize("NFD", letter)[0]
        shared[plain] = shared.get(plain, "") + letter * weights.get(letter, 1)
    return tuple(place if len(set(place)) > 1 else place[0] for place in shared.values())


def deal(n: int, vowels: Sequence[str], consonants: Sequence[str], chance: Chance) -> str:
    """ceil(n/3) vowels, the last of which is the wildcard, then consonants; places are drawn uniformly."""
    vowel_slots = -(-n // 3)
    drawn = [_draw(vowels, chance) for _ in range(vowel_slots - 1)]
    drawn.append(WILDCARD)
    drawn += [_draw(consonants, chance) for _ in range(n - vowel_slots)]
    return spell(count("".join(drawn)))


def _draw(places: Sequence[str], chance: Chance) -> str:
    place = chance.choice(places)
    return chance.choice(place) if len(place) > 1 else place


def substitute(counts: Counts, letter: str, alphabet: str, chance: Chance) -> dict[str, int]:
    """Replaces every copy of `letter` by one new letter that was not in the hand."""
    if letter == WILDCARD or letter not in counts:
        return dict(counts)
    new = chance.choice([other for other in alphabet if other not in counts])
    return {new if held == letter else held: many for held, many in counts.items()}
