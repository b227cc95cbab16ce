"""Hands as a library: the functions of a course's word game, built on the rules of the game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.games.hands import letters
from worderly.games.hands.model import Line
from worderly.games.hands.solve import Answer, solve
from worderly.games.hands.text import FINISHED_TOO
from worderly.games.hands.transcript import FINISHED, Transcript
from worderly.kit import Chance
from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.press.showing import Showing
from worderly.seeds import new_seed

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

__all__ = [
    "CONSONANTS",
    "HAND_SIZE",
    "SCRABBLE_LETTER_VALUES",
    "VOWELS",
    "Hand",
    "Puzzle",
    "WordList",
    "calculate_handlen",
    "deal_hand",
    "display_hand",
    "get_frequency_dict",
    "get_word_score",
    "is_valid_word",
    "load_words",
    "play_game",
    "play_hand",
    "substitute_hand",
    "update_hand",
]

Hand = dict[str, int]
"""Letter → how many of it; `*` is the wildcard."""
WordList = Sequence[str] | Lexicon
"""A list of words in lower case, or a lexicon."""

VOWELS = "aeiou"
"""What a wildcard may stand for."""
CONSONANTS = "bcdfghjklmnpqrstvwxyz"
"""The letters that a hand is dealt beside its vowels."""
HAND_SIZE = 7
"""How many letters `play_game` deals; a program may set it."""
SCRABBLE_LETTER_VALUES = {
    **{
        "a": 1,
        "b": 3,
        "c": 3,
        "d": 2,
        "e": 1,
        "f": 4,
        "g": 2,
        "h": 4,
        "i": 1,
        "j": 8,
        "k": 5,
        "l": 1,
        "m": 3,
    },
    **{
        "n": 1,
        "o": 1,
        "p": 3,
        "q": 10,
        "r": 1,
        "s": 1,
        "t": 1,
        "u": 1,
        "v": 4,
        "w": 4,
        "x": 8,
        "y": 4,
        "z": 10,
    },
    letters.WILDCARD: 0,
}
"""What each letter is worth in a word."""

_messages = Messages(DEFAULT)
_lines = Transcript(_messages)


@dataclass(frozen=True)
class Puzzle(Showing):
    """One hand with its par; a notebook shows it as a picture.

    >>> puzzle = Puzzle("aci*prt")
    >>> puzzle.par, puzzle.par_line[0].word
    (490, 'apric*t')
    """

    hand: str
    lexicon: Lexicon = field(default_factory=lambda: Lexicon.open(DEFAULT), repr=False)

    @classmethod
    def generate(cls, n: int = HAND_SIZE, seed: str | int | None = None) -> "Puzzle":
        """Deals a hand of `n` letters; the same seed deals the same one."""
        chance = _new_chance() if seed is None else Chance(seed)
        return cls(letters.deal(n, VOWELS, CONSONANTS, chance))

    @cached_property
    def answer(self) -> Answer:
        """Raises ValueError if the letters are not a valid hand."""
        return solve(self.hand, self.lexicon)

    @property
    def par(self) -> int:
        """The best total with common words."""
        return self.answer.par

    @property
    def par_line(self) -> Line:
        """The words that make par, in the order of play."""
        return self.answer.par_line

    def sheet(self) -> "Sheet":
        """The puzzle as the press lays it out on paper."""
        from worderly.games.hands import model
        from worderly.press.sheets.hands import HandsSheet

        best = self.answer
        solution = model.Solution(best.par, best.perfect, best.par_line, best.perfect_line, best.exact)
        values = tuple(self.lexicon.letter_values.items())
        return HandsSheet(model.Puzzle(self.hand), solution, values)


def load_words(path: str | Path | None = None) -> list[str]:
    """The words of a file (one per line, or all on one line) or of the English lexicon, in lower case.

    >>> "quail" in load_words()  # doctest: +ELLIPSIS
    Loading word list from file...
    ... words loaded.
    True
    """
    print("Loading word list from file...")
    lexicon = Lexicon.open(DEFAULT) if path is None else Lexicon.from_file(path)
    words = list(lexicon)
    print(f"{len(words)} words loaded.")
    return words


def get_frequency_dict(sequence: Iterable[str]) -> Hand:
    """How often each letter comes.

    >>> get_frequency_dict("hello")
    {'h': 1, 'e': 1, 'l': 2, 'o': 1}
    """
    return letters.count(sequence)


def get_word_score(word: str, n: int) -> int:
    """The points of a word played from a hand of `n` letters; the rules are in docs/games/hands.md.

    >>> get_word_score("weed", 6), get_word_score("", 7)
    (176, 0)
    """
    return letters.score(word, n, SCRABBLE_LETTER_VALUES)


def display_hand(hand: Mapping[str, int]) -> None:
    """Prints the letters of a hand.

    >>> display_hand({"a": 1, "x": 2, "l": 3, "e": 1})
    a x x l l l e
    """
    print(" ".join(letters.spell(hand)))


def deal_hand(n: int, seed: str | int | None = None) -> Hand:
    """A hand of `n` letters with one wildcard; the same seed deals the same hand.

    >>> hand = deal_hand(7, seed=1)
    >>> calculate_handlen(hand), hand["*"], hand == deal_hand(7, seed=1)
    (7, 1, True)
    """
    chance = _new_chance() if seed is None else Chance(seed)
    return letters.count(letters.deal(n, VOWELS, CONSONANTS, chance))


def update_hand(hand: Mapping[str, int], word: str) -> Hand:
    """The hand without the letters of the word; the hand itself stays as it is.

    >>> update_hand({"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}, "quail")
    {'l': 1, 'm': 1}
    """
    return letters.take(hand, word)


def is_valid_word(word: str, hand: Mapping[str, int], word_list: WordList) -> bool:
    """Whether the hand holds the word and the list has it; `*` in it stands for any vowel.

    >>> hand = {"c": 1, "*": 1, "w": 1, "s": 1}
    >>> is_valid_word("c*ws", hand, ["cows"]), is_valid_word("cows", hand, ["cows"])
    (True, False)
    """
    word = word.lower()
    return bool(word) and letters.is_held(word, hand) and letters.is_word(word, word_list, VOWELS)


def calculate_handlen(hand: Mapping[str, int]) -> int:
    """How many letters the hand has.

    >>> calculate_handlen({"a": 1, "l": 2})
    3
    """
    return letters.size(hand)


def substitute_hand(hand: Mapping[str, int], letter: str) -> Hand:
    """The hand with all copies of the letter replaced by one that is not in it, drawn by chance.

    >>> hand = substitute_hand({"h": 1, "e": 1, "l": 2, "o": 1}, "l")
    >>> "l" in hand, calculate_handlen(hand)
    (False, 5)
    """
    return letters.substitute(hand, letter.lower(), VOWELS + CONSONANTS, _new_chance())


def play_hand(hand: Mapping[str, int], word_list: WordList) -> int:
    """Plays one hand on the terminal and returns its score.

    >>> from unittest.mock import patch
    >>> with patch("builtins.input", side_effect=["!!"]):
    ...     score = play_hand({"f": 1, "a": 1, "t": 1}, ["fat"])
    Current Hand: f a t
    Total score: 0 points
    """
    score, left = _play(hand, word_list)
    print(_lines.hand_total(score, empty=not left))
    return score


def _play(hand: Mapping[str, int], word_list: WordList) -> tuple[int, Hand]:
    total, current = 0, {letter: count for letter, count in hand.items() if count > 0}
    while current:
        print(_lines.hand(letters.spell(current)))
        word = input(_lines.word_prompt).strip()
        if word in (FINISHED, FINISHED_TOO):
            break
        is_valid = is_valid_word(word, current, word_list)
        points = get_word_score(word, letters.size(current)) if is_valid else 0
        total += points
        print(_lines.earned(word, points, total) if is_valid else _lines.invalid)
        print()
        current = update_hand(current, word)
    return total, current


def play_game(word_list: WordList) -> int:
    """Asks for the number of hands, plays them and returns the total score.

    >>> from unittest.mock import patch
    >>> with patch("builtins.input", return_value="0"):
    ...     total = play_game(["fat"])
    Total score over all hands: 0
    """
    total, substituted, replayed = 0, False, False
    for _ in range(_ask_number()):
        hand = deal_hand(HAND_SIZE)
        if not substituted:
            print(_lines.hand(letters.spell(hand)))
            substituted = _messages.is_yes(input(_lines.substitute_prompt))
            hand = substitute_hand(hand, input(_lines.letter_prompt)) if substituted else hand
            print()
        score = _play_and_report(hand, word_list)
        if not replayed:
            replayed = _messages.is_yes(input(_lines.replay_prompt))
            score = max(score, _play_and_report(hand, word_list)) if replayed else score
        total += score
    print(_lines.game_total(total))
    return total


def _play_and_report(hand: Hand, word_list: WordList) -> int:
    score, left = _play(hand, word_list)
    print("\n".join(_lines.game_hand_total(score, empty=not left)))
    return score


def _ask_number() -> int:
    while True:
        answer = input(_lines.hands_prompt).strip()
        if answer.isdecimal():
            return int(answer)


def _new_chance() -> Chance:
    return Chance(new_seed())
