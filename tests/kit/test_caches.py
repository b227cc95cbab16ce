"""Results derived from a record are cached by its identity."""

from hypothesis import given
from hypothesis import strategies as st

from worderly.kit import Record, identity_cache


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


def test_the_oldest_result_is_forgotten_first() -> None:
    asked: list[int] = []

    @identity_cache(2)
    def double(number: Number) -> int:
        asked.append(number.value)
        return 2 * number.value

    numbers = [Number(value) for value in range(3)]
    for at in (0, 1, 2, 2, 1, 0):
        double(numbers[at])
    assert asked == [0, 1, 2, 0]
