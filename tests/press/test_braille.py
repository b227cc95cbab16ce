"""Braille files: signs by language, lines of 40 cells, pages of 25 lines, and what has no braille."""

from pathlib import Path

import pytest

from tests.golden.stage import play
from tests.press.makers import sheet
from worderly.kit import Refused
from worderly.languages import interface_languages
from worderly.press.braille import CELLS, LINES, Spelled, braille_pages, to_braille
from worderly.press.files import write_braille
from worderly.press.page.style import Style


@pytest.mark.parametrize(
    ("language", "text", "cells"),
    [
        ("en", "Whale", "WHALE"),
        ("en", "route 66, no. 1", "ROUTE #FF1 NO4 #A"),
        ("en", "café", "CAF^/E"),
        ("en", "1,250 or 3d?", "#A1BEJ OR #C;D8"),
        ("en", "“Whale” (5)", '8WHALE0 "<#E">'),
        ("fr", "été, où", "=T=1 O)"),
        ("fr", "où ? (10)", "O) 5 8,*#0"),
        ("fr", "3d", ",%D"),
        ("de", "Wal, ja.", "WAL1 JA'"),
        ("de", "Wer? 3d", "WER5 #C,D"),
        ("de", "Café (12)", "CAF@E 7#AB7"),
        ("fr", "cœur", "C[UR"),
        ("de", "Größe", "GR[!E"),
        ("de", "Tür", "T\\R"),
    ],
)
def test_a_text_has_the_signs_of_its_language(language: str, text: str, cells: str) -> None:
    assert to_braille(text, language) == cells


@pytest.mark.parametrize("language", interface_languages())
def test_every_letter_of_a_language_and_the_signs_of_its_clues_have_braille(language: str) -> None:
    from worderly.languages.facts import facts_of

    to_braille(f"{facts_of(language).alphabet} a, b: c; d. e! f? g-h (12)\u00a0’… éàçüöñ", language)


def test_a_list_of_clues_has_braille(tmp_path: Path) -> None:
    write_braille(tmp_path / "x.brf", sheet("wordsearch"), Style(listing="clues"))
    assert b'"<#E">' in (tmp_path / "x.brf").read_bytes()


def test_a_letter_without_a_sign_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        to_braille("кит", "en")
    assert (refused.value.code, refused.value.facts["letter"]) == ("no_braille_for", "к")


def test_grid_and_list_follow_the_title(tmp_path: Path) -> None:
    one = sheet("wordsearch")
    write_braille(tmp_path / "x.brf", one, Style())
    pages = (tmp_path / "x.brf").read_bytes().decode("ascii").split("\f")
    lines = [line for page in pages for line in page.split("\r\n")]
    grid = one.made.grid  # type: ignore[attr-defined]
    assert lines[:2] == ["OCEAN", ""]
    assert lines[2:14] == [" ".join(row) for row in grid]
    assert "LIGHTHOUSE" in lines


def test_lines_and_pages_have_their_size() -> None:
    words = ["a very long phrase of many words that does not fit into one line"] * 30
    text = braille_pages("Rain", Spelled(["A" * 30] * 30, words), "en")
    pages = text.removesuffix("\f").split("\f")
    assert all(page.count("\r\n") <= LINES for page in pages)
    assert all(len(line) <= CELLS for page in pages for line in page.split("\r\n"))
    assert "A" * 30 in pages[0]


def test_a_grid_wider_than_a_line_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        braille_pages("Rain", Spelled(["A" * 41], []), "en")
    assert refused.value.code == "too_wide_for_braille"


def test_a_letter_of_the_grid_has_one_cell() -> None:
    rows = braille_pages("", Spelled(["CAFÉ", "ÄÖÜA"], []), "en").split("\r\n")
    assert rows[2:4] == ["C A F E", "A O U A"]
    assert braille_pages("", Spelled(["ÄÖÜA"], []), "de").split("\r\n")[2] == "> [ \\ A"


def test_the_ending_decides_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "meer.brf"
    made = ["make", "wordsearch", "--seed", "s", "--theme", "meer", "--word-lang", "de", "-o", str(file)]
    code, said = play(made, "", tmp_path)
    assert code == 0, said
    assert file.read_bytes().startswith(b"AM MEER\r\n")


def test_another_game_says_that_it_has_no_braille(tmp_path: Path) -> None:
    code, said = play(["make", "hands", "--seed", "s", "-o", str(tmp_path / "x.brf")], "", tmp_path)
    assert code == 1
    assert "Hands is not written in braille" in said
    assert not (tmp_path / "x.brf").exists()
