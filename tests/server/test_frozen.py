"""PostgreSQL that hangs: every move is told so in time, and none is lost or doubled."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from tests.engines import PostgresProcess
from tests.server.running import Running, Talk, running
from tests.waiting import PATIENCE_S
from worderly.store import log
from worderly.store.writer import ANSWER_S

ANSWERED_S = 5.0
"""The promise: every move is answered within this time."""
WORDS = ("zb", "zd", "ze")


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresProcess]:
    server = PostgresProcess()
    yield server
    server.close()


@contextmanager
def frozen(server: PostgresProcess) -> Iterator[None]:
    """Neither answers nor closes a connection."""
    processes = [psutil.Process(server.pid), *psutil.Process(server.pid).children(recursive=True)]
    for process in processes:
        os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process.pid, signal.SIGCONT)


class Player:
    """Sends its moves one after the other; remembers how long each answer took."""

    def __init__(self, here: Running, talk: Talk) -> None:
        self.talk, self.slowest_s = talk, 0.0
        wish = {"game": "hands", "options": {"hand": "aci*prt"}}
        self.begun = here.http.post("/api/matches", json=wish).json()
        talk.ask("frame", type="watch", match=self.begun["match"], key=self.begun["key"])

    def play(self, word: str) -> dict[str, Any]:
        began = time.monotonic()
        facts = {"match": self.begun["match"], "id": word, "move": {"type": "play", "word": word}}
        answer = self.talk.ask("error", "frame", type="submit", **facts)
        # What was saved after all, when the database answered again, comes as a frame without a name.
        while answer["move"] != word:
            answer = self.talk.receive("error", "frame")
        self.slowest_s = max(self.slowest_s, time.monotonic() - began)
        return answer

    def play_until_saved(self, word: str) -> None:
        until = time.monotonic() + PATIENCE_S
        while self.play(word)["type"] != "frame":
            assert time.monotonic() < until

    def kept(self, here: Running) -> list[str]:
        entries = here.service.store.read_now(lambda c: log.tail(c, self.begun["match"], 0))
        return [entry.move_id for entry in entries]


def test_a_frozen_database_is_told_and_loses_nothing(tmp_path: Path, own_postgres: PostgresProcess) -> None:
    with running(own_postgres.url, tmp_path, answer_s=ANSWER_S) as here, here.live() as talk:
        player = Player(here, talk)
        with frozen(own_postgres):
            # All of them while it hangs: the later ones do not wait behind the first.
            assert [player.play(word)["code"] for word in WORDS] == ["unavailable"] * 3
            read = here.http.get("/api/me", headers={"Authorization": "Bearer nobody"})
            assert read.status_code == 503
        for word in WORDS:
            player.play_until_saved(word)
        assert player.kept(here) == [*WORDS]


@pytest.mark.long
def test_half_a_minute_without_the_database(tmp_path: Path, own_postgres: PostgresProcess) -> None:
    """Eight people who play all the time: the slowest answer, and what was saved at the end."""
    with running(own_postgres.url, tmp_path, answer_s=ANSWER_S) as here, ExitStack() as open_:
        players = [Player(here, open_.enter_context(here.live())) for _ in range(8)]
        answers: list[str] = []
        is_over = threading.Event()

        def keep_playing(player: Player) -> None:
            while not is_over.is_set():
                answers.append(player.play(WORDS[0]).get("code", "saved"))

        with frozen(own_postgres):
            threads = [threading.Thread(target=keep_playing, args=(player,)) for player in players]
            for thread in threads:
                thread.start()
            is_over.wait(30)
            is_over.set()
            for thread in threads:
                thread.join(PATIENCE_S)
        slowest_s = max(player.slowest_s for player in players)
        print(f"{len(answers)} answers, the slowest after {slowest_s:.2f} s")
        assert set(answers) == {"unavailable"}
        assert slowest_s < ANSWERED_S
        for player in players:
            for word in WORDS:
                player.play_until_saved(word)
            assert player.kept(here) == [*WORDS]
