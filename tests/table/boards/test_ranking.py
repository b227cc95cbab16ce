"""Results are ranked after the commit of their last move: never in its way, never lost, never twice."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tests.table.stage import Stage, guess, opened, play
from tests.waiting import PATIENCE_S
from worderly.store.database.engine import open_engine
from worderly.store.ranking import boards, others, results
from worderly.store.ranking.results import FAILED, KEPT, RANKED, ResultRow
from worderly.table.boards.results import all_time_board
from worderly.table.days import calendar as days
from worderly.table.match.matchmaking import begin
from worderly.table.match.table import Table
from worderly.table.people import people
from worderly.wire.rest import NewMatch

DAY = "2026-11-15"
DAILY = f"codeword/en/1/{DAY}"


async def a_daily(stage: Stage, player: int | None, device: str = "a device") -> Table:
    stage.clock.jump_to(days.opens_ms(DAY))
    begun = await begin(stage.hub, NewMatch(game="codeword", daily=DAY), player, device)
    return await stage.hub.table(begun.match)


async def solve(table: Table) -> str:
    await table.submit(0, "a", guess(table.stream.state.state.secret))
    return str(table.row["daily"])


async def add(stage: Stage, rows: list[ResultRow]) -> None:
    for row in rows:
        await stage.store.write(partial(results.add, row=row))


def counts(stage: Stage, daily: str) -> tuple[int, int, int]:
    """On the board of the day, of all time, and among the first tries."""
    return stage.store.read_now(
        lambda c: (
            boards.count(c, daily),
            boards.count(c, all_time_board(daily)),
            others.crowd(c, daily).players,
        )
    )


def test_no_move_waits_for_a_board(postgres: str) -> None:
    """One lock for all boards made an unrelated move wait for more than five seconds."""

    async def script(stage: Stage) -> None:
        table = await a_daily(stage, await stage.player())
        _, other = await stage.create()
        elsewhere = open_engine(postgres, writes=True)
        with elsewhere.begin() as held:
            boards.lock(held, [table.row["daily"], all_time_board(table.row["daily"])])
            daily = await solve(table)
            await other.submit(0, "b", guess("wrong"))
            assert counts(stage, daily) == (0, 0, 0), "somebody has not kept to the lock"
        elsewhere.dispose()
        await stage.hub.wait_for_tasks()
        await stage.ranking.run()
        assert counts(stage, daily) == (1, 1, 1)

    async def in_time(stage: Stage) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await script(stage)

    play(postgres, in_time)


def test_boards_do_not_wait_for_each_other(postgres: str) -> None:
    async def script(stage: Stage) -> None:
        table = await a_daily(stage, await stage.player())
        elsewhere = open_engine(postgres, writes=True)
        with elsewhere.begin() as held:
            boards.lock(held, ["wizards/en/1/2026-11-15", "wizards/en/all"])
            daily = await solve(table)
            await stage.hub.wait_for_tasks()
            assert counts(stage, daily) == (1, 1, 1)
        elsewhere.dispose()

    play(postgres, script)


def test_a_result_survives_the_process_that_should_have_ranked_it(database: str) -> None:
    async def script(stage: Stage) -> str:
        stage.hub.on_daily_over = lambda: None
        daily = await solve(await a_daily(stage, await stage.player()))
        assert counts(stage, daily) == (0, 0, 0)
        return daily

    daily = play(database, script)

    async def later(stage: Stage) -> None:
        for _ in range(2):
            await stage.ranking.run()
            assert counts(stage, daily) == (1, 1, 1)

    play(database, later)


def test_whoever_reads_finds_their_own_result(database: str) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        table = await a_daily(stage, player)
        stage.hub.on_daily_over = lambda: None
        daily = await solve(table)
        await stage.ranking.settle(player)
        assert counts(stage, daily) == (1, 1, 1)

    play(database, script)


def test_two_nodes_rank_every_result_once(database: str) -> None:
    async def script() -> None:
        nodes = Stage(database), Stage(database)
        async with opened(*nodes):
            players = [await nodes[0].player(f"Player {number}") for number in range(30)]
            rows = [
                ResultRow(f"m{number}", DAILY, player, number % 4, 0, number, b'["cat"]')
                for number, player in enumerate(players)
            ]
            await add(nodes[0], rows)
            await asyncio.gather(*(node.ranking.run() for node in nodes))
            assert counts(nodes[0], DAILY) == (30, 30, 30)
            words = nodes[1].store.read_now(lambda c: others.words(c, DAILY, 5))
            assert words == [("cat", 30)]

    asyncio.run(script())


def test_a_result_that_cannot_be_ranked_holds_up_no_other(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        good = ResultRow("good", DAILY, player, 5, 0, 2, b"[]")
        bad = ResultRow("bad", DAILY, None, 5, 0, 1, b"no JSON")
        await add(stage, [good, bad])
        await stage.ranking.run()
        kept = stage.store.read_now(lambda c: [results.get(c, name) for name in ("good", "bad")])
        assert [(row.state, row.flag) for row in kept if row] == [(RANKED, None), (KEPT, FAILED)]
        assert counts(stage, DAILY) == (1, 1, 1)

    play(database, script)
    assert "a result could not be ranked" in caplog.text


def test_who_leaves_the_boards_before_the_ranking_is_on_none(tmp_path: Path) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        stage.hub.on_daily_over = lambda: None
        daily = await solve(await a_daily(stage, player))
        await people.change(stage.store, player, None, on_boards=False)
        await stage.ranking.run()
        assert counts(stage, daily) == (0, 0, 1)

    play(f"sqlite:///{tmp_path}/w.db", script)
