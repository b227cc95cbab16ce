"""Results derived from a record are cached by its identity."""

from hypothesis import given
from hypothesis import strategies as st

from worderly.kit import Record, append_cache, identity_cache


class Number(Record, tag="number"):
    value: int


def test_the_same_record_is_worked_out_once() -> None:
    asked: list[int] = []

    @identity_cache(8)
    def double(number: Number) -> int:
        asked.append(number.value)
        return 2 * number.value

    one, equal = Number(1), Number(1)
    assert [double(one), double(one), double(equal)] == [2, 2, 2]
    assert asked == [1, 1]


@given(st.lists(st.integers(0, 5), max_size=60), st.integers(1, 4))
def test_whatever_is_forgotten_the_answers_are_right(order: list[int], most: int) -> None:
    asked: list[int] = []

    @identity_cache(most)
    def double(number: Number) -> int:
        asked.append(number.value)
        return 2 * number.value

    numbers = [Number(value) for value in range(6)]
    assert [double(numbers[at]) for at in order] == [2 * at for at in order]
    # A fresh record in the place of a dropped one may have its address, and is another all the same.
    assert [double(Number(value)) for value in range(20)] == [2 * value for value in range(20)]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), max_size=60), st.integers(1, 5))
def test_whatever_grows_and_is_forgotten_the_lists_are_right(steps: list[tuple[int, int]], most: int) -> None:
    @append_cache(most)
    def doubled(before: tuple[int, ...] | None, more: tuple[Number, ...]) -> tuple[int, ...]:
        return (before or ()) + tuple(2 * number.value for number in more)

    # Few numbers in several lists: their ends meet all the time.
    numbers = [Number(value) for value in range(3)]
    lists: list[tuple[Number, ...]] = [()] * 4
    for at, value in steps:
        lists[at] = (*lists[at], numbers[value])
        for each in lists:
            assert doubled(each) == tuple(2 * number.value for number in each)


def test_of_a_list_that_grows_only_the_end_is_worked_out() -> None:
    asked: list[int] = []

    @append_cache(8)
    def doubled(before: tuple[int, ...] | None, more: tuple[Number, ...]) -> tuple[int, ...]:
        asked.extend(number.value for number in more)
        return (before or ()) + tuple(2 * number.value for number in more)

    one = tuple(Number(value) for value in range(3))
    two = (*one, Number(3))
    assert [doubled(one), doubled(one), doubled(two), doubled(two)][-1] == (0, 2, 4, 6)
    assert asked == [0, 1, 2, 3]
    # Another list of the same length and end is not taken for it.
    assert doubled((Number(7), *two[1:], Number(4))) == (14, 2, 4, 6, 8)
