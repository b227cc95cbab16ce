"""`worderly make … --for kdp|ingram`: files, report, exit code, and options that do not fit."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.golden.stage import play

BOOK = ["make", "wordsearch", "--seed", "s", "--count", "24", "--title", "Rain", "--author", "Ann Author"]


def test_a_book_that_a_printer_takes_exits_with_0_and_names_every_rule(tmp_path: Path) -> None:
    book, cover = tmp_path / "b.pdf", tmp_path / "c.pdf"
    code, said = play([*BOOK, "--for", "kdp", "-o", str(book), "--cover", str(cover)], "", tmp_path)
    assert code == 0, said
    assert "b.pdf: 18 rules of KDP checked, 0 failed." in said
    assert "Margin at the binding" in said
    assert len(PdfReader(cover).pages) == 1


def test_a_book_that_a_printer_refuses_exits_with_1_and_names_the_rule(tmp_path: Path) -> None:
    book = tmp_path / "b.pdf"
    code, said = play([*BOOK, "--for", "kdp", "--margin", "2mm", "-o", str(book)], "", tmp_path)
    assert code == 1
    assert "FAIL Other margins" in said
    assert "KDP would not take these files: Other margins." in said
    assert book.exists()


def test_the_report_is_json_for_scripts(tmp_path: Path) -> None:
    code, said = play([*BOOK, "--for", "ingram", "-o", str(tmp_path / "b.pdf"), "--json"], "", tmp_path)
    assert code == 0, said
    (report,) = json.loads(said)
    assert set(report) == {"file", "pages", "checks"}
    assert {"rule": "blank", "wanted": "1", "found": "1", "holds": True} in report["checks"]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (["--for", "kdp", "--trim", "7.5x9.25", "--paper", "a4"], ""),
        (["--for", "kdp", "--paper", "a4"], "KDP has no trim of a4"),
        (["--for", "ingram", "--trim", "8.25x6"], "Ingram has no trim of 8.25x6"),
        (["--for", "ingram", "--cover", "c.pdf"], "--spine"),
        (["--cover", "c.pdf"], "--cover is for a printer of books"),
        (["--spine", "1in"], "--spine is for a printer of books"),
    ],
)
def test_what_does_not_fit_the_printer_is_one_sentence(
    more: list[str], sentence: str, tmp_path: Path
) -> None:
    code, said = play([*BOOK, *more, "-o", str(tmp_path / "b.pdf")], "", tmp_path)
    assert code == (2 if sentence else 0), said
    assert sentence in said


@pytest.mark.parametrize("option", [["--for", "kdp"], ["--author", "Ann"], ["--cover", "c.pdf"]])
def test_options_of_a_book_want_a_book(option: list[str], tmp_path: Path) -> None:
    code, said = play(["make", "wordsearch", "--seed", "s", *option, "-o", "x.pdf"], "", tmp_path)
    assert code == 2
    assert f"{option[0]} is for a book" in said
