"""Feasts: once a year, near their time."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from worderly.kit.dailies.days import Feast, Stock
from worderly.kit.dailies.feasts import feast_of

FEASTS = (
    Feast("wreath", (12, 1), (12, 26)),
    Feast("rocket", (12, 27), (1, 6)),
    Feast("leap", (2, 29), (2, 29)),
)


@given(seed=st.text(max_size=5), first=st.integers(2026, 2060))
def test_a_feast_comes_once_a_year_on_one_of_its_days(seed: str, first: int) -> None:
    stock = Stock("theme", ("a", "b"), 1, feasts=FEASTS)
    days = [date(first, 7, 1) + timedelta(days=n) for n in range(365)]
    found = {item: day for day in days if (item := feast_of(stock, seed, day))}
    assert [feast_of(stock, seed, day) for day in days].count(None) == 365 - len(FEASTS)
    assert (found["wreath"].month, found["wreath"].day <= 26) == (12, True)
    assert date(first, 12, 27) <= found["rocket"] <= date(first + 1, 1, 6)
    assert (found["leap"].month, found["leap"].day >= 28) == (2, True)


def test_a_feast_of_one_year_comes_in_no_other() -> None:
    moving = Feast("lantern", (12, 26), (1, 26), 2030)
    stock = Stock("theme", ("a",), 1, feasts=(moving,))
    days = [date(2028, 1, 1) + timedelta(days=n) for n in range(6 * 365)]
    found = [day for day in days if feast_of(stock, "s", day)]
    assert len(found) == 1
    assert date(2030, 12, 26) <= found[0] <= date(2031, 1, 26)


def test_a_feast_has_other_days_in_other_years() -> None:
    stock = Stock("theme", ("a",), 1, feasts=FEASTS[:1])
    days = {
        day for year in range(2026, 2046) for day in range(1, 27) if feast_of(stock, "s", date(year, 12, day))
    }
    assert len(days) > 8
