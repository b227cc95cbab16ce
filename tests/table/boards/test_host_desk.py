"""What the host may change on boards, on both databases."""

from sqlalchemy import Connection

from worderly.store import people
from worderly.store.ranking import boards, results
from worderly.store.ranking.boards import Result
from worderly.store.ranking.results import NEW, REMOVED, ResultRow
from worderly.store.store import Store
from worderly.table.boards import host_desk

BOARDS = ("codeword/en/1/2026-11-15", "codeword/en/1/2026-11-16", "codeword/en/all")


def fill(connection: Connection) -> int:
    """One player with two days: the better one is the best of all time."""
    player = people.add(connection, "Ann", 1, True, b"x", 0).id
    for day, score in zip(BOARDS, (5, 9), strict=False):
        result = Result(score, 0, f"match-{score}", 0)
        results.add(connection, ResultRow(f"match-{score}", day, player, score, 0, 0, None))
        boards.post(connection, day, player, result, keep_best=False)
        boards.post(connection, BOARDS[2], player, result, keep_best=True)
    return player


def test_the_next_best_takes_the_place_of_a_removed_result(database: str) -> None:
    store = Store(database)
    player = store.write_now(fill)
    assert store.write_now(lambda c: host_desk.remove(c, "match-9"))
    counts = store.read_now(lambda c: [boards.count(c, board) for board in BOARDS])
    best = store.read_now(lambda c: boards.mine(c, BOARDS[2], player))
    row = store.read_now(lambda c: results.get(c, "match-9"))
    store.close()
    assert counts == [1, 0, 1]
    assert (best and best.match, row and row.state) == ("match-5", REMOVED)


def test_a_restored_result_waits_for_the_ranking_and_an_unknown_one_is_refused(database: str) -> None:
    store = Store(database)
    store.write_now(fill)
    store.write_now(lambda c: host_desk.remove(c, "match-5"))
    assert store.write_now(lambda c: host_desk.restore(c, "match-5"))
    row = store.read_now(lambda c: results.get(c, "match-5"))
    removed = store.write_now(lambda c: host_desk.remove(c, "elsewhere"))
    restored = store.write_now(lambda c: host_desk.restore(c, "elsewhere"))
    store.close()
    assert row is not None
    assert row.state == NEW
    assert (removed, restored) == (False, False)
