"""A hand from options and chance."""

from msgspec.structs import replace

from worderly import kit
from worderly.games.hands import letters
from worderly.games.hands.model import HANDS, LETTERS, Options, Round, State
from worderly.games.hands.plan import plan
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon

REDEALS = 1000
"""A fair hand with a shipped lexicon needs two deals at most; a list without any word must not loop."""


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    hand = letters.spell(letters.count(options.hand.lower()))
    if hand:
        _within("hand", options.hand, len(hand), (1, LETTERS[1]))
        options = replace(options, hand=hand, letters=len(hand))
    else:
        _within("letters", options.letters, options.letters, LETTERS)
    if not all(letter.isalpha() or letter == letters.WILDCARD for letter in hand):
        raise kit.Refused("bad_option", option="hand", value=options.hand, need="a–z, *")
    _within("hands", options.hands, options.hands, HANDS)
    return options, ()


def _within(option: str, value: kit.Fact, number: int, limits: tuple[int, int]) -> None:
    if not limits[0] <= number <= limits[1]:
        raise kit.Refused("bad_option", option=option, value=value, need=f"{limits[0]}–{limits[1]}")


def daily(language: str, chance: kit.Chance) -> Options:
    return Options(languages=(language,), substitute=False, replay=False, fair=True)


def new(options: Options, chance: kit.Chance, tools: Tools) -> State:
    secret = chance.secret()
    first = deal_round(options, secret, 1, tools.words)
    values = {**tools.words.letter_values, letters.WILDCARD: 0}
    return State(options=options, values=values, secret=secret, rounds=(first,), hand=first.dealt)


def deal_round(options: Options, secret: str, number: int, lexicon: Lexicon) -> Round:
    """The k-th hand of a match, the same whatever was played before it."""
    chance = kit.Chance(f"{secret}/hand/{number}")
    consonants = "".join(letter for letter in lexicon.alphabet if letter not in lexicon.vowels)
    for _ in range(REDEALS):
        hand = options.hand or letters.deal(options.letters, lexicon.vowels, consonants, chance)
        dealt = Round(dealt=hand, plan=plan(hand, lexicon))
        if options.hand or not options.fair or dealt.plan.par:
            break
    return dealt
