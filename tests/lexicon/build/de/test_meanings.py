"""German meanings: which senses and synonyms are shown, and what forms of words say."""

import gzip

import msgspec
import pytest

from worderly.lexicon.build.de.meanings import meanings
from worderly.lexicon.build.model import Build, Levels, group

THESAURUS = """UTF-8
käse|2
-|Käse|Milcherzeugnis (Oberbegriff)
-|Unsinn (Hauptform)|Blödsinn|Käse (ugs.)|Quark (ugs.)
unsinn|1
-|Unsinn (Hauptform)|Blödsinn|Käse (ugs.)|Quark (ugs.)
haus|2
-|Bungalow|(eingeschossiges) Haus
-|Haus (Hauptform)|Heim|Bude (ugs.)|Fa.
gemeinsam|1
-|gemeinsam|verbinden|vereint
schatz|1
-|Schatz|Leiche|Liebling
"""
WORDS = ("heim", "vereint", "liebling", "blödsinn", "bungalow", "haus", "häuser")
FREQUENCIES = [{"format": "cB", "version": 1}, *([] for _ in range(400)), WORDS]
DISPLAY = {word.lower(): word for word in ("Käse", "Unsinn", "Haus", "Häuser", "Schatz")}


@pytest.fixture
def texts() -> dict[str, str]:
    files = {
        "usr/share/mythes/th_de_DE_v2.dat": THESAURUS.encode(),
        "wordfreq/data/large_de.msgpack.gz": gzip.compress(msgspec.msgpack.encode(FREQUENCIES)),
    }
    bases = dict.fromkeys(("käse", "unsinn", "haus", "gemeinsam", "schatz", "garten"), ("easy", True))
    tiers = group(bases | {"häuser": ("easy", False), "gärten": ("easy", False)})
    display = DISPLAY | {"garten": "Garten", "gärten": "Gärten"}
    built = Build(frozenset(bases), tiers, Levels(grim=frozenset({"leiche"})), display)
    sources = dict.fromkeys(("mythes-de", "wordfreq"), files.__getitem__)
    return meanings(built, sources, {"garten": "ein Stück Land am Haus"})


def test_slang_is_left_out_where_there_is_a_plain_sense(texts: dict[str, str]) -> None:
    assert texts["käse"] == "gehört zu: Milcherzeugnis"
    assert texts["unsinn"] == "Blödsinn"


def test_a_sense_of_the_word_itself_goes_before_one_of_a_phrase(texts: dict[str, str]) -> None:
    assert texts["haus"] == "Heim"


def test_an_adjective_is_not_explained_by_a_verb(texts: dict[str, str]) -> None:
    assert texts["gemeinsam"] == "vereint"


def test_no_watched_word_is_a_synonym(texts: dict[str, str]) -> None:
    assert texts["schatz"] == "Liebling"


def test_a_form_points_to_its_root_also_if_we_explain_that_ourselves(texts: dict[str, str]) -> None:
    assert (texts["häuser"], texts["gärten"]) == ("=haus", "=garten")
    assert "garten" not in texts
