"""The builder of German: keys, spellings, base forms, and the forms that are no targets."""

import gzip
from pathlib import Path

import msgspec
import pytest

from worderly.lexicon.build.de.words import build, inflections
from worderly.lexicon.build.readers.archives import Reader

WORDS = """AAL aal Aal
CAFE Café
ELTERN Eltern
FISCH Fisch
FISCHE fische Fische
FLOSS floss Floß
GRUEN grün Grün
GRUENE grüne
IGEL igel Igel
SPASS Spass Spaß
ZUSAMMENGEHOERIGKEIT Zusammengehörigkeit
"""
THESAURUS = """UTF-8
aal|1
-|Aal|Fisch|Schwanz (derb)
fisch|1
-|Fisch|Flossentier
fische|1
-|Fische|Sternzeichen
floss|1
-|floss|Wasserfahrzeug
grün|1
-|grün|Grün|grasfarben|unreif
igel|1
-|Stacheltier|(ein) kleiner Igel
"""
FREQUENCIES = [
    {"format": "cB", "version": 1},
    *([] for _ in range(400)),
    ["fisch"],
    *([] for _ in range(50)),
    ["fische"],
]


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    (tmp_path / "language.toml").write_text('fold = "latin"\nalphabet = "abcdefghijklmnopqrstuvwxyzäöü"\n')
    (tmp_path / "watch").mkdir()
    for name in ("overlay", "watch/words", "show", "names", "untiered", "own", "spellings"):
        (tmp_path / f"{name}.txt").write_text("")
    return tmp_path


@pytest.fixture
def sources() -> dict[str, Reader]:
    files = {
        "usr/share/tanglet/gamedata/de/words": gzip.compress(WORDS.encode()),
        "usr/share/mythes/th_de_DE_v2.dat": THESAURUS.encode(),
        "wordfreq/data/large_de.msgpack.gz": gzip.compress(msgspec.msgpack.encode(FREQUENCIES)),
    }
    return {"tanglet-data": files.__getitem__, "mythes-de": files.__getitem__}


@pytest.fixture
def frequent(sources: dict[str, Reader]) -> dict[str, Reader]:
    return sources | {"wordfreq": sources["mythes-de"]}


def test_letters_of_the_alphabet_stay_in_the_keys(lists: Path, sources: dict[str, Reader]) -> None:
    words = build(sources, lists).words
    assert {"aal", "cafe", "eltern", "fisch", "grün", "grüne", "spass"} <= words
    assert all(len(word) <= 15 for word in words)


def test_the_thesaurus_tells_the_usual_spelling_alone_or_in_phrases(
    lists: Path, sources: dict[str, Reader]
) -> None:
    display = build(sources, lists).display
    assert [display[key] for key in ("aal", "cafe", "eltern", "igel")] == ["Aal", "Café", "Eltern", "Igel"]
    assert "grün" not in display


def test_a_spelling_may_be_chosen_by_hand(lists: Path, sources: dict[str, Reader]) -> None:
    assert "floss" not in build(sources, lists).display
    (lists / "spellings.txt").write_text("Floß\n", "utf-8")
    assert build(sources, lists).display["floss"] == "Floß"


def test_headwords_are_base_forms_unless_they_are_forms_of_others(
    lists: Path, sources: dict[str, Reader]
) -> None:
    assert build(sources, lists).tiers["easy", True] == {"aal", "fisch", "floss", "grün", "igel"}


def test_what_was_read_decides_about_base_forms(lists: Path, sources: dict[str, Reader]) -> None:
    (lists / "own.txt").write_text("+ Fische\n- Igel\n", "utf-8")
    assert build(sources, lists).tiers["easy", True] == {"aal", "fisch", "fische", "floss", "grün"}


def test_inflections_are_the_words_with_a_commoner_root(frequent: dict[str, Reader]) -> None:
    assert inflections(frequent, ["fisch", "fische", "igel"]) == {"fische"}
