"""A maker's puzzle as a file from the server."""

from typing import Any

import pytest

from tests.web.running import Running

OCEAN = {"type": "wordsearch_options", "words": ["whale", "coral", "tuna"], "rows": 9, "cols": 9}
STARTS = {"svg": b"<svg ", "png": b"\x89PNG", "pdf": b"%PDF-1.7", "csv": b""}


def wish(**more: Any) -> dict[str, Any]:
    return {"game": "wordsearch", "options": OCEAN, "seed": "s", **more}


@pytest.mark.parametrize("kind", STARTS)
def test_a_makers_form_is_answered_with_a_file(kind: str, server: Running) -> None:
    answer = server.http.post(
        f"/api/press/{kind}", json=wish(title="O\r\nX: y", paper="a4", key="upside-down")
    )
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith(STARTS[kind])
    assert answer.headers["content-disposition"] == f'attachment; filename="worderly-wordsearch.{kind}"'


@pytest.mark.parametrize("game", ["wizards", "hands", "boogle", "battlewords"])
def test_every_game_is_printed(game: str, server: Running) -> None:
    answer = server.http.post("/api/press/pdf", json={"game": game, "seed": "s"})
    assert answer.content.startswith(b"%PDF-1.7")


def test_the_same_seed_prints_what_its_link_plays(server: Running) -> None:
    begun = server.http.post("/api/matches", json=wish()).json()
    table = server.http.post("/api/press/csv", json=wish()).text
    grid = "".join(table.split("\n\n")[0].split("\n")).replace(",", "")
    assert grid == "".join(begun["frame"]["view"]["grid"])


def test_the_key_is_another_picture(server: Running) -> None:
    puzzle = server.http.post("/api/press/svg", json=wish()).text
    assert server.http.post("/api/press/svg", json=wish(part="key")).text != puzzle
    assert server.http.post("/api/press/svg", json=wish()).text == puzzle


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"options": OCEAN | {"words": ["שלום"]}}, "right_to_left"),
        ({"options": OCEAN | {"words": ["x" * 30]}}, "nothing_fits"),
        ({"options": OCEAN | {"words": ["ab"] * 1001}}, "bad_option"),
        ({"paper": "a0"}, "bad_request"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_sentence(
    more: dict[str, Any], code: str, server: Running
) -> None:
    answer = server.http.post("/api/press/pdf", json=wish(**more))
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["message"]


def test_csv_is_for_word_search(server: Running) -> None:
    assert server.http.post("/api/press/csv", json={"game": "hands"}).status_code == 400


def test_one_word_changes_and_the_others_stay(server: Running) -> None:
    first = server.http.post("/api/press/json", json=wish()).json()
    pins = [
        {"type": "pin", **{name: one[name] for name in ("word", "row", "col", "direction")}}
        for one in first["solution"]["words"]
        if one["word"] != "tuna"
    ]
    edited = OCEAN | {"words": ["whale", "coral", "kelp"], "pins": pins}
    second = server.http.post("/api/press/json", json=wish(options=edited)).json()
    places = [
        {one["word"]: (one["row"], one["col"]) for one in made["solution"]["words"]}
        for made in (first, second)
    ]
    assert {word: places[1][word] for word in ("whale", "coral")} == {
        word: places[0][word] for word in ("whale", "coral")
    }
    assert "kelp" in places[1]
