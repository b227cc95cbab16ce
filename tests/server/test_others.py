"""How others did, challenges on a daily, and the matches that follow a player, over REST."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, Turn
from tests.server.test_rest import DAY_MS, NOON_MS, begin, move, refused
from worderly.games import GAMES, game_of
from worderly.kit import decode
from worderly.lexicon import Lexicon
from worderly.store import dailies
from worderly.store.database.counts import count_rows
from worderly.store.ranking import others

DAY = "2026-11-15"


def best_word(here: Running) -> str:
    """The first word of the day's best line."""
    row = here.service.store.read_now(lambda c: dailies.newest(c, "hands", "en", DAY))
    assert row is not None
    game = game_of("hands")
    solution: Any = game.solution(decode(row.start, game.State))
    return str(solution.par_line[0].word)


def play(client: httpx.Client, *words: str, **wish: Any) -> dict[str, Any]:
    begun = begin(client, **{"daily": DAY, **wish})
    for number, word in enumerate(words):
        assert move(client, begun, f"w{number}", type="play", word=word).status_code == 200
    move(client, begun, "end", type="give_up")
    return begun


def seen(client: httpx.Client, begun: dict[str, Any]) -> dict[str, Any]:
    key = {"Worderly-Key": begun["key"]} if begun["key"] else {}
    answer = client.get(f"/api/matches/{begun['match']}/others", headers=key)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


# --- how others did ------------------------------------------------------------


def test_a_place_among_the_first_tries_from_ten_players_on(turn: Turn) -> None:
    here, _ = turn
    first = here.browser()
    mine = play(first)
    for _ in range(8):
        play(here.browser())
    assert seen(first, mine) == {
        "players": 0,
        "average": None,
        "place": None,
        "percent": None,
        "unit": "points",
        "bars": [],
        "words": [],
        "unranked": None,
    }
    best = here.browser()
    winner = play(best, best_word(here))
    points = here.http.get(f"/api/matches/{winner['match']}").json()["frame"]["scores"][0]
    top, low = seen(best, winner), seen(first, mine)
    assert (top["players"], top["place"], top["percent"], top["average"]) == (10, 1, 100, round(points / 10))
    assert (low["players"], low["percent"]) == (10, 0)
    assert sum(bar["count"] for bar in top["bars"]) == 10
    assert top["words"] == [], "the words are answers while the day is open"


def test_a_device_is_counted_once_and_a_player_too(turn: Turn) -> None:
    here, _ = turn
    guest, (ann, _) = here.browser(), here.player("Ann")
    assert play(guest)["frame"]["ranked"]
    again = play(guest)
    assert not again["frame"]["ranked"], "this device has seen the solution"
    play(ann)
    play(ann)
    here.call(here.service.ranking.run())
    crowd = here.service.store.read_now(lambda c: others.crowd(c, f"hands/en/{version()}/{DAY}"))
    assert crowd.players == 2


def test_a_device_is_remembered_until_the_day_closes_and_by_a_hash_only(turn: Turn) -> None:
    here, clock = turn
    answer = here.browser().post("/api/matches", json={"game": "hands", "daily": DAY})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"worderly-{DAY}=")
    assert "HttpOnly" in cookie
    assert "Max-Age=86400" in cookie
    assert "set-cookie" not in here.browser().post("/api/matches", json={"game": "hands"}).headers
    archive = here.browser().post("/api/matches", json={"game": "hands", "daily": "2026-11-01"})
    assert "set-cookie" not in archive.headers
    clock.jump_to(NOON_MS + 3 * DAY_MS)
    here.call(here.service.maintain())
    value = cookie.split(";")[0].partition("=")[2].encode()
    assert value not in Path(here.service.store.url.removeprefix("sqlite:///")).read_bytes()


def test_the_share_that_found_each_word_is_shown_with_the_answers(turn: Turn) -> None:
    here, clock = turn
    letters = begin(here.browser(), daily=DAY)["frame"]["view"]["dealt"]
    word = next(word for word in Lexicon.open("en").anagrams(letters.replace("*", "")) if len(word) > 2)
    for number in range(10):
        play(here.browser(), *([word] if number < 4 else []))
    here.call(here.service.ranking.run())
    clock.jump_to(NOON_MS + 2 * DAY_MS)
    answers = here.http.get(f"/api/daily/hands/en/{DAY}/answers").json()
    assert answers["others"]["players"] == 10
    assert answers["others"]["words"] == [{"word": word, "percent": 40}]
    late = play(here.browser())
    assert seen(here.http, {**late, "key": None})["players"] == 10, "the day is closed"


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_is_counted(turn: Turn, game: str) -> None:
    here, _ = turn
    begun = play(here.browser(), game=game)
    here.call(here.service.ranking.run())
    crowd = here.service.store.read_now(lambda c: others.crowd(c, begun["daily"]))
    assert crowd.players == 1


def version() -> int:
    return int(game_of("hands").days().version)


# --- a challenge on a daily ------------------------------------------------------


def test_a_challenge_on_an_open_daily_is_to_play_that_daily(turn: Turn) -> None:
    here, clock = turn
    ann, friend = here.browser(), here.browser()
    mine = play(ann)
    made = ann.post("/api/challenges", json={"match": mine["match"], "key": mine["key"]}).json()
    assert made["daily"] == mine["daily"]
    begun = begin(friend, challenge=made["challenge"])
    assert (begun["daily"], begun["challenge"]) == (mine["daily"], made["challenge"])
    assert begun["frame"]["ranked"]
    assert refused(friend.get(f"/api/matches/{mine['match']}/replay")) == (409, "not_over")
    move(friend, begun, "w", type="play", word=best_word(here))
    move(friend, begun, "end", type="give_up")
    shown = friend.get(f"/api/challenges/{made['challenge']}").json()
    assert [result["match"] for result in shown["results"]] == [None, None], "a replay shows the answers"
    assert shown["results"][0]["score"] > shown["results"][1]["score"] == 0
    clock.jump_to(NOON_MS + 2 * DAY_MS)
    late = begin(here.browser(), challenge=made["challenge"])
    assert (late["daily"], late["frame"]["ranked"]) == (None, False)
    shown = here.http.get(f"/api/challenges/{made['challenge']}").json()
    assert shown["daily"] is None
    assert {result["match"] for result in shown["results"]} == {mine["match"], begun["match"]}


def test_a_daily_that_was_played_before_the_link_was_opened_is_entered(turn: Turn) -> None:
    here, _ = turn
    ann, friend = here.browser(), here.browser()
    mine = play(ann)
    made = ann.post("/api/challenges", json={"match": mine["match"], "key": mine["key"]}).json()
    place = f"/api/challenges/{made['challenge']}/entries"
    other = play(friend)
    practice = begin(friend)
    assert refused(friend.post(place, json={"match": other["match"], "key": "x" * 22}))[0] == 403
    assert refused(friend.post(place, json={"match": practice["match"], "key": practice["key"]}))[0] == 404
    for _ in range(2):
        shown = friend.post(place, json={"match": other["match"], "key": other["key"]}).json()
    assert len(shown["results"]) == 2


# --- what follows a player --------------------------------------------------------


def test_matches_follow_a_player_to_another_device(turn: Turn) -> None:
    here, _ = turn
    home, away = here.browser(), here.browser()
    words = home.post("/api/players", json={"notice": True, "name": "Ann"}).json()["recovery"]
    begun = play(home)
    old = {"match": "from-before", "game": "boogle", "language": "fr", "score": 9, "at_ms": 5}
    home.post("/api/me/matches", json={"matches": [old]})
    assert away.post("/api/recover", json={"words": words}).status_code == 201
    kept = away.get("/api/me/matches").json()["matches"]
    assert [(one["match"], one["date"]) for one in kept] == [("from-before", None), (begun["match"], DAY)]
    assert here.http.get("/api/me/matches").status_code == 401
    (figures,) = away.get("/api/me").json()["stats"]
    assert (figures["games"], figures["streak"]["days"]) == (1, 1)


@pytest.mark.parametrize("date", ["2026-02-30", "2025-12-31", "2026-11-17"])
def test_a_date_without_a_daily_is_refused(turn: Turn, date: str) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    match = {"match": "made-up-id", "game": "hands", "language": "en", "score": 9, "at_ms": 5, "date": date}
    answer = ann.post("/api/me/matches", json={"matches": [match]})
    assert refused(answer) == (404, "no_such_daily")
    assert ann.get("/api/me").status_code == 200


def test_milestones_are_counted_for_a_device_without_a_player_and_nothing_is_stored(turn: Turn) -> None:
    here, _ = turn
    before = here.service.store.read_now(count_rows)
    week = [{"game": "hands", "date": f"2026-11-{day:02}", "at_ms": day} for day in range(9, 16)]
    words = [{"game": "boogle", "longest": letters, "at_ms": 20 + letters} for letters in (5, 8)]
    # The order does not matter: a device appends what other devices have played.
    answer = here.http.post("/api/milestones", json={"matches": [*words, *reversed(week)]})
    assert answer.json()["milestones"] == [
        {"kind": "days", "value": 7, "game": "", "at_ms": 15},
        {"kind": "longest", "value": 8, "game": "boogle", "at_ms": 28},
    ]
    assert here.service.store.read_now(count_rows) == before


def test_a_player_and_a_device_have_the_same_milestones(turn: Turn) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    matches = [
        {"game": game, "date": DAY, "at_ms": at, "flawless": True, "longest": 5 + at}
        for at, game in enumerate(game.id for game in GAMES)
    ]
    named = [{**one, "match": f"match-id-{one['at_ms']}", "language": "en", "score": 1} for one in matches]
    ann.post("/api/me/matches", json={"matches": named})
    counted = here.http.post("/api/milestones", json={"matches": matches}).json()["milestones"]
    assert {one["kind"] for one in counted} == {"flawless", "longest", "all_games"}
    assert counted == ann.get("/api/me").json()["milestones"]


def test_the_results_of_years_fit_into_one_question(turn: Turn) -> None:
    here, _ = turn
    match = {"game": "battlewords", "date": DAY, "at_ms": NOON_MS, "flawless": True, "longest": 10}
    answer = here.http.post("/api/milestones", json={"matches": [match] * 10_000})
    assert len(answer.json()["milestones"]) == 10_000
    wrong = here.http.post("/api/milestones", json={"matches": [{**match, "date": "2026-02-30"}]})
    assert refused(wrong) == (404, "no_such_daily")


def test_the_download_has_the_history_and_the_deletion_removes_it(turn: Turn) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    begun = play(ann)
    (kept,) = ann.get("/api/me/data").json()["history"]
    assert (kept["match"], kept["game"], kept["score"]) == (begun["match"], "hands", 0)
    assert ann.delete("/api/me").status_code == 204
    rows = here.service.store.read_now(count_rows)
    assert rows["history"] == 0
    assert rows["players"] == 0
