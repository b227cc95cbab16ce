"""`worderly daily preview`: what is coming, and why."""

import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_device import printed_by
from tests.golden.stage import play
from worderly.games import IDS, game_of
from worderly.games.tools import Tools
from worderly.kit import encode
from worderly.kit.dailies.daily import daily_puzzle
from worderly.lexicon import Lexicon
from worderly.table.days.seeds import secret_seed

DAY = "2026-11-22"
SHOWN = ["daily", "preview", "--daily", DAY, "--days", "1"]


def facts(arguments: list[str], data: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(printed_by([*SHOWN, *arguments, "--json"], data))
    return found


def test_a_row_has_grade_words_and_reasons(tmp_path: Path) -> None:
    (row,) = facts(["--game", "wizards"], tmp_path)
    said = printed_by([*SHOWN, "--game", "wizards"], tmp_path)
    spine, size = row["used"]["spine"][0], row["rules"][0]["size"]
    grade = re.search(rf"{DAY} · 326 · Wizards · grade (\d+) · 21 words", said)
    assert grade is not None
    assert abs(int(grade[1]) - row["grade"]) <= 0.55, "a whole number of what has one decimal in the JSON"
    assert f"spine: {spine} (one of {size}; not again within 365 days)" in said
    assert f"words: {spine}, " in said
    assert "of the seven deals of this week, number 7 from the easiest" in said
    assert "of 7 candidates, number 7 from the easiest" in said


def test_the_preview_shows_the_puzzle_that_will_be_played(tmp_path: Path) -> None:
    for row in facts([], tmp_path):
        made = json.loads(printed_by(["make", row["game"], "--daily", DAY, "--json"], tmp_path))
        solution = json.dumps(made["solution"]).lower().replace(" ", "")
        assert all(word in solution for word in row["words"] if row["game"] != "hands"), row["game"]


def test_every_game_is_there_in_the_asked_language(tmp_path: Path) -> None:
    rows = facts(["--lang", "fr"], tmp_path)
    assert [row["game"] for row in rows] == list(IDS)
    assert {row["language"] for row in rows} == {"fr"}


def test_a_short_stock_is_said_to_be_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lexicon, "drawn_themes", lambda self: ("birds", "fruit", "trees"))
    said = printed_by([*SHOWN, "--game", "wordsearch"], tmp_path)
    assert "there are only 3; not again within 2 days, though the rule says 14" in said


def test_a_host_sees_the_days_of_their_own_server(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("a secret\n")
    rows = facts(["--data", str(tmp_path), "--game", "boogle"], tmp_path)
    game, tools = game_of("boogle"), Tools.open(("en",))

    def seed_of(label: str) -> str:
        return secret_seed(b"a secret", "boogle", "en", game.days().version, label)

    puzzle = daily_puzzle(game, "en", date.fromisoformat(DAY), seed_of, tools)
    assert json.loads(encode(game.days().contents(puzzle.state, tools).answers)) == rows[0]["words"]
    assert rows != facts(["--game", "boogle"], tmp_path)


def test_a_folder_without_a_secret_is_an_error_and_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    code, printed = play([*SHOWN, "--data", str(folder)], "", tmp_path)
    assert code == 1
    assert "There is no server’s secret" in printed
    assert list(folder.iterdir()) == []
