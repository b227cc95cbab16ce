"""`from worderly.wizards import Puzzle, LeaderBoard`."""

import doctest
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from warnings import catch_warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worderly.wizards
from tests.games.wizards.checker import faults
from worderly import Lexicon
from worderly.games.wizards.model import Placed
from worderly.wizards import LeaderBoard, Puzzle


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(worderly.wizards).failed == 0


@pytest.mark.parametrize("seed", range(20))
def test_a_puzzle_is_valid_by_its_own_check_and_by_the_test_s_check(seed: int) -> None:
    puzzle = Puzzle.generate(seed=seed, words=30)
    words = [Placed(w.text, w.text, *w.cells[0], w.direction) for w in puzzle.words]
    known = {w.text for w in puzzle.words}
    assert puzzle.is_valid()
    assert faults(puzzle.grid, words, 30, known, known) == []
    assert puzzle.spine == puzzle.words[0].text


def test_a_puzzle_has_a_seed_and_a_size() -> None:
    assert Puzzle.generate(seed="a") == Puzzle.generate(seed="a") != Puzzle.generate(seed="b")
    puzzle = Puzzle.generate(rows=20, cols=30, words=2, seed=1)
    assert (len(puzzle.grid), len(puzzle.grid[0]), len(puzzle.words)) == (20, 30, 2)


def test_a_puzzle_takes_a_lexicon_or_words() -> None:
    words = "castle ace act ale ate cat eat lac let sac set".split()
    assert Puzzle.generate(lexicon=words, seed=1) == Puzzle.generate(
        lexicon=Lexicon.from_words(words), seed=1
    )
    with pytest.raises(ValueError, match="no word of 6 letters"):
        Puzzle.generate(lexicon=["ace"], seed=1)


def test_a_value_out_of_range_falls_back_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="15 is used instead"):
        assert len(Puzzle.generate(rows=3, seed=1).grid) == 15


def test_the_grid_shows_the_spine_in_capitals() -> None:
    puzzle = Puzzle.generate(seed=3)
    assert "".join(ch for row in puzzle.grid for ch in row if ch.isupper()) == puzzle.spine.upper()
    assert puzzle.spine[0].upper() in str(puzzle)


def test_a_changed_puzzle_is_not_valid() -> None:
    puzzle = Puzzle.generate(seed=1)
    row, col = puzzle.words[1].cells[1]
    line = puzzle.grid[row]
    grid = (*puzzle.grid[:row], f"{line[:col]}.{line[col + 1 :]}", *puzzle.grid[row + 1 :])
    assert not replace(puzzle, grid=grid).is_valid()
    assert not replace(puzzle, words=puzzle.words[:-1]).is_valid()
    assert not replace(puzzle, words=puzzle.words[1:]).is_valid()
    assert not replace(puzzle, grid=tuple(row.lower() for row in puzzle.grid)).is_valid()
    assert not Puzzle((), ()).is_valid()


@given(st.data())
def test_any_changed_cell_makes_a_puzzle_invalid(data: st.DataObject) -> None:
    puzzle = Puzzle.generate(seed=5)
    row, col = data.draw(st.integers(0, 14)), data.draw(st.integers(0, 24))
    letter = data.draw(st.sampled_from("abcxyz.").filter(lambda ch: ch != puzzle.grid[row][col]))
    line = puzzle.grid[row]
    grid = (*puzzle.grid[:row], line[:col] + letter + line[col + 1 :], *puzzle.grid[row + 1 :])
    assert not replace(puzzle, grid=grid).is_valid()


def test_the_board_is_best_first_and_the_earlier_of_equal_scores_is_first() -> None:
    board = LeaderBoard()
    for name, points in (("Ann", 5), ("Bob", 9), ("Cid", 5), ("Dan", 9)):
        assert board.update(name, points)
    assert board.leaders == [("Bob", 9), ("Dan", 9), ("Ann", 5), ("Cid", 5)]
    assert board.high_score == 9


def test_a_name_keeps_its_best_score() -> None:
    board = LeaderBoard()
    assert [board.update("Ann", points) for points in (5, 3, 5, 8)] == [True, False, False, True]
    assert board.leaders == [("Ann", 8)]
    assert board.player("Ann") == ("Ann", 8)
    assert board.player("Bob") is None


@pytest.mark.parametrize(("size", "expected"), [(2, 2), (50, 50), (1, 10), (51, 10), (-3, 10), (7, 7)])
def test_a_size_outside_its_range_becomes_ten(size: int, expected: int) -> None:
    board = LeaderBoard(max_size=size)
    for n in range(60):
        board.update(f"player{n}", n + 1)
    assert board.max_size == len(board.leaders) == expected
    assert board.leaders[0] == ("player59", 60)


def test_a_score_of_zero_is_not_added() -> None:
    board = LeaderBoard()
    assert not board.update("Ann", 0)
    assert (board.leaders, board.high_score) == ([], 0)


@pytest.mark.parametrize("name", ["abc", "A-b_9", "0123456789", "Zoé"])
def test_valid_names(name: str) -> None:
    assert LeaderBoard().is_valid_name(name)


@pytest.mark.parametrize("name", ["", "ab", "abcdefghijk", "a b", "a.b", "a,b", "abc\n", "ab²", "<b>"])
def test_invalid_names(name: str) -> None:
    assert not LeaderBoard().is_valid_name(name)
    with pytest.raises(ValueError, match="is no name"):
        LeaderBoard().update(name, 5)


def test_a_bound_board_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "leaders.csv"
    board = LeaderBoard()
    board.load(path)
    board.update("Ann", 5)
    board.update("Bob", 7)
    assert path.read_text() == "name,points\nBob,7\nAnn,5\n"
    assert LeaderBoard().load(path).leaders == [("Bob", 7), ("Ann", 5)]


def test_an_unbound_board_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    board = LeaderBoard()
    board.update("Ann", 5)
    board.save()
    assert list(tmp_path.iterdir()) == []


def test_a_file_without_a_header_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "leaders.csv"
    path.write_text("Bob,7\nAnn,5\n")
    assert LeaderBoard().load(path).leaders == [("Bob", 7), ("Ann", 5)]


@pytest.mark.parametrize(
    "damage", [b"\xff\xfe\x00garbage", b"name,points\nAnn\n", b"Ann,five\n", b"x,1\n", b"Ann,-1\n"]
)
def test_a_damaged_file_is_reported_and_renamed(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "leaders.csv"
    path.write_bytes(damage)
    board = LeaderBoard()
    with pytest.warns(UserWarning, match="kept as"):
        board.load(path)
    board.update("Ann", 5)
    assert path.read_text() == "name,points\nAnn,5\n"
    renamed = [other.read_bytes() for other in tmp_path.iterdir() if other != path]
    assert renamed == [damage]


@given(st.lists(st.tuples(st.sampled_from(["Ann", "Bob", "Cid", "Dan"]), st.integers(1, 9)), max_size=30))
def test_a_board_has_the_order_of_a_plain_sort(scores: list[tuple[str, int]]) -> None:
    board, best = LeaderBoard(max_size=3), dict[str, tuple[int, int]]()
    for when, (name, points) in enumerate(scores):
        board.update(name, points)
        if name not in best or points > -best[name][0]:
            best[name] = (-points, when)
    expected = sorted(best, key=lambda name: best[name])
    assert [leader.points for leader in board.leaders] == [-best[name][0] for name in expected][:3]


@given(st.one_of(st.binary(max_size=60), st.text("an,7\r\n\"'\x00é ", max_size=40).map(str.encode)))
def test_any_bytes_are_read_or_the_file_is_renamed_unchanged(data: bytes) -> None:
    with TemporaryDirectory() as folder, catch_warnings(record=True, action="always") as warned:
        path = Path(folder) / "leaders.csv"
        path.write_bytes(data)
        board = LeaderBoard().load(path)
        renamed = [other.read_bytes() for other in Path(folder).iterdir() if other != path]
        assert renamed == ([data] if warned else [])
        assert all(LeaderBoard.is_valid_name(leader.name) for leader in board.leaders)


def test_an_unclosed_quote_and_a_huge_field_count_as_damage(tmp_path: Path) -> None:
    for number, text in enumerate(('"' + "a" * 200_000, "a\rb", "Ann," + "9" * 5000)):
        path = tmp_path / f"{number}.csv"
        path.write_bytes(text.encode())
        with pytest.warns(UserWarning, match="kept as"):
            LeaderBoard().load(path)
