"""The reader of MyThes thesauri, and the choice of synonyms."""

from worderly.lexicon.build.readers.thesaurus import Sense, read_thesaurus, say_synonyms
from worderly.lexicon.folding import fold_case, fold_latin

DATA = """UTF-8
école|1
(Nom)|lycée|collège|cours
kopf|2
-|Haupt|Kopf|Kopf...|Rübe (ugs.)|Körperteil (Oberbegriff)|Schwanz (derb, ugs.)
-|Anführer|(der) Chef (Hauptform)
"""


def test_a_thesaurus_has_senses_with_their_synonyms() -> None:
    words = read_thesaurus(DATA.encode(), fold_latin)
    assert words["ecole"] == (Sense("Nom", ("lycée", "collège", "cours")),)
    assert [len(sense.synonyms) for sense in words["kopf"]] == [6, 2]


def test_the_first_line_names_the_encoding() -> None:
    data = DATA.replace("UTF-8", "ISO8859-1").encode("latin-1")
    assert read_thesaurus(data, fold_case)["école"][0].synonyms[0] == "lycée"


def test_synonyms_are_said_without_notes_and_without_the_word_itself() -> None:
    senses = read_thesaurus(DATA.encode(), fold_case)["kopf"]
    assert say_synonyms("kopf", senses, fold_case) == "Haupt, Rübe, Anführer, Chef"


def test_watched_synonyms_are_left_out() -> None:
    senses = read_thesaurus(DATA.encode(), fold_latin)["ecole"]
    assert say_synonyms("ecole", senses, fold_latin, barred={"lycee"}) == "collège, cours"


def test_synonyms_stop_before_the_text_is_too_long() -> None:
    senses = [Sense("", ("one", "two", "three"))]
    assert say_synonyms("word", senses, fold_case, length=8) == "one, two"
    assert say_synonyms("word", [], fold_case) == ""
