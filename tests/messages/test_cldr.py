"""Plurals, numbers and dates are the same as Babel's."""

import shutil

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from worderly.languages import interface_languages
from worderly.messages.catalog import FOLDER
from worderly.messages.cldr import cldr_of, number_text, plural
from worderly.messages.generate import cldr_for, write

OTHERS = ["ar", "cs", "cy", "he", "ja", "lv", "pl", "pt", "ru", "sl"]
"""Languages with different kinds of plural rules, shipped or not."""


@pytest.mark.parametrize("tag", [*interface_languages(), *OTHERS])
@given(number=st.integers(-120, 120) | st.integers(0, 10**9) | st.just(10**6))
def test_an_integer_has_the_same_plural_category_as_in_babel(tag: str, number: int) -> None:
    assert plural(cldr_for(tag), number) == Locale.parse(tag).plural_form(abs(number))


@pytest.mark.parametrize("language", interface_languages())
def test_the_generated_file_is_up_to_date(language: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("messages")
    (folder / language).mkdir()
    shutil.copy(FOLDER / language / "language.ftl", folder / language)
    write(language, folder)
    assert (folder / language / "cldr.json").read_bytes() == (FOLDER / language / "cldr.json").read_bytes()


def test_each_language_groups_digits_by_its_own_rule() -> None:
    assert number_text(cldr_of("en"), 12345) == "12,345"
    assert number_text(cldr_of("fr"), 12345) == "12\N{NARROW NO-BREAK SPACE}345"
    assert number_text(cldr_of("en"), 12345, grouping=False) == "12345"


def test_each_language_orders_the_parts_of_a_date_by_its_own_rule() -> None:
    assert cldr_for("en-GB").long_date == "{weekday} {day} {month}"
    assert cldr_for("en-US").long_date == "{weekday}, {month} {day}"
    assert cldr_for("es").long_date == "{weekday}, {day} de {month}"
    assert cldr_for("de").short_date == "{day}. {month}"
