"""The roots that German words may be forms of."""

import pytest

from worderly.lexicon.build.de.forms import Forms

NOUNS = "Haus Mutter Arbeit Hand Lehrer Auto Kenntnis Breite Deutsche Fahrt".split()
OTHERS = (
    "gehen abgeben vergeben machen abholen lernen alt deutsch breit denken sein führen fahren anfangen leise"
).split()
DISPLAY = {
    word.lower(): word for word in (*NOUNS, "Häuser", "Mütter", "Händen", "Lehrers", "Autos", "Kenntnisse")
}
DISPLAY |= {"arbeiter": "Arbeiter", "deutscher": "Deutscher", "fahrer": "Fahrer", "gross": "groß"}
FORMS = Forms({*(word.lower() for word in NOUNS), *OTHERS, "gross", "arbeiter", "deutscher"}, DISPLAY)


@pytest.mark.parametrize(
    ("word", "root"),
    [
        ("häuser", "haus"),
        ("mütter", "mutter"),
        ("händen", "hand"),
        ("lehrers", "lehrer"),
        ("autos", "auto"),
        ("kenntnisse", "kenntnis"),
        ("deutscher", "deutsch"),
        ("deutschem", "deutsch"),
        ("größten", "gross"),
        ("älter", "alt"),
        ("macht", "machen"),
        ("lernte", "lernen"),
        ("ging", "gehen"),
        ("abgegeben", "abgeben"),
        ("vergibt", "vergeben"),
        ("abgeholt", "abholen"),
        ("abzuholen", "abholen"),
        ("gedacht", "denken"),
        ("gewesen", "sein"),
        ("anfing", "anfangen"),
    ],
)
def test_the_root_of_a_form_is_found(word: str, root: str) -> None:
    assert root in FORMS.roots(word.replace("ß", "ss"))


def test_a_headword_that_only_looks_like_a_form_has_no_root() -> None:
    assert {word: FORMS.roots(word) for word in ("arbeiter", "breite", "führen", "leise")} == {
        "arbeiter": set(),
        "breite": set(),
        "führen": set(),
        "leise": set(),
    }


def test_a_noun_is_no_form_of_a_verb_and_a_verb_no_form_of_a_noun() -> None:
    assert "fahren" not in FORMS.roots("fahrt")
    assert "hand" not in FORMS.roots("handen")
