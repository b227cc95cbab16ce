"""Codeword on the page: a guess is answered, and the word is found."""

import re

from playwright.sync_api import Page, expect

from .people import answered, cell, heard, open_game, result, type_word
from .puzzles import solution_of


def test_a_guess_is_marked_and_the_right_word_wins(page: Page) -> None:
    open_game(page, "/codeword/seed/k1")
    type_word(page, "stone")
    heard(page, "stone")
    expect(cell(page, (0, 0))).to_have_attribute("aria-label", re.compile("^S, "))
    type_word(page, solution_of("codeword", "k1").word)
    answered(page)
    expect(result(page)).to_have_text("Superb")
    expect(page.locator("section.result")).to_contain_text("Solved!")


def test_a_refused_guess_stays_in_the_line(page: Page) -> None:
    open_game(page, "/codeword/seed/k2")
    type_word(page, "xxxxx")
    heard(page, "is not in Worderly English")
    expect(page.locator("form.entry input")).to_have_value("xxxxx")
