"""The finished matches that follow a player."""

import pytest
from sqlalchemy import Connection

from worderly.store import history, people
from worderly.store.tables.rows import Played


def played(match: str, at_ms: int = 0, score: int = 5) -> Played:
    return Played(match, "hands", "en", "2026-11-15", score, 1000, at_ms, "great", True, 7)


def test_matches_come_back_oldest_first_and_once(connection: Connection) -> None:
    ann = people.add(connection, "Ann", 1, True, b"a", 0).id
    bob = people.add(connection, "Bob", 1, True, b"b", 0).id
    history.add(connection, ann, [played("late", 9), played("early", 1)])
    history.add(connection, ann, [played("late", 9, score=99)])
    history.add(connection, bob, [played("late", 9)])
    assert history.of_player(connection, ann) == [played("early", 1), played("late", 9)]
    assert history.of_player(connection, bob) == [played("late", 9)]


def test_a_player_has_room_for_a_lifetime_and_no_more(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MOST", 3)
    ann = people.add(connection, "Ann", 1, True, b"a", 0).id
    history.add(connection, ann, [played(f"m{n}", n) for n in range(2)])
    history.add(connection, ann, [played(f"n{n}", n) for n in range(2)])
    assert [one.match for one in history.of_player(connection, ann)] == ["m0", "n0", "m1"]


def test_removing_a_player_removes_the_matches(connection: Connection) -> None:
    ann = people.add(connection, "Ann", 1, True, b"a", 0).id
    history.add(connection, ann, [played("one")])
    people.remove(connection, ann)
    assert history.of_player(connection, ann) == []
