"""The answers of practice puzzles, made here from the same seed, so that a test can win."""

from functools import cache
from typing import Any

from worderly import games, kit
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon

Cell = tuple[int, int]


@cache
def state_of(game: str, seed: str, **options: Any) -> Any:
    """What the server deals for this seed and these options."""
    record = games.game_of(game)
    legal, _ = record.check(record.Options(**options))
    return kit.start(record, legal, seed, Tools.open(legal.languages))


def solution_of(game: str, seed: str, **options: Any) -> Any:
    return games.game_of(game).solution(state_of(game, seed, **options))


def wizards_words(seed: str, **options: Any) -> list[str]:
    return list(dict.fromkeys(word.word for word in solution_of("wizards", seed, **options).words))


def hands_words(seed: str, **options: Any) -> list[str]:
    return [play.word for play in solution_of("hands", seed, **options).par_line]


def hands_word(seed: str) -> str:
    """A short word of the hand, so that letters are left."""
    hand = state_of("hands", seed).hand.replace("*", "")
    return min(Lexicon.open("en").anagrams(hand, min_length=3), key=len)


def boogle_words(seed: str, **options: Any) -> list[tuple[str, tuple[Cell, ...]]]:
    """The longest first: they are the dearest."""
    words = solution_of("boogle", seed, **options).words
    return sorted(((word.word, word.path) for word in words), key=lambda each: -len(each[0]))


def battlewords_words(seed: str, **options: Any) -> list[tuple[str, Cell]]:
    """Each word and its first cell."""
    words = solution_of("battlewords", seed, **options).words
    return [(word.word, (word.row, word.col)) for word in words]


def wordsearch_words(seed: str, **options: Any) -> list[tuple[str, tuple[Cell, ...]]]:
    return [(word.word, word.cells) for word in solution_of("wordsearch", seed, **options).words]
