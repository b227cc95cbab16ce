"""A stock that is dealt out over the dates."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.kit.dailies.days import Stock
from worderly.kit.dailies.deal import dealt, is_enough, places_needed, spacing


def stock_of(size: int, apart: int, a_day: int = 1) -> Stock:
    return Stock("words", tuple(f"w{n:04}" for n in range(size)), apart, a_day)


def distances(stock: Stock, days: int, seed: str, first: int, count: int) -> Iterator[int]:
    """Days between two uses of an item, if its group of dates exchanges the items in the worst way."""
    spaced, last = spacing(stock, days), dict[str, int]()
    for day in range(first, first + count):
        group = day // days
        for item in dealt(spaced, seed, day):
            if item in last and last[item] != group:
                yield (group - last[item]) * days - (days - 1)
            last[item] = group


@given(
    size=st.integers(1, 120),
    apart=st.integers(0, 40),
    a_day=st.integers(1, 3),
    days=st.sampled_from([1, 7]),
    seed=st.text(max_size=8),
    first=st.integers(0, 3000),
)
def test_no_item_returns_sooner_than_promised(
    size: int, apart: int, a_day: int, days: int, seed: str, first: int
) -> None:
    stock = stock_of(size, apart, a_day)
    promised = spacing(stock, days).apart
    assert all(
        found > promised for found in distances(stock, days, seed, first, 3 * size // a_day + 3 * days)
    )


@given(size=st.integers(1, 200), apart=st.integers(0, 40), a_day=st.integers(1, 3))
def test_a_stock_that_is_large_enough_keeps_its_whole_distance(size: int, apart: int, a_day: int) -> None:
    stock = stock_of(size, apart, a_day)
    for days in (1, 7):
        assert is_enough(stock, days) == (size >= places_needed(stock, days))
        assert (spacing(stock, days).apart == apart) or not is_enough(stock, days)


def test_twelve_themes_return_after_twelve_days() -> None:
    twelve = stock_of(12, apart=14)
    assert not is_enough(twelve, 1)
    assert spacing(twelve, 1).apart == 11
    assert set(distances(twelve, 1, "seed", 0, 60)) == {12}


@given(size=st.integers(2, 60), seed=st.text(max_size=8))
def test_each_cycle_uses_every_item_once(size: int, seed: str) -> None:
    stock = stock_of(size, apart=5)
    for cycle in range(3):
        used = [item for n in range(size) for item in dealt(spacing(stock, 1), seed, cycle * size + n)]
        assert sorted(used) == list(stock.items)


def test_cycles_and_seeds_have_orders_of_their_own() -> None:
    stock = stock_of(60, apart=14)
    orders = {
        tuple(dealt(spacing(stock, 1), seed, first + n) for n in range(60))
        for seed in ("a", "b")
        for first in (0, 60, 120)
    }
    assert len(orders) == 6


@pytest.mark.parametrize("gone", ["w0000", "w0300", "w0599"])
def test_a_word_less_moves_the_first_cycle_by_one_place_at_most(gone: str) -> None:
    """So a correction of a list does not deal the last weeks' words again."""
    stock = stock_of(600, apart=599)
    less = stock._replace(items=tuple(item for item in stock.items if item != gone), apart=598)
    before = {dealt(spacing(stock, 1), "seed", n)[0]: n for n in range(600)}
    after = {dealt(spacing(less, 1), "seed", n)[0]: n for n in range(599)}
    assert {before[item] - n for item, n in after.items()} <= {0, 1}
