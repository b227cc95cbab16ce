"""The security list by its lines: cookies, origins, headers, tokens, members, fields, names, bodies, logs."""

import json
import re
import socket
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select
from websockets.exceptions import InvalidStatus

from tests.faults.nodes import ForkServer, Node
from tests.server.running import Running, running
from tests.waiting import PATIENCE_S
from worderly.server.limits import guard
from worderly.server.limits.limits import BODY_BYTES, MAKER_BODY_BYTES, Limiter
from worderly.store.database.outage import Unavailable
from worderly.store.schema import metadata
from worderly.table.clock import FakeClock

HTTPS = "https://words.example.org"
FOREIGN = [
    "https://evil.example",
    "null",
    "http://[",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1",
    "ws:",
    "x",
]
STYLE_MARK = re.compile(r"(?<=style-src 'self') 'sha256-[^']+'")
UNSAFE = ("post", "put", "patch", "delete")


def unsafe_operations(here: Running) -> Iterator[tuple[str, str]]:
    paths = here.http.get("/api/openapi.json").json()["paths"]
    for path, operations in paths.items():
        for method in operations:
            if method in UNSAFE:
                yield method, path.replace("{match}", "a" * 22).replace("{circle}", "b" * 12)


# --- cookies and origins -----------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "name", "is_secure"),
    [
        ({}, "worderly", False),
        ({"lan": True}, "worderly", False),
        ({"public_url": HTTPS}, "__Host-worderly", True),
    ],
)
def test_a_cookie_is_host_bound_behind_tls_and_plain_without(
    tmp_path: Path, settings: dict[str, Any], name: str, is_secure: bool
) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, **settings) as here:
        cookie = here.http.post("/api/players", json={"notice": True}).headers["set-cookie"]
    fields = [part.strip().lower() for part in cookie.split(";")]
    assert fields[0].startswith(f"{name}=".lower())
    assert {"httponly", "path=/", "samesite=lax"} <= set(fields)
    assert ("secure" in fields) == is_secure
    assert not any(part.startswith("domain") for part in fields)


@pytest.mark.parametrize("origin", FOREIGN)
def test_unsafe_methods_from_another_origin_are_refused(server: Running, origin: str) -> None:
    for method, path in unsafe_operations(server):
        answer = server.http.request(method, path, json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), (method, path)
    with pytest.raises(InvalidStatus):
        server.live(Origin=origin)


def test_an_origin_without_a_host_is_refused(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as wire:
        wire.sendall(b"DELETE /api/me HTTP/1.1\r\nHost:\r\nOrigin: null\r\nConnection: close\r\n\r\n")
        assert b" 403 " in wire.recv(100)


def test_behind_tls_only_the_public_address_may_write_or_connect(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, public_url=f"{HTTPS}/") as here:
        for origin in (*FOREIGN, here.url, HTTPS.replace("https", "http")):
            assert here.http.post("/api/pairings", headers={"Origin": origin}).status_code == 403
            with pytest.raises(InvalidStatus):
                here.live(Origin=origin)
        assert here.http.post("/api/pairings", headers={"Origin": HTTPS}).status_code == 201
        with here.live(Origin=HTTPS) as talk:
            assert talk.hello["type"] == "hello"


# --- headers -----------------------------------------------------------------


def every_kind(here: Running) -> Iterator[httpx.Response]:
    """One answer of each kind and status that can be had."""
    http, json_type = here.http, {"content-type": "application/json"}
    ann = here.browser(Authorization=f"Bearer {here.player('Ann')[1]}")
    room = ann.post("/api/rooms", json={"game": "hands"}).json()["room"]
    page = http.get("/")
    yield page
    yield http.get("/", headers={"If-None-Match": page.headers.get("etag", "")})
    yield http.head("/")
    yield http.get("/assets/nothing.js")
    yield http.get("/hands/2026-11-15")
    for path in (
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/openapi.json",
        f"/api/rooms/{room}/qr.svg",
        "/api/me",
    ):
        yield http.get(path)
    yield http.options("/api/games")
    yield http.post("/api/players", json={"notice": True})
    yield ann.post("/api/me/sign-out")
    yield http.get("/api/nope")
    yield http.put("/api/games", json={})
    yield http.get("/api/me/data")
    yield http.post("/api/matches", json={"game": 1})
    yield http.post("/api/players", content=b"x" * (BODY_BYTES + 1), headers=json_type)
    yield http.post("/api/pairings", headers={"Origin": "https://evil.example"})
    yield http.post("/api/press/svg", json={"game": "hands"})


def test_every_kind_of_answer_carries_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worderly.server.routes.people.suggestions", lambda: 1 // 0)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, public_url=HTTPS) as here:
        answers = [*every_kind(here), here.http.get("/api/names")]
        here.service.limits.writes = Limiter(0, here.service.clock.now_ms)
        answers.append(here.http.post("/api/pairings"))
    statuses = {answer.status_code for answer in answers}
    assert {200, 201, 204, 400, 401, 403, 404, 405, 413, 429, 500} <= statuses
    for answer in answers:
        for name, value in [*guard.HEADERS, guard.HSTS]:
            # `tests/server/test_documents.py` judges the mark of the page's own style.
            told = [STYLE_MARK.sub("", each) for each in answer.headers.get_list(name.decode())]
            assert told == [value.decode()], (answer.url, answer.status_code)


def test_without_tls_there_is_no_hsts_header(server: Running) -> None:
    assert "strict-transport-security" not in server.http.get("/").headers


def test_the_content_security_policy_forbids_inline_and_foreign_content() -> None:
    policy = dict(part.strip().split(" ", 1) for part in guard.CSP.split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert {source for sources in policy.values() for source in sources.split()} == {
        "'none'",
        "'self'",
        "data:",
    }


# --- tokens ------------------------------------------------------------------


def kept_texts(here: Running) -> str:
    def everything(connection: Connection) -> str:
        return str([connection.execute(select(table)).all() for table in metadata.tables.values()])

    return here.service.store.read_now(everything)


def test_the_store_holds_only_hashes_of_secrets(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        client = here.browser()
        identity = client.post("/api/players", json={"notice": True, "name": "Ann"}).json()
        key = client.post("/api/matches", json={"game": "hands"}).json()["key"]
        pairing = here.http.post("/api/pairings").json()
        client.post("/api/pairings/confirm", json={"code": pairing["code"]})
        paired = here.http.post("/api/pairings/claim", json={"key": pairing["key"]}).json()["token"]
        texts = kept_texts(here)
        downloaded = client.get("/api/me/data").text
    tokens = (identity["token"], key, pairing["key"], paired)
    secrets = [re.escape(each) for each in tokens]
    # Two by two: one recovery word alone may be the name of a field, such as "over".
    secrets += [rf"\b{one}\W+{other}\b" for one, other in pairwise(identity["recovery"].split())]
    for secret in secrets:
        assert not re.search(secret, texts), "kept"
        assert not re.search(secret, downloaded), "downloaded"
    # 128 bits in URL-safe base64.
    assert all(len(token) >= 22 for token in tokens)


def test_a_token_that_was_signed_out_opens_nothing_not_even_an_open_socket(server: Running) -> None:
    client, token = server.player("Olga")
    code = client.post("/api/rooms", json={"game": "hands"}).json()["room"]
    with server.live(token) as talk:
        talk.ask("room", type="join", room=code)
        assert client.post("/api/me/sign-out").status_code == 204
        bye = talk.receive("bye")
        assert (bye["code"], bye["retry_ms"]) == ("signed_out", 250)
    with server.live(token) as talk:
        assert talk.hello["player"] is None
        assert talk.ask("error", type="join", room=code)["code"] == "no_player"


# --- membership --------------------------------------------------------------


def test_membership_is_checked_on_every_message(server: Running) -> None:
    (ann, ann_token), (_, bob_token) = server.player("Ann"), server.player("Bob")
    code = ann.post("/api/rooms", json={"game": "hands", "options": {"hand": "aci*prt"}}).json()["room"]
    with server.live(ann_token) as a, server.live(bob_token) as b:
        a.ask("room", type="join", room=code)
        you = b.ask("room", type="join", room=code)["you"]
        act = {"type": "do", "room": code, "id": "x1", "act": {"type": "start"}}
        assert b.ask("refused", **act)["code"] == "not_host"
        a.say(type="do", room=code, id="x2", act={"type": "remove", "member": you})
        while a.receive("room")["move"] != "x2":
            continue
        for number, kind in enumerate(("ready", "start", "rematch", "leave")):
            act = {"type": "do", "room": code, "id": f"y{number}", "act": {"type": kind}}
            assert b.ask("refused", **act)["code"] == "not_member"
        b.say(type="do", room=code, id="z", act={"type": "react", "what": "wow"})
        assert b.receive("refused")["code"] == "not_member"


def test_an_erased_player_is_signed_out_on_open_sockets(server: Running) -> None:
    client, token = server.player("Erased")
    other, _ = server.player("Other")
    code = other.post("/api/rooms", json={"game": "hands"}).json()["room"]
    talk, connection = server.meet(token)
    with talk:
        player = connection.player
        assert client.delete("/api/me").status_code == 204
        assert talk.receive("bye")["code"] == "signed_out"
    # On another node the socket stays for a while: its messages fail alone.
    talk, stale = server.meet()
    with talk:
        stale.player = player
        assert talk.ask("error", type="join", room=code)["code"] == "failed"
        assert talk.ask("pong", type="ping")["type"] == "pong"


# --- unknown fields ----------------------------------------------------------

UPS = [
    {"type": "watch", "match": "a" * 22},
    {"type": "unwatch", "match": "a" * 22},
    {"type": "submit", "match": "a" * 22, "id": "x", "move": {"type": "finish"}},
    {"type": "pause", "match": "a" * 22, "id": "x"},
    {"type": "resume", "match": "a" * 22, "id": "x"},
    {"type": "join", "room": "BCDF"},
    {"type": "unjoin", "room": "BCDF"},
    {"type": "do", "room": "BCDF", "id": "x", "act": {"type": "start"}},
    {"type": "ping"},
]


@pytest.mark.parametrize("up", UPS, ids=lambda up: up["type"])
def test_a_message_with_an_unknown_field_is_refused(server: Running, up: dict[str, Any]) -> None:
    with server.live() as talk:
        told = talk.ask("error", **up, extra=1)
        assert (told["code"], "extra" in told["facts"]["detail"]) == ("bad_request", True)


def test_a_body_with_an_unknown_field_is_refused(server: Running) -> None:
    document = server.http.get("/api/openapi.json").json()
    client, _ = server.player("Extra")
    seen = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if "requestBody" not in operation or "{" in path:
                continue
            answer = client.request(method, path, json={"surely_unknown": 1})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), path
            seen += 1
    assert seen >= 10


def test_the_fields_of_moves_and_options_are_checked_too(server: Running) -> None:
    begun = server.http.post("/api/matches", json={"game": "hands"}).json()
    move = {"id": "x", "move": {"type": "finish", "extra": 1}}
    place = f"/api/matches/{begun['match']}/moves"
    answer = server.http.post(place, json=move, headers={"Worderly-Key": begun["key"]})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_move")


# --- names and titles --------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["a\u202eb title", "zero\u200bwidth", "bell\u0007", "\u2066x\u2069", "private \ue000"]
)
def test_titles_hold_nothing_that_cannot_be_seen(server: Running, text: str) -> None:
    ann, _ = server.player("Ann")
    for path, wish in (("/api/circles", {}), ("/api/challenges", {"game": "hands"})):
        answer = ann.post(path, json={**wish, "title": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_title")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_titles_hold_no_slurs(server: Running, language: str) -> None:
    from worderly.lexicon import Lexicon

    slur = max(Lexicon.open(language).blocked, key=len)
    ann, _ = server.player("Ann")
    for dressed in (slur, slur.upper(), slur.replace("a", "4").replace("i", "1"), " ".join(slur)):
        assert ann.post("/api/circles", json={"title": dressed}).json()["code"] == "bad_title"


def test_a_title_is_text_wherever_it_is_shown(server: Running) -> None:
    ann, _ = server.player("Ann")
    title = "<script>alert(1)</script> & co"
    made = ann.post("/api/circles", json={"title": title})
    assert (made.status_code, made.headers["content-type"], made.json()["title"]) == (
        201,
        "application/json",
        title,
    )
    svg = ann.post(
        "/api/press/svg", json={"game": "wizards", "title": title, "header": title, "footer": title}
    )
    assert svg.status_code == 200
    assert "<script" not in svg.text
    name = ann.post("/api/players", json={"notice": True, "name": "<b>Ann</b>"})
    assert name.status_code == 400


# --- uploads and limits ------------------------------------------------------


def test_a_makers_list_has_a_limit_in_bytes_and_in_letters(server: Running) -> None:
    json_type = {"content-type": "application/json"}
    body = b'{"game":"wordsearch","options":{"words":["' + b"x" * MAKER_BODY_BYTES + b'"]}}'
    assert server.http.post("/api/challenges", content=body, headers=json_type).status_code == 413
    wish = {"game": "wordsearch", "options": {"words": [f"word{n:036}"[:40] for n in range(999)]}}
    for path in ("/api/challenges", "/api/matches", "/api/press/pdf"):
        answer = server.http.post(path, json=wish)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large"), path


def test_a_body_that_arrives_too_slowly_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worderly.server.limits.guard.BODY_S", 0.05)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        with socket.create_connection(("127.0.0.1", here.port), timeout=PATIENCE_S) as wire:
            wire.sendall(
                b"POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b'Content-Length: 500\r\n\r\n{"notice": true'
            )
            answer = b""
            while b"too_slow" not in answer and (more := wire.recv(4096)):
                answer += more
        assert b" 408 " in answer


def test_without_a_database_requests_get_unavailable_and_sockets_a_retry_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        client, token = here.player("Ann")

        async def away(*_: object) -> Any:
            raise Unavailable("away")

        monkeypatch.setattr(here.service.store, "read", away)
        for answer in (client.post("/api/matches", json={"game": "hands"}), client.get("/api/me")):
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        with here.live(token) as talk:
            assert (talk.hello["type"], talk.hello["code"], talk.hello["retry_ms"]) == (
                "bye",
                "unavailable",
                1_000,
            )


def test_recovery_words_cannot_be_tried_out(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here:
        words = {"words": "acid acid acid acid acid acid"}
        codes = [here.http.post("/api/recover", json=words).status_code for _ in range(12)]
        assert codes == [404] * 10 + [429] * 2


def test_forwarded_addresses_are_trusted_only_from_configured_proxies(tmp_path: Path) -> None:
    def codes(here: Running) -> list[int]:
        return [
            here.http.post("/api/pairings", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code
            for n in range(61)
        ]

    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(), proxies="192.0.2.1") as here:
        assert codes(here)[-1] == 429
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(), proxies="127.0.0.1") as here:
        assert codes(here)[-1] == 201


# --- logs --------------------------------------------------------------------


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    fork_server = ForkServer()
    yield fork_server
    fork_server.close()


def lived_through(base: str) -> dict[str, str]:
    """Everything a player does, some of it wrongly; gives what must not be told."""
    personal: dict[str, str] = {"address": "198.51.100.77"}
    headers = {"X-Forwarded-For": personal["address"], "User-Agent": "Telltale/1.0"}
    with httpx.Client(base_url=f"http://{base}", headers=headers, timeout=PATIENCE_S, verify=False) as client:
        identity = client.post("/api/players", json={"notice": True, "name": "Hildegard"}).json()
        personal |= {"name": "Hildegard", "token": identity["token"], "recovery": identity["recovery"]}
        begun = client.post("/api/matches", json={"game": "hands", "options": {"hand": "aci*prt"}}).json()
        personal["key"] = begun["key"]
        place, key = f"/api/matches/{begun['match']}", {"Worderly-Key": begun["key"]}
        client.post(
            f"{place}/moves", json={"id": "a", "move": {"type": "play", "word": "tarpic"}}, headers=key
        )
        client.post(f"{place}/moves", json={"id": "b", "move": {"type": "nonsense"}}, headers=key)
        client.post(f"{place}/moves", json={"id": "c", "move": {"type": "give_up"}}, headers=key)
        client.post("/api/players", json={"notice": True, "name": "Hildegard\u202e"})
        client.post("/api/recover", json={"words": identity["recovery"]})
        client.post("/api/circles", json={"title": "Hildegard's"})
        client.get("/api/nope/Hildegard")
        client.get("/api/me/data")
        client.post("/api/players", content=b"\xff\xfe", headers={"content-type": "application/json"})
        client.delete("/api/me")
    return {**personal, "agent": "Telltale"}


def told_in_logs(fork_server: ForkServer, folder: Path, broken: str) -> tuple[list[str], bool]:
    """The judge: (what personal things the log holds, whether it holds an error)."""
    node = Node(fork_server, folder, broken=broken)
    node.start()
    try:
        personal = lived_through(node.base)
    finally:
        node.kill()
    log = (folder / "log").read_text()
    lines = [line for line in log.splitlines() if line.startswith("{")]
    assert all(set(json.loads(line)) >= {"time", "level", "message"} for line in lines)
    return [name for name, value in personal.items() if value in log], '"level": "error"' in log


@pytest.mark.parametrize("broken", ["", "fails_on_circles"])
def test_the_logs_hold_no_personal_data(fork_server: ForkServer, tmp_path: Path, broken: str) -> None:
    """Also where something fails: an error is told without the values it failed on."""
    assert told_in_logs(fork_server, tmp_path, broken) == ([], bool(broken))


def test_a_server_that_logs_values_is_caught(fork_server: ForkServer, tmp_path: Path) -> None:
    """The control."""
    assert told_in_logs(fork_server, tmp_path, "logs_values") == (["name"], True)
