"""Hands: kernel and plain reference give the same answers, and the same as brute force."""

import os
import random
import string
import subprocess
import sys
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from worderly import _native
from worderly.lexicon import Lexicon
from worderly.solver import hands, plain_hands
from worderly.solver.hands import Discard, Play, best_line

AZ = string.ascii_lowercase
VALUES = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]
both = pytest.mark.parametrize(
    "solve", [_native.best_hand, plain_hands.best_hand], ids=["native", "reference"]
)


def deal(rng: random.Random, n: int) -> str:
    vowels = -(-n // 3)
    return (
        "".join(rng.choices("aeiou", k=vowels - 1))
        + "*"
        + "".join(rng.choices("bcdfghjklmnpqrstvwxyz", k=n - vowels))
    )


def brute(words: set[str], hand: str, discards: bool) -> int:
    """Tries every string that can be typed from the hand, by the rules."""
    best, tried = 0, {"".join(p) for k in range(1, len(hand) + 1) for p in permutations(hand, k)}
    for typed in tried:
        rest = hand
        for letter in typed:
            rest = rest.replace(letter, "", 1)
        pattern = typed.replace("*", "?")
        is_word = any(
            len(w) == len(typed)
            and all(a == b or (a == "?" and b in "ae") for a, b in zip(pattern, w, strict=True))
            for w in words
        )
        if is_word:
            value = sum(VALUES[AZ.index(c)] for c in typed if c != "*")
            points = value * max(1, 7 * len(typed) - 3 * (len(hand) - len(typed)))
            best = max(best, points + brute(words, rest, discards))
        elif discards:
            best = max(best, brute(words, rest, discards))
    return best


@both
@settings(max_examples=25, deadline=None)
@given(
    words=st.sets(st.text(alphabet="abez", min_size=1, max_size=4), max_size=12),
    hand=st.text(alphabet="abez*", min_size=1, max_size=4),
    discards=st.booleans(),
)
def test_the_best_line_has_the_total_of_brute_force(
    solve: Any, words: set[str], hand: str, discards: bool
) -> None:
    graph = _native.Graph.build(words, AZ)
    total, steps = solve(graph, None, hand, "ae", VALUES, 0, discards)
    assert total == brute(words, hand, discards)
    assert_line_is_played_by_the_rules(graph, hand, total, steps)


def assert_line_is_played_by_the_rules(graph: _native.Graph, hand: str, total: int, steps: Any) -> None:
    left, earned = sorted(hand), 0
    for letters, n, points, is_discard in steps:
        assert n == len(left)
        if not is_discard:
            assert graph.anagrams(letters, "aeiou", len(letters))
            value = sum(VALUES[AZ.index(c)] for c in letters if c != "*")
            assert points == value * max(1, 7 * len(letters) - 3 * (n - len(letters)))
        earned += points
        for letter in letters:
            left.remove(letter)
    assert earned == total


@pytest.mark.parametrize("n", range(3, 11))
def test_kernel_equals_reference_on_english_hands(n: int) -> None:
    graph = Lexicon.open("en").graph
    rng = random.Random(n)
    for _ in range(4 if n < 9 else 1):
        hand = deal(rng, n)
        for discards in (False, True):
            native = _native.best_hand(graph, None, hand, "aeiou", VALUES, 0, discards)
            plain = plain_hands.best_hand(graph, None, hand, "aeiou", VALUES, 0, discards)
            assert native == plain, hand
            assert_line_is_played_by_the_rules(graph, hand, *native)


@pytest.fixture
def widely() -> Iterator[None]:
    """Leaves the kernel with its wide loops, where the processor has them."""
    yield
    _native.use_wide_loops(True)


@pytest.mark.usefixtures("widely")
@pytest.mark.parametrize("n", range(8, 16))
def test_both_ways_of_the_kernel_give_the_same_lines(n: int) -> None:
    graph = Lexicon.open("en").graph
    rng = random.Random(n)
    for hand in [deal(rng, n) for _ in range(6)] + ["".join(rng.choices("aabbe*", k=n))]:
        lines = []
        for wide in (False, True):
            _native.use_wide_loops(wide)
            lines.append(_native.best_hand(graph, None, hand, "aeiou", VALUES, 2, True))
        assert lines[0] == lines[1], hand


@pytest.mark.parametrize("hand", ["*" * 16, "e" * 16, "abcdefghijklmno*", "aabbccddeeffgg**", "*", "z"])
def test_unusual_hands_have_an_exact_answer(hand: str) -> None:
    graph = Lexicon.open("en").graph
    total, steps = _native.best_hand(graph, None, hand, "aeiou", VALUES, 0, True)
    assert total >= _native.best_hand(graph, None, hand, "aeiou", VALUES, 0, False)[0]
    assert_line_is_played_by_the_rules(graph, hand, total, steps)


@both
def test_letters_that_no_word_has_stay_in_the_hand(solve: Any) -> None:
    graph = _native.Graph.build(["fix"], "fix")
    total, steps = solve(graph, None, "fix", "i", [4, 1, 8], 2, False)
    assert (total, [tuple(step) for step in steps]) == (195, [("fix", 5, 195, False)])


@both
def test_excluded_words_are_not_played(solve: Any) -> None:
    graph = _native.Graph.build(["fix", "if"], AZ)
    banned = _native.Graph.build(["fix"], AZ)
    assert solve(graph, banned, "fix", "i", VALUES, 0, False)[1][0][0] == "fi"


def test_the_examples_of_the_rules_have_the_stated_totals() -> None:
    lexicon = Lexicon.from_words(["jar", "fox", "part", "ice"])
    assert best_line(lexicon, "ajef*rx", common_only=False, discards=False) == (
        306,
        (Play("jar", 7, 90), Play("f*x", 4, 216)),
        True,
    )


def test_a_line_has_words_as_the_player_types_them() -> None:
    plan = best_line(Lexicon.open("en"), "aci*prt", common_only=True, discards=False)
    assert plan == (490, (Play("apric*t", 7, 490),), True)


def test_a_discard_comes_before_the_words_that_it_improves() -> None:
    lexicon = Lexicon.from_words(["fix"])
    plan = best_line(lexicon, "fixzz", common_only=False, discards=True)
    assert plan == (273, (Discard("zz"), Play("fix", 3, 273)), True)
    assert best_line(lexicon, "zzz", common_only=False, discards=True) == (0, (), True)


@pytest.mark.parametrize("n", [17, 18, 20])
def test_above_sixteen_letters_the_answer_is_marked_as_a_lower_bound(n: int) -> None:
    lexicon = Lexicon.open("en")
    hand = deal(random.Random(n), n)
    par = best_line(lexicon, hand, common_only=True, discards=False)
    perfect = best_line(lexicon, hand, common_only=False, discards=True)
    assert not par.exact
    assert not perfect.exact
    assert perfect.total > 0
    assert sum(item.points for item in perfect.line if isinstance(item, Play)) == perfect.total
    assert best_line(lexicon, hand, common_only=False, discards=True) == perfect


def test_hidden_words_are_never_in_a_line() -> None:
    lexicon = Lexicon.open("en")
    hidden = sorted(word for word in lexicon.hidden if len(word) in (4, 5))[:40]
    for hand in hidden:
        plan = best_line(lexicon, hand, common_only=False, discards=True)
        shown = [item.word for item in plan.line if isinstance(item, Play)]
        assert not any(lexicon.is_hidden(word) for word in shown)


def test_the_wildcard_is_typed_where_the_letter_is_missing() -> None:
    assert hands.as_played("ice", "c*i") == "ic*"
    assert hands.as_played("aa", "a*") == "a*"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_kernel_equals_reference_on_many_hands(seed: int) -> None:
    graph = Lexicon.open("en").graph
    hand = deal(random.Random(seed), 10)
    for discards in (False, True):
        native = _native.best_hand(graph, None, hand, "aeiou", VALUES, 0, discards)
        assert native == plain_hands.best_hand(graph, None, hand, "aeiou", VALUES, 0, discards), hand


LINES = """
import sys
from worderly.lexicon import Lexicon
from worderly.solver.hands import best_line
lexicon = Lexicon.open("en")
for hand in sys.argv[1:]:
    for common_only in (True, False):
        print(best_line(lexicon, hand, common_only=common_only, discards=True))
"""


def test_without_a_kernel_english_lines_are_the_same() -> None:
    """There no graph of the common and of the watched words is built: sets choose among the words."""
    rng = random.Random("plain")
    dealt = [deal(rng, n) for n in (5, 6, 7, 7, 18)]

    def lines(engine: str) -> str:
        command = [sys.executable, "-c", LINES, *dealt]
        env = os.environ | {"WORDERLY_KERNEL": engine}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout

    native, plain = lines(""), lines("reference")
    assert native == plain
    assert native.count("HandPlan") == 2 * len(dealt)
