"""Texts in disguise: letters of other scripts, signs for letters, separators."""

import pytest

from worderly.table.people.abuse import is_abusive
from worderly.table.people.disguise import folded, readings


def test_accents_and_other_scripts_are_folded_to_latin_letters() -> None:
    assert folded("Éᴀ") == "ea"
    assert folded("НіtІеr") == "hitler"


@pytest.mark.parametrize("text", ["b4dg3", "b a d g e", "b.a.d.g.e", "b-a-d-g-e"])
def test_one_of_the_readings_has_the_letters_that_were_meant(text: str) -> None:
    assert "badge" in {"".join(words) for words in readings(text)}


@pytest.mark.parametrize("name", ["НіtІеr", "ｆｕｃｋ", "🅵🅤🅒🅺", "ſhit", "ⓢⓗⓘⓣ", "𝓯𝓾𝓬𝓴"])
def test_look_alikes_are_read_as_the_letters_they_look_like(name: str) -> None:
    assert is_abusive(name)
