"""Measures hands: the exact optimum and sub-anagrams with wildcards, also against PyPI scrabbler."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from statistics import median

from bench.table import Row, cpu_us, growth_row, in_turns, limit_row, ratio_row

from worderly.lexicon import Lexicon
from worderly.solver import engine, hands, plain_hands

SEED = 2026
DEALS = 60
LIMITS_US = {7: 200, 10: 1_000, 15: 3_000, 16: 8_000}
ANAGRAM_LIMITS_US = {7: 20, 15: 200}
FIRST_DEAL = """
from time import process_time
from worderly import kit
from worderly.games.hands import generate
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon
tools = Tools((Lexicon.open("en"),))
start = process_time()
generate.new(Options(letters=7), kit.Chance("{seed}"), tools)
print((process_time() - start) * 1e6)
"""
FIRST_DEALS = 15
SWEEP = (4, 6, 8, 10, 12, 14, 16)


def deal(rng: random.Random, n: int) -> str:
    """Deals by the rules of the game: a third vowels, one of them the wildcard."""
    vowels = -(-n // 3)
    return (
        "".join(rng.choices("aeiou", k=vowels - 1))
        + "*"
        + "".join(rng.choices("bcdfghjklmnpqrstvwxyz", k=n - vowels))
    )


def deals(n: int, count: int = DEALS) -> list[str]:
    rng = random.Random(SEED + n)
    return [deal(rng, n) for _ in range(count)]


def perfect_us(lexicon: Lexicon, n: int) -> float:
    many = deals(n)
    for hand in many[:3]:
        hands.best_line(lexicon, hand, common_only=False, discards=True)
    return median(
        cpu_us(lambda: hands.best_line(lexicon, hand, common_only=False, discards=True))  # noqa: B023
        for hand in many
    )


def check_reference(lexicon: Lexicon) -> None:
    """Checks before the timing that kernel and reference give the same totals."""
    kernel = engine.kernel()
    assert kernel is not None
    values = [lexicon.letter_values.get(letter, 0) for letter in lexicon.graph.alphabet]
    for hand in deals(8, 10):
        arguments = (lexicon.graph, None, hand, lexicon.vowels, values, 0, True)
        assert kernel.best_hand(*arguments)[0] == plain_hands.best_hand(*arguments)[0]


def anagram_row(lexicon: Lexicon, n: int, most_us: float) -> Row:
    times = [
        median(cpu_us(lambda: lexicon.graph.anagrams(hand, lexicon.vowels), 20) for _ in range(3))  # noqa: B023
        for hand in deals(n)
    ]
    return limit_row(
        f"Sub-anagrams with a wildcard, n = {n}, median of {DEALS} deals", median(times), most_us
    )


def scrabbler_row(lexicon: Lexicon) -> Row:
    """Scrabbler's wildcard is any letter, so ours is any letter here too.

    It leaves nothing in the caches, so a round of ours has enough deals that the first ones do not decide it.
    """
    peer = import_module("scrabbler.scrabbler")
    trie = peer.build_trie(list(lexicon))
    dealt = deals(7)
    az = lexicon.graph.alphabet

    def theirs() -> list[set[str]]:
        return [set(peer.find_permutations(h, trie, use_all_letters=False, wildcard="*")) for h in dealt]

    assert [set(lexicon.graph.anagrams(hand, az)) for hand in dealt] == theirs()
    us = in_turns(lambda: [lexicon.graph.anagrams(hand, az) for hand in dealt], theirs, 5)
    return ratio_row(
        f"Sub-anagrams, n = 7, any wildcard, {DEALS} deals, against PyPI scrabbler", us, 100, DEALS
    )


def first_deal_us(seed: int) -> float:
    """CPU of the first deal of a process without the kernel; opening the lexicon and imports come before."""
    code = FIRST_DEAL.format(seed=seed)
    environment = os.environ | {"WORDERLY_KERNEL": "reference"}
    return float(subprocess.check_output([sys.executable, "-c", code], env=environment))


def first_deal_row() -> Row:
    times = [first_deal_us(SEED + i) for i in range(FIRST_DEALS)]
    measure = f"First deal in plain Python, n = 7, median of {FIRST_DEALS} processes"
    return limit_row(measure, median(times), 60_000)


def rows() -> Iterator[Row]:
    lexicon = Lexicon.open("en")
    check_reference(lexicon)
    for n, most_us in LIMITS_US.items():
        yield limit_row(
            f"Perfect play, exact, n = {n}, median of {DEALS} deals, seed {SEED}",
            perfect_us(lexicon, n),
            most_us,
        )
    for n, most_us in ANAGRAM_LIMITS_US.items():
        yield anagram_row(lexicon, n, most_us)
    yield first_deal_row()
    yield scrabbler_row(lexicon)
    times = [perfect_us(lexicon, n) for n in SWEEP]
    yield growth_row("Perfect play against the letters in hand", SWEEP, times)
