"""A node whose clock is wrong does not serve: it would end matches and open days at the wrong time."""

import time
from pathlib import Path

from tests.server.running import running
from tests.waiting import PATIENCE_S
from worderly.table.clock import SystemClock


class WrongClock(SystemClock):
    """Ahead of the others, as a node was that ended a match of three minutes."""

    ahead_ms = 170_000

    def now_ms(self) -> int:
        return super().now_ms() + self.ahead_ms


def test_a_node_whose_clock_is_wrong_refuses_until_it_is_right(tmp_path: Path, postgres: str) -> None:
    clock = WrongClock()
    with running(postgres, tmp_path, clock) as here:
        here.call(here.service.skew.step())
        assert here.http.get("/api/daily").status_code == 503
        assert here.http.get("/readyz").status_code == 503
        assert here.http.get("/healthz").status_code == 200
        with here.live() as talk:
            assert talk.hello["type"] == "bye"
        clock.ahead_ms = 0
        until = time.monotonic() + PATIENCE_S
        while here.service.skew.is_too_large:
            assert time.monotonic() < until
            here.call(here.service.skew.step())
        assert here.http.get("/api/names").status_code == 200


def test_a_single_machine_has_one_clock(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, WrongClock()) as here:
        here.call(here.service.skew.step())
        assert here.service.skew.ms == 0
