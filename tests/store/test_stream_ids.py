"""The day in the id of a stream."""

import re

import pytest
from sqlalchemy import Connection, literal, select

from worderly.store.stream_ids import DAY_MS, day_in, day_of, new_stream_id


@pytest.mark.parametrize(("now_ms", "day"), [(0, 0), (DAY_MS - 1, 0), (DAY_MS, 1), (20_774 * DAY_MS, 20_774)])
def test_an_id_begins_with_its_day(now_ms: int, day: int) -> None:
    made = new_stream_id(now_ms)
    assert re.fullmatch(r"[A-Za-z0-9_-]{27}", made)
    assert made.startswith(f"{day:05}")
    assert day_of(made) == day


def test_two_ids_differ() -> None:
    assert new_stream_id(0) != new_stream_id(0)


@pytest.mark.parametrize("other", ["", "m", "20774", "x" * 22, "2" * 22, "2" * 26, "2" * 28, "x" * 27])
def test_an_id_of_another_form_has_no_day(other: str) -> None:
    assert day_of(other) == 0


@pytest.mark.parametrize("stream", ["20774" + "x" * 22, "2" * 22, "m"])
def test_the_database_finds_the_same_day(connection: Connection, stream: str) -> None:
    assert connection.execute(select(day_in(literal(stream)))).scalar() == day_of(stream)
