"""The builder for languages with a list of Tanglet and a MyThes thesaurus."""

import gzip
from pathlib import Path

import pytest

from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.tanglet import build, meanings

WORDS = """AAL aal Aal
CAFE Café
ELTERN Eltern
FISCH Fisch
GRUEN grün Grün
GRUENE grüne
SPASS Spass Spaß
ZUSAMMENGEHOERIGKEIT Zusammengehörigkeit
"""
THESAURUS = """UTF-8
aal|1
-|Aal|Fisch|Schwanz (derb)
grün|2
-|(ins) Grün|Natur
-|grün|Grün|grasfarben|unreif
"""


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    folder = tmp_path / "xy"
    folder.mkdir()
    (folder / "language.toml").write_text('fold = "latin"\nalphabet = "abcdefghijklmnopqrstuvwxyzäöü"\n')
    (folder / "watch").mkdir()
    for name in ("overlay", "watch/words", "show", "names", "untiered"):
        (folder / f"{name}.txt").write_text("")
    return folder


@pytest.fixture
def sources() -> dict[str, Reader]:
    files = {
        "usr/share/tanglet/gamedata/xy/words": gzip.compress(WORDS.encode()),
        "usr/share/mythes/th_xy_XY_v2.dat": THESAURUS.encode(),
    }
    return {"tanglet-data": files.__getitem__, "mythes-xy": files.__getitem__}


def test_letters_of_the_alphabet_stay_in_the_keys(lists: Path, sources: dict[str, Reader]) -> None:
    words = build(sources, lists).words
    assert words == {"aal", "cafe", "eltern", "fisch", "grün", "grüne", "spass"}


def test_the_thesaurus_tells_the_usual_spelling(lists: Path, sources: dict[str, Reader]) -> None:
    display = build(sources, lists).display
    assert (display["aal"], display["cafe"], display["eltern"]) == ("Aal", "Café", "Eltern")
    assert "grün" not in display


def test_headwords_are_base_forms_and_synonyms_their_meanings(
    lists: Path, sources: dict[str, Reader]
) -> None:
    built = build(sources, lists)
    assert built.tiers["easy", True] == {"aal", "grün"}
    assert meanings(built, sources, {}) == {"aal": "Fisch", "grün": "grasfarben, unreif, Natur"}
