"""Leader boards: places, names, ties and the CSV text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.kit.leaders import (
    Leader,
    board_size,
    is_valid_name,
    makes_board,
    read_csv,
    with_score,
    write_csv,
)

names = st.text("abcXYZ019-_é", min_size=3, max_size=10)
scores = st.lists(st.tuples(names, st.integers(1, 30)), max_size=30)


def board(played: list[tuple[str, int]], size: int = 10) -> tuple[Leader, ...]:
    leaders: tuple[Leader, ...] = ()
    for name, points in played:
        leaders = with_score(leaders, name, points, size)
    return leaders


@pytest.mark.parametrize("name", ["abc", "A-b_9", "abcdefghij", "Zoé"])
def test_a_good_name(name: str) -> None:
    assert is_valid_name(name)


@pytest.mark.parametrize("name", ["", "ab", "abcdefghijk", "a b", "a,b", "abc\n", "½ab", "a\u202eb"])
def test_a_name_that_is_refused(name: str) -> None:
    assert not is_valid_name(name)


@pytest.mark.parametrize(("size", "becomes"), [(2, 2), (50, 50), (1, 10), (51, 10), (-3, 10)])
def test_a_size_outside_its_range_becomes_ten(size: int, becomes: int) -> None:
    assert board_size(size) == becomes


def test_of_equals_the_earlier_stays_above() -> None:
    assert [leader.name for leader in board([("ann", 5), ("bob", 7), ("cyd", 5)])] == ["bob", "ann", "cyd"]


def test_the_same_name_keeps_its_best() -> None:
    assert board([("ann", 5), ("ann", 9), ("ann", 2)]) == (Leader("ann", 9),)


def test_a_full_board_wants_more_than_its_last() -> None:
    full = board([("ann", 5), ("bob", 7)], 2)
    assert [makes_board(full, points, 2) for points in (5, 6, 0)] == [False, True, False]
    assert not makes_board((), 0)


@given(scores, st.integers(2, 12))
def test_a_board_is_the_best_of_each_name(played: list[tuple[str, int]], size: int) -> None:
    best: dict[str, int] = {}
    for name, points in played:
        best[name] = max(points, best.get(name, 0))
    expected = sorted(best.values(), reverse=True)[:size]
    assert [leader.points for leader in board(played, size=1000)[:size]] == expected


@given(scores)
def test_a_board_is_read_back_from_its_csv(played: list[tuple[str, int]]) -> None:
    leaders = board(played)
    assert read_csv(write_csv(leaders)) == leaders
    assert write_csv(leaders).count("\n") == len(leaders) + 1
    assert "\r" not in write_csv(leaders)
    assert read_csv("\ufeff" + write_csv(leaders).replace("\n", "\r\n")) == leaders


@pytest.mark.parametrize("text", ["name,points\nann\n", "ann,x", "a,5", "ann,-5", "ann,5,6", "\0"])
def test_a_damaged_csv_names_its_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"line \d"):
        read_csv(text)


def test_of_a_long_line_the_error_quotes_forty_characters() -> None:
    with pytest.raises(ValueError, match=r"^line 1 is not a name and points: 'a{40}'$"):
        read_csv("a" * 41 + ",5")
