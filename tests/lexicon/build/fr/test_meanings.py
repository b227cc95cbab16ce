"""French meanings from a small thesaurus and a small dictionary."""

import gzip
import struct

import msgspec
import pytest

from worderly.lexicon.build.fr.meanings import FrenchMeanings
from worderly.lexicon.build.readers.frequency import Frequencies

THESAURUS = """UTF-8
maison|1
(Nom)|fin|logis|demeure|taudis
logis|1
(Nom)|maison|demeure
demeure|1
(Nom)|maison|logis
taudis|1
(Nom)|cabane|baraque|masure
fin|1
(Adjectif)|maison
côte|1
(Nom)|rivage
"""
ARTICLES = {
    "MAISON": "<b>1°</b> Bâtiment servant de logis. \n",
    "VOIE": "Chemin, route, rue. ",
    "VOIR": "Regarder bien. ",
}
STEMS = {
    "maison": {"maison": frozenset({"maison"})},
    "maisons": {"maisons": frozenset({"maison"})},
    "voies": {"voies": frozenset({"voie", "voir"})},
    "cote": {"côte": frozenset({"côte"})},
    "selfies": {"selfies": frozenset({"selfie"})},
}


def littre(path: str) -> bytes:
    texts = b"".join(text.encode() for text in ARTICLES.values())
    index, at = b"", 0
    for word, text in ARTICLES.items():
        index += word.encode() + b"\0" + struct.pack(">II", at, len(text.encode()))
        at += len(text.encode())
    return gzip.compress(texts) if path.endswith(".dz") else index


@pytest.fixture
def meanings() -> FrenchMeanings:
    words = ["maison", "logis", "demeure", "taudis", "fin", "voir", "voie"]
    buckets = [{"format": "cB", "version": 1}, *([] for _ in range(300)), words]
    sources = {"mythes-fr": lambda _: THESAURUS.encode(), "stardict-xmlittre": littre}
    frequencies = Frequencies(gzip.compress(msgspec.msgpack.encode(buckets)))
    return FrenchMeanings(sources, frequencies, {"rivage"}, {"selfie"})


def test_near_words_come_first_then_the_old_sense_on_a_line_of_its_own(meanings: FrenchMeanings) -> None:
    texts = meanings.of(["maison"], {}, STEMS)
    assert texts == {"maison": "voir aussi : demeure, logis\tLittré (1877) : Bâtiment servant de logis"}


def test_an_inflected_form_points_to_its_root(meanings: FrenchMeanings) -> None:
    assert meanings.of(["maisons"], {}, STEMS)["maisons"] == "=maison"


def test_a_plural_points_to_its_noun_rather_than_to_a_verb(meanings: FrenchMeanings) -> None:
    assert meanings.of(["voies"], {}, STEMS)["voies"] == "=voie"


def test_a_root_that_its_key_does_not_show_is_written_out(meanings: FrenchMeanings) -> None:
    shown = {"voies": "voies", "voie": "voïe"}
    assert meanings.of(["voies"], shown, STEMS) == {"voies": "voie — Littré (1877) : Chemin, route, rue"}


def test_a_barred_word_is_in_no_meaning(meanings: FrenchMeanings) -> None:
    assert meanings.of(["cote"], {"cote": "côte"}, STEMS) == {}


def test_a_root_with_a_meaning_of_our_own_is_named_too(meanings: FrenchMeanings) -> None:
    assert meanings.of(["selfies"], {}, STEMS)["selfies"] == "=selfie"
