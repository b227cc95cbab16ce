"""Line mode on a server: the same loop, the same pipe; rooms, boards, and a server that goes away."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from unittest import mock

import pytest

from tests.golden.stage import play
from tests.ports import free_port
from tests.server.running import Running, running
from worderly.cli.commands import play as cli_play
from worderly.games import game_of
from worderly.store import words

HAND = ["hands", "--plain", "--hand", "ajef*rx"]


def said(arguments: list[str], typed: str, data: Path, code: int = 0) -> str:
    given, printed = play(arguments, typed, data)
    assert given == code, printed
    return printed


def test_a_hand_is_played_on_a_server_line_by_line(server: Running, tmp_path: Path) -> None:
    here = said(HAND, "jar\nzz\nf*x\n!!\n\n", tmp_path / "here")
    there = said([*HAND, "--server", server.url], "jar\nzz\nf*x\n!!\n\n", tmp_path / "there")
    whole = '"jar" earned 90 points. Total: 90 points'
    assert whole in there
    assert here.split("Par ")[0].split("\n")[:9] == there.split("Par ")[0].split("\n")[:9]


def test_a_match_left_on_a_server_is_offered_again(server: Running, tmp_path: Path) -> None:
    on = ["--server", server.url]
    said([*HAND, *on], "jar\n", tmp_path)
    asked = said([*HAND, *on], "y\nf*x\n", tmp_path)
    assert "A game of Hands is waiting, 1 move in." in asked
    assert "Total: 306 points" in asked
    listed = said(["--plain", *on], "r\n1\n!!\nq\n", tmp_path)
    assert "1 game is waiting for you" in listed
    assert "1 Hands: 2 moves in" in listed
    assert "Total score: 306 points" in listed
    assert "is waiting" not in said(["--plain", *on], "q\n", tmp_path)


def test_boogle_on_a_server_answers_with_its_own_list(server: Running, tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--board", "pers/latg/sine/ters", "--server", server.url]
    printed = said(game, "satin\nsatin\nqqq\n!pause\n\n!give up\ny\nq\n", tmp_path)
    assert "satin: " in printed
    assert "You already have" in printed
    assert "Paused, and unranked from here." in printed
    assert "Missed: " in printed


def test_words_of_ones_own_and_lists_of_ones_own_stay_here(server: Running, tmp_path: Path) -> None:
    printed = said([*HAND, "--server", server.url], "!allow jxr\n", tmp_path)
    assert "Words of your own count in games on this device" in printed
    listed = said([*HAND, "--lexicon", __file__, "--server", server.url], "", tmp_path / "new", code=1)
    assert "plays on this device only" in listed


def test_a_daily_is_put_on_the_board_after_the_notice(server: Running, tmp_path: Path) -> None:
    with mock.patch("tests.golden.stage.TODAY", datetime.now(UTC).date()):
        game = ["hands", "--plain", "--daily", "--server", server.url]
        printed = said(game, "!!\ny\nPlainly\nq\n", tmp_path)
        board = said(["leaders", "--game", "hands", "--server", server.url], "", tmp_path)
        again = said(game, "a\n!!\nq\n", tmp_path)
    assert "worderly forget --server" in printed
    assert "Your result is on the leader board." in printed
    assert re.search(r"Plainly #\d+ 0 \(you\)", board)
    assert "You are one of the first today." in printed
    result, _, practice = again.partition("Current Hand")
    assert "You are one of the first today.\nYou have finished this one" in result
    assert "The game is over. Press Enter" not in result
    assert "this one was practice" in practice


def test_a_server_that_goes_away_ends_a_pipe_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A port that nobody else is given when the server has gone.
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, at=free_port()) as here:
        game = [*HAND, "--server", here.url]
        said(game, "jar\n", tmp_path / "player")
    # Not before: one who has no patience at all may give up on a server that is there.
    monkeypatch.setattr(cli_play, "PATIENCE_S", 0.2)
    printed = said(game, "y\n", tmp_path / "player", code=1)
    assert printed == f"The server {here.url} does not answer; check its address and the network.\n"


@pytest.mark.parametrize(
    ("game", "word", "answer"),
    [
        (["hands", "--hand", "aci*prt"], "part", '"part" earned 114 points'),
        (["boogle", "--board", "pers/latg/sine/ters"], "satin", "satin: 14 points"),
        (["wordsearch", "--theme", "ocean"], "!hint", "15 seconds are added"),
    ],
)
def test_a_room_is_opened_and_played_to_its_winner_from_a_pipe(
    game: list[str], word: str, answer: str, server: Running, tmp_path: Path
) -> None:
    room = ["room", "create", *game, "--plain", "--name", "Piper", "--server", server.url]
    level = game_of(game[0]).levels[0]
    lines = f"/bot nobody\n/bot {level}\n/start\n{word}\n/scores\n/end\n\n/quit\n"
    printed = said(room, lines, tmp_path)
    assert "There is no such bot" in printed
    assert answer in printed
    assert re.search(r"^Piper.* · host$", printed, re.MULTILINE)
    assert re.search(r"Room \w{4}: the game is over", printed)
    assert re.search(r"wins!|A tie between", printed)


def test_a_question_of_the_game_takes_the_commands_of_the_room_too(server: Running, tmp_path: Path) -> None:
    room = ["room", "create", "hands", "--plain", "--name", "Asker", "--server", server.url]
    printed = said(room, "/bot beginner\n/start\n/scores\n/quit\n", tmp_path)
    _, after = printed.split("substitute a letter? /scores\n")
    assert "Asker" in after.split("substitute a letter? /quit")[0]
    assert "Enter word" not in after


def test_the_rooms_of_a_player_are_listed_for_people_and_for_scripts(server: Running, tmp_path: Path) -> None:
    ask = ["room", "list", "--server", server.url]
    assert said(ask, "", tmp_path).strip() == f"You are in no room on {server.url}."
    said(["room", "create", "hands", "--plain", "--name", "Lister", "--server", server.url], "", tmp_path)
    (room,) = json.loads(said([*ask, "--json"], "", tmp_path))
    assert (room["game"], room["phase"], room["members"]) == ("hands", "lobby", 1)
    assert said(ask, "", tmp_path).startswith(f"Room {room['room']}: waiting to start · Hands · {server.url}")


def test_a_room_that_is_not_there_is_one_sentence(server: Running, tmp_path: Path) -> None:
    printed = said(["room", "join", "zzzz", "--plain", "--server", server.url], "", tmp_path, code=1)
    assert printed.splitlines()[-1] == "There is no room with that code."


def test_a_report_on_a_server_reaches_its_host(server: Running, tmp_path: Path) -> None:
    on_server = [*HAND, "--server", server.url]
    printed = said(on_server, "!report jar\n!report jxr\n!report 1\n", tmp_path)
    assert "“jar” is reported to the host of this server" in printed
    assert "Please add the word, in letters" in printed
    rows = server.service.store.read_now(words.reports)
    assert {(row.word, row.kind) for row in rows} >= {("jar", "out"), ("jxr", "in")}


def test_the_commands_of_todays_list_name_its_server(server: Running, tmp_path: Path) -> None:
    printed = said(["daily", "--server", server.url], "", tmp_path)
    assert f"worderly wizards --daily --server {server.url}" in printed
    assert printed.count(f"--daily --server {server.url}") == printed.count("--daily")
