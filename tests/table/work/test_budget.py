"""A hub without processes works in threads."""

import asyncio
import os
import threading

from worderly.games import GAMES
from worderly.table.catalog import Catalog
from worderly.table.work.budget import DAY, LONG, PUZZLE, InThread, Work


def where(catalog: Catalog, game: str) -> tuple[int, int, str]:
    return os.getpid(), threading.get_ident(), catalog.game(game).id


def test_a_hub_without_processes_works_in_a_thread() -> None:
    work: Work = InThread(lambda: Catalog(GAMES))
    process, thread, game = asyncio.run(work.run(PUZZLE, where, "hands"))
    assert (process, game) == (os.getpid(), "hands")
    assert thread != threading.get_ident()
    work.close()


def test_budgets_are_those_of_the_promise() -> None:
    assert (PUZZLE.cpu_s, LONG.cpu_s) == (2, 5)
    assert all(budget.wall_s > budget.cpu_s for budget in (PUZZLE, LONG, DAY))
