"""Matches, daily puzzles, challenges and rooms: what is stored, found again and dropped."""

from sqlalchemy import Connection

from tests.store.newest import newest
from worderly.store import dailies, log, matches, people, rooms
from worderly.store.database.counts import count_rows
from worderly.store.tables.rows import DailyRow, LogEntry, MatchRow, NewSeat


def enroll(connection: Connection, name: str) -> int:
    return people.add(connection, name, 7, True, name.encode(), 0).id


def new_match(name: str, started_ms: int = 1, owned: bool = False, challenge: str | None = None) -> MatchRow:
    return MatchRow(
        name, "hands", 2, False, b"{}", "seed", b"start", started_ms, True, None, challenge, None, owned
    )


def entry(stream: str, seq: int) -> LogEntry:
    return LogEntry(stream, seq, 0, f"{stream}{seq}", 5, 6, b"{}")


# --- matches ------------------------------------------------------------------


def test_a_match_has_its_seats_in_order_with_their_names(connection: Connection) -> None:
    ada = enroll(connection, "ada")
    matches.add(connection, new_match("m"), [NewSeat(bot="easy"), NewSeat(ada), NewSeat(key_hash=b"k")])
    matches.add(connection, new_match("other"), [NewSeat(ada)])
    stored = matches.get(connection, "m")
    assert stored is not None
    assert (stored["game"], stored["options"], stored["ranked"], stored["outcome"]) == (
        "hands",
        b"{}",
        True,
        None,
    )
    seats = [
        (row["seat"], row["bot"], row["name"], row["key_hash"]) for row in matches.seat_rows(connection, "m")
    ]
    assert seats == [(0, "easy", None, None), (1, None, "ada", None), (2, None, None, b"k")]
    assert matches.get(connection, "none") is None


def test_only_the_first_caller_ends_a_match(connection: Connection) -> None:
    matches.add(connection, new_match("m"), [NewSeat()])
    matches.add(connection, new_match("other"), [NewSeat()])
    assert matches.finish(connection, "m", b"won", 50)
    assert not matches.finish(connection, "m", b"lost", 60)
    stored, other = matches.get(connection, "m"), matches.get(connection, "other")
    assert stored is not None
    assert other is not None
    assert (stored["outcome"], stored["over_ms"]) == (b"won", 50)
    assert other["outcome"] is None


def test_a_match_loses_its_rank_and_gets_an_owner(connection: Connection) -> None:
    ada = enroll(connection, "ada")
    for name in ("m", "other"):
        matches.add(connection, new_match(name), [NewSeat(), NewSeat()])
    matches.unrank(connection, "m")
    matches.seat_player(connection, "m", 1, ada)
    stored, other = matches.get(connection, "m"), matches.get(connection, "other")
    assert stored is not None
    assert other is not None
    assert (stored["ranked"], stored["owned"]) == (False, True)
    assert (other["ranked"], other["owned"]) == (True, False)
    assert [row["player"] for row in matches.seat_rows(connection, "m")] == [None, ada]


def test_a_dropped_match_leaves_neither_seats_nor_log(connection: Connection) -> None:
    for name in ("m", "kept"):
        matches.add(connection, new_match(name), [NewSeat()])
        log.append(connection, [entry(name, 1)])
        log.save_snapshot(connection, name, 1, b"state")
    matches.drop(connection, ["m"])
    assert matches.get(connection, "m") is None
    assert matches.seat_rows(connection, "m") == []
    assert newest(connection, ["m", "kept"]) == {"kept": 1}
    assert log.snapshot(connection, "m") is None
    assert log.snapshot(connection, "kept") is not None


def test_old_matches_without_an_owner_are_dropped_some_at_a_time(connection: Connection) -> None:
    for name, started_ms, owned in (("a", 1, False), ("b", 2, False), ("c", 9, False), ("d", 1, True)):
        matches.add(connection, new_match(name, started_ms, owned), [NewSeat()])
    assert matches.drop_anonymous(connection, 9, limit=1) == 1
    assert matches.drop_anonymous(connection, 9) == 1
    assert matches.drop_anonymous(connection, 9) == 0
    assert [name for name in "abcd" if matches.get(connection, name)] == ["c", "d"]


# --- daily puzzles and challenges ----------------------------------------------


def daily(salt: str, game: str = "hands", language: str = "en", date: str = "2026-01-01") -> DailyRow:
    return DailyRow(game, language, 2, date, b"{}", b"start", salt, "hash")


def test_the_first_stored_daily_puzzle_wins(connection: Connection) -> None:
    assert dailies.add(connection, daily("one")) == daily("one")
    assert dailies.add(connection, daily("two")) == daily("one")
    assert dailies.add(connection, daily("three", language="fr")) == daily("three", language="fr")
    assert dailies.add(connection, daily("four", game="boogle")) == daily("four", game="boogle")
    assert dailies.add(connection, daily("five", date="2026-01-02")).salt == "five"
    assert dailies.get(connection, "hands", "en", 3, "2026-01-01") is None
    newer = daily("six")._replace(version=3)
    assert dailies.newest(connection, "hands", "en", "2026-01-01") == daily("one")
    assert dailies.add(connection, newer) == newer
    assert dailies.newest(connection, "hands", "en", "2026-01-01") == newer
    assert dailies.newest(connection, "hands", "en", "2026-01-03") is None


def test_the_first_try_of_a_player_counts(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    for name in ("one", "two", "three"):
        matches.add(connection, new_match(name), [NewSeat()])
    assert dailies.first_try(connection, "day", ada, "one") == "one"
    assert dailies.first_try(connection, "day", ada, "two") == "one"
    assert dailies.first_try(connection, "day", bob, "two") == "two"
    assert dailies.first_try(connection, "next", ada, "three") == "three"
    dailies.end_try(connection, "day", ada, "two")
    assert dailies.tries_of(connection, ada, ["day"])["day"]["done"] is False
    dailies.end_try(connection, "day", ada, "one")
    done = {name: row["done"] for name, row in dailies.tries_of(connection, ada, ["day", "next"]).items()}
    assert done == {"day": True, "next": False}
    assert dailies.tries_of(connection, bob, ["day"])["day"]["done"] is False
    assert list(dailies.tries_of(connection, ada, ["next"])) == ["next"]
    assert {row["daily"] for row in dailies.all_tries(connection, ada)} == {"day", "next"}


def challenge(name: str) -> dailies.ChallengeRow:
    return dailies.ChallengeRow(name, "hands", 2, b"{}", b"start", "Title", 5, None)


def test_a_challenge_begins_with_the_match_it_was_made_from(connection: Connection) -> None:
    for name in ("m", "other"):
        matches.add(connection, new_match(name), [NewSeat()])
    dailies.add_challenge(connection, challenge("c"), "m")
    dailies.add_challenge(connection, challenge("d"), None)
    assert dailies.challenge(connection, "c") == challenge("c")
    assert dailies.challenge(connection, "none") is None
    stored, other = matches.get(connection, "m"), matches.get(connection, "other")
    assert stored is not None
    assert other is not None
    assert (stored["challenge"], other["challenge"]) == ("c", None)


def test_the_results_of_a_challenge_are_its_finished_matches_in_order(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    for name in ("c", "d"):
        dailies.add_challenge(connection, challenge(name), None)
    for name, of in (("late", "c"), ("early", "c"), ("open", "c"), ("else", "d")):
        matches.add(connection, new_match(name, challenge=of), [NewSeat(ada), NewSeat(bob)])
    for name, over_ms in (("late", 9), ("early", 8), ("else", 7)):
        matches.finish(connection, name, b"won", over_ms)
    found = matches.of_challenge(connection, "c")
    assert [(row["id"], row["name"], row["outcome"]) for row in found] == [
        ("early", "ada", b"won"),
        ("late", "ada", b"won"),
    ]
    assert [row["id"] for row in matches.of_challenge(connection, "c", limit=1)] == ["early"]


# --- rooms ----------------------------------------------------------------------


def test_a_room_is_found_by_its_code_which_is_taken_once(connection: Connection) -> None:
    assert rooms.add(connection, "r", "ABCD", b"start", 5)
    assert not rooms.add(connection, "s", "ABCD", b"start", 5)
    assert rooms.add(connection, "t", "EFGH", b"start", 6)
    rooms.touch(connection, "r", 9)
    found, other = rooms.by_code(connection, "ABCD"), rooms.get(connection, "t")
    assert found is not None
    assert other is not None
    assert (found["id"], found["start"], found["touched_ms"]) == ("r", b"start", 9)
    assert other["touched_ms"] == 6
    assert rooms.by_code(connection, "WXYZ") is None
    assert rooms.get(connection, "s") is None
    assert rooms.alive(connection, ["r", "s", "t"]) == {"r", "t"}


def test_a_member_keeps_its_number_and_a_bot_gets_a_new_one(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    for room, code in (("r", "ABCD"), ("s", "EFGH")):
        rooms.add(connection, room, code, b"start", 5)
    numbers = [rooms.add_member(connection, "r", who) for who in (ada, None, bob, ada, None)]
    assert numbers == [1, 2, 3, 1, 4]
    assert rooms.add_member(connection, "s", bob) == 1
    roster = {row["member"]: row["name"] for row in rooms.roster(connection, "r")}
    assert roster == {1: "ada", 2: None, 3: "bob", 4: None}
    assert rooms.codes_of(connection, ada) == ["ABCD"]
    assert sorted(rooms.codes_of(connection, bob)) == ["ABCD", "EFGH"]


def test_hidden_returns_the_members_of_the_given_rooms(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    for room, code in (("r", "ABCD"), ("s", "EFGH")):
        rooms.add(connection, room, code, b"start", 5)
        rooms.add_member(connection, room, bob)
        rooms.add_member(connection, room, ada)
    people.change(connection, ada, hidden=True)
    assert rooms.hidden(connection, ["r"]) == {("r", 2)}
    assert rooms.hidden(connection, ["r", "s"]) == {("r", 2), ("s", 2)}


def test_unused_rooms_are_deleted_in_batches(connection: Connection) -> None:
    for room, touched_ms in (("a", 1), ("b", 2), ("c", 9)):
        rooms.add(connection, room, room * 4, b"start", touched_ms)
        rooms.add_member(connection, room, None)
        log.append(connection, [entry(room, 1)])
    assert rooms.drop_old(connection, 9, limit=1) == 1
    assert rooms.drop_old(connection, 9) == 1
    assert rooms.drop_old(connection, 9) == 0
    assert rooms.alive(connection, ["a", "b", "c"]) == {"c"}
    assert rooms.roster(connection, "a") == []
    assert newest(connection, ["a", "b", "c"]) == {"c": 1}


def test_the_host_reads_how_many_rows_each_table_has(connection: Connection) -> None:
    enroll(connection, "ada")
    enroll(connection, "bob")
    matches.add(connection, new_match("m"), [NewSeat(), NewSeat(), NewSeat()])
    counted = count_rows(connection)
    assert (counted["players"], counted["matches"], counted["seats"], counted["rooms"]) == (2, 1, 3, 0)
    assert list(counted) == sorted(counted)


def test_a_large_state_is_stored_packed_and_an_old_one_is_read_as_it_is(connection: Connection) -> None:
    large = b'{"words":[' + b'"word",' * 1_000 + b'""]}'
    matches.add(connection, new_match("large")._replace(start=large), [NewSeat()])
    log.save_snapshot(connection, "large", 64, large)
    stored = "SELECT length(start), (SELECT length(state) FROM snapshots) FROM matches"
    assert all(size < len(large) // 10 for size in connection.exec_driver_sql(stored).one())
    row, snapshot = matches.get(connection, "large"), log.snapshot(connection, "large")
    assert row is not None
    assert snapshot is not None
    assert (row["start"], snapshot["state"]) == (large, large)
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    connection.exec_driver_sql(f"UPDATE matches SET start = {mark}", (large,))
    old = matches.get(connection, "large")
    assert old is not None
    assert old["start"] == large
