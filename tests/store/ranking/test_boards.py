"""Boards against a sorted list: ranks, neighbours, ties, concurrent writers."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing

import pytest

from worderly.kit import Chance
from worderly.store import people
from worderly.store.ranking import boards
from worderly.store.ranking.boards import Result
from worderly.store.store import Store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def enroll(store: Store, count: int) -> list[int]:
    def job(connection: object) -> list[int]:
        return [
            people.add(connection, f"P{i}", i % 9999, True, i.to_bytes(8), 0).id  # type: ignore[arg-type]
            for i in range(count)
        ]

    return store.write_now(job)


class Oracle:
    """The same board as a dict and a sort."""

    def __init__(self) -> None:
        self.rows: dict[int, tuple[int, int]] = {}

    def post(self, player: int, score: int, time_ms: int) -> None:
        old = self.rows.get(player)
        if old is None or (-score, time_ms) < (-old[0], old[1]):
            self.rows[player] = (score, time_ms)

    def order(self) -> list[tuple[int, int, int]]:
        """(rank, player, score) in order."""
        ordered = sorted(self.rows.items(), key=lambda item: (-item[1][0], item[1][1], item[0]))
        keys = [(-score, time_ms) for _, (score, time_ms) in ordered]
        return [
            (keys.index(key) + 1, player, row[0]) for key, (player, row) in zip(keys, ordered, strict=True)
        ]


def fill(store: Store, seed: str, players: list[int], posts: int) -> Oracle:
    """Many writers at once; the best of a player counts, so the order of arrival does not matter."""
    chance, oracle = Chance(seed), Oracle()
    wishes = [
        (chance.choice(players), chance.below(12), chance.choice([0, 0, 500, 900])) for _ in range(posts)
    ]
    for wish in wishes:
        oracle.post(*wish)

    async def post_all() -> None:
        await asyncio.gather(*(store.write(lambda c, w=w: _post(c, *w)) for w in wishes))  # type: ignore[misc]

    asyncio.run(post_all())
    return oracle


def _post(connection: object, player: int, score: int, time_ms: int) -> None:
    result = Result(score, time_ms, None, 0)
    boards.post(connection, "b", player, result, keep_best=True)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["one", "two"])
def test_ranks_and_neighbours_agree_with_a_sorted_list(store: Store, seed: str) -> None:
    players = enroll(store, 60)
    expected = fill(store, seed, players, 400).order()
    top = store.read_now(lambda c: boards.top(c, "b", 100))
    assert [(row.rank, row.player, row.score) for row in top] == expected
    assert store.read_now(lambda c: boards.count(c, "b")) == len(expected)
    for place, (rank, player, _) in enumerate(expected):
        mine = store.read_now(lambda c, p=player: boards.mine(c, "b", p))  # type: ignore[misc]
        assert mine is not None
        assert mine.rank == rank
        around = store.read_now(lambda c, m=mine: boards.around(c, "b", m, 2))  # type: ignore[misc]
        near = expected[max(0, place - 2) : place + 3]
        assert [(row.rank, row.player, row.score) for row in around] == near


def test_a_first_result_stays_where_only_the_first_counts(store: Store) -> None:
    (player,) = enroll(store, 1)
    first, better = Result(5, 0, None, 0), Result(9, 0, None, 0)
    assert store.write_now(lambda c: boards.post(c, "day", player, first, keep_best=False))
    assert not store.write_now(lambda c: boards.post(c, "day", player, better, keep_best=False))
    mine = store.read_now(lambda c: boards.mine(c, "day", player))
    assert mine is not None
    assert mine.score == 5


def test_two_nodes_that_post_for_one_player_at_once_count_them_once(store: Store) -> None:
    (player,) = enroll(store, 1)
    worse, better = Result(3, 0, None, 0), Result(7, 0, None, 0)
    with closing(Store(store.url)) as other, ThreadPoolExecutor(1) as node, store.engine.begin() as first:
        boards.post(first, "b", player, worse, keep_best=True)
        later = node.submit(other.write_now, lambda c: boards.post(c, "b", player, better, keep_best=True))
        # Not until the first commits: the other one waits for its row.
        assert not wait([later], timeout=0.2).done
        first.commit()
        assert later.result()
    ranked = store.read_now(lambda c: (boards.count(c, "b"), boards.mine(c, "b", player)))
    assert (ranked[0], ranked[1] and (ranked[1].rank, ranked[1].score)) == (1, (1, 7))


def test_withdrawing_leaves_no_trace_in_the_tally(store: Store) -> None:
    players = enroll(store, 5)
    fill(store, "x", players, 40)
    for player in players:
        store.write_now(lambda c, p=player: boards.withdraw(c, p))  # type: ignore[misc]
    assert store.read_now(lambda c: boards.count(c, "b")) == 0
    assert store.read_now(lambda c: boards.top(c, "b", 10)) == []


def test_a_circle_ranks_its_members_among_themselves(store: Store) -> None:
    players = enroll(store, 6)
    for place, player in enumerate(players):
        store.write_now(lambda c, p=player, s=place: boards.post(c, "b", p, Result(s, 0, None, 0), True))  # type: ignore[misc]
    store.write_now(lambda c: people.add_circle(c, "friends-1", "Friends", players[1], 0))
    store.write_now(lambda c: people.join_circle(c, "friends-1", players[4]))
    rows = store.read_now(lambda c: boards.among(c, "b", "friends-1", 10))
    assert [(row.rank, row.player) for row in rows] == [(1, players[4]), (2, players[1])]


def test_a_worse_or_equal_result_changes_nothing_and_says_so(store: Store) -> None:
    (player,) = enroll(store, 1)
    good, slower, equal = Result(9, 100, "m1", 1), Result(9, 101, "m2", 2), Result(9, 100, "m3", 3)
    assert store.write_now(lambda c: boards.post(c, "b", player, good, keep_best=True))
    for other in (slower, equal):
        assert not store.write_now(lambda c, other=other: boards.post(c, "b", player, other, keep_best=True))  # type: ignore[misc]
