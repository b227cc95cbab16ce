"""Articles of Littré's dictionary become one short clause."""

import gzip
import struct

import pytest

from worderly.lexicon.build.littre import first_sense, read_littre

HEAD = "<i><small>(mê-zon) s. f.</small></i>\n"
QUOTE = (
    '<span foreground="#0000CD">Mais chercher ton asile</span>, <span foreground="#B22222">CORN.</span>.\n'
)


@pytest.mark.parametrize(
    ("article", "sense"),
    [
        (
            f"{HEAD}\n<b>1°</b> Bâtiment servant de logis. \n{QUOTE}<b>2°</b> Autre.",
            "Bâtiment servant de logis",
        ),
        (
            f"{HEAD}\n<small>\n<b>1°</b> Sommaire ici.</small>\n\n<b>1°</b> Sens un, long. Exemple.",
            "Sens un, long",
        ),
        (f"{HEAD}\nSans numéro du tout. Un exemple. {QUOTE}", "Sans numéro du tout"),
        (f"{HEAD}\n<b>1°</b> Terme de marine. Grosse corde de bord. Exemple.", "Grosse corde de bord"),
        (f"{HEAD}\n<b>1°</b> Voy. MAISON.\n<b>2°</b> Un lieu où l'on vit. \n", "Un lieu où l'on vit"),
        (f"{HEAD}\n<b>1°</b> Grand bois, peu usité.\n<b>2°</b> Un second sens. \n", "Un second sens"),
        ("<i><small>(a) part. passé d'adopter.</small></i>\nOctave adopté par César.", ""),
        ("", ""),
    ],
)
def test_the_first_sense_is_a_sentence_without_marks_and_quotations(article: str, sense: str) -> None:
    assert first_sense(article) == sense


def test_a_long_sense_ends_after_a_clause() -> None:
    clause = "Animal du genre chien, à oreille droite, queue horizontale"
    sense = first_sense(f"{HEAD}\n<b>1°</b> {clause}, {'pelage fauve ' * 10}. ")
    assert sense == clause


def test_the_longest_article_of_a_spelling_is_read() -> None:
    texts = b"courtbien plus long"
    places = [("LIVRE.1", 0, 5), ("LIVRE.2", 5, 14)]
    index = b"".join(word.encode() + b"\0" + struct.pack(">II", *place) for word, *place in places)
    files = {"XMLittre.dict.dz": gzip.compress(texts), "XMLittre.idx": index}
    assert read_littre(lambda path: files[path.rpartition("/")[2]]) == {"livre": "bien plus long"}
