"""A client that stops reading: the others at its table lose nothing, and little is kept for it."""

import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from tests.faults import breaks
from tests.faults.test_malformed import frame, opened
from tests.server.running import Running, running
from tests.waiting import PATIENCE_S
from worderly.kit import Chance
from worderly.server.transport.outbox import LIMIT

MOVES = 400
HAND = "aci*prt"


def stuck(here: Running, begin: dict[str, Any]) -> socket.socket:
    """Sits at the same chair, and never reads again; its system keeps little for it."""
    wire = opened(here.port, 4096)
    message = {"type": "watch", "match": begin["match"], "key": begin["key"]}
    wire.sendall(frame(json.dumps(message).encode()))
    return wire


def begun(here: Running) -> dict[str, Any]:
    answer = here.http.post("/api/matches", json={"game": "hands", "options": {"hand": HAND}})
    body: dict[str, Any] = answer.json()
    return body


def cut_off(here: Running) -> float | None:
    """How many slow clients the server counts."""
    return here.service.metrics.registry.get_sample_value("worderly_slow_clients_total")


def cost_of_a_stuck_client(here: Running) -> list[str]:
    """The judge: what one client that does not read costs the server and the one who plays."""
    begin, wrong, most = begun(here), [], 0
    match, digits, chance = begin["match"], "bdefghjklm", Chance("slow")
    wire = stuck(here, begin)
    with here.live() as talk:
        talk.ask("frame", type="watch", match=match, key=begin["key"])
        for number in range(MOVES):
            word = "z" + "".join(digits[chance.below(10)] for _ in range(40))
            move = {"type": "play", "word": word}
            message = talk.ask("frame", "error", type="submit", match=match, id=str(number), move=move)
            if message["type"] != "frame" or message["move"] != str(number):
                wrong.append(str(message)[:200])
            most = max([most, *(len(connection.outbox) for connection in list(here.service.connections))])
    wrong += [f"{most} frames waited"] if most > LIMIT else []
    wrong += ["the stuck client was not cut off"] if cut_off(here) != 1 else []
    wire.close()
    return wrong


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("worderly.server.transport.connection.RATE", 1e9)
    monkeypatch.setattr("worderly.server.transport.connection.BURST", 1e9)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as server:
        yield server


def test_a_client_that_does_not_read_costs_the_others_nothing(here: Running) -> None:
    assert cost_of_a_stuck_client(here) == []


def test_an_outbox_without_a_bound_is_caught(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control."""
    breaks.has_no_outbox_limit(monkeypatch.setattr)
    assert any("frames waited" in fault for fault in cost_of_a_stuck_client(here))


def test_a_disconnected_client_resumes_with_one_frame(here: Running) -> None:
    begin = begun(here)
    wire = stuck(here, begin)
    with here.live() as talk:
        talk.ask("frame", type="watch", match=begin["match"], key=begin["key"])
        number = 0
        until = time.monotonic() + PATIENCE_S
        while cut_off(here) == 0:
            assert time.monotonic() < until
            number += 1
            move = {"type": "play", "word": "z" + "b" * 60}
            talk.ask("frame", type="submit", match=begin["match"], id=str(number), move=move)
    wire.close()
    with here.live() as back:
        frame = back.ask("frame", type="watch", match=begin["match"], key=begin["key"])
        assert (frame["seq"], len(frame["view"]["plays"])) == (number, number)
