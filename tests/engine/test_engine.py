"""What the engine answers: all of solo play, and a stable refusal of everything else."""

import json
import sys
from dataclasses import replace
from datetime import date
from subprocess import run
from typing import Any

import pytest

from tests.engine.page import ADDRESS, Page, on_page
from worderly.engine.kept import InMemory
from worderly.games import GAMES
from worderly.kit import AnyGame
from worderly.kit.dailies.weekend import weekend_game
from worderly.table.clock import FakeClock
from worderly.table.errors import Problem

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
DAY = "2026-11-14"
GIVE_UP = {"type": "give_up"}


def test_it_needs_neither_a_database_nor_a_web_server() -> None:
    banned = ("sqlalchemy", "litestar", "uvloop", "redis", "websockets", "uvicorn", "textual", "PIL", "segno")
    program = (
        "import sys, worderly.engine.engine, worderly.games.wizards;"
        f"print([name for name in {banned!r} if name in sys.modules])"
    )
    done = run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@every_game
def test_the_daily_of_a_date_is_the_local_one(game: AnyGame) -> None:
    async def twice(page: Page) -> list[dict[str, Any]]:
        return [await page.begin(game=game.id, daily=DAY, language="fr") for _ in range(2)]

    one, two = on_page(twice)
    assert one == two
    assert (one["daily"].split("/")[1], one["seed"], one["frame"]["ranked"]) == ("fr", None, False)
    other = on_page(lambda page: page.begin(game=game.id, daily=DAY, language="fr"))
    assert other["frame"]["view"] == one["frame"]["view"]
    assert other["match"] != one["match"]


@pytest.mark.parametrize("kind", ["daily", "weekend"])
def test_an_open_match_of_a_date_goes_on_and_a_finished_one_begins_anew(kind: str) -> None:
    async def thrice(page: Page) -> list[str]:
        wish = {"game": "wizards", kind: DAY}
        one, two = await page.begin(**wish), await page.begin(**wish)
        await page.watch(one)
        await page.say(type="submit", match=two["match"], id="1", move={"type": "give_up"})
        return [one["match"], two["match"], (await page.begin(**wish))["match"]]

    one, two, three = on_page(thrice)
    assert one == two != three


def test_the_share_text_of_a_daily_says_that_it_is_local() -> None:
    async def shared(page: Page) -> Any:
        begun = await page.begin(game="boogle", daily=DAY)
        await page.watch(begun)
        await page.say(type="submit", match=begun["match"], id="1", move={"type": "give_up"})
        return (await page.ask("GET", f"/matches/{begun['match']}/share", key=begun["key"])).data

    text = on_page(shared)
    assert text["text"].startswith("Boogle 318 (local) · ")
    assert text["link"] == f"{ADDRESS}/boogle/{DAY}"


def test_the_weekend_has_its_big_puzzle_and_a_weekday_none() -> None:
    async def begun(page: Page) -> Any:
        weekday = await page.ask("POST", "/matches", {"game": "hands", "weekend": "2026-11-13"})
        return await page.begin(game="hands", weekend=DAY), weekday

    match, weekday = on_page(begun)
    big = weekend_game(GAMES, date.fromisoformat(DAY))
    assert big is not None
    assert (match["weekend"], match["game"]) == (DAY, big.id)
    assert (weekday.status, weekday.data["code"]) == (404, "no_such_daily")


def test_a_bot_plays_and_time_runs_out() -> None:
    async def raced(page: Page) -> dict[str, Any]:
        begun = await page.begin(game="boogle", bots=["reader"], options={"time_s": 60})
        await page.watch(begun)
        for _ in range(70):
            page.clock.advance(1_000)
            await page.settle()
        return page.heard[-1]

    last = on_page(raced)
    assert last["outcome"]["reason"] == "time_up"
    assert len(last["scores"]) == 2


@pytest.mark.parametrize(
    ("method", "path", "data", "status", "code"),
    [
        ("GET", "/rooms/BCDF", None, 404, "needs_server"),
        ("POST", "/challenges", {}, 404, "needs_server"),
        ("GET", "/boards/boogle/en/all", None, 404, "needs_server"),
        ("POST", "/players", {}, 404, "needs_server"),
        ("DELETE", "/matches", None, 404, "needs_server"),
        ("POST", "/matches", {"game": "boogle", "challenge": "abcdefghij"}, 404, "needs_server"),
        ("POST", "/press/pdf", {"game": "wordsearch", "codes": True}, 404, "needs_server"),
        ("POST", "/press/doc", {"game": "wordsearch"}, 404, "needs_server"),
        ("POST", "/matches", {"game": "chess"}, 404, "no_such_game"),
        ("POST", "/matches", {"game": "boogle", "daily": "2099-01-01"}, 409, "not_yet_open"),
        ("POST", "/matches", {"game": "boogle", "daily": "2026-13-13"}, 404, "no_such_daily"),
        ("POST", "/matches", {"game": "boogle", "daily": DAY, "language": "xx"}, 404, "no_such_language"),
        ("POST", "/matches", {"game": "boogle", "bots": ["god"]}, 400, "no_such_bot"),
        ("POST", "/matches", b"{", 400, "bad_request"),
        ("POST", "/matches", b'"\xff"', 400, "bad_request"),
        ("GET", "/matches/nobody-has-it", None, 404, "no_such_match"),
        ("GET", "/daily/boogle/en/2026-11-15/answers", None, 409, "not_over"),
    ],
)
def test_a_refusal_has_a_stable_code(method: str, path: str, data: object, status: int, code: str) -> None:
    told = on_page(lambda page: page.ask(method, path, data))
    assert (told.status, told.data["code"]) == (status, code)
    assert told.data["message"] != f"refused-{code}"


def test_live_refusals_and_faults_cost_one_message() -> None:
    async def spoken(page: Page) -> list[dict[str, Any]]:
        begun = await page.begin(game="boogle")
        match = begun["match"]
        answers = [
            await page.say(type="submit", match=match, id="0", move={"type": "give_up"}),
            await page.say(type="join", room="BCDF"),
            await page.say(type="nonsense"),
            await page.watch(begun),
            await page.say(type="submit", match=match, id="1", move={"type": "dance"}),
            await page.say(type="ping"),
        ]
        await page.say(type="unwatch", match=match)
        return answers

    answers = on_page(spoken)
    assert [(one["type"], one.get("code")) for one in answers] == [
        ("refused", "not_your_seat"),
        ("error", "needs_server"),
        ("error", "bad_request"),
        ("frame", None),
        ("refused", "bad_move"),
        ("pong", None),
    ]


def test_a_page_that_has_lost_the_key_still_plays_its_match() -> None:
    async def played(page: Page) -> list[Any]:
        match = (await page.begin(game="hands", bots=["reader"]))["match"]
        watched = await page.say(type="watch", match=match)
        asked = await page.ask("GET", f"/matches/{match}")
        return [
            watched,
            asked.data["frame"],
            await page.say(type="submit", match=match, id="1", move=GIVE_UP),
        ]

    watched, asked, ended = on_page(played)
    assert (watched["seat"], asked["seat"], ended["seat"]) == (0, 0, 0)
    assert watched["view"] == asked["view"] is not None
    assert ended["move"] == "1"


class FullStorage(InMemory):
    async def append(self, match: str, seq: int, entry: bytes) -> None:
        raise Problem("not_kept")


def test_a_move_that_cannot_be_kept_is_not_made() -> None:
    async def moved(page: Page) -> Any:
        begun = await page.begin(game="hands")
        await page.watch(begun)
        told = await page.say(type="submit", match=begun["match"], id="1", move={"type": "give_up"})
        return told, (await page.ask("GET", f"/matches/{begun['match']}", key=begun["key"])).data

    told, info = on_page(moved, storage=FullStorage())
    assert (told["type"], told["code"], told["move"]) == ("refused", "not_kept", "1")
    assert (info["frame"]["seq"], info["frame"]["outcome"]) == (0, None)


def test_a_repeated_move_gets_its_first_answer() -> None:
    async def twice(page: Page) -> list[dict[str, Any]]:
        begun = await page.begin(game="hands")
        await page.watch(begun)
        wish = {"type": "submit", "match": begun["match"], "id": "1", "move": {"type": "give_up"}}
        return [await page.say(**wish) for _ in range(2)]

    one, two = on_page(twice)
    assert one["seq"] == two["seq"] == 1
    assert one["move"] == two["move"] == "1"


def test_a_fault_of_ours_costs_one_message_and_not_the_live_connection() -> None:
    hands = next(game for game in GAMES if game.id == "hands")

    def faulty(*given: object) -> Any:
        raise ZeroDivisionError

    async def moved(page: Page) -> list[dict[str, Any]]:
        begun = await page.begin(game="hands")
        await page.watch(begun)
        wish = {"type": "submit", "match": begun["match"], "id": "1", "move": {"type": "give_up"}}
        return [await page.say(**wish), await page.say(type="ping")]

    told, pong = on_page(moved, games=[replace(hands, apply=faulty)])
    assert (told["type"], told["code"], told["move"]) == ("error", "failed", "1")
    assert pong["type"] == "pong"


def test_a_clock_that_counts_up_stands_still_while_the_page_is_away() -> None:
    storage, clock = InMemory(), FakeClock()

    async def left(page: Page) -> dict[str, Any]:
        begun = await page.begin(game="wordsearch", daily=DAY)
        await page.watch(begun)
        clock.advance(5_000)
        return begun

    begun = on_page(left, storage=storage, clock=clock)
    clock.advance(600_000)

    async def back(page: Page) -> dict[str, Any]:
        return await page.watch(begun)

    assert on_page(back, storage=storage, clock=clock)["clock_ms"] == 5_000


def test_words_lessons_and_pages_to_print() -> None:
    maker = {"game": "wordsearch", "options": {"words": ["otter", "badger", "heron"]}, "seed": "s"}

    async def asked(page: Page) -> Any:
        return (
            (await page.ask("GET", "/words/en/cat")).data,
            (await page.ask("GET", "/lessons/hands/en")).data,
            (await page.ask("POST", "/press/preview", maker)).data,
            await page.answer("POST", "/press/svg", maker),
            await page.answer("POST", "/press/pdf", maker),
            await page.answer("POST", "/press/csv", maker),
            (await page.ask("POST", "/press/json", maker)).data,
            json.loads((await page.answer("GET", "/rooms", language="de")).body)["message"],
        )

    word, lesson, preview, svg, pdf, csv, record, refusal = on_page(asked)
    assert (word["known"], bool(lesson["pages"]), preview["pages"][0][:4]) == (True, True, "<svg")
    assert (svg.type, svg.body[:4]) == ("image/svg+xml", b"<svg")
    assert (pdf.type, pdf.body[:5], csv.type) == ("application/pdf", b"%PDF-", "text/csv")
    assert {one["word"].lower() for one in record["solution"]["words"]} == {"otter", "badger", "heron"}
    assert refusal.endswith("ohne Netz.")
