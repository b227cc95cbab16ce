"""What an attacker tried on the server, each as a test that failed before it was mended."""

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, running
from tests.server.test_rest import NOON_MS
from tests.waiting import PATIENCE_S
from worderly.games import GAMES
from worderly.kit import Chance
from worderly.server.limits.proxies import trust_proxies
from worderly.server.transport.asgi import address_key
from worderly.server.watch.logs import JsonLines
from worderly.table.catalog import Catalog
from worderly.table.clock import FakeClock
from worderly.table.match import table
from worderly.table.work.workers import Workers

DAY = "2026-11-15"


def finish(here: Running, begun: dict[str, Any]) -> None:
    """Gives up."""
    move = {"id": "end", "move": {"type": "give_up"}}
    answer = here.browser().post(
        f"/api/matches/{begun['match']}/moves", json=move, headers={"Worderly-Key": begun["key"]}
    )
    assert answer.json()["outcome"] is not None, answer.text


def two_letters(count: int) -> dict[str, Any]:
    """Words that spell each other wherever they lie; one list took more than seven minutes."""
    chance = Chance("ab")
    words = sorted({"".join(chance.choice("ab") for _ in range(15)) for _ in range(count)})
    options = {"type": "wordsearch_options", "words": words, "rows": 100, "cols": 100}
    return {"game": "wordsearch", "options": options}


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own: with real limits, one process in each lane and a clock that stands still."""
    folder = tmp_path_factory.mktemp("attacked")
    lanes = (Workers(Catalog(GAMES), 1, 1), Workers(Catalog(GAMES), 1, 1))
    with running(f"sqlite:///{folder}/w.db", folder, FakeClock(), lanes=lanes) as here:
        yield here


def test_eight_lists_of_two_letters_neither_stop_the_server_nor_hold_up_who_plays(attacked: Running) -> None:
    answers: list[httpx.Response] = []

    def attack(path: str) -> None:
        answers.append(attacked.browser().post(path, json=two_letters(1_000)))

    paths = ["/api/matches", "/api/challenges", "/api/press/pdf", "/api/press/preview"] * 2
    threads = [threading.Thread(target=attack, args=(path,)) for path in paths]
    for thread in threads:
        thread.start()
    begun = attacked.http.post("/api/matches", json={"game": "hands"})
    left = [thread for thread in threads if thread.is_alive()]
    assert begun.status_code == 201
    assert left, "the attack was over before anybody could play"
    for thread in threads:
        thread.join(PATIENCE_S)
    codes = {answer.json()["code"] for answer in answers}
    assert len(answers) == len(paths)
    assert codes == {"too_much_work", "busy"}
    assert all(("retry-after" in one.headers) == (one.status_code == 503) for one in answers)


def test_work_ends_when_its_client_has_left(attacked: Running) -> None:
    makers = attacked.service.hub.makers
    assert isinstance(makers, Workers)
    client = httpx.Client(base_url=attacked.url, timeout=0.5)
    with pytest.raises(httpx.TimeoutException):
        client.post("/api/press/pdf", json=two_letters(1_000))
    client.close()
    answer = attacked.browser().post("/api/press/json", json={"game": "hands"}, timeout=PATIENCE_S)
    assert answer.status_code == 200
    assert makers.waiting == 0


def test_a_token_is_no_way_around_the_limits(tmp_path: Path) -> None:
    clock = FakeClock()
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        client, _ = here.player("Ida")
        here.service.limits.work_units.most = 10
        codes = [client.post("/api/press/json", json={"game": "hands"}).status_code for _ in range(2)]
        assert codes == [200, 200]
        # A book of thirty weighs three and six more.
        refused = client.post("/api/press/pdf", json={"game": "hands", "count": 30})
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "60"
        here.service.limits.player_writes.most = 3
        clock.jump_to(clock.now_ms() + 60_000)
        codes = [client.patch("/api/me", json={"on_boards": True}).status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2


def test_a_thousand_players_are_not_enrolled_from_one_address(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here:
        client, _ = here.player("Ida")
        codes = [client.post("/api/players", json={"notice": True}).status_code for _ in range(60)]
        assert codes == [201] * 59 + [429]


def test_small_requests_do_not_fill_the_disk(tmp_path: Path) -> None:
    """Sixty wishes for large boards, 12.6 KB together, stored 38.6 MB."""
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here:
        wish = {"game": "boogle", "options": {"size": 8}, "seed": "large"}
        anonymous, (player, _) = here.browser(), here.player("Ida")
        assert anonymous.post("/api/matches", json=wish).status_code == 201
        size = "SELECT length(start) FROM matches"
        with here.service.store.engine.connect() as connection:
            (stored,) = connection.exec_driver_sql(size).one()
        assert stored < 30_000
        here.service.limits.stored_kb.most = 2 * stored // 1024
        codes = [anonymous.post("/api/matches", json=wish).json().get("code") for _ in range(3)]
        assert codes == [None, "too_much_stored", "too_much_stored"]
        link = anonymous.post("/api/challenges", json=wish)
        assert (link.status_code, link.json()["code"]) == (429, "too_much_stored")
        assert "retry-after" in link.headers
        assert player.post("/api/matches", json=wish).status_code == 201, "another's purse"


def test_the_log_of_a_match_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause and its end could be sent for ever."""
    monkeypatch.setattr(table, "MOST_ENTRIES", 4)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here:
        begun = here.http.post("/api/matches", json={"game": "hands"}).json()
        with here.live() as talk:
            talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
            for number in range(2):
                talk.ask("frame", type="pause", match=begun["match"], id=f"p{number}")
                talk.ask("frame", type="resume", match=begun["match"], id=f"r{number}")
            refused = talk.ask("refused", type="pause", match=begun["match"], id="more")
            assert refused["code"] == "match_full"
        finish(here, begun)


# --- boards and names -----------------------------------------------------------------


def test_one_match_counts_for_one_player(tmp_path: Path) -> None:
    """Five accounts claimed the same match, and all were first."""
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(NOON_MS)) as here:
        begun = here.browser().post("/api/matches", json={"game": "hands", "daily": DAY}).json()
        finish(here, begun)
        claims = [
            here.player(f"Player {n}")[0].post(
                f"/api/matches/{begun['match']}/result", json={"key": begun["key"]}
            )
            for n in range(5)
        ]
        assert [claim.status_code for claim in claims] == [204, 403, 403, 403, 403]
        board = here.http.get(f"/api/boards/hands/en/{DAY}").json()
        assert board["count"] == 1


def test_who_has_seen_the_solution_does_not_rank_on_that_device(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(NOON_MS)) as here:
        device, wish = here.browser(), {"game": "hands", "daily": DAY}
        first = device.post("/api/matches", json=wish).json()
        finish(here, first)
        again = device.post("/api/matches", json=wish).json()
        assert (first["frame"]["ranked"], again["frame"]["ranked"]) == (True, False)
        device.post("/api/players", json={"notice": True, "name": "Ida"})
        assert not device.post("/api/matches", json=wish).json()["frame"]["ranked"]


@pytest.mark.parametrize(
    "name", ["Admin", "\u0410dmin", "ADM1N", "Moderator", "W0rderly", "Id\u0430", "Ida\u3164"]
)
def test_nobody_looks_like_the_host_or_like_somebody_else(name: str, server: Running) -> None:
    answer = server.browser().post("/api/players", json={"notice": True, "name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


@pytest.mark.parametrize("name", ["Badminton", "Ольга", "Ιωάννα", "山田 はな", "Zoë 7"])
def test_ordinary_names_of_any_one_script_pass(name: str, server: Running) -> None:
    assert server.browser().post("/api/players", json={"notice": True, "name": name}).status_code == 201


def test_a_name_with_its_tag_exists_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worderly.table.people.people.secrets.randbelow", lambda most: 5)
    made = [
        server.browser().post("/api/players", json={"notice": True, "name": "Twin"}).json() for _ in range(3)
    ]
    assert [one["player"]["tag"] for one in made] == [6, 7, 8]
    other, _ = server.player("Another")
    assert other.patch("/api/me", json={"name": "Twin"}).json()["tag"] == 9


# --- other people's things ------------------------------------------------------------


def test_a_challenge_is_only_made_from_ones_own_finished_match(server: Running) -> None:
    begun = server.browser().post("/api/matches", json={"game": "hands"}).json()
    wish = {"match": begun["match"]}
    assert server.browser().post("/api/challenges", json=wish).json()["code"] == "not_your_seat"
    mine = wish | {"key": begun["key"]}
    assert server.browser().post("/api/challenges", json=mine).json()["code"] == "not_over"
    finish(server, begun)
    assert server.browser().post("/api/challenges", json=wish).json()["code"] == "not_your_seat"
    assert server.browser().post("/api/challenges", json=mine).status_code == 201


def test_the_last_frame_of_an_open_daily_tells_a_stranger_nothing(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        begun = here.browser().post("/api/matches", json={"game": "battlewords", "daily": DAY}).json()
        running_view = here.http.get(f"/api/matches/{begun['match']}").json()["frame"]["view"]
        with here.live() as stranger:
            stranger.ask("frame", type="watch", match=begun["match"])
            finish(here, begun)
            last = stranger.receive("frame")
        assert last["outcome"] is not None
        assert (last["view"]["answers"], last["events"]) == (running_view["answers"], [])
        own = here.http.get(f"/api/matches/{begun['match']}", headers={"Worderly-Key": begun["key"]}).json()
        assert own["frame"]["view"]["answers"] != running_view["answers"]
        clock.jump_to(clock.now_ms() + 3 * 86_400_000)
        assert here.http.get(f"/api/matches/{begun['match']}").json()["frame"]["view"]["answers"]


def test_a_deleted_player_leaves_no_words_in_a_challenge(server: Running) -> None:
    client, _ = server.player("Maker")
    options = {"type": "wordsearch_options", "words": ["whale", "coral"]}
    made = client.post("/api/challenges", json={"game": "wordsearch", "options": options}).json()
    assert server.http.get(f"/api/challenges/{made['challenge']}").status_code == 200
    assert client.delete("/api/me").status_code == 204
    assert server.http.get(f"/api/challenges/{made['challenge']}").status_code == 404


# --- what is sent ---------------------------------------------------------------------


def test_a_cookie_of_another_site_does_not_sign_out(server: Running) -> None:
    _, token = server.player("Cook")
    for foreign in ("bad[]=1; ", 'x="a;b"; ', "=; ;; "):
        answer = server.browser(Cookie=f"{foreign}worderly={token}").get("/api/me").json()
        assert answer["player"]["name"] == "Cook"


@pytest.mark.parametrize(
    "path", ["/api/daily?date=9999-12-31", "/api/boards/hands/en/9999-12-31", "/api/weekend?date=9999-12-26"]
)
def test_the_end_of_time_is_no_error_of_ours(path: str, server: Running) -> None:
    assert server.http.get(path).status_code == 404


def test_deep_nesting_is_a_bad_request(server: Running) -> None:
    body = '{"game": "hands", "options": ' + "[" * 5_000 + "]" * 5_000 + "}"
    answer = server.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    with server.live() as talk:
        talk.socket.send("[" * 2_000)
        assert talk.receive()["code"] == "bad_request"


def test_a_text_that_postgresql_cannot_keep_is_a_bad_request(tmp_path: Path, postgres: str) -> None:
    with running(postgres, tmp_path, FakeClock()) as here:
        answer = here.http.post("/api/matches", json={"game": "hands", "seed": "a\0b"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert "\0" not in answer.json()["message"]
        assert here.http.post("/api/matches", json={"game": "hands", "seed": "ab"}).status_code == 201


def test_headers_have_a_limit_of_size(server: Running) -> None:
    assert server.http.get("/healthz", headers={"x": "y" * 15_000}).status_code == 200
    for headers in ({"x": "y" * 20_000}, {f"x{n}": "y" * 1_000 for n in range(20)}):
        assert server.http.get("/healthz", headers=headers).status_code == 431
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nx: ")
        with pytest.raises(ConnectionError):
            endless.sendall(b"y" * 100_000_000)


def test_headers_have_a_limit_of_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worderly.server.transport.http.HEADER_S", 0.2)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\n")
        assert slow.recv(1) == b""


@pytest.mark.parametrize(
    ("proxies", "counted"), [("*", "10.1.1.1"), ("127.0.0.1", "10.1.1.1"), ("10.9.9.9", "127.0.0.1")]
)
def test_only_what_the_nearest_proxy_says_is_believed(proxies: str, counted: str) -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(address_key(scope))

    headers = [(b"x-forwarded-for", b"6.6.6.6, 10.1.1.1")]
    scope = {"type": "http", "headers": headers, "client": ("127.0.0.1", 1), "scheme": "http"}
    asyncio.run(trust_proxies(app, proxies)(scope, None, None))  # type: ignore[arg-type]
    assert seen == [counted]


def test_addresses_of_one_network_count_as_one() -> None:
    keys = [
        address_key({"client": (one, 1)}) for one in ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1")
    ]
    assert keys[0] == keys[1] != keys[2]
    assert address_key({"client": ("::ffff:10.0.0.1", 1)}) == address_key({"client": ("10.0.0.1", 1)})


def test_answers_are_not_stored_on_their_way(server: Running) -> None:
    answer = server.browser().post("/api/players", json={"notice": True, "name": "Secret"})
    assert answer.headers["cache-control"] == "no-store"
    assert server.http.get("/api/me").headers["cache-control"] == "no-store"


def test_tls_is_asked_for_this_name_only(tmp_path: Path) -> None:
    """Other names of the host may have no certificate."""
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, public_url="https://words.example.org") as here:
        asked = here.http.get("/healthz").headers["strict-transport-security"]
    assert "includesubdomains" not in asked.lower()


def test_the_document_of_the_api_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    first = server.http.get("/api/openapi.json")
    monkeypatch.setattr("worderly.server.app.document_of", None)
    assert server.http.get("/api/openapi.json").json() == first.json()


def test_values_of_a_row_stay_out_of_the_log() -> None:
    error = ValueError(
        'duplicate key value violates unique constraint "x"\nDETAIL:  Key (name)=(Ida) exists.\n'
    )
    record = logging.makeLogRecord({"msg": "failed", "exc_info": (ValueError, error, None)})
    assert "duplicate key" in JsonLines().format(record)
    assert "Ida" not in JsonLines().format(record)
