"""A server reads its first matches in several threads at once."""

import subprocess
import sys

READ_AT_ONCE = """
import sys
from threading import Barrier, Thread
from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import decode, encode, start

tools = Tools.open(("en",))
states = [(encode(start(game, game.Options(), "1", tools)), game.State) for game in GAMES]
together = Barrier(8)

def read():
    together.wait()
    for data, kind in states:
        decode(data, kind)

sys.setswitchinterval(1e-6)
threads = [Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_eight_threads_may_read_the_first_record_of_a_kind_at_once() -> None:
    """In a process of its own: it crashed."""
    ended = subprocess.run([sys.executable, "-c", READ_AT_ONCE], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
