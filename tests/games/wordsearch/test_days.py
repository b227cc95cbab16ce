"""The days of Word search: how hard the hidden words are to see."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.wordsearch.test_generate import make
from worderly.games.tools import Tools
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.model import HiddenWord, State

TOOLS = Tools.open(("en",))
DAYS = GAME.days()
STEPS = {
    "E": (0, 1),
    "S": (1, 0),
    "SE": (1, 1),
    "SW": (1, -1),
    "W": (0, -1),
    "N": (-1, 0),
    "NW": (-1, -1),
    "NE": (-1, 1),
}


def hiding(*words: HiddenWord) -> State:
    return replace(make("whale", rows=12, cols=12), hidden=words)


def grade(*words: HiddenWord) -> float:
    return DAYS.grade(hiding(*words), TOOLS).value


@pytest.mark.parametrize("seed", "abcde")
def test_the_facts_of_a_grade_can_be_counted_on_the_grid(seed: str) -> None:
    """A word is backward if it reads upwards, or to the left along its row or down a slant."""
    state = make(
        "whale",
        "coral",
        "tuna",
        "reef",
        "pearl",
        "oyster",
        seed=seed,
        level="hard",
        weave=1.0,
        rows=8,
        cols=8,
    )
    steps = [STEPS[word.direction] for word in state.hidden]
    lines = [
        [(w.row + down * n, w.col + right * n) for n in range(len(w.letters))]
        for w, (down, right) in zip(state.hidden, steps, strict=True)
    ]
    cells = Counter(cell for line in lines for cell in line)
    assert DAYS.grade(state, TOOLS).facts == {
        "slanted": sum(0 not in step for step in steps),
        "backward": sum(step < (0, 0) or step == (1, -1) for step in steps),
        "shared": sum(many > 1 for many in cells.values()),
        "letters": len("whalecoraltunareefpearloyster"),
    }


def test_a_slanted_a_backward_and_a_shorter_word_are_each_harder_to_see() -> None:
    plain = HiddenWord("whale", "WHALE", 0, 0, "E")
    other = HiddenWord("coral", "CORAL", 6, 0, "E")
    usual = grade(plain, other)
    assert grade(replace(plain, direction="SE"), other) > usual
    assert grade(replace(plain, row=0, col=6, direction="W"), other) > usual
    assert grade(HiddenWord("tuna", "TUNA", 0, 0, "E"), other) > usual


def test_a_shared_letter_is_harder_to_see_and_a_secret_word_does_not_count() -> None:
    across, down = HiddenWord("whale", "WHALE", 0, 0, "E"), HiddenWord("whelk", "WHELK", 0, 0, "S")
    apart = replace(down, row=0, col=8)
    assert grade(across, down) > grade(across, apart)
    assert grade(across, replace(down, secret=True)) == grade(across)
