"""The arcade: menu, resuming, interruptions, pauses, and what follows a match."""

import os
from pathlib import Path

import pytest

from tests.device.local.test_files import full_disk
from tests.golden.stage import FOLDER, play
from worderly.games import IDS

WORDS = str(FOLDER / "words.txt")
HAND = ["hands", "--plain", "--lexicon", WORDS, "--hand", "ajef*rx"]


def said(arguments: list[str], typed: str, data: Path, code: int = 0) -> str:
    given, printed = play(arguments, typed, data)
    assert given == code, printed
    return printed


@pytest.mark.parametrize(("number", "game"), enumerate(IDS, 1))
def test_the_menu_plays_each_game_by_number_and_name(number: int, game: str, tmp_path: Path) -> None:
    by_number = said(["--plain"], f"{number}\n", tmp_path / "a").splitlines()
    by_name = said(["--plain"], f"{game}\n", tmp_path / "b").splitlines()
    menu = 3 + len(IDS)
    assert by_number[menu:] == by_name[menu:]


def test_p_l_and_q_play_show_the_leaders_and_quit_as_in_the_original(tmp_path: Path) -> None:
    printed = said(["--plain"], "p\n!menu\nl\nq\n", tmp_path)
    assert "Your guess:" in printed
    assert printed.index("Your guess:") < printed.index("Leader board of Wizards\nNobody yet.")
    assert printed.endswith("q\n")


def test_the_menu_plays_the_daily_of_the_chosen_game(tmp_path: Path) -> None:
    printed = said(["--plain"], "hands\n!menu\nd\n!!\ns\nq\n", tmp_path)
    assert "Hands 34 (local) · " in printed


def test_a_declined_save_is_gone_with_the_first_move_of_the_next_game(tmp_path: Path) -> None:
    said(HAND, "jar\n", tmp_path)
    assert "is waiting, 1 move in" in said(HAND, "no\n", tmp_path)
    assert "is waiting, 1 move in" in said(HAND, "no\nf*x\njar\n", tmp_path)
    assert "is waiting, 2 moves in" in said(HAND, "", tmp_path)


def test_a_pipe_does_not_replace_a_waiting_game_unasked(tmp_path: Path) -> None:
    said(HAND, "jar\n", tmp_path)
    printed = said(HAND, "f*x\n", tmp_path)
    assert "Total: 306 points" in printed
    assert "2 moves in" in said(HAND, "", tmp_path)


def test_an_opened_game_without_a_move_does_not_wait(tmp_path: Path) -> None:
    said(HAND, "", tmp_path)
    assert "is waiting" not in said(HAND, "", tmp_path)


def test_leaving_does_not_rewind_the_clock(tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--lexicon", WORDS, "--board", "pers/latg/sine/ters"]
    said(game, "late\n@+15\n!quit\n", tmp_path)
    assert "2:45 left" in said(game, "y\n", tmp_path)
    assert "2:45 left" in said(game, "y\n@+5\n@^C\n@^C\n", tmp_path, code=130)
    assert "2:40 left" in said(game, "y\n", tmp_path)


def test_the_rank_of_a_daily_is_not_lost_without_a_word(tmp_path: Path) -> None:
    printed = said(["hands", "--plain", "--daily"], "!hint\n\n!hint\ny\n!hint\n!!\nq\n", tmp_path)
    assert printed.count("That would end the rank of this daily.") == 2
    assert "It stays ranked." in printed
    assert '"ranked":false' in (tmp_path / "player" / "results.jsonl").read_text()
    paused = said(["boogle", "--plain", "--daily"], "!pause\nn\n!!\nq\n", tmp_path)
    assert "It stays ranked." in paused
    assert "Paused" not in paused


def test_a_practice_game_gives_hints_without_a_question(tmp_path: Path) -> None:
    assert "rank" not in said(HAND, "!hint\n", tmp_path)


def test_a_seeded_game_and_a_free_one_do_not_meet(tmp_path: Path) -> None:
    said(HAND, "jar\n", tmp_path)
    seeded = [*HAND, "--seed", "1"]
    assert "is waiting" not in said(seeded, "f*x\n", tmp_path)
    assert "1 move in" in said(HAND, "", tmp_path)
    assert "1 move in" in said(seeded, "", tmp_path)


def test_a_resumed_game_needs_its_own_word_file(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("jar\nfix\n")
    arguments = ["hands", "--plain", "--lexicon", str(words), "--hand", "ajef*rx"]
    said(arguments, "jar\n", tmp_path)
    words.unlink()
    printed = said(HAND, "y\n", tmp_path)
    assert "hands.json could not be read; it is kept as" in printed


@pytest.mark.parametrize(("key", "shows"), [("m", "word games"), ("r", "Current Hand: a j e f * r x")])
def test_an_interruption_offers_ways(key: str, shows: str, tmp_path: Path) -> None:
    printed = said(HAND, f"jar\n@^C\n{key}\n", tmp_path)
    assert shows in printed.split("[E]xit?")[1]


def test_an_interruption_may_be_waved_away(tmp_path: Path) -> None:
    printed = said(HAND, "jar\n@^C\n\nf*x\n", tmp_path)
    assert "Total: 306 points" in printed


def test_interrupted_twice_exits_with_130(tmp_path: Path) -> None:
    said(HAND, "jar\n@^C\n@^C\n", tmp_path, code=130)


def test_an_interruption_after_the_match_offers_ways_too(tmp_path: Path) -> None:
    printed = said(HAND, "!!\n@^C\ne\n", tmp_path)
    assert printed.rstrip().endswith("e")


def test_a_pause_stops_the_clock_and_leaves_the_board_unranked(tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--lexicon", WORDS, "--board", "pers/latg/sine/ters", "--time", "60"]
    printed = said(game, "!pause\n@+600\n\nlate\n!!\nq\n", tmp_path)
    assert "Paused, and unranked from here." in printed
    assert "late: 8 points" in printed
    assert "A place on the leader board" not in printed


def test_giving_up_wants_a_yes(tmp_path: Path) -> None:
    printed = said(HAND, "!give up\nno\njar\n!give up\nyes\n", tmp_path)
    assert printed.count("Give up and see the solution?") == 2
    assert "Par " in printed


def test_a_line_far_too_long_is_told_and_does_no_harm(tmp_path: Path) -> None:
    printed = said(HAND, "x" * 5000 + "\njar\n", tmp_path)
    assert "That is longer than any word here." in printed
    assert '"jar" earned 90 points' in printed
    assert "1 move in" in said(HAND, "", tmp_path)


def test_the_meaning_of_a_word_is_told_on_demand(tmp_path: Path) -> None:
    game = ["hands", "--plain", "--hand", "ajef*rx"]
    printed = said(game, "!!\n=fix\n=zzzz\n=\nq\n", tmp_path)
    assert "fix: " in printed
    assert "There is no meaning of “zzzz” here." in printed


def test_a_debug_game_is_never_asked_for_a_name(tmp_path: Path) -> None:
    first = said(["wizards", "--plain", "-d", "--seed", "1"], "", tmp_path / "a")
    word = first.split("Answers: ")[1].split(",")[1].strip()
    lost = "\n".join([word, "prs", "psr", "rps", "spr", "srp", ""])
    printed = said(["wizards", "--plain", "-d", "--seed", "1"], lost, tmp_path / "b")
    assert "A place on the leader board" not in printed
    asked = said(["wizards", "--plain", "--seed", "1"], lost, tmp_path / "c")
    assert "A place on the leader board" in asked
    gave_up = said(["wizards", "--plain", "--seed", "1"], f"{word}\n!give up\ny\n", tmp_path / "d")
    assert "A place on the leader board" not in gave_up


def test_an_allowed_word_scores_and_its_game_is_not_ranked(tmp_path: Path) -> None:
    printed = said(HAND, "!allow jxr\njxr\n!!\nq\n", tmp_path)
    assert "“jxr” is accepted on this device from now on" in printed
    assert '"jxr" earned ' in printed
    assert "A place on the leader board" not in printed


def test_an_allowed_word_is_still_there_when_the_game_is_resumed(tmp_path: Path) -> None:
    said(HAND, "!allow jxr\njxr\n", tmp_path)
    assert "Current Hand: a e f *" in said(HAND, "y\n", tmp_path)


def test_a_reported_word_is_refused_from_the_next_game_on(tmp_path: Path) -> None:
    first = said(HAND, "jar\n!report jar\n", tmp_path)
    assert '"jar" earned 90 points' in first
    assert "Current Hand: e f * x" in said(HAND, "y\n", tmp_path)
    assert "That is not a valid word" in said(HAND, "n\njar\n", tmp_path)


@pytest.mark.parametrize("line", ["!allow", "!allow 123", "!report"])
def test_an_own_word_needs_letters(line: str, tmp_path: Path) -> None:
    assert "Please add the word, in letters" in said(HAND, f"{line}\n", tmp_path)


def test_a_cell_is_marked_and_unmarked_without_a_move(tmp_path: Path) -> None:
    game = ["battlewords", "--plain", "--lexicon", WORDS, "--seed", "1"]
    printed = said(game, "!mark a2\n!mark a2\n!mark q1\n", tmp_path)
    rows = [line.split() for line in printed.splitlines() if line.startswith("A  ")]
    assert [row[2] for row in rows] == [".", "+", "."]
    assert "is waiting" not in said(game, "", tmp_path)


def test_a_person_plays_against_the_machine(tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--lexicon", WORDS, "--seed", "1", "--machine", "schoolchild"]
    printed = said(game, "\n!!\nq\n", tmp_path)
    assert "Machine plays…" in printed
    assert "Machine wins!" in printed


def test_two_languages_are_played_together(tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--lang", "en,fr", "--board", "air/dir/qda", "--min", "2"]
    printed = said(game, "dira\nair\nraid\n!!\n", tmp_path)
    assert "dira: " in printed
    assert "raid: " in printed


def test_a_full_disk_is_told_once_and_the_game_is_played_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", full_disk)
    printed = said(HAND, "jar\nf*x\n!!\nann\nq\n", tmp_path)
    assert printed.count("This game cannot be saved (No space left on device): it goes on in memory") == 1
    assert "Total score: 306 points" in printed
    assert "That could not be kept (No space left on device)." in printed


def test_a_folder_that_cannot_be_made_is_told_and_the_game_is_played_in_memory(tmp_path: Path) -> None:
    place = tmp_path / "file"
    place.write_text("not a folder")
    printed = said(HAND, "jar\nf*x\n!!\n\ns\nq\n", place)
    assert printed.count("it goes on in memory") == 1
    assert "306 points" in printed


def test_no_message_shows_a_name_of_the_program(tmp_path: Path) -> None:
    sea = ["battlewords", "--plain", "--lexicon", WORDS, "--seed", "1"]
    printed = said(sea, f"a1\n{'x' * 70}\n", tmp_path)
    assert "guess xxx" not in printed
    assert "That is longer than any word here." in printed


def test_three_marks_end_a_hand_as_two_do(tmp_path: Path) -> None:
    assert "Total score: 90 points" in said(HAND, "jar\n!!!\n", tmp_path)


def test_an_interruption_on_the_leader_board_offers_ways(tmp_path: Path) -> None:
    assert "[M]enu, [R]estart or [E]xit?" in said(["--plain"], "l\n@^C\ne\n", tmp_path)
    assert "Your guess:" in said(["--plain"], "l\n@^C\nr\n", tmp_path)
    said(["--plain"], "l\n@^C\n@^C\n", tmp_path, code=130)
    said(["--plain"], "@^C\n", tmp_path, code=130)


def test_the_next_player_is_shown_the_same_board(tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--lexicon", WORDS, "--board", "pers/latg/sine/ters", "--time", "off"]
    printed = said([*game, "--players", "Ann,Bob", "--same-board"], "\nlate\n!!\n\n", tmp_path)
    assert printed.split("Bob, press Enter")[1].count("P E R S") == 1


def test_one_end_of_a_word_is_told_to_be_half_of_a_place(tmp_path: Path) -> None:
    printed = said(["wordsearch", "--plain", "--seed", "1", "--lexicon", WORDS], "A12\n", tmp_path)
    assert "That is one end; please type both" in printed


def test_each_players_words_are_told_the_dearest_first(tmp_path: Path) -> None:
    game = ["boogle", "--plain", "--lexicon", WORDS, "--board", "pers/latg/sine/ters", "--time", "off"]
    printed = said([*game, "--players", "Ann,Bob"], "\neat\nlate\n!!\n\nart\n!!\nq\n", tmp_path)
    assert "Ann: 12 points\nFound, the dearest first: late 8, eat 4\n" in printed
    assert "Bob: 4 points\nFound, the dearest first: art 4\n" in printed


CONCEALED = ["wizards", "--plain", "--lexicon", WORDS, "--seed", "gold"]


def test_without_the_picture_a_move_tells_what_it_changed(tmp_path: Path) -> None:
    printed = said(CONCEALED, "!brief\ncell\n", tmp_path)
    told = printed.split("Your guess: cell\n")[1].split("Letters:")[0]
    assert told.splitlines() == [
        "“cell” is here: 4 points.",
        "across, row i, column 8: c _ _ _",
        "across, row l, column 7: _ l _ _ _",
    ]


def test_a_row_of_the_board_is_told_on_demand(tmp_path: Path) -> None:
    printed = said(CONCEALED, "!board h\n!board zz\n", tmp_path)
    assert "Row h: 9 _, 11 _" in printed
    assert "There is no row zz; there are a to o." in printed
