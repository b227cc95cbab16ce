"""Boards that can be believed: what an attacker tried on the dailies, and what the host can do about it."""

import json
import threading
from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner

from tests.server.running import Running, Turn, running
from tests.server.test_rest import NOON_MS, begin, move, refused
from worderly.cli.commands.host.admin import admin
from worderly.games import game_of
from worderly.kit import decode
from worderly.store import dailies
from worderly.table.clock import FakeClock

DAY = "2026-11-15"


def ends_of_words(here: Running) -> list[tuple[Any, Any]]:
    """What an attacker knows after giving up: where the twelve words of the day are."""
    row = here.service.store.read_now(lambda c: dailies.newest(c, "wordsearch", "en", DAY))
    assert row is not None
    game = game_of("wordsearch")
    solution: Any = game.solution(decode(row.start, game.State))
    return [(word.cells[0], word.cells[-1]) for word in solution.words]


def solve(
    turn: Turn, client: httpx.Client, step_ms: int, begun: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Points at every word of the day, one in each step."""
    here, clock = turn
    begun = begun or begin(client, game="wordsearch", daily=DAY)
    for number, (start, end) in enumerate(ends_of_words(here)):
        clock.jump_to(clock.now_ms() + step_ms)
        answer = move(client, begun, f"w{number}", type="draw", start=start, end=end)
        assert answer.status_code == 200, answer.text
    assert answer.json()["outcome"]["reason"] == "all_found"
    return begun


def board(client: httpx.Client) -> list[tuple[str, int]]:
    """(name, ms) on the board of the day."""
    rows = client.get(f"/api/boards/wordsearch/en/{DAY}").json()["top"]
    return [(row["info"]["name"], row["time_ms"]) for row in rows]


def why(client: httpx.Client, begun: dict[str, Any]) -> str | None:
    """What the player is told about a result that was kept but not ranked."""
    headers = {"Worderly-Key": begun["key"]} if begun["key"] else {}
    told: str | None = client.get(f"/api/matches/{begun['match']}/others", headers=headers).json()["unranked"]
    return told


def desk(here: Running, *command: str) -> Any:
    done = CliRunner().invoke(admin, [*command, "--database", here.service.store.url])
    assert done.exit_code == 0, done.output
    return json.loads(done.output) if "--json" in command else done.output


def test_twelve_words_in_less_than_half_a_second_are_kept_but_not_ranked(turn: Turn) -> None:
    here, _ = turn
    (fast, _), (quick, _) = here.player("Fast"), here.player("Quick")
    begun, believed = solve(turn, fast, 31), solve(turn, quick, 2_000)
    assert (why(fast, begun), why(quick, believed)) == ("too_fast", None)
    assert board(quick) == [("Quick", 24_000)]
    assert begun["match"] in [one["match"] for one in fast.get("/api/me/matches").json()["matches"]]
    (flag,) = desk(here, "flags", "--json")
    assert (flag["name"], flag["flag"], flag["state"]) == ("Fast", "too_fast", "kept")
    assert (flag["time_ms"], flag["elapsed_ms"], flag["match"]) == (372, 372, begun["match"])


def test_a_puzzle_solved_in_a_pause_is_not_ranked(turn: Turn) -> None:
    here, clock = turn
    ann, token = here.player("Ann")
    begun = begin(ann, game="wordsearch", daily=DAY)
    with here.live(token) as talk:
        talk.ask("frame", type="watch", match=begun["match"])
        assert talk.ask("frame", type="pause", match=begun["match"], id="p")["paused"]
        clock.jump_to(clock.now_ms() + 60_000)
        assert not talk.ask("frame", type="resume", match=begun["match"], id="r")["paused"]
        solve(turn, ann, 1_500, begun)
    assert board(ann) == []
    assert why(ann, begun) == "paused_and_fast"
    (flag,) = desk(here, "flags", "--json")
    assert (flag["flag"], flag["elapsed_ms"], flag["pauses"]) == ("paused_and_fast", 78_000, 1)
    assert "fast after a long pause, not ranked" in desk(here, "flags")


def test_a_pause_alone_keeps_the_rank_and_its_wall_time(turn: Turn) -> None:
    here, clock = turn
    ann, token = here.player("Ann")
    begun = begin(ann, game="wordsearch", daily=DAY)
    with here.live(token) as talk:
        talk.ask("frame", type="watch", match=begun["match"])
        talk.ask("frame", type="pause", match=begun["match"], id="p")
        clock.jump_to(clock.now_ms() + 60_000)
        talk.ask("frame", type="resume", match=begun["match"], id="r")
        solve(turn, ann, 4_000, begun)
    assert board(ann) == [("Ann", 48_000)]
    (row,) = desk(here, "results", "list", "wordsearch", DAY, "--json")
    assert (row["elapsed_ms"], row["pauses"], row["flag"]) == (108_000, 1, None)


def test_a_match_given_up_beside_another_ends_the_rank_of_both(turn: Turn) -> None:
    """Both were begun before the device had seen anything."""
    here, _ = turn
    device = here.browser()
    first, second = (begin(device, game="wordsearch", daily=DAY) for _ in range(2))
    assert first["frame"]["ranked"]
    move(device, first, "end", type="give_up")
    solve(turn, device, 3_000, second)
    assert why(device, second) == "seen"
    assert desk(here, "flags", "--json") == [], "who plays again for practice does not concern the host"
    device.post("/api/players", json={"notice": True, "name": "Ida"})
    claim = device.post(f"/api/matches/{second['match']}/result", json={"key": second["key"]})
    assert refused(claim) == (409, "not_ranked")
    assert board(device) == []


def test_a_player_who_goes_on_where_the_solution_was_seen_is_not_ranked(turn: Turn) -> None:
    here, _ = turn
    ann, token = here.player("Ann")
    mine = begin(ann, game="wordsearch", daily=DAY)
    other = here.browser()
    seen = begin(other, game="wordsearch", daily=DAY)
    move(other, seen, "end", type="give_up")
    other.headers["Authorization"] = f"Bearer {token}"
    assert begin(other, game="wordsearch", daily=DAY)["match"] == mine["match"]
    solve(turn, other, 3_000, {**mine, "key": None})
    assert board(ann) == []
    assert why(ann, mine) == "seen"


def test_an_anonymous_result_that_is_not_believed_cannot_be_claimed(turn: Turn) -> None:
    here, _ = turn
    device = here.browser()
    begun = solve(turn, device, 10)
    device.post("/api/players", json={"notice": True, "name": "Ida"})
    claim = device.post(f"/api/matches/{begun['match']}/result", json={"key": begun["key"]})
    assert refused(claim) == (409, "not_ranked")
    assert board(device) == []


def test_five_players_who_claim_one_match_at_once_get_it_once(database: str, tmp_path: Path) -> None:
    """On PostgreSQL two of them may look at the seat before either has taken it."""
    with running(database, tmp_path, FakeClock(NOON_MS)) as here:
        begun = begin(here.browser(), daily=DAY)
        move(here.browser(), begun, "end", type="give_up")
        clients = [here.player(f"Player {number}")[0] for number in range(5)]
        codes: list[int] = []

        def claim(client: httpx.Client) -> None:
            answer = client.post(f"/api/matches/{begun['match']}/result", json={"key": begun["key"]})
            codes.append(answer.status_code)

        threads = [threading.Thread(target=claim, args=(client,)) for client in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [204, 403, 403, 403, 403]
        assert here.http.get(f"/api/boards/hands/en/{DAY}").json()["count"] == 1


def test_the_host_takes_a_result_off_and_puts_it_back(turn: Turn) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    begun = solve(turn, ann, 2_000)
    assert board(ann) == [("Ann", 24_000)]
    assert "24.0 s" in desk(here, "results", "list", "wordsearch", DAY)
    assert begun["match"] in desk(here, "results", "remove", begun["match"])
    assert board(ann) == []
    assert why(ann, begun) == "removed"
    assert ann.get("/api/boards/wordsearch/en/all").json()["count"] == 0
    desk(here, "results", "restore", begun["match"])
    assert board(ann) == [("Ann", 24_000)]


def test_the_host_can_believe_what_was_too_fast(turn: Turn) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    begun = solve(turn, ann, 500)
    assert board(ann) == []
    desk(here, "results", "restore", begun["match"])
    assert board(ann) == [("Ann", 6_000)]
    assert "restored by the host" in desk(here, "flags")


def test_a_match_without_a_result_is_said(turn: Turn) -> None:
    here, _ = turn
    for command in ("remove", "restore"):
        done = CliRunner().invoke(
            admin, ["results", command, "no-such-match", "--database", here.service.store.url]
        )
        assert done.exit_code != 0
        assert "no-such-match" in done.output
    assert desk(here, "results", "list", "hands", DAY) == "Nothing is ranked there.\n"
    assert desk(here, "flags") == "No result is doubtful.\n"
