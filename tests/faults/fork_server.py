"""Forks server processes on request: reads one JSON object per line, writes one process id per line."""

import gc
import json
import os
import signal
import sys
from typing import Any

import psycopg

import worderly.server.build
import worderly.server.run
import worderly.table.bus.redis_bus
from tests.faults.breaks import BREAKS
from worderly.cli.app import run
from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import start
from worderly.table.days import puzzles as daily
from worderly.table.match.hub import Hub


async def _nothing(hub: Hub) -> None:
    return None


def serve(request: dict[str, Any]) -> None:
    log = os.open(request["log"], os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    # Thirty puzzles made at every start would be most of a fault test's time.
    daily.prepare = _nothing
    if request["broken"]:
        BREAKS[request["broken"]](setattr)
    os._exit(run(request["arguments"]))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for game in GAMES:
        start(game, game.Options(), "warm", Tools.open(["en"]))
    # A node begins with a look through everything for garbage: there is none in what all nodes share.
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        request = json.loads(line)
        child = os.fork()
        if child == 0:
            serve(request)
        print(child, flush=True)


if __name__ == "__main__":
    # Imported here once; each node would import them again.
    assert psycopg
    assert worderly.server.build
    assert worderly.server.run
    assert worderly.table.bus.redis_bus
    main()
