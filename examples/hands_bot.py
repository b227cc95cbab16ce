"""A bot for Hands: plays the word worth most until nothing fits, and compares itself with par."""

import sys

from worderly import Lexicon
from worderly.hands import Hand, Puzzle, deal_hand, get_word_score, is_valid_word, update_hand

LEXICON = Lexicon.open("en")


def best_word(hand: Hand) -> str:
    """The valid word worth most now, or empty; a wildcard is any vowel."""
    letters = "".join(letter * count for letter, count in hand.items())
    spelled = (with_wildcard(word, hand) for word in LEXICON.anagrams(letters, min_length=2))
    playable = [word for word in spelled if is_valid_word(word, hand, LEXICON)]
    return max(playable, key=lambda word: (get_word_score(word, len(letters)), word), default="")


def with_wildcard(word: str, hand: Hand) -> str:
    """The word as it is played: a vowel that the hand lacks is its wildcard."""
    left = dict(hand)
    spelled = ""
    for letter in word:
        taken = letter if left.get(letter) else "*"
        left[taken] = left.get(taken, 0) - 1
        spelled += taken
    return spelled


def play(hand: Hand) -> int:
    total = 0
    while word := best_word(hand):
        points = get_word_score(word, sum(hand.values()))
        total, hand = total + points, update_hand(hand, word)
        print(f"{word}: {points}")
    return total


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else "1"
    hand = deal_hand(7, seed)
    par = Puzzle("".join(letter * count for letter, count in hand.items())).par
    print(f"The bot has {play(hand)} points; par, with common words only, is {par}.")


if __name__ == "__main__":
    main()
