"""The library prints: typed styles, pictures, books by one call, and traps that raise where they are set."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from pypdf import PdfReader

import worderly
from worderly import Lexicon
from worderly.boogle import Board
from worderly.hands import deal_hand
from worderly.press import Book, Style
from worderly.wordsearch import Wordsearch

WORDS = ["whale", "coral", "tuna"]


def search(seed: int = 1) -> Wordsearch:
    ws = Wordsearch(10, seed=seed, title="Sea")
    ws.add_wordlist(WORDS)
    return ws


@pytest.mark.parametrize(
    ("trap", "error"),
    [
        (lambda: Wordsearch(cast(Any, 3.5)), TypeError),
        (lambda: Wordsearch(cast(Any, "12")), TypeError),
        (lambda: Wordsearch(cast(Any, (3, 4, 5))), TypeError),
        (lambda: search().add_wordlist("cat"), TypeError),
        (lambda: search().solve("cat"), TypeError),
        (lambda: Lexicon.from_words("cat dog"), TypeError),
        (lambda: Style(paper="a3"), ValueError),
        (lambda: Style(key=cast(Any, "below")), ValueError),
        (lambda: search().to_pdf("x.pdf", paper="a3"), ValueError),
        (lambda: Board.roll(size=99), ValueError),
        (lambda: Board.roll(size=cast(Any, "4")), TypeError),
        (lambda: Board.parse("a" * 50), ValueError),
        (lambda: Book([]), ValueError),
        (lambda: Book(cast(Any, ["cat"])), TypeError),
        (lambda: Book([search(), Board.roll(seed=1)]), ValueError),
        (lambda: Book([search()]).save("x.pdf", for_="lulu"), ValueError),
    ],
)
def test_a_wrong_value_raises_at_the_call(trap: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        trap()
    assert not Path("x.pdf").exists()


def test_a_theme_is_hidden_at_once() -> None:
    assert len(Wordsearch(12, theme="ocean", seed=1).hidden_words) == 12


def test_a_word_search_is_equal_after_a_json_round_trip() -> None:
    ws = search()
    assert Wordsearch.from_json(ws.to_json()) == ws
    assert ws != search(2)
    assert Wordsearch(5) == Wordsearch(5) != Wordsearch(6)


def test_a_word_search_solves_itself_and_a_pasted_grid() -> None:
    ws = search()
    assert {found.word for found in ws.solve().found} == set(WORDS)
    pasted = Wordsearch.parse(str(ws))
    assert pasted.grid == ws.grid
    assert {found.word for found in pasted.solve(WORDS).found} == set(WORDS)
    assert set(WORDS) <= {found.word for found in pasted.solve().found}


def test_a_puzzle_is_saved_as_a_picture_and_in_a_style(tmp_path: Path) -> None:
    search().to_png(tmp_path / "sea.png")
    search().to_png(tmp_path / "key.png", key=True)
    assert (tmp_path / "sea.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "sea.png").read_bytes() != (tmp_path / "key.png").read_bytes()
    search().to_pdf(tmp_path / "sea.pdf", Style(paper="a5", name_line=True), key="none")
    pages = PdfReader(tmp_path / "sea.pdf").pages
    assert len(pages) == 1
    assert "Name" in pages[0].extract_text()
    assert round(float(pages[0].mediabox.width)) == 420


def test_a_book_is_one_call(tmp_path: Path) -> None:
    book = Book([search(seed) for seed in range(4)], title="Four seas", author="A. Writer")
    assert book.save(tmp_path / "book.pdf") == []
    assert len(PdfReader(tmp_path / "book.pdf").pages) == book.pages == 7


def test_a_book_for_a_printer_tells_which_rules_it_keeps(tmp_path: Path) -> None:
    reports = Book([search(seed) for seed in range(24)], title="Seas").save(tmp_path / "book.pdf", for_="kdp")
    assert {check.rule for check in reports[0].failed} == {"titles"}


def test_a_seed_deals_the_same_hand() -> None:
    assert deal_hand(7, seed=3) == deal_hand(7, seed=3) != deal_hand(7, seed=4)


def test_the_modules_come_with_the_package() -> None:
    assert {"Lexicon", "wordsearch", "boogle", "press"} <= set(dir(worderly))
    assert worderly.wordsearch.Wordsearch is Wordsearch


def test_a_lexicon_goes_to_other_processes() -> None:
    shipped, own = Lexicon.open("en"), Lexicon.from_words(["oak", "Élan"], "mine", "fr")
    assert pickle.loads(pickle.dumps(shipped)) is shipped
    again = pickle.loads(pickle.dumps(own))
    assert (list(again), again.name, again.language) == (list(own), "mine", "fr")
    assert again.display("elan") == own.display("elan")
