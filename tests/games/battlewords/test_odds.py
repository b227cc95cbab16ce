"""The chances of the sea: against every sea that fits, built one by one; and what must always hold."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from worderly.games.battlewords import GAME
from worderly.games.battlewords.knowledge.odds import odds
from worderly.games.battlewords.model import Guess, Reveal, State, View
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.sea import unguessed
from worderly.games.tools import Tools
from worderly.kit import Chance, Refused, Stamp, play, see, start
from worderly.lexicon import Lexicon

from .twin import counts, covered

FEW = Tools((Lexicon.from_words(["loon", "tern", "gull", "stork", "eagle", "falcon", "toucan"]),))
MORE = Tools((Lexicon.from_words(["loon", "lion", "tern", "stork", "stock", "eagle", "falcon", "toucan"]),))
ENGLISH = Tools.open(("en",))


def sea(tools: Tools, seed: str, **options: Any) -> State:
    return start(GAME, Options(**options), seed, tools)


def played(state: State, tools: Tools, seed: str, many: int) -> State:
    """After so many random moves, right and wrong guesses among them."""
    chance = Chance(f"odds/{seed}")
    for n in range(many):
        if GAME.outcome(state) is None:
            with suppress(Refused):
                state = play(GAME, state, Stamp(0, n), GAME.sample(state, 0, chance, tools), tools).state
    return state


def seen(state: State) -> View:
    return GAME.view(state, 0, False)


@pytest.mark.parametrize("tools", [FEW, MORE], ids=["few", "more"])
@pytest.mark.parametrize("spaced", [False, True])
@pytest.mark.parametrize("moves", [0, 2, 6, 12, 30])
def test_the_chances_are_those_of_all_seas_that_fit(tools: Tools, spaced: bool, moves: int) -> None:
    for seed in ("1", "2", "3"):
        state = played(sea(tools, seed, spaced=spaced), tools, seed, moves)
        compare_with_all_seas(seen(state), tools)


@pytest.mark.parametrize("seed", ["7", "9", "15"])
def test_words_that_keep_apart_do_so_along_the_edge_too(seed: str) -> None:
    """In each of these seas a word lies in the first row."""
    state = sea(FEW, seed, spaced=True)
    assert any(hidden.row == 0 for hidden in state.words)
    compare_with_all_seas(seen(state), FEW)


def compare_with_all_seas(view: View, tools: Tools) -> None:
    if not view.left:
        return
    result, slow = odds(view, tools.words), counts(view, tools.words)
    assert result.exact
    assert slow.seas > 0
    for cell in covered(view):
        assert result.letter_chances.get(cell, 0.0) == pytest.approx(slow.cells.get(cell, 0) / slow.seas)
    for word in tools.words:
        chance, points = result.guess(word)
        assert chance == pytest.approx(slow.words.get(word, 0) / slow.seas)
        assert points == pytest.approx(slow.points.get(word, 0) / slow.seas)


def states(tools: Tools, **options: Any) -> Iterator[State]:
    for seed in ("a", "b", "c"):
        state = sea(tools, seed, **options)
        for moves in (0, 3, 9, 25):
            yield played(state, tools, seed, moves)


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_the_chances_add_up_to_the_letters_left(difficulty: Any) -> None:
    for state in states(ENGLISH, difficulty=difficulty):
        view = seen(state)
        result = odds(view, ENGLISH.words)
        left = sum(length * count for length, count in view.left)
        assert sum(result.letter_chances.values()) == pytest.approx(left)


@pytest.mark.parametrize(
    "options", [{}, {"spaced": True}, {"crossings": True}, {"radar": False}, {"curated": True}]
)
def test_what_is_there_was_never_held_impossible(options: dict[str, Any]) -> None:
    for state in states(ENGLISH, **options):
        result = odds(seen(state), ENGLISH.words)
        assert all(0 <= chance <= 1 for chance in result.letter_chances.values())
        for hidden in unguessed(state):
            assert result.guess(hidden.word)[0] > 0


@pytest.mark.parametrize("options", [{}, {"crossings": True}, {"radar": False}])
def test_no_word_is_worth_more_than_the_best_guess(options: dict[str, Any]) -> None:
    for state in states(ENGLISH, **options):
        result = odds(seen(state), ENGLISH.words)
        best = result.best_guesses(3)
        top = max((result.guess(word)[1] for word in best), default=0.0)
        for length, index in result.indexes.items():
            for word in index.words[:: 37 + length]:
                # That two words of a length differ is left out: it takes less than one in those that fit.
                assert result.guess(word)[1] <= top * 1.05 + 1e-9


def test_a_certain_word_is_certain() -> None:
    state = sea(ENGLISH, "a")
    hidden = state.words[-1]
    down, across = (0, 1) if hidden.direction == "H" else (1, 0)
    for i in range(len(hidden.word)):
        cell = (hidden.row + down * i, hidden.col + across * i)
        state = play(GAME, state, Stamp(0, i), Reveal(*cell), ENGLISH).state
    result = odds(seen(state), ENGLISH.words)
    assert result.guess(hidden.word) == pytest.approx((1.0, len(hidden.word)))
    assert result.best_guesses(1) == [hidden.word]


def test_a_wrong_guess_is_impossible_afterwards() -> None:
    state = sea(FEW, "1")
    absent = next(word for word in FEW.words if word not in {hidden.word for hidden in state.words})
    state = play(GAME, state, Stamp(0, 0), Reveal(0, 0), FEW).state
    assert odds(seen(state), FEW.words).guess(absent)[0] > 0
    state = play(GAME, state, Stamp(0, 1), Guess(absent), FEW).state
    assert odds(seen(state), FEW.words).guess(absent) == (0.0, 0.0)


def test_a_word_that_is_not_in_the_list_has_no_chance() -> None:
    assert odds(seen(sea(ENGLISH, "a")), ENGLISH.words).guess("zzzzz") == (0.0, 0.0)


def test_a_cell_out_of_reach_tells_nothing() -> None:
    result = odds(seen(sea(ENGLISH, "a")), ENGLISH.words)
    reach = {cell for place in result.places for cell in place.cells}
    assert set(result.expected_bits) <= reach
    assert max(result.expected_bits.values()) < 5, "there are 26 letters and water"


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 60), crossings=st.booleans(), radar=st.booleans())
def test_any_sea_at_any_moment_has_its_chances(seed: int, moves: int, crossings: bool, radar: bool) -> None:
    state = played(sea(ENGLISH, str(seed), crossings=crossings, radar=radar), ENGLISH, str(seed), moves)
    result = odds(see(GAME, state, 0) if GAME.outcome(state) is None else seen(state), ENGLISH.words)
    assert all(0 <= chance <= 1 for chance in result.letter_chances.values())
    assert all(0 <= result.guess(word)[0] <= 1 + 1e-9 for word in result.best_guesses(3))
