"""Which addresses are pages, and what a link to one shows before it is opened."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.server.running import Running, running
from tests.server.test_rest import begin, move
from worderly.games import GAMES
from worderly.languages import interface_languages
from worderly.server import pages
from worderly.server.static_files import StaticFiles

ROUTES = Path(__file__).parents[2] / "web/src/state/routes.ts"
SHELL = (
    '<!doctype html><html><head><title>Worderly</title><meta name="description" content="x" /></head></html>'
)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "index.html").write_text(SHELL)
    (folder / "icon.svg").write_text("<svg/>")
    with running(f"sqlite:///{folder / 'w.db'}", folder, files=StaticFiles(folder)) as server:
        yield server


def tags(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', html))


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/stats",
        "/boards",
        "/boards/hands",
        "/archive",
        "/day/2026-11-15",
        "/hands",
        "/hands/rules",
        "/hands/lesson",
        "/hands/archive",
        "/hands/2026-11-15",
        "/hands/answers/2026-11-15",
        "/hands/seed/a%20b",
        "/boogle/weekend/2026-11-21",
        "/room/BCDF",
        "/room/bcdf",
        "/m/abcdefgh",
        "/replay/abcdefgh",
        "/friends/abcdefgh",
    ],
)
def test_a_page_answers_200(here: Running, path: str) -> None:
    assert here.http.get(path).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/hands/nothing",
        "/day/2025-12-31",
        "/day/yesterday",
        "/hands/2025-12-31",
        "/hands/2026-13-01",
        "/hands/seed",
        "/boards/chess",
        "/room/AEIO",
        "/c/nothinghere",
        "/c/x",
        "/a/b/c/d",
    ],
)
def test_an_unknown_page_is_a_404_with_the_page_that_says_so(here: Running, path: str) -> None:
    answer = here.http.get(path)
    assert (answer.status_code, answer.text) == (404, SHELL)


def test_a_missing_file_is_no_page(here: Running) -> None:
    answer = here.http.get("/assets/gone.js")
    assert (answer.status_code, answer.text) == (404, "Not found")
    assert here.http.get("/icon.svg").text == "<svg/>"


def test_the_server_knows_the_same_addresses_as_the_page() -> None:
    """`routes.ts` names them one by one; a new one must be added to `pages.py`."""
    source = ROUTES.read_text()
    (plain,) = re.findall(r"const PLAIN = \[(.*?)\]", source, re.DOTALL)
    firsts = set(re.findall(r"(?:first|name) === '(\w+)'", source))
    seconds = set(re.findall(r"second === '(\w+)'", source))
    assert {*re.findall(r"'(\w+)'", plain), *firsts} == {*pages.PLAIN, *pages.KEYED, "room", "day", "embed"}
    assert seconds == {*pages.OF_GAME, "seed", "answers", "weekend"}


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_link_to_a_daily_has_a_preview_without_its_answers(here: Running, game: str) -> None:
    shown = tags(here.http.get(f"/{game}/2026-11-15", headers={"Accept-Language": "de"}).text)
    assert shown["og:title"].endswith(" 319")
    assert shown["og:description"].startswith("Heute für alle")
    assert shown["description"] == shown["og:description"]
    assert shown["og:url"] == f"{here.url}/{game}/2026-11-15"
    assert shown["og:image"] == f"{here.url}/api/cards/{game}-daily-de.png"


def test_a_challenge_tells_what_to_beat_and_escapes_its_title(here: Running) -> None:
    mine = begin(here.http, options={"hand": "aci*prt"})
    move(here.http, mine, "a", type="play", word="part")
    move(here.http, mine, "b", type="give_up")
    wish = {"match": mine["match"], "key": mine["key"], "title": 'Try "this" & that'}
    place = f"/c/{here.http.post('/api/challenges', json=wish).json()['challenge']}"
    shown = tags(here.http.get(place).text)
    assert shown["og:title"] == "Try &quot;this&quot; &amp; that"
    assert "114" in shown["og:description"]


def test_a_preview_does_not_tell_which_rooms_there_are(here: Running) -> None:
    shown = tags(here.http.get(f"/room/{here.no_room()}").text)
    assert shown["og:title"] == f"Room {here.no_room()}"


def test_a_page_with_a_preview_is_compressed_and_cached_like_any_other(here: Running) -> None:
    answer = here.http.get("/hands", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    again = here.http.get("/hands", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = here.http.head("/hands")
    assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize("language", interface_languages())
def test_every_preview_has_its_card(here: Running, language: str) -> None:
    paths = ("/", "/room/BCDF", *(f"/{game.id}" for game in GAMES))
    for path in paths:
        shown = tags(here.http.get(path, headers={"Accept-Language": language}).text)
        answer = here.http.get(shown["og:image"])
        assert answer.headers["content-type"] == "image/png"
        assert Image.open(BytesIO(answer.content)).size == (1200, 630)


@pytest.mark.parametrize("name", ["chess-daily-en", "hands-daily-xx", "hands-secret-en", "hands-boogle-en"])
def test_there_are_no_other_cards(here: Running, name: str) -> None:
    assert here.http.get(f"/api/cards/{name}.png").status_code == 404
