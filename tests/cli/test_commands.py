"""What the commands promise: help, completion, the manual page, JSON, and nothing replaced unasked."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.stage import play
from worderly.boogle import Board
from worderly.cli.app import run
from worderly.cli.manual import page
from worderly.device.local.results import Result, Results
from worderly.games import IDS
from worderly.lexicon import Lexicon

ROOT = Path(__file__).parents[2]
ESCAPE = "\x1b[31m"


def said(arguments: str, data: Path, typed: str = "", code: int = 0) -> str:
    given, printed = play(arguments.split(), typed, data)
    assert given == code, printed
    return printed


# --- help ---------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["wizards --book TOME", "wizards --wizard Shield", "boogle --time OFF"])
def test_a_value_is_accepted_in_any_case(command: str, tmp_path: Path) -> None:
    assert "cannot be" not in said(f"{command} --plain --seed 1", tmp_path)


def test_help_names_defaults_and_shows_values_in_lower_case(tmp_path: Path) -> None:
    shown = " ".join(said("wizards -h", tmp_path).split())
    assert "--book scroll|spellbook|tome|codex|bibliotheca" in shown
    assert "(15–30, default 15)" in shown
    assert "(default 127.0.0.1)" in " ".join(said("serve -h", tmp_path).split())


@pytest.mark.parametrize("game", IDS)
def test_make_lists_only_options_that_matter_there(game: str, tmp_path: Path) -> None:
    shown = said(f"make {game} --help", tmp_path)
    assert all(name not in shown for name in ("--plain ", "--players", "--machine"))
    assert shown.index("Printing and books") > shown.index("--json")


def test_an_option_that_make_does_not_list_still_works(tmp_path: Path) -> None:
    assert "grid" in said("make boogle --plain --same-board --seed 1 --json", tmp_path)


def test_the_manual_page_in_the_tree_is_of_these_commands(capsys: pytest.CaptureFixture[str]) -> None:
    run(["--help"])  # sets the language
    capsys.readouterr()
    assert (ROOT / "docs" / "worderly.1").read_text(encoding="utf-8") == page()


# --- completion -----------------------------------------------------------------------


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion_script(shell: str, tmp_path: Path) -> None:
    assert f"_WORDERLY_COMPLETE={shell}_complete" in said(f"completion {shell}", tmp_path)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("worderly so", ["plain,solve"]),
        ("worderly wizards --book t", ["plain,tome"]),
        ("worderly hands --lang f", ["plain,fr"]),
        ("worderly hands --lexicon x", ["file,x"]),
        ("worderly completion f", ["plain,fish"]),
    ],
)
def test_commands_options_and_values_are_completed(words: str, offered: list[str]) -> None:
    program = [sys.executable, "-c", "from worderly.cli import main; main()"]
    environment = {
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split()) - 1),
        "_WORDERLY_COMPLETE": "bash_complete",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout.split() == offered, done.stderr


# --- JSON -----------------------------------------------------------------------------


def test_daily_stats_and_leaders_answer_in_json(tmp_path: Path) -> None:
    said("hands --plain --daily", tmp_path, "!!\nq\n")
    daily = json.loads(said("daily --json", tmp_path))
    assert (daily["date"], daily["number"]) == ("2026-02-03", 34)
    assert {one["game"]: one["state"] for one in daily["puzzles"]} == {
        **dict.fromkeys(IDS, "open"),
        "hands": "played",
    }
    stats = json.loads(said("stats --json", tmp_path))
    assert [one["games"] for one in stats if one["game"] == "hands"] == [1]
    assert {one["game"]: one["milestones"] for one in stats} == {game: [] for game in IDS}
    (tmp_path / "in.csv").write_text("ann,12\n")
    said(f"leaders import {tmp_path / 'in.csv'} --game hands", tmp_path)
    boards = json.loads(said("leaders --json --game hands", tmp_path))
    assert boards[0]["entries"] == [{"rank": 1, "name": "ann", "points": 12, "is_you": False}]


def test_the_figures_in_json_have_the_milestones_of_each_game(tmp_path: Path) -> None:
    results = Results(tmp_path / "player" / "results.jsonl")
    for day in range(1, 4):
        played = f"2026-02-0{day}"
        one = Result("boogle", "en", played, 9, "", daily=played, flawless=day > 1, longest=4 + day)
        results.add(one)
    stats = {one["game"]: one["milestones"] for one in json.loads(said("stats --json", tmp_path))}
    assert stats["boogle"] == [
        {"kind": "flawless", "value": 1, "date": "2026-02-02"},
        {"kind": "longest", "value": 6, "date": "2026-02-02"},
        {"kind": "flawless", "value": 2, "date": "2026-02-03"},
        {"kind": "longest", "value": 7, "date": "2026-02-03"},
    ]
    assert stats["hands"] == []


# --- nothing is replaced unasked --------------------------------------------------------


def test_a_leader_board_is_not_written_over_a_file_unasked(tmp_path: Path) -> None:
    kept = tmp_path / "leaders.csv"
    kept.write_text("mine")
    assert "is there already" in said(f"leaders export {kept}", tmp_path, code=1)
    assert kept.read_text() == "mine"
    said(f"leaders export {kept} --yes", tmp_path)
    assert kept.read_text() != "mine"


def test_forget_asks_about_the_server_that_it_would_tell(tmp_path: Path) -> None:
    printed = said("forget --server https://words.example.org", tmp_path, "n\n")
    assert "everything that https://words.example.org keeps about you" in printed
    assert "on this device" not in printed


# --- errors -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("daliy", "worderly has no command “daliy”; did you mean daily?"),
        ("make wordserch", "worderly make has no command “wordserch”; did you mean wordsearch?"),
        ("wizards --bok tome", "worderly wizards has no option --bok; did you mean --book?"),
        ("room join AEIO --server http://127.0.0.1:9", "“AEIO” is not the code of a room"),
    ],
)
def test_a_mistake_gets_one_sentence_that_helps(arguments: str, says: str, tmp_path: Path) -> None:
    printed = said(arguments, tmp_path, code=2)
    assert says in printed
    assert printed.count("\n") == 1
    assert "^" not in printed


def test_a_used_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        printed = said(f"serve --port {port} --data {tmp_path}", tmp_path, code=1)
    assert printed == (
        f"Port {port} of 127.0.0.1 cannot be used (Address already in use); choose another one with --port.\n"
    )


@pytest.mark.parametrize(
    "arguments", ["lexicon check FILE", "leaders import FILE", "solve wordsearch FILE --words FILE"]
)
def test_no_control_character_of_a_file_reaches_the_terminal(arguments: str, tmp_path: Path) -> None:
    bad = tmp_path / f"a{ESCAPE}b.txt"
    bad.write_text(f"a{ESCAPE}b\u202ec\nword\n")
    _, printed = play([str(bad) if word == "FILE" else word for word in arguments.split()], "", tmp_path)
    assert all(ch == "\n" or ord(ch) >= 32 for ch in printed), printed
    assert "\u202e" not in printed
    assert "\\u001b" in printed


def test_the_title_of_a_puzzle_cannot_command_a_terminal(tmp_path: Path) -> None:
    code, printed = play(["wordsearch", "--plain", "--seed", "1", "--title", f"T{ESCAPE}"], "", tmp_path)
    assert code == 0
    assert "\x1b" not in printed
    assert "T\\u001b[31m" in printed


# --- words ------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["word", "words", "mot"])
def test_a_list_keeps_its_first_line_whatever_it_says(first: str, tmp_path: Path) -> None:
    printed = said("make wordsearch --words - --seed 1 --json", tmp_path, f"{first}\ncat\ndog\n")
    assert set(json.loads(printed)["puzzle"]["words"]) == {first, "cat", "dog"}


def test_the_solver_and_the_library_list_the_same_words(tmp_path: Path) -> None:
    board = "pers/latg/sine/ters"
    solved = json.loads(said(f"solve boogle {board} --json", tmp_path))
    words = Board.parse(board).words(Lexicon.open("en"))
    assert sorted(one["word"] for one in solved["words"]) == words
    assert solved["count"] == len(words)
    assert solved["points"] == Board.parse(board).score(Lexicon.open("en"))
