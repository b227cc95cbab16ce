"""Deals the hands of a match."""

from worderly import kit
from worderly.games.hands import letters
from worderly.games.hands.model import Round, State
from worderly.games.hands.options import Options
from worderly.games.hands.plan import plan
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon

REDEALS = 1000
"""The limit stops a list without words; with a shipped lexicon a fair hand needs at most two deals."""


def daily(language: str, chance: kit.Chance) -> Options:
    return Options(languages=(language,), substitute=False, replay=False, fair=True)


def new(options: Options, chance: kit.Chance, tools: Tools) -> State:
    secret = chance.secret()
    first = deal_round(options, secret, 1, tools.words)
    values = {**tools.words.letter_values, letters.WILDCARD: 0}
    return State(options=options, values=values, secret=secret, rounds=(first,), hand=first.dealt)


def deal_round(options: Options, secret: str, number: int, lexicon: Lexicon) -> Round:
    """The hand with this number; it does not depend on earlier moves."""
    chance = kit.Chance(f"{secret}/hand/{number}")
    plain = "".join(letter for letter in lexicon.alphabet if letter not in lexicon.vowels)
    vowels, consonants = (letters.places(text, lexicon.letter_counts) for text in (lexicon.vowels, plain))
    for _ in range(REDEALS):
        hand = options.hand or letters.deal(options.letters, vowels, consonants, chance)
        dealt = Round(dealt=hand, plan=plan(hand, lexicon))
        if options.hand or not options.fair or dealt.plan.par:
            break
    return dealt
