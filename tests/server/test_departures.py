"""Signing out and deleting reach every node."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Running, running
from worderly.store import log
from worderly.store.tables.rows import GONE
from worderly.table.bus.bus import SweptBus


@contextmanager
def two_nodes(database: str, folder: Path) -> Iterator[tuple[Running, Running]]:
    with running(database, folder, bus=SweptBus()) as one, running(database, folder, bus=SweptBus()) as two:
        yield one, two


def test_a_deleted_players_match_takes_no_move_on_another_node(tmp_path: Path, database: str) -> None:
    """A socket on another node had seven of seven moves acknowledged into a deleted match."""
    with two_nodes(database, tmp_path) as (one, two):
        client, token = one.player("Ida")
        begun = client.post("/api/matches", json={"game": "hands", "options": {"hand": "aci*prt"}}).json()
        with two.live(token) as talk, two.live() as keyed:
            talk.ask("frame", type="watch", match=begun["match"])
            keyed.ask("frame", type="watch", match=begun["match"], key=begun["key"])
            assert client.delete("/api/me").status_code == 204
            move = {"type": "play", "word": "part"}
            answer = keyed.ask(
                "refused", "error", "frame", "bye", type="submit", match=begun["match"], id="a", move=move
            )
            assert answer.get("code") in ("no_such_match", "signed_out"), answer
            assert talk.receive("bye")["code"] == "signed_out"
        left = one.service.store.read_now(lambda c: log.tail(c, begun["match"], 0))
        assert {entry.seat for entry in left} == {GONE}


def test_a_sign_out_closes_the_sockets_of_other_nodes(tmp_path: Path, database: str) -> None:
    with two_nodes(database, tmp_path) as (one, two):
        client, token = one.player("Ida")
        with two.live(token) as talk:
            assert client.post("/api/me/sign-out").status_code == 204
            assert talk.receive("bye")["code"] == "signed_out"
