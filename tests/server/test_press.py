"""A maker's puzzle as a file from the server."""

import io
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader
from sqlalchemy import select

from tests.server.running import Running, running
from tests.server.test_rest import NOON_MS, begin, move, refused
from worderly.store import schema
from worderly.table.clock import FakeClock

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
        ({"options": OCEAN | {"words": ["안녕하세요"]}}, "no_font_for"),
        ({"options": OCEAN | {"words": ["x" * 30]}}, "nothing_fits"),
        ({"options": OCEAN | {"words": ["ab"] * 1001}}, "bad_option"),
        ({"paper": "a0"}, "bad_request"),
    ],
)
def test_a_puzzle_that_cannot_be_printed_is_refused_with_a_message(
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


def test_a_preview_is_one_answer_with_puzzle_pages_and_key(server: Running) -> None:
    made = server.http.post("/api/press/preview", json=wish(paper="a4", header="Class 4b")).json()
    plain = server.http.post("/api/press/json", json=wish()).json()
    assert {name: made[name] for name in ("puzzle", "solution")} == {
        name: plain[name] for name in ("puzzle", "solution")
    }
    assert len(made["pages"]) == 1
    assert "Class 4b" in made["pages"][0]
    assert made["key"].startswith("<svg ")
    taken = {tuple(cell) for one in made["solution"]["words"] for cell in one["cells"]}
    assert (made["left"], made["letters"]) == (81 - len(taken), 0)


def rows_in(svg: str) -> list[str]:
    """The rows of a grid: one place for each letter."""
    texts = [text for text in ElementTree.fromstring(svg).iter() if text.tag.endswith("}text")]
    return [text.text or "" for text in texts if len((text.get("x") or "").split()) > 1]


def test_a_preview_of_a_class_set_shows_each_level_as_it_is_printed(server: Running) -> None:
    asked = wish(levels=["easy", "medium", "hard"], versions=2)
    shown = server.http.post("/api/press/preview", json=asked).json()["pages"]
    printed = PdfReader(io.BytesIO(server.http.post("/api/press/pdf", json=asked).content)).pages
    assert ["★" * n in page for n, page in enumerate(shown, 1)] == [True] * 3
    for svg, page in zip(shown, printed[0:6:2], strict=True):
        assert rows_in(svg)
        assert all(row in page.extract_text().replace(" ", "") for row in rows_in(svg))


def test_a_preview_tells_how_a_message_fills_its_room(server: Running) -> None:
    made = server.http.post("/api/press/preview", json=wish(options=OCEAN | {"message": "Noon at sea"}))
    assert made.json()["letters"] == 9
    long = server.http.post("/api/press/preview", json=wish(options=OCEAN | {"message": "ab" * 45})).json()
    assert long["code"] == "message_too_long"
    assert long["facts"]["letters"] - long["facts"]["cells"] > 0


def test_previews_do_not_count_as_writes(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        here.service.limits.writes.most = 1
        codes = [here.http.post("/api/press/preview", json=wish()).status_code for _ in range(5)]
        assert codes == [200] * 5
        here.service.limits.drafts.most = 1
        codes = [here.http.post("/api/press/preview", json=wish(seed=str(n))).status_code for n in range(3)]
        assert 429 in codes


def test_several_puzzles_come_as_a_book(server: Running) -> None:
    book = server.http.post("/api/press/pdf", json=wish(count=4, title="Four", pick=2, paper="a5")).content
    reader = PdfReader(io.BytesIO(book))
    assert "Four" in reader.pages[0].extract_text()
    assert len(reader.pages) == 2 + 4 + 1
    answer = server.http.post("/api/press/pdf", json=wish(count=51))
    assert answer.status_code == 400
    large = wish(count=2, options=OCEAN | {"rows": 60, "cols": 60})
    assert server.http.post("/api/press/pdf", json=large).status_code == 400


def test_margins_and_gutter_reach_the_page(server: Running) -> None:
    wide = server.http.post("/api/press/preview", json=wish(margin_mm=40, gutter_mm=10)).json()["pages"][0]
    assert wide != server.http.post("/api/press/preview", json=wish()).json()["pages"][0]
    none = server.http.post("/api/press/preview", json=wish(margin_mm=60, gutter_mm=40, paper="a5"))
    assert none.json()["code"] == "margins_too_wide"


# --- a finished match -----------------------------------------------------------------


def test_a_finished_match_is_summed_up_on_paper(server: Running) -> None:
    begun = begin(server.http, options={"hand": "aci*prt"})
    place = f"/api/matches/{begun['match']}/summary.pdf"
    assert refused(server.http.get(place)) == (409, "not_over")
    move(server.http, begun, "a", type="play", word="part")
    move(server.http, begun, "b", type="give_up")
    for paper, width in (("a4", 595), ("letter", 612)):
        answer = server.http.get(f"{place}?paper={paper}", headers={"Worderly-Key": begun["key"]})
        page = PdfReader(io.BytesIO(answer.content)).pages[0]
        assert int(page.mediabox.width) == width
        assert "part" in page.extract_text()
    assert server.http.get(f"{place}?paper=a0").status_code == 400
    assert refused(server.http.get(place, headers={"Worderly-Key": "x" * 22})) == (403, "not_your_seat")


def test_a_dailys_summary_is_its_players_alone_until_the_day_has_closed(tmp_path: Path) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        begun = begin(here.http, daily="2026-11-15")
        move(here.http, begun, "a", type="give_up")
        place = f"/api/matches/{begun['match']}/summary.pdf"
        assert refused(here.browser().get(place)) == (409, "not_over")
        own = here.http.get(place, headers={"Worderly-Key": begun["key"]})
        assert own.content.startswith(b"%PDF")


def test_a_class_set_has_its_versions_and_their_keys(server: Running) -> None:
    form = wish(versions=4, name_line=True, case="lower", listing="none", options=OCEAN | {"title": "Sea"})
    answer = server.http.post("/api/press/pdf", json=form)
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(answer.content)).pages]
    assert len(pages) == 5
    assert [f"Version {n}" in pages[n - 1] and "Name" in pages[n - 1] for n in range(1, 5)] == [True] * 4
    assert server.http.post("/api/press/pdf", json=wish(versions=41)).status_code == 400
    large = wish(versions=2, options=OCEAN | {"rows": 50, "cols": 50})
    assert server.http.post("/api/press/pdf", json=large).status_code == 400


def test_the_codes_of_a_class_set_are_challenges_with_the_very_grids(server: Running) -> None:
    def grids() -> dict[str, list[str]]:
        """Other tests leave challenges of other games on this server."""
        asked = select(schema.challenges).where(schema.challenges.c.game == "wordsearch")
        rows = server.service.store.read_now(lambda c: list(c.execute(asked)))
        return {row.id: json.loads(row.start)["grid"] for row in rows}

    before = grids()
    form = wish(versions=2, levels=["easy", "hard"])
    assert server.http.post("/api/press/pdf", json=form).status_code == 200
    assert grids() == before, "a sheet without a code needs no challenge"
    coded = server.http.post("/api/press/pdf", json={**form, "codes": True}).content
    made = {key: grid for key, grid in grids().items() if key not in before}
    pages = [page.extract_text().replace(" ", "") for page in PdfReader(io.BytesIO(coded)).pages][:4]
    printed = [[grid for grid in made.values() if all(row in page for row in grid)] for page in pages]
    assert len(made) == 4
    assert [len(found) for found in printed] == [1] * 4
