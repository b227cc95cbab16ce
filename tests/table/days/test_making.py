"""Puzzles of days and weekends as rows of the store: from a secret, with a hash that can be checked later."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from worderly.games import GAMES
from worderly.store.tables.rows import DailyRow
from worderly.table.catalog import Catalog
from worderly.table.days.making import make_daily, make_weekend

CATALOG = Catalog(GAMES)
SECRET = b"secret"
Make = Callable[[Catalog, bytes, str, str, str], DailyRow]


@pytest.mark.parametrize(("make", "game"), [(make_daily, "boogle"), (make_weekend, "weekend-boogle")])
def test_the_same_secret_and_date_give_the_same_puzzle_with_another_salt(make: Make, game: str) -> None:
    one, again = (make(CATALOG, SECRET, "boogle", "en", "2026-11-21") for _ in range(2))
    other = make(CATALOG, b"another", "boogle", "en", "2026-11-21")
    assert one._replace(salt="", hash="") == again._replace(salt="", hash="")
    assert (one.game, one.language, one.date) == (game, "en", "2026-11-21")
    assert one.salt != again.salt
    assert one.start != other.start


def test_the_published_hash_is_that_of_salt_and_puzzle() -> None:
    row = make_daily(CATALOG, SECRET, "hands", "en", "2026-11-18")
    assert sha256(row.salt.encode() + row.start).hexdigest() == row.hash
