"""Matches that were played without a server join a player's figures: the server plays them again."""

import json
from datetime import date
from typing import Any

import httpx
import pytest

from tests.server.running import Running, Turn
from tests.server.test_rest import DAY_MS, NOON_MS, refused
from worderly.device.local.daily import local_daily
from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, GiveUp, Options, Refused, Stamp, encode, play, start
from worderly.kit.game import TimeUp
from worderly.table.catalog import Catalog

PLACE = "/api/me/local-matches"
HAND: dict[str, Any] = {"hand": "aci*prt"}
PART = {"seat": 0, "at_ms": 1_000, "move": {"type": "play", "word": "part"}}
END = {"seat": 0, "at_ms": 2_000, "move": {"type": "give_up"}}


def hands(*moves: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {
        "match": "local-0123456789ab",
        "game": "hands",
        "language": "en",
        "options": HAND,
        "seed": "7",
        "moves": moves,
        "ended_ms": NOON_MS,
        **changes,
    }


def test_a_match_joins_the_history_with_the_score_of_the_replay(server: Running) -> None:
    ann, _ = server.player("Ann Away")
    joined = ann.post(PLACE, json=hands(PART, END))
    assert (joined.status_code, joined.json()["score"]) == (200, 114)
    assert ann.post(PLACE, json=hands(PART, END)).status_code == 200
    (kept,) = ann.get("/api/me/matches").json()["matches"]
    assert (kept["match"], kept["score"], kept["date"]) == ("local-0123456789ab", 114, None)


def tools(language: str = "en") -> Tools:
    return Catalog(GAMES).tools(Options(languages=(language,)), 0)


def some_match(game: AnyGame, state: Any, words: Tools) -> tuple[list[dict[str, Any]], int]:
    """Some moves of a player without a plan, then the end; with the score."""
    moves, chance = [], Chance("moves")
    for at in range(1, 6):
        move = game.sample(state, 0, chance, words)
        if game.outcome(state) is None:
            try:
                state = play(game, state, Stamp(0, at * 100), move, words).state
            except Refused:
                continue
            moves.append({"seat": 0, "at_ms": at * 100, "move": json.loads(encode(move))})
    if game.outcome(state) is None:
        state = play(game, state, Stamp(0, 900), GiveUp(), words).state
        moves.append({"seat": 0, "at_ms": 900, "move": {"type": "give_up"}})
    return moves, game.scores(state)[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_is_played_again_from_its_seed(server: Running, game: AnyGame) -> None:
    ann, _ = server.player("Ann Again")
    words = tools()
    moves, score = some_match(game, start(game, game.Options(), "again", words), words)
    joined = ann.post(PLACE, json=hands(*moves, game=game.id, options=None, seed="again"))
    assert joined.status_code == 200, joined.text
    assert joined.json()["score"] == score


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_local_daily_is_dealt_from_its_public_seed(turn: Turn, language: str) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    game, words = next(game for game in GAMES if game.id == "boogle"), tools(language)
    moves, score = some_match(game, local_daily(game, language, date(2026, 11, 15), words).state, words)
    wish = hands(*moves, game="boogle", language=language, options=None, seed=None, daily="2026-11-15")
    joined = ann.post(PLACE, json=wish)
    assert (joined.status_code, joined.json()["score"]) == (200, score), joined.text
    assert joined.json()["date"] is None


FORGED = [
    ("no end", hands(PART), "not_over"),
    ("more after the end", hands(END, END), "game_over"),
    ("the clock goes back", hands({**PART, "at_ms": 3_000}, END), "bad_log"),
    ("another seat", hands({**PART, "seat": 1}, END), "no_such_seat"),
    ("another game's move", hands({**PART, "move": {"type": "reveal", "row": 0, "col": 0}}, END), "bad_move"),
    ("an early end of time", hands({**END, "move": {"type": "time_up"}}), "not_yet"),
    ("a slur as an own word", hands(PART, END, allowed=["p4rt"]), "no_list_word"),
    ("a day to come", hands(END, daily="2999-01-01"), "no_such_daily"),
    ("no such game", hands(END, game="chess"), "no_such_game"),
    ("no such language", hands(END, daily="2026-11-15", language="xx"), "no_such_language"),
    ("an id of the server", hands(END, match="0123456789abcdef"), "bad_request"),
    ("a score of its own", hands(END, score=9_999), "bad_request"),
    ("no weekend of this game", hands(END, weekend="2026-11-14"), "no_such_daily"),
]


@pytest.mark.parametrize(("wish", "code"), [each[1:] for each in FORGED], ids=[each[0] for each in FORGED])
def test_a_forged_log_is_refused_and_nothing_is_kept(
    server: Running, wish: dict[str, Any], code: str
) -> None:
    eve, _ = server.player("Eve")
    assert refused(eve.post(PLACE, json=wish))[1] == code
    assert eve.get("/api/me/matches").json()["matches"] == []


@pytest.mark.parametrize("word", ["zebra", "trapic"], ids=["letters not held", "no word"])
def test_a_word_that_is_none_has_no_points(server: Running, word: str) -> None:
    eve, _ = server.player("Eve")
    wish = hands({**PART, "move": {"type": "play", "word": word}}, END)
    assert eve.post(PLACE, json=wish).json()["score"] == 0


def test_no_move_is_made_after_the_time(server: Running) -> None:
    eve, _ = server.player("Eve")
    late = {"seat": 0, "at_ms": 70_000, "move": {"type": "give_up"}}
    wish = hands(late, game="boogle", options={"time_s": 60})
    assert refused(eve.post(PLACE, json=wish)) == (409, "bad_log")
    moves = [{"seat": 0, "at_ms": at_ms, "move": json.loads(encode(TimeUp()))} for at_ms in (60_000, 65_000)]
    assert eve.post(PLACE, json={**wish, "moves": moves}).status_code == 200


def test_an_own_word_counts_where_it_was_allowed(server: Running) -> None:
    ann, _ = server.player("Ann")
    own = {**PART, "move": {"type": "play", "word": "trapic"}}
    assert ann.post(PLACE, json=hands(own, END, allowed=["trapic"])).json()["score"] > 0


def test_a_result_without_its_moves_is_not_believed(server: Running) -> None:
    eve, _ = server.player("Eve")
    claimed = {"match": "local-0123456789ab", "game": "hands", "language": "en", "score": 9_999, "at_ms": 1}
    assert refused(eve.post("/api/me/matches", json={"matches": [claimed]})) == (409, "bad_log")


def test_the_end_is_not_in_the_future(turn: Turn) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    assert ann.post(PLACE, json=hands(END, ended_ms=NOON_MS + DAY_MS)).json()["at_ms"] == NOON_MS


def test_who_has_no_player_has_no_figures_here(server: Running) -> None:
    assert refused(server.browser().post(PLACE, json=hands(END))) == (401, "no_player")


def test_playing_matches_again_has_a_limit(turn: Turn) -> None:
    here, _ = turn
    ann, _ = here.player("Ann")
    answers: list[httpx.Response] = []
    while not answers or (answers[-1].status_code == 200 and len(answers) < 500):
        answers.append(ann.post(PLACE, json=hands(END)))
    assert refused(answers[-1]) == (429, "too_fast")
