"""`from worderly.battlewords import Puzzle`."""

import doctest

import pytest

import worderly.battlewords
from worderly import Lexicon
from worderly.battlewords import Puzzle


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(worderly.battlewords).failed == 0


@pytest.mark.parametrize("crossings", [False, True])
def test_the_grid_spells_each_word_on_its_cells(crossings: bool) -> None:
    for seed in range(20):
        puzzle = Puzzle.generate(seed=seed, difficulty="easy", crossings=crossings)
        for word in puzzle.words:
            assert word.cells[0] == word.start
            assert "".join(puzzle.grid[row][col] for row, col in word.cells) == word.text.upper()
            assert len({row for row, _ in word.cells}) == (1 if word.direction == "H" else len(word.text))
        assert sorted(word.cells[-1] for word in puzzle.words) == list(puzzle.radar)


def test_a_seed_gives_the_same_puzzle() -> None:
    assert Puzzle.generate(seed=4) == Puzzle.generate(seed="4") != Puzzle.generate(seed=5)
    assert Puzzle.generate() != Puzzle.generate()


def test_an_error_names_impossible_options() -> None:
    with pytest.raises(ValueError, match="insane"):
        Puzzle.generate(difficulty="insane")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="crossings or spaced"):
        Puzzle.generate(crossings=True, spaced=True)
    with pytest.raises(ValueError, match="4 letters"):
        Puzzle.generate(lexicon=Lexicon.from_words(["ace"]))


def test_it_prints_the_sea() -> None:
    lines = str(Puzzle.generate(seed=1)).splitlines()
    assert len(lines) == 12
    assert "~" in lines[0] + lines[1]
