"""REST: matches, players, daily, boards, challenges, circles, words; limits and headers."""

import hashlib
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, running
from worderly.server.static_files import StaticFiles
from worderly.table.clock import FakeClock

NOON_MS = 1_794_744_000_000
"""2026-11-15 12:00 UTC."""
DAY_MS = 24 * 3_600_000


def refused(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert body["message"]
    assert not body["message"].startswith("refused-")
    return answer.status_code, body["code"]


def begin(client: httpx.Client, **wish: Any) -> dict[str, Any]:
    answer = client.post("/api/matches", json={"game": "hands", **wish})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def move(client: httpx.Client, begun: dict[str, Any], move_id: str, **move: Any) -> httpx.Response:
    key = {"Worderly-Key": begun["key"]} if begun["key"] else {}
    body = {"id": move_id, "move": move}
    return client.post(f"/api/matches/{begun['match']}/moves", json=body, headers=key)


# --- matches -----------------------------------------------------------------


def test_every_game_begins_with_its_defaults(server: Running) -> None:
    for game in server.http.get("/api/games").json()["games"]:
        begun = begin(server.http, game=game["id"])
        assert begun["frame"]["view"]["type"] == f"{game['id']}_view"


def test_the_same_seed_gives_the_same_puzzle(server: Running) -> None:
    one, two = (begin(server.http, seed="42")["frame"]["view"] for _ in range(2))
    assert one == two


def test_moves_over_rest_need_the_key(server: Running) -> None:
    begun = begin(server.http, options={"hand": "aci*prt"})
    assert refused(move(server.http, {**begun, "key": None}, "a", type="finish")) == (403, "not_your_seat")
    assert refused(move(server.http, {**begun, "key": "x" * 22}, "a", type="finish")) == (
        403,
        "not_your_seat",
    )
    answer = move(server.http, begun, "a", type="play", word="part")
    assert (answer.status_code, answer.json()["scores"]) == (200, [114])


def test_a_rules_no_is_a_409_with_its_code(server: Running) -> None:
    begun = begin(server.http)
    move(server.http, begun, "end", type="give_up")
    assert refused(move(server.http, begun, "b", type="finish")) == (409, "game_over")


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "chess"}, (404, "no_such_game")),
        ({"game": "hands", "extra": 1}, (400, "bad_request")),
        ({"game": "hands", "options": {"letters": "x"}}, (400, "bad_option")),
        ({"game": "hands", "options": {"unknown": 1}}, (400, "bad_option")),
        ({"game": "hands", "options": {"languages": ["xx"]}}, (404, "no_such_language")),
        ({"game": "hands", "challenge": "nothinghere"}, (404, "no_such_challenge")),
        ({"game": "hands", "daily": "2025-01-01"}, (404, "no_such_daily")),
        ({"game": "hands", "daily": "2999-01-01"}, (409, "not_yet_open")),
        ({"game": "hands", "bots": ["genius"]}, (400, "no_such_bot")),
        ({}, (400, "bad_request")),
    ],
)
def test_a_wish_that_cannot_be_met_says_why(
    server: Running, wish: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert refused(server.http.post("/api/matches", json=wish)) == expected


def test_turns_at_one_screen_are_one_persons_seats(server: Running) -> None:
    options = {"mode": "turns", "players": ["Ann", "Bob"], "grid": "pers/latg/sine/ters"}
    begun = begin(server.http, game="boogle", options=options)
    assert len(begun["frame"]["scores"]) == 2
    for seat in (0, 1):
        body = {"id": f"r{seat}", "move": {"type": "ready"}, "seat": seat}
        headers = {"Worderly-Key": begun["key"]}
        answer = server.http.post(f"/api/matches/{begun['match']}/moves", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        body = {"id": f"d{seat}", "move": {"type": "done"}, "seat": seat}
        answer = server.http.post(f"/api/matches/{begun['match']}/moves", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
    assert answer.json()["outcome"] is not None


def test_a_race_against_a_bot_begins_at_once(server: Running) -> None:
    begun = begin(server.http, bots=["reader"])
    info = server.http.get(f"/api/matches/{begun['match']}").json()
    assert [seat["bot"] for seat in info["seats"]] == [None, "reader"]


def test_the_replay_and_share_text_open_at_the_end(server: Running) -> None:
    begun = begin(server.http, options={"hand": "aci*prt"})
    place = f"/api/matches/{begun['match']}"
    assert refused(server.http.get(f"{place}/replay")) == (409, "not_over")
    assert refused(server.http.get(f"{place}/share")) == (409, "not_over")
    move(server.http, begun, "a", type="play", word="part")
    move(server.http, begun, "b", type="give_up")
    replay = server.http.get(f"{place}/replay").json()
    assert next(step["text"] for step in replay["steps"]) == "part"
    assert replay["outcome"]["reason"]
    shared = server.http.get(f"{place}/share").json()
    assert shared["text"].startswith("Hands")
    assert "part" not in shared["text"]


# --- challenges --------------------------------------------------------------


def test_a_challenge_is_the_same_puzzle_for_everyone_with_results_side_by_side(server: Running) -> None:
    wish = {"game": "hands", "options": {"hand": "aci*prt"}, "title": "Try this"}
    made = server.http.post("/api/challenges", json=wish).json()
    ann, _ = server.player("Anna")
    for client, word in ((ann, "part"), (server.http, "cat")):
        begun = begin(client, challenge=made["challenge"])
        assert begun["frame"]["view"]["dealt"] == "aci*prt"
        move(client, begun, "a", type="play", word=word)
        move(client, begun, "b", type="give_up")
    shown = server.http.get(f"/api/challenges/{made['challenge']}").json()
    assert [result["info"]["name"] for result in shown["results"]] == ["Anna", None]
    assert shown["title"] == "Try this"
    assert shown["results"][0]["score"] > shown["results"][1]["score"]


def test_the_match_a_challenge_was_made_from_is_one_of_its_results(server: Running) -> None:
    mine = begin(server.http, options={"hand": "aci*prt"})
    move(server.http, mine, "a", type="play", word="part")
    move(server.http, mine, "b", type="give_up")
    wish = {"match": mine["match"], "key": mine["key"]}
    made = server.http.post("/api/challenges", json=wish).json()
    assert [result["match"] for result in made["results"]] == [mine["match"]]
    again = server.http.post("/api/challenges", json=wish).json()
    assert again["challenge"] == made["challenge"]


def test_a_makers_secret_words_do_not_leave_the_server(server: Running) -> None:
    # Downwards only: across, a row of the grid itself would spell the word.
    options = {"words": ["alpha", "beta"], "secret_words": ["zephyr"], "directions": ["S"], "backwards": 0}
    made = server.http.post("/api/challenges", json={"game": "wordsearch", "options": options})
    assert made.status_code == 201, made.text
    begun = server.http.post(
        "/api/matches", json={"game": "wordsearch", "challenge": made.json()["challenge"]}
    )
    info = server.http.get(f"/api/matches/{begun.json()['match']}")
    for answer in (made, begun, info):
        assert "zephyr" not in answer.text.lower()


# --- players -----------------------------------------------------------------


def test_a_browser_gets_its_token_in_the_cookie_and_nowhere_a_script_could_read_it(server: Running) -> None:
    page = server.browser(origin=server.url)
    made = page.post("/api/players", json={"notice": True})
    token = page.cookies["worderly"]
    assert token not in made.text
    assert page.get("/api/me").json()["player"] == made.json()["player"]


def test_a_player_is_made_with_a_cookie_the_page_cannot_read(server: Running) -> None:
    client = server.browser()
    answer = client.post("/api/players", json={"notice": True, "name": "Zoé"})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("worderly=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(answer.json()["recovery"].split()) == 6
    assert client.get("/api/me").json()["player"]["name"] == "Zoé"
    assert server.browser().get("/api/me").json()["player"] is None


def test_the_notice_comes_first(server: Running) -> None:
    assert refused(server.http.post("/api/players", json={"notice": False})) == (400, "needs_notice")


@pytest.mark.parametrize("name", ["", "x", "a" * 21, "a\u202eb", "zero\u200bwidth", "\t", "🙂🙂"])
def test_names_that_cannot_be_shown_are_refused(server: Running, name: str) -> None:
    answer = server.http.post("/api/players", json={"notice": True, "name": name})
    assert answer.status_code == 400


def test_recovery_words_bring_the_player_to_another_device(server: Running) -> None:
    client = server.browser()
    words = client.post("/api/players", json={"notice": True, "name": "Rex"}).json()["recovery"]
    other = server.browser()
    pasted = ", ".join(words.upper().split())
    assert other.post("/api/recover", json={"words": pasted}).json()["player"]["name"] == "Rex"
    renewed = other.post("/api/me/recovery").json()["words"]
    assert refused(server.browser().post("/api/recover", json={"words": words})) == (404, "wrong_words")
    assert server.browser().post("/api/recover", json={"words": renewed}).status_code == 201


def test_a_terminal_pairs_with_a_code_confirmed_in_the_browser(server: Running) -> None:
    browser, _ = server.player("Paula")
    asked = server.http.post("/api/pairings").json()
    claim = {"key": asked["key"]}
    assert server.http.post("/api/pairings/claim", json=claim).status_code == 202
    assert refused(server.http.post("/api/pairings/confirm", json={"code": asked["code"]})) == (
        401,
        "no_player",
    )
    assert browser.post("/api/pairings/confirm", json={"code": asked["code"].lower()}).status_code == 204
    token = server.http.post("/api/pairings/claim", json=claim).json()["token"]
    terminal = server.browser(Authorization=f"Bearer {token}")
    assert terminal.get("/api/me").json()["player"]["name"] == "Paula"
    assert refused(server.http.post("/api/pairings/claim", json=claim)) == (404, "no_such_pairing")


def test_signing_out_ends_the_token(server: Running) -> None:
    client, token = server.player("Olga")
    assert client.post("/api/me/sign-out").status_code == 204
    assert server.browser(Authorization=f"Bearer {token}").get("/api/me").json()["player"] is None


def test_everything_can_be_downloaded_and_deleted(server: Running) -> None:
    # Long: a short one is met by chance in the random ids of other matches.
    name = "Gone Without A Trace"
    client, token = server.player(name)
    begun = begin(client, options={"hand": "aci*prt"})
    client.post("/api/rooms", json={"game": "hands"})
    circle = client.post("/api/circles", json={"title": "Ours"}).json()["circle"]
    data = client.get("/api/me/data").json()
    assert data["player"]["name"] == name
    assert [match["id"] for match in data["matches"]] == [begun["match"]]
    assert client.delete("/api/me").status_code == 204
    assert server.browser(Authorization=f"Bearer {token}").get("/api/me").json()["player"] is None
    assert refused(server.http.get(f"/api/matches/{begun['match']}")) == (404, "no_such_match")
    assert refused(server.http.get(f"/api/circles/{circle}")) == (404, "no_such_circle")
    assert _rows_with(server, name) == []


def test_a_player_can_be_deleted_in_the_middle_of_a_round(server: Running) -> None:
    client, token = server.player("Middle")
    code = client.post("/api/rooms", json={"game": "hands"}).json()["room"]
    with server.live(token) as talk:
        talk.ask("room", type="join", room=code)
        talk.say(type="do", room=code, id="s", act={"type": "start"})
        while talk.receive("room")["phase"] != "playing":
            continue
        assert client.delete("/api/me").status_code == 204
    assert _rows_with(server, "Middle") == []


def _rows_with(server: Running, text: str) -> list[str]:
    """Tables in which the text is left anywhere."""
    from sqlalchemy import select

    from worderly.store.schema import metadata

    found = []
    for name, table in metadata.tables.items():
        rows = server.service.store.read_now(lambda c, t=table: c.execute(select(t)).all())  # type: ignore[misc]
        if any(text in str(row) for row in rows):
            found.append(name)
    return found


def test_circles_are_joined_and_left(server: Running) -> None:
    (ann, _), (bob, _) = server.player("Anni"), server.player("Bobby")
    circle = ann.post("/api/circles", json={"title": "Family"}).json()["circle"]
    assert not bob.get(f"/api/circles/{circle}").json()["joined"]
    joined = bob.post(f"/api/circles/{circle}/join").json()
    assert [member["name"] for member in joined["members"]] == ["Anni", "Bobby"]
    assert bob.get("/api/me").json()["circles"][0]["title"] == "Family"
    assert bob.post(f"/api/circles/{circle}/leave").status_code == 204
    assert len(ann.get(f"/api/circles/{circle}").json()["members"]) == 1


# --- daily and boards --------------------------------------------------------


def test_a_day_from_opening_to_answers(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        (ann, _), (bob, _) = here.player("Ann"), here.player("Bob")
        first = begin(ann, daily="2026-11-15")
        assert first["frame"]["ranked"]
        assert begin(ann, daily="2026-11-15")["match"] == first["match"], "an unfinished one is resumed"
        move(ann, first, "end", type="give_up")
        again = begin(ann, daily="2026-11-15")
        assert again["match"] != first["match"]
        assert not again["frame"]["ranked"], "one scored try"
        guest = here.browser()
        anonymous = begin(guest, daily="2026-11-15")
        assert anonymous["frame"]["view"]["dealt"] == first["frame"]["view"]["dealt"]
        move(guest, anonymous, "end", type="give_up")
        claim = f"/api/matches/{anonymous['match']}/result"
        assert bob.post(claim, json={"key": anonymous["key"]}).status_code == 204
        assert refused(bob.post(claim, json={"key": "0" * 22}))[1] in ("not_ranked", "not_your_seat")
        board = bob.get("/api/boards/hands/en/2026-11-15").json()
        assert [row["info"]["name"] for row in board["top"]] == ["Ann", "Bob"]
        assert board["mine"]["you"]
        assert all(row["match"] is None for row in board["top"] if not row["you"])
        page = ann.get("/api/daily?date=2026-11-15").json()
        hands = next(info for info in page["puzzles"] if info["game"] == "hands")
        assert (page["number"], hands["done"], hands["match"]) == (319, True, first["match"])
        assert ann.get("/api/me").json()["stats"][0]["streak"]["days"] == 1
        answers = "/api/daily/hands/en/2026-11-15/answers"
        assert refused(guest.get(answers)) == (409, "not_over")
        assert refused(guest.get(f"/api/matches/{first['match']}/replay")) == (409, "not_over")
        clock.jump_to(clock.now_ms() + 2 * DAY_MS)
        told = guest.get(answers).json()
        assert hashlib.sha256((told["salt"] + told["puzzle_text"]).encode()).hexdigest() == hands["hash"]
        assert guest.get("/api/boards/hands/en/2026-11-15").json()["frozen"]
        assert not begin(bob, daily="2026-11-15")["frame"]["ranked"], "the archive never ranks"


def test_tomorrows_hash_is_published_and_its_puzzle_is_not(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS - 6 * 3_600_000)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        here.call(here.service.maintain())
        page = here.http.get("/api/daily?date=2026-11-16").json()
        assert all(info["hash"] and not info["open"] for info in page["puzzles"])
        wish = {"game": "hands", "daily": "2026-11-16"}
        assert refused(here.http.post("/api/matches", json=wish)) == (409, "not_yet_open")


def test_leaving_the_boards_takes_the_rows_away(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        ann, _ = here.player("Ann")
        move(ann, begin(ann, daily="2026-11-15"), "end", type="give_up")
        assert ann.get("/api/boards/hands/en/all").json()["count"] == 1
        assert ann.patch("/api/me", json={"on_boards": False}).json()["on_boards"] is False
        # A board is kept in memory for a second.
        clock.jump_to(NOON_MS + 1000)
        for day in ("all", "2026-11-15"):
            assert here.http.get(f"/api/boards/hands/en/{day}").json()["count"] == 0


# --- words, limits, headers, page --------------------------------------------


def test_a_words_meaning_and_spelling(server: Running) -> None:
    assert server.http.get("/api/words/fr/ete").json()["display"] == "été"
    assert server.http.get("/api/words/en/zzzzzz").json()["known"] is False
    assert refused(server.http.get("/api/words/xx/cat")) == (404, "no_such_language")


def test_a_word_is_explained_in_the_language_of_the_request(server: Running) -> None:
    french = {"Accept-Language": "fr"}
    found = server.http.get("/api/words/en/zzzzzz", headers=french).json()
    assert (found["verdict"], found["level"]) == ("unlisted", None)
    assert found["lines"] == [f"«\u00a0zzzzzz\u00a0» n’est pas dans {found['lexicon']}."]
    assert server.http.get("/api/words/en/wo*zy").json()["display"] == "woozy"
    assert server.http.get("/api/words/en/z*zz*").json()["known"] is False
    cats = server.http.get("/api/words/en/cats").json()
    assert (cats["verdict"], cats["root"], cats["target"]) == ("listed", "cat", False)
    assert cats["lines"][0] == f"“cats” is in {cats['lexicon']}."


def test_errors_speak_the_askers_language(server: Running) -> None:
    french = server.browser(**{"Accept-Language": "fr-CA,fr;q=0.9"})
    assert french.get("/api/nope").json()["message"] == "Il n’y a rien à cette adresse."


def test_another_sites_page_may_not_write(server: Running) -> None:
    wish = {"game": "hands"}
    foreign = server.http.post("/api/matches", json=wish, headers={"Origin": "https://evil.example"})
    assert refused(foreign) == (403, "wrong_origin")
    own = server.http.post("/api/matches", json=wish, headers={"Origin": server.url})
    assert own.status_code == 201


def test_bodies_have_a_limit_with_or_without_a_length(server: Running) -> None:
    big = b'{"notice": true, "name": "' + b"x" * 70_000 + b'"}'
    headers = {"content-type": "application/json"}
    assert refused(server.http.post("/api/players", content=big, headers=headers)) == (413, "too_large")
    chunks = (big[i : i + 1000] for i in range(0, len(big), 1000))
    assert refused(server.http.post("/api/players", content=chunks, headers=headers)) == (413, "too_large")
    words = b'{"game": "wordsearch", "options": {"words": ["alpha"]}}' + b" " * 70_000
    assert server.http.post("/api/challenges", content=words, headers=headers).status_code == 201


def test_an_address_may_write_sixty_times_a_minute_without_a_token(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here:
        codes = [here.http.post("/api/pairings").status_code for _ in range(61)]
        assert codes == [201] * 60 + [429]


def test_an_unknown_token_does_not_lift_the_limit(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here:
        client = here.browser(Authorization="Bearer made-up")
        assert [client.post("/api/pairings").status_code for _ in range(61)][-1] == 429


def test_a_body_that_is_not_utf8_is_a_bad_request(server: Running) -> None:
    headers = {"content-type": "application/json"}
    answer = server.http.post("/api/players", content=b'{"name": "\xff"}', headers=headers)
    assert refused(answer) == (400, "bad_request")


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/nope", "/hands/2026-11-15"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_behind_tls_cookies_are_host_bound_and_secure(tmp_path: Path) -> None:
    url = "https://words.example.org"
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, public_url=url) as here:
        answer = here.http.post("/api/players", json={"notice": True}, headers={"Origin": url})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-worderly=")
        assert "Secure" in cookie
        # For this name only: what else the host has below it is theirs.
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        foreign = here.http.post("/api/players", json={"notice": True}, headers={"Origin": here.url})
        assert refused(foreign) == (403, "wrong_origin")


def test_health_readiness_and_metrics(server: Running) -> None:
    assert server.http.get("/healthz").json()["ok"]
    assert server.http.get("/readyz").json()["ok"]
    text = server.http.get("/metrics").text
    assert "worderly_connections" in text
    assert "worderly_move_seconds_bucket" in text


def test_the_page_answers_deep_links_and_caches_hashed_assets(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><head></head>shell")
    (static / "assets" / "app-1234.js").write_text("plain")
    (static / "assets" / "app-1234.js.br").write_bytes(b"packed")
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, files=StaticFiles(static)) as here:
        for path in ("/", "/wizards/2026-11-15", "/room/QMBT", "/settings"):
            page = here.http.get(path)
            assert (page.status_code, "shell" in page.text) == (200, True)
            assert page.headers["cache-control"] == "no-cache"
        plain = here.http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "plain"
        assert "immutable" in plain.headers["cache-control"]
        request = here.http.build_request("GET", "/assets/app-1234.js", headers={"Accept-Encoding": "br"})
        packed = here.http.send(request, stream=True)
        assert packed.headers["content-encoding"] == "br"
        packed.close()
        assert here.http.get("/assets/missing.js").status_code == 404
        for path in (
            "/..%2fsecret.js",
            "/%00",
            "/a%00.js",
            "/" + "a" * 5000,
            "/" + "a" * 5000 + ".js",
            "/%ff%fe",
        ):
            answer = here.http.get(path)
            assert (answer.status_code, answer.text) in ((404, "Not found"), (404, page.text)), path
        assert here.http.post("/").status_code == 405
        etag = here.http.get("/").headers["etag"]
        assert here.http.get("/", headers={"If-None-Match": etag}).status_code == 304


def test_the_page_preloads_the_files_of_its_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("shell")
    frame = ["start.js", "page.js", "page.css"]
    others = ["en.js", "fr.js", "Home.js", "Home.css", "match.js", "match.css", "wizards.js", "wizards.css"]
    for name in [*frame, *others]:
        (static / "assets" / name.replace(".", "-12-45_78.")).write_text("")
    kinds = {"js": "rel=modulepreload", "css": "rel=preload; as=style; crossorigin"}

    def named(path: str, lang: str = "en-GB,en;q=0.8") -> list[str]:
        links = here.http.get(path, headers={"Accept-Language": lang}).headers["link"].split(", ")
        files = [link.removeprefix("</assets/").replace("-12-45_78", "").split(">; ") for link in links]
        assert all(kind == kinds[name.partition(".")[2]] for name, kind in files)
        return [name for name, _ in files]

    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, files=StaticFiles(static)) as here:
        assert named("/") == [*frame, "Home.js", "Home.css", "en.js"]
        for path in ("/wizards/2026-11-15", "/wizards/seed/b1", "/wizards/weekend/2026-11-14"):
            own = ["match.js", "match.css", "fr.js", "wizards.js", "wizards.css"]
            assert named(path, "fr") == [*frame, *own]
        for path in ("/codeword/seed/b1", "/wizards", "/wizards/rules", "/settings", "/wizards/seed"):
            assert named(path) == [*frame, "en.js"]
        assert "link" not in here.http.get("/assets/en-12-45_78.js").headers
