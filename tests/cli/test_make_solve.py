"""`make` and `solve` answer in the shapes that scripts rely on."""

import json
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tests.golden.stage import FOLDER, play
from worderly.games import IDS

WORDS = str(FOLDER / "words.txt")


def answer(arguments: list[str], data: Path, lines: str = "") -> Any:
    code, printed = play([*arguments, "--json"], lines, data)
    assert code == 0, printed
    return json.loads(printed)


def made(game: str, data: Path, *more: str) -> Any:
    found = answer(["make", game, "--seed", "s", "--lexicon", WORDS, *more], data)
    assert (found["game"], found["seed"]) == (game, "s")
    assert set(found) == {"game", "seed", "options", "puzzle", "solution"}
    return found


def test_wizards_come_with_their_spine_first(tmp_path: Path) -> None:
    found = made("wizards", tmp_path)
    assert {"rows", "cols", "letters"} <= set(found["puzzle"])
    first = found["solution"]["words"][0]
    assert (first["word"], first["direction"]) == (found["solution"]["spine"], "D")
    assert {"word", "row", "col", "direction"} <= set(first)


def test_a_hand_comes_with_par_and_perfect(tmp_path: Path) -> None:
    found = made("hands", tmp_path, "-n", "8")
    assert len(found["puzzle"]["hand"]) == 8
    assert {"par", "perfect", "par_line", "perfect_line"} <= set(found["solution"])


def test_a_boogle_board_comes_with_every_word(tmp_path: Path) -> None:
    found = made("boogle", tmp_path, "--size", "5")
    assert [len(row) for row in found["puzzle"]["grid"]] == [5] * 5
    assert found["puzzle"]["min_length"] == 4
    assert found["solution"]["count"] == len(found["solution"]["words"])


def test_battlewords_come_with_six_pulses(tmp_path: Path) -> None:
    found = made("battlewords", tmp_path)
    assert (found["puzzle"]["size"], len(found["puzzle"]["radar"])) == (12, 6)
    assert {word["direction"] for word in found["solution"]["words"]} <= {"H", "V"}


def test_a_word_search_takes_words_from_the_input(tmp_path: Path) -> None:
    found = answer(
        ["make", "wordsearch", "--words", "-", "--size", "6x9"], tmp_path, "oak\nelm\nsycamores tall\n"
    )
    assert [len(row) for row in found["puzzle"]["grid"]] == [9] * 6
    assert found["puzzle"]["words"] == ["oak", "elm"]
    assert [lost["word"] for lost in found["solution"]["unplaced"]] == ["sycamores tall"]


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_makes_the_same_puzzle(game: str, tmp_path: Path) -> None:
    assert made(game, tmp_path) == made(game, tmp_path)


@pytest.mark.parametrize("game", IDS)
def test_without_json_the_picture_is_printed(game: str, tmp_path: Path) -> None:
    code, printed = play(["make", game, "--seed", "s", "--lexicon", WORDS], "", tmp_path)
    assert code == 0
    assert printed.strip()
    assert "{" not in printed


@pytest.mark.parametrize("ending", ["txt", "csv", "json"])
def test_a_word_search_is_written_to_a_file(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"puzzle.{ending}"
    trees = str(FOLDER / "trees.txt")
    code, printed = play(
        ["make", "wordsearch", "--words", trees, "--seed", "1", "-o", str(file)], "", tmp_path
    )
    assert (code, printed) == (0, f"{file} is written.\n")
    assert "cherry" in file.read_text(encoding="utf-8")


def test_a_battlewords_diagnosis_counts_tries_and_letters(tmp_path: Path) -> None:
    found = answer(["make", "battlewords", "--diagnose", "5", "--lexicon", WORDS], tmp_path)
    assert (found["seeds"], found["failures"]) == (5, [])


def test_a_board_is_solved_with_paths_and_points(tmp_path: Path) -> None:
    found = answer(
        ["solve", "boogle", "pers/latg/sine/ters", "--lexicon", WORDS, "--scoring", "classic"], tmp_path
    )
    assert found["count"] == len(found["words"])
    assert found["points"] == sum(word["points"] for word in found["words"])
    late = next(word for word in found["words"] if word["word"] == "late")
    assert (late["points"], len(late["path"])) == (1, 4)


def test_a_board_in_one_string_is_a_square(tmp_path: Path) -> None:
    rows = answer(["solve", "boogle", "pers/latg/sine/ters", "--lexicon", WORDS], tmp_path)
    assert answer(["solve", "boogle", "perslatgsineters", "--lexicon", WORDS], tmp_path) == rows


def test_a_hand_is_solved(tmp_path: Path) -> None:
    found = answer(["solve", "hand", "aci*prt", "--lexicon", WORDS], tmp_path)
    assert {"par", "perfect", "par_line", "perfect_line", "words"} <= set(found)
    assert {"word", "n", "points"} <= set(found["par_line"][0])


def test_a_grid_is_solved_with_a_list_of_words(tmp_path: Path) -> None:
    grid, words = tmp_path / "grid.txt", tmp_path / "words.txt"
    grid.write_text("C A T\nO X X\nW X X\n")
    words.write_text("cat\r\ncow\r\ndog\r\n")
    found = answer(["solve", "wordsearch", str(grid), "--words", str(words)], tmp_path)
    places = {one["word"]: (one["start"], one["direction"], one["cells"]) for one in found["found"]}
    assert places["cow"] == ([0, 0], "S", [[0, 0], [1, 0], [2, 0]])
    assert found["missing"] == ["dog"]


def test_patterns_and_anagrams_give_words(tmp_path: Path) -> None:
    assert "cat" in answer(["solve", "pattern", "c?t", "--lexicon", WORDS], tmp_path)["words"]
    assert "listen" in answer(["solve", "anagram", "silent", "--lexicon", WORDS], tmp_path)["words"]


def test_french_patterns_fold_accents(tmp_path: Path) -> None:
    assert "école" in play(["solve", "pattern", "ÉCOLE", "--lang", "fr"], "", tmp_path)[1]


def test_a_word_file_with_dos_lines_works(tmp_path: Path) -> None:
    file = tmp_path / "dos.txt"
    file.write_bytes(b"cat\r\ncot\r\ndog\r\n")
    assert answer(["solve", "pattern", "c?t", "--lexicon", str(file)], tmp_path)["words"] == ["cat", "cot"]


def test_a_word_search_runs_only_in_the_directions_asked_for(tmp_path: Path) -> None:
    more = ("--directions", "s,e", "--backwards", "0", "--weave", "1", "--accents", "keep", "--pick", "6")
    found = made("wordsearch", tmp_path, *more)
    assert {word["direction"] for word in found["solution"]["words"]} <= {"E", "S"}
    assert (found["options"]["weave"], found["options"]["accents"]) == (1.0, "keep")


def test_a_word_that_finds_no_room_is_told_beside_the_picture(tmp_path: Path) -> None:
    code, printed = play(["make", "wordsearch", "--words", "-", "--size", "6"], "oak\nsycamores\n", tmp_path)
    assert code == 0
    assert "sycamores" in printed


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("--versions 3 --count 3 -o x.pdf", "--versions and --count"),
        ("--out x -o x.pdf --count 2", "-o and --out"),
        ("--clues --no-list -o x.pdf", "--clues and --no-list"),
        ("--words - --theme ocean", "--words and --theme"),
        ("--versions 3 -o x.png", "class set is a PDF"),
        ("--count 3 --dask tcp://127.0.0.1:1 -o x.pdf", "--dask is for many files"),
        ("--jobs 2 --format pdf", "--format is for many files"),
        ("--versions 3 --qr -o x.pdf", "--server"),
        ("--levels easy,odd -o x.pdf", "easy, medium, hard"),
    ],
)
def test_options_that_exclude_each_other_are_refused(given: str, told: str, tmp_path: Path) -> None:
    code, printed = play(["make", "wordsearch", *given.split()], "oak\nelm\n", tmp_path)
    assert code == 2
    assert told in printed


def test_a_class_set_is_one_file_and_says_what_it_holds(tmp_path: Path) -> None:
    place = tmp_path / "set.pdf"
    words = ["make", "wordsearch", "--words", "-", "--title", "Trees", "--versions", "5", "-o", str(place)]
    code, printed = play(words, "oak\nelm\nash\nyew\n", tmp_path)
    assert code == 0
    assert "5 sheets, 6 pages" in printed
    pages = [page.extract_text() for page in PdfReader(place).pages]
    assert ["Trees" in page for page in pages] == [True] * 6
    assert [f"Version {n}" in pages[n - 1] for n in range(1, 6)] == [True] * 5


def test_own_words_keep_their_title_in_a_book(tmp_path: Path) -> None:
    place = tmp_path / "book.pdf"
    words = ["make", "wordsearch", "--words", "-", "--title", "Trees", "--count", "2", "-o", str(place)]
    assert play(words, "oak\nelm\nash\nyew\n", tmp_path)[0] == 0
    pages = [page.extract_text() for page in PdfReader(place).pages]
    assert "1. Trees" in pages[2]
