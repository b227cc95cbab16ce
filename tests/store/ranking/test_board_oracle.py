"""Boards of realistic size, written by two nodes at once, against a sorted list."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection

from tests.store.ranking.test_boards import Oracle, enroll
from worderly.kit import Chance
from worderly.store.ranking import boards
from worderly.store.ranking.boards import Result
from worderly.store.store import Store

BEST, FIRST = "hands/en/all", "hands/en/1/2026-11-15"
PLAYERS, POSTS, SAMPLE = 200, 600, 40
AT_ONCE = 16
"""Writes under way: a store refuses those that wait for seconds, as all of them would on a busy machine."""


@pytest.fixture
def nodes(database: str) -> Iterator[list[Store]]:
    both = [Store(database), Store(database)]
    yield both
    for store in both:
        store.close()


class Wish(NamedTuple):
    player: int
    score: int
    time_ms: int

    @property
    def result(self) -> Result:
        return Result(self.score, self.time_ms, None, 0)


class Board(NamedTuple):
    """What was wished and what must be seen."""

    best: Oracle
    wishes: list[Wish]
    accepted: list[Wish]
    """Taken where only the first result counts: whichever came first, one a player."""


def wishes_of(seed: str, players: list[int], posts: int) -> list[Wish]:
    """Scores as in play: many around the middle, with ties; a few players try again and again."""
    chance = Chance(seed)
    eager = players[: len(players) // 10]

    def one() -> Wish:
        score = sum(chance.below(40) for _ in range(3))
        return Wish(chance.choice(eager if chance.is_hit(0.3) else players), score, chance.below(4) * 500)

    return [one() for _ in range(posts)]


def filled(nodes: list[Store], seed: str, players: list[int], posts: int) -> Board:
    """Every wish is posted at one of the nodes, many at the same time."""
    wishes = wishes_of(seed, players, posts)
    oracle, accepted = Oracle(), []
    for wish in wishes:
        oracle.post(*wish)

    places = asyncio.Semaphore(AT_ONCE)

    async def post(number: int, wish: Wish) -> None:
        store = nodes[number % len(nodes)]
        async with places:
            await store.write(lambda c: boards.post(c, BEST, wish.player, wish.result, True))
            if await store.write(lambda c: boards.post(c, FIRST, wish.player, wish.result, False)):
                accepted.append(wish)

    async def post_all() -> None:
        await asyncio.gather(*(post(number, wish) for number, wish in enumerate(wishes)))

    asyncio.run(post_all())
    return Board(oracle, wishes, accepted)


def differences(store: Store, board: Board) -> list[str]:
    """The judge."""
    first = Oracle()
    for wish in board.accepted:
        first.post(*wish)
    wrong = [f"{len(board.accepted)} first results"] if len(board.accepted) != len(first.rows) else []
    return wrong + differing(store, BEST, board.best) + differing(store, FIRST, first)


def differing(store: Store, name: str, oracle: Oracle) -> list[str]:
    expected = oracle.order()
    top = store.read_now(lambda c: boards.top(c, name, len(expected) + 10))
    wrong = [] if shown(top) == expected else [f"{name}: the order"]
    if store.read_now(lambda c: boards.count(c, name)) != len(expected):
        wrong.append(f"{name}: the count")
    for place in range(0, len(expected), max(1, len(expected) // SAMPLE)):
        wrong += store.read_now(lambda c, p=place: _beside(c, name, expected, p))  # type: ignore[misc]
    return wrong


def _beside(connection: Connection, name: str, expected: list[tuple[int, int, int]], place: int) -> list[str]:
    rank, player, score = expected[place]
    mine = boards.mine(connection, name, player)
    if mine is None or (mine.rank, mine.score) != (rank, score):
        return [f"{name}: {player} is {mine}, not {rank} with {score}"]
    near = shown(boards.around(connection, name, mine, 3))
    return [] if near == expected[max(0, place - 3) : place + 4] else [f"{name}: beside {player}"]


def shown(rows: list[boards.Row]) -> list[tuple[int, int, int]]:
    return [(row.rank, row.player, row.score) for row in rows]


def test_two_writers_make_the_board_a_sorted_list_would(nodes: list[Store]) -> None:
    players = enroll(nodes[0], PLAYERS)
    board = filled(nodes, "one", players, POSTS)
    assert differences(nodes[1], board) == []
    gone = players[::7]
    for player in gone:
        nodes[0].write_now(lambda c, p=player: boards.withdraw(c, p))  # type: ignore[misc]
        board.best.rows.pop(player, None)
    left = board._replace(accepted=[wish for wish in board.accepted if wish.player not in gone])
    assert differences(nodes[1], left) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_a_hundred_thousand_posts_make_the_board_a_sorted_list_would(nodes: list[Store], seed: int) -> None:
    players = enroll(nodes[0], 10_000)
    assert differences(nodes[1], filled(nodes, str(seed), players, 100_000)) == []


def without_tie_break(put: Callable[..., None]) -> None:
    real = boards.top

    def top(connection: Connection, board: str, limit: int) -> list[boards.Row]:
        rows = real(connection, board, limit)
        return sorted(rows, key=lambda row: (row.rank, -row.player))

    put(boards, "top", top)


def without_equal_scores(put: Callable[..., None]) -> None:
    real = boards.around

    def around(connection: Connection, board: str, me: boards.Row, each_side: int) -> list[boards.Row]:
        near = real(connection, board, me, each_side)
        return [row for row in near if row == me or row.score != me.score]

    put(boards, "around", around)


def without_time(put: Callable[..., None]) -> None:
    real = boards.post

    def post(connection: Connection, board: str, player: int, result: Result, keep_best: bool) -> bool:
        mine = boards.mine(connection, board, player)
        is_worse = mine is not None and mine.score >= result.score
        return not is_worse and real(connection, board, player, result, keep_best)

    put(boards, "post", post)


def without_some(put: Callable[..., None]) -> None:
    real = boards.count
    put(boards, "count", lambda connection, board: real(connection, board) - 1)


def last_counts(put: Callable[..., None]) -> None:
    real = boards.post

    def post(connection: Connection, board: str, player: int, result: Result, keep_best: bool) -> bool:
        return real(connection, board, player, result, True)

    put(boards, "post", post)


@pytest.mark.parametrize(
    "broken", [without_tie_break, without_equal_scores, without_time, without_some, last_counts]
)
def test_a_board_that_ranks_wrongly_is_caught(broken: Any, tmp_path: Any, monkeypatch: Any) -> None:
    """The controls."""
    store = Store(f"sqlite:///{tmp_path}/w.db")
    players = enroll(store, 60)
    broken(monkeypatch.setattr)
    board = filled([store], "control", players, 400)
    assert differences(store, board) != []
    store.close()
