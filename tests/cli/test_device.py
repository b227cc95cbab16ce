"""This device's data: leader boards, stats, the local daily, export and forget."""

import json
from pathlib import Path

from tests.golden.stage import FOLDER, play
from worderly.games import IDS

WORDS = str(FOLDER / "words.txt")
HAND = ["hands", "--lexicon", WORDS, "--hand", "ajef*rx"]


def printed_by(arguments: list[str], data: Path, lines: str = "") -> str:
    code, printed = play(arguments, lines, data)
    assert code == 0, printed
    return printed


def test_a_score_enters_the_board_and_is_exported(tmp_path: Path) -> None:
    printed_by(HAND, tmp_path, "jar\n!!\nann\n")
    printed_by(HAND, tmp_path, "jar\nf*x\n!!\nbob\n")
    assert (
        printed_by(["leaders", "export", "-", "--game", "hands"], tmp_path)
        == "name,points\nbob,306\nann,90\n"
    )


def test_a_board_is_exported_to_a_file_and_imported_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "leaders.csv"
    file.write_text("name,points\nann,50\nbob,70\n")
    said = printed_by(["leaders", "import", str(file)], tmp_path / "a")
    assert said == "2 scores are now on the leader board of Wizards.\n"
    printed_by(["leaders", "export", str(tmp_path / "out.csv")], tmp_path / "a")
    assert (tmp_path / "out.csv").read_text() == "name,points\nbob,70\nann,50\n"
    assert "1. bob 70\n2. ann 50\n" in printed_by(["leaders", "--game", "wizards"], tmp_path / "a")


def test_a_damaged_import_names_its_line_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "leaders.csv"
    file.write_text("name,points\nann,many\n")
    code, printed = play(["leaders", "import", str(file)], "", tmp_path)
    assert (code, "line 2" in printed) == (1, True)
    assert not list((tmp_path / "player").rglob("*.csv"))


def test_a_damaged_board_is_reported_and_kept(tmp_path: Path) -> None:
    board = tmp_path / "player" / "leaders" / "hands-en.csv"
    board.parent.mkdir(parents=True)
    board.write_text("not a board")
    said = printed_by(HAND, tmp_path, "jar\n!!\nann\n")
    assert "hands-en.csv could not be read; it is kept as" in said
    assert board.with_name("hands-en.csv.damaged-1").read_text() == "not a board"
    assert board.read_text() == "name,points\nann,90\n"


def test_a_damaged_save_is_reported_and_a_new_game_begins(tmp_path: Path) -> None:
    save = tmp_path / "player" / "saves" / "hands.json"
    save.parent.mkdir(parents=True)
    save.write_text('{"type":"match"')
    said = printed_by(HAND, tmp_path, "jar\n")
    assert "hands.json could not be read" in said
    assert '"jar" earned 90 points' in said


def test_a_bad_name_is_asked_again_and_an_empty_one_leaves_no_place(tmp_path: Path) -> None:
    said = printed_by(HAND, tmp_path, "jar\n!!\na b\n\nl\n")
    assert "A name has 3 to 10 letters, digits, - or _." in said
    assert "Nobody yet." in said


def test_the_daily_counts_once_and_shows_in_the_list(tmp_path: Path) -> None:
    said = printed_by(["hands", "--daily"], tmp_path, "!!\ns\n")
    assert "Hands 34 (local) · 0 points" in said
    assert "Hands: played, 0 points" in printed_by(["daily"], tmp_path)
    assert "this one was practice" in printed_by(["hands", "--daily"], tmp_path, "a\n!!\n")
    stats = printed_by(["stats", "--game", "hands"], tmp_path)
    assert "1 game, average 0, best 0" in stats
    assert "Streak 1 day, longest 1, freeze days 0" in stats


def test_an_old_daily_is_no_part_of_the_streak(tmp_path: Path) -> None:
    printed_by(["hands", "--daily", "2026-01-05"], tmp_path, "!!\n")
    assert "Streak 0 days" in printed_by(["stats", "--game", "hands"], tmp_path)


def test_the_daily_is_the_same_for_everyone_without_a_server(tmp_path: Path) -> None:
    first = printed_by(["hands", "--daily", "2026-01-05"], tmp_path / "a")
    assert first == printed_by(["hands", "--daily", "2026-01-05"], tmp_path / "b")
    assert first != printed_by(["hands", "--daily", "2026-01-06"], tmp_path / "a")


def test_a_preview_names_every_game_of_the_day(tmp_path: Path) -> None:
    said = printed_by(["daily", "preview", "--days", "1"], tmp_path)
    assert said.count("2026-02-04 · 35 · ") == len(IDS)


def test_all_stored_data_is_exported_and_deleted(tmp_path: Path) -> None:
    printed_by(HAND, tmp_path, "jar\n!!\nann\na\njar\n")
    kept = json.loads(printed_by(["export"], tmp_path))["files"]
    assert set(kept) == {"results.jsonl", "leaders/hands-en.csv", "saves/hands.json"}
    assert printed_by(["forget"], tmp_path, "no\n").endswith("Nothing was deleted.\n")
    assert "3 files are deleted" in printed_by(["forget", "--yes"], tmp_path)
    assert json.loads(printed_by(["export"], tmp_path))["files"] == {}


def test_forgetting_leaves_a_server_on_the_same_folder_alone(tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    (tmp_path / "server" / "worderly.db").write_text("x")
    printed_by(["forget", "--yes"], tmp_path)
    assert (tmp_path / "server" / "worderly.db").exists()


def test_the_weekends_big_puzzle_is_played_resumed_and_shared_under_its_own_name(tmp_path: Path) -> None:
    weekend = ["daily", "weekend", "--plain", "--daily", "2026-11-21"]
    printed_by(weekend, tmp_path, "!quit\n")
    ended = printed_by([*weekend[:-1], "2026-11-22"], tmp_path, "y\n!give up\ny\ns\nq\n")
    assert "Weekend 47: Boogle · 0 points" in ended
    assert "leader board! Your name" not in ended
    (result,) = next(tmp_path.rglob("results*")).read_text().splitlines()
    assert json.loads(result)["ranked"] is False


def test_on_a_weekday_there_is_no_big_puzzle(tmp_path: Path) -> None:
    code, printed = play(["daily", "weekend", "--plain", "--daily", "2026-11-20"], "", tmp_path)
    assert (code, "comes with the weekend" in printed) == (2, True)


def test_a_flawless_daily_is_told_and_kept_with_the_figures(tmp_path: Path) -> None:
    puzzle = json.loads(printed_by(["make", "hands", "--daily", "2026-02-03", "--json"], tmp_path))
    words = [step["word"] for step in puzzle["solution"]["par_line"] if "word" in step]
    ended = printed_by(["hands", "--plain", "--daily"], tmp_path, "\n".join([*words, "!!", "q", ""]))
    assert "Rank: Diamond ◆ flawless\nYour first flawless daily: Hands." in ended
    assert "Your first flawless daily: Hands." in printed_by(["stats"], tmp_path)
