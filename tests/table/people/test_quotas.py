"""What one player may store, on both databases."""

from collections.abc import Callable

import pytest
from sqlalchemy import Connection

from worderly.store import dailies, matches, people
from worderly.store.dailies import ChallengeRow
from worderly.store.store import Store
from worderly.store.tables.rows import MatchRow, NewSeat
from worderly.table.errors import Problem
from worderly.table.people import quotas

Add = Callable[[Connection, int, int], None]
Check = Callable[[Connection, int], None]


def add_match(connection: Connection, player: int, number: int, start: bytes = b"{}") -> None:
    row = MatchRow(f"m{number}", "codeword", 1, False, b"{}", None, start, 0, False, None, None, None, True)
    matches.add(connection, row, [NewSeat(player=player)])


def add_challenge(connection: Connection, player: int, number: int) -> None:
    row = ChallengeRow(f"c{number}", "codeword", 1, b"{}", b"{}", None, 0, player)
    dailies.add_challenge(connection, row, None)


def add_circle(connection: Connection, player: int, number: int) -> None:
    people.add_circle(connection, f"o{number}", "Friends", player, 0)


def refused(connection: Connection, player: int, check: Check) -> str:
    try:
        check(connection, player)
    except Problem as problem:
        return problem.code
    return ""


@pytest.mark.parametrize(
    ("add", "check", "most", "code"),
    [
        (add_match, quotas.check_match, 200, "too_many_matches"),
        (add_challenge, quotas.check_challenge, 50, "too_many_challenges"),
        (add_circle, quotas.check_circle, 20, "too_many_circles"),
    ],
)
def test_the_last_one_fits_and_the_next_is_refused(
    database: str, add: Add, check: Check, most: int, code: str
) -> None:
    def script(connection: Connection) -> list[str]:
        me, other = (people.add(connection, name, 1, True, name.encode(), 0).id for name in ("Me", "Other"))
        for number in range(most - 1):
            add(connection, me, number)
        said = [refused(connection, me, check)]
        add(connection, me, most)
        return [*said, refused(connection, me, check), refused(connection, other, check)]

    store = Store(database)
    said = store.write_now(script)
    store.close()
    assert said == ["", code, ""]


def test_finished_matches_do_not_count_as_open(database: str) -> None:
    def script(connection: Connection) -> str:
        me = people.add(connection, "Me", 1, True, b"me", 0).id
        for number in range(quotas.MOST_MATCHES):
            add_match(connection, me, number)
        matches.finish(connection, "m7", b"{}", 1)
        return refused(connection, me, quotas.check_match)

    store = Store(database)
    said = store.write_now(script)
    store.close()
    assert said == ""


def test_what_is_stored_is_counted_as_it_is_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A megabyte that packs well takes little; what does not pack counts whole."""
    monkeypatch.setattr(quotas, "MOST_MB", 1)
    packs, fills = b'{"a":"' + b"a" * 2**21 + b'"}', b"x" * 2**20

    def script(connection: Connection) -> list[str]:
        me = people.add(connection, "Me", 1, True, b"me", 0).id
        add_match(connection, me, 1, packs)
        said = [refused(connection, me, quotas.check_match)]
        # It begins as packed data does, so it is stored as it is.
        add_match(connection, me, 2, fills)
        start = matches.get(connection, "m1")
        assert start is not None
        assert start["start"] == packs
        return [*said, refused(connection, me, quotas.check_match)]

    store = Store(database)
    said = store.write_now(script)
    store.close()
    assert said == ["", "too_much_stored"]
