"""Books: cover, contents that tell the truth, rising difficulty, keys for all."""

import io
import re
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from tests.press.makers import options_of
from worderly.games import IDS, game_of
from worderly.games.tools import Tools
from worderly.games.wordsearch.options import Options
from worderly.press.books.batch import Batch, batch_of, sheet_at
from worderly.press.books.book import Book
from worderly.press.files import write_book
from worderly.press.page.style import Style


def book(game: str, count: int, style: Style, title: str = "") -> Book:
    what = batch_of(game_of(game), options_of(game), "b", count=count, rising=True)
    return Book([sheet_at(what, n) for n in range(count)], style, title, rising=True)


def bound(one: Book, folder: Path) -> list[str]:
    write_book(folder / "book.pdf", one)
    reader = PdfReader(io.BytesIO((folder / "book.pdf").read_bytes()), strict=True)
    return [page.extract_text() for page in reader.pages]


def test_the_contents_name_the_page_of_every_puzzle(tmp_path: Path) -> None:
    pages = bound(book("wordsearch", 7, Style(paper="6x9")), tmp_path)
    rows = re.findall(r"(\d+\. \D+?)\s*(\d+)\n", pages[1] + "\n")
    assert len(rows) == 7
    for title, number in rows:
        assert title.strip() in pages[int(number) - 1]
        assert pages[int(number) - 1].strip().endswith(number)


@pytest.mark.parametrize("game", [game for game in IDS if game != "wordsearch"])
def test_puzzles_without_titles_are_listed_by_section_and_range(game: str, tmp_path: Path) -> None:
    pages = bound(book(game, 7, Style(paper="6x9")), tmp_path)
    rows = re.findall(r"(\d)–(\d)\s+(\d+)", pages[1])
    assert [(int(first), int(last)) for first, last, _ in rows] == [(1, 3), (4, 5), (6, 7)]
    assert re.findall("Easy|Medium|Hard", pages[1]) == ["Easy", "Medium", "Hard"]
    for first, _, number in rows:
        assert f"{first}. " in pages[int(number) - 1]


def test_sections_hold_their_puzzles_in_the_bookmarks(tmp_path: Path) -> None:
    bound(book("wordsearch", 7, Style()), tmp_path)
    outline: list[Any] = PdfReader(tmp_path / "book.pdf").outline
    heads = [mark.title for mark in outline if not isinstance(mark, list)]
    assert heads == ["Word search", "Contents", "Easy", "Medium", "Hard", "Keys"]
    inner = [[mark.title[:2] for mark in marks] for marks in outline if isinstance(marks, list)]
    assert inner == [["1.", "2.", "3."], ["4.", "5."], ["6.", "7."]]


def test_a_line_or_two_of_contents_get_no_page_of_their_own(tmp_path: Path) -> None:
    pages = bound(book("wordsearch", 24, Style(paper="6x9")), tmp_path)
    assert sum(page.startswith("Contents") for page in pages) == 1
    assert "Keys" in pages[1]


def titles_of(what: Batch) -> list[str]:
    """Without making the puzzles."""
    chosen: list[Any] = [what.options_at(n) for n in range(what.count)]
    lexicon = Tools.open(chosen[0].languages).words
    return [options.title or lexicon.theme(options.theme).title for options in chosen]


def test_every_theme_comes_once_before_one_comes_again() -> None:
    game = game_of("wordsearch")
    themes = len(Tools.open(("en",)).words.drawn_themes())
    what = batch_of(game, Options(theme="*", rows=12, cols=12), "b", count=themes + 1)
    titles = titles_of(what)
    assert len(set(titles)) == themes + 1
    assert sheet_at(what, themes).title == titles[themes]
    first = what.options_at(0)
    assert isinstance(first, Options)
    assert titles[themes] in Tools.open(("en",)).words.theme(first.theme).also


@pytest.mark.parametrize("theme", ["*", "tiere"])
@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_no_title_comes_twice_in_a_book_of_100_and_puzzles_of_a_theme_share_no_word(
    language: str, theme: str
) -> None:
    lexicon = Tools.open((language,)).words
    name = theme if theme in lexicon.themes() else "*"
    count = 100 if name == "*" else len(lexicon.theme(name).words) // 12
    what = batch_of(game_of("wordsearch"), Options((language,), theme=name), "b", count=count)
    chosen = [what.options_at(n) for n in range(count)]
    assert len(set(titles_of(what))) == count
    by_theme: dict[str, list[set[str]]] = {}
    for options in chosen:
        assert isinstance(options, Options)
        by_theme.setdefault(options.theme, []).append(set(options.words))
    again = [words for words in by_theme.values() if len(words) > 1]
    assert bool(again) is (language != "en" or name != "*")
    assert all(not one & two for words in again for one, two in combinations(words, 2))


def test_a_title_that_has_to_come_again_gets_a_number() -> None:
    what = batch_of(game_of("wordsearch"), Options(theme="ocean"), "b", count=5)
    titles = [sheet_at(what, n).title for n in range(5)]
    assert titles == ["Ocean", "Beneath the waves", "Ocean 3", "Ocean 4", "Ocean 5"]


@pytest.mark.parametrize("game", IDS)
def test_every_puzzle_has_its_key_at_the_end(game: str, tmp_path: Path) -> None:
    pages = bound(book(game, 9, Style()), tmp_path)
    first = next(n for n, page in enumerate(pages) if "Key: " in page)
    found = [int(number) for page in pages[first:] for number in re.findall(r"Key: (\d+)\.", page)]
    assert found == list(range(1, 10))
    assert len(pages) - first == {"hands": 1, "boogle": 5, "battlewords": 3}.get(game, 2)


def test_puzzles_rise_from_easy_to_hard() -> None:
    numbered = book("wordsearch", 9, Style()).listed
    grades = [one.sheet.grade for one in numbered]
    assert grades == sorted(grades)
    hows = [one.sheet.instructions(Style()) for one in numbered]
    assert "backwards" not in hows[0]
    assert "backwards" in hows[-1]


def test_a_book_has_its_title_on_the_cover_and_in_the_file(tmp_path: Path) -> None:
    pages = bound(book("boogle", 2, Style(), "Rainy days"), tmp_path)
    assert "Rainy days" in pages[0]
    reader = PdfReader(tmp_path / "book.pdf")
    assert reader.metadata is not None
    assert reader.metadata.title == "Rainy days"
    marks = [mark.title for mark in reader.outline if not isinstance(mark, list)]
    assert marks == ["Rainy days", "Contents", "1. Boogle", "2. Boogle", "Keys"]


def test_a_book_without_keys_ends_with_its_puzzles(tmp_path: Path) -> None:
    pages = bound(book("wizards", 2, Style(key="none")), tmp_path)
    assert len(pages) == 4
    assert "Keys" not in pages[1]


def test_contents_of_many_pages_name_every_puzzle_once(tmp_path: Path) -> None:
    once = book("wordsearch", 1, Style(large=True, key="none"))
    pages = bound(replace(once, sheets=[*once.sheets] * 100), tmp_path)
    contents = [page for page in pages if page.startswith("Contents")]
    numbers = [int(n) for page in contents for n in re.findall(r"(\d+)\. Ocean", page)]
    assert numbers == list(range(1, 101))
    assert len(contents) > 1


def test_the_same_order_gives_the_same_book(tmp_path: Path) -> None:
    bound(book("wordsearch", 5, Style()), tmp_path)
    first = (tmp_path / "book.pdf").read_bytes()
    bound(book("wordsearch", 5, Style()), tmp_path)
    assert (tmp_path / "book.pdf").read_bytes() == first


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_several_puzzles_share_a_page(per_page: int, tmp_path: Path) -> None:
    pages = bound(book("wordsearch", 8, Style(per_page=per_page)), tmp_path)
    heads = [re.findall(r"^(\d+)\. Ocean", page, re.MULTILINE) for page in pages[2:]]
    assert [len(found) for found in heads if found] == [per_page] * (8 // per_page)


def test_a_puzzle_that_needs_more_room_gets_its_own_pages(tmp_path: Path) -> None:
    words = tuple(f"{a}{b}{c}{a}" for a in "abcdefgh" for b in "oiue" for c in "lmn")
    long = batch_of(game_of("wordsearch"), Options(words=words, rows=25, cols=25), "b", count=4)
    one = Book([sheet_at(long, n) for n in range(4)], Style(per_page=4))
    pages = bound(one, tmp_path)
    shown = [re.findall(r"^(\d+)\. Word search", page, re.MULTILINE) for page in pages[2:]]
    assert sorted({number for found in shown for number in found}) == ["1", "2", "3", "4"]
    assert all(len(found) <= 1 for found in shown)


@pytest.mark.long
def test_a_book_of_a_thousand_pages_needs_80_mb(tmp_path: Path) -> None:
    """In a process of its own: the most memory that this one ever had says nothing."""
    order = ["make", "wordsearch", "--count", "850", "--pick", "15", "--size", "15", "--seed", "b"]
    told = "lambda: print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    program = f"import atexit, resource; from worderly.cli import main; atexit.register({told}); main()"
    command = [sys.executable, "-c", program, *order, "-o", str(tmp_path / "book.pdf")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert len(PdfReader(tmp_path / "book.pdf").pages) > 950
    assert int(done.stdout.split()[-1]) < 80 * 1024
