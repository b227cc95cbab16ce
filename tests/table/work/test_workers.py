"""Work in processes with a budget: what comes back, and what is killed."""

import asyncio
import os
from collections.abc import Coroutine, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from tests.waiting import PATIENCE_S
from worderly.games import GAMES
from worderly.kit import Refused
from worderly.table.catalog import Catalog
from worderly.table.errors import Problem
from worderly.table.work.budget import Budget
from worderly.table.work.workers import Workers, WorkFailedError

WIDE = Budget(PATIENCE_S, PATIENCE_S)


def pid_of(catalog: Catalog, *games: str) -> tuple[int, bool]:
    return os.getpid(), all(game in catalog.games for game in games)


def spin(catalog: Catalog, *begun: Path) -> None:
    for path in begun:
        path.touch()
    while True:
        pass


def pid_when(catalog: Catalog, begun: Path, may_end: Path) -> int:
    begun.touch()
    while not may_end.exists():
        sleep(0.01)
    return os.getpid()


def hoard(catalog: Catalog) -> int:
    return len(bytearray(1 << 33))


def nest(catalog: Catalog) -> int:
    return nest(catalog) + 1


def refuse(catalog: Catalog) -> None:
    raise Refused("no_words", word="w")


def complain(catalog: Catalog) -> None:
    raise Problem("no_such_daily", day="d")


def break_down(catalog: Catalog) -> None:
    print("this must not get between the answers")
    raise ValueError


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(Catalog(GAMES), processes=1, queue=1)
    yield made
    made.close()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, PATIENCE_S))


def test_a_job_runs_in_another_process_that_knows_the_games(workers: Workers) -> None:
    (first, knows), (second, _) = (run(workers.run(WIDE, pid_of, "boogle", "hands")) for _ in range(2))
    assert knows
    assert first == second != os.getpid()


def test_work_over_its_budget_is_killed_and_the_next_job_has_a_new_process(workers: Workers) -> None:
    old, _ = run(workers.run(WIDE, pid_of))
    with pytest.raises(Problem, match="too_much_work"):
        run(workers.run(Budget(0.2, PATIENCE_S), spin))
    new, _ = run(workers.run(WIDE, pid_of))
    assert new != old


def test_work_that_takes_too_long_by_the_clock_is_killed(workers: Workers) -> None:
    with pytest.raises(Problem, match="busy"):
        run(workers.run(Budget(PATIENCE_S, 0.2), spin))


@pytest.mark.parametrize("job", [hoard, nest])
def test_too_much_memory_is_too_much_work(workers: Workers, job: Any) -> None:
    with pytest.raises(Problem, match="too_much_work"):
        run(workers.run(WIDE, job))
    assert run(workers.run(WIDE, pid_of))


def test_a_refusal_comes_back_with_its_facts(workers: Workers) -> None:
    with pytest.raises(Refused) as refused:
        run(workers.run(WIDE, refuse))
    assert (refused.value.code, refused.value.facts) == ("no_words", {"word": "w"})
    with pytest.raises(Problem) as problem:
        run(workers.run(WIDE, complain))
    assert (problem.value.status, problem.value.facts) == (404, {"day": "d"})


def test_a_bug_costs_its_job_only(workers: Workers) -> None:
    old, _ = run(workers.run(WIDE, pid_of))
    with pytest.raises(WorkFailedError):
        run(workers.run(WIDE, break_down))
    assert run(workers.run(WIDE, pid_of))[0] == old


def test_whoever_comes_when_the_queue_is_full_is_sent_away(workers: Workers) -> None:
    async def crowd() -> list[Any]:
        jobs = [workers.run(Budget(0.3, PATIENCE_S), spin) for _ in range(4)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    codes = sorted(problem.code for problem in run(crowd()))
    assert codes == ["busy", "busy", "too_much_work", "too_much_work"]
    assert run(workers.run(WIDE, pid_of))


def test_work_ends_when_its_caller_leaves(workers: Workers, tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def leave() -> tuple[int, int]:
        old, _ = await workers.run(WIDE, pid_of)
        endless = asyncio.ensure_future(workers.run(WIDE, spin, begun))
        waiting = asyncio.ensure_future(workers.run(WIDE, pid_of))
        while not begun.exists():
            await asyncio.sleep(0.01)
        endless.cancel()
        return old, (await waiting)[0]

    old, new = run(leave())
    assert old != new


def test_a_process_that_works_while_all_are_closed_ends_after_its_answer(
    workers: Workers, tmp_path: Path
) -> None:
    begun, may_end = tmp_path / "begun", tmp_path / "end"

    async def close_meanwhile() -> int:
        job = asyncio.ensure_future(workers.run(WIDE, pid_when, begun, may_end))
        while not begun.exists():
            await asyncio.sleep(0.01)
        workers.close()
        may_end.touch()
        return await job

    assert not psutil.pid_exists(run(close_meanwhile()))
