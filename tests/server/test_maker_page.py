"""What the maker's page asks of the server beside the press."""

from tests.server.running import Running

WORDS = ["otter", "seal", "walrus"]


def made(server: Running, **options: object) -> dict[str, object]:
    body = {"game": "wordsearch", "options": {"words": WORDS, **options}, "seed": "1"}
    answer: dict[str, object] = server.http.post("/api/challenges", json=body).json()
    return answer


def test_the_games_come_with_the_themes_of_every_language(server: Running) -> None:
    answer = server.http.get("/api/games").json()
    assert set(answer["themes"]) == set(answer["languages"])
    assert {"name": "ocean", "titles": ["Ocean", "Ocean"], "age": "children"} in answer["themes"]["en"]
    assert {"name": "autumn", "titles": ["Autumn", "Fall"], "age": "children"} in answer["themes"]["en"]
    assert {"name": "plage", "titles": ["À la plage"], "age": "children"} in answer["themes"]["fr"]
    titles = [theme["titles"][0] for theme in answer["themes"]["en"]]
    assert titles == sorted(titles, key=str.lower)


def test_a_challenge_has_a_code_to_point_a_phone_at(server: Running) -> None:
    code = server.http.get(f"/api/challenges/{made(server)['challenge']}/qr.svg")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in code.content
    assert server.http.get("/api/challenges/nobodys-id/qr.svg").status_code == 404


def test_where_a_makers_words_lie_stays_with_the_server(server: Running) -> None:
    pin = {"type": "pin", "word": "otter", "row": 0, "col": 0, "direction": "E"}
    challenge = made(server, rows=8, cols=8, pins=[pin])
    assert challenge["options"].get("pins", []) == []  # type: ignore[attr-defined]
