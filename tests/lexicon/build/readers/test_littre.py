"""Articles of Littré's dictionary become one short clause."""

import gzip
import struct

import pytest

from worderly.lexicon.build.readers.littre import first_sense, read_littre

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


def test_a_long_sense_in_which_no_clause_ends_is_passed_over() -> None:
    sense = first_sense(f"{HEAD}\n<b>1°</b> {'Animal au pelage fauve ' * 10}. \n<b>2°</b> Un second sens. \n")
    assert sense == "Un second sens"


def read(*entries: tuple[str, str]) -> dict[str, str]:
    texts, index = b"", b""
    for heading, article in entries:
        place = struct.pack(">II", len(texts), len(article.encode()))
        index += heading.encode() + b"\0" + place
        texts += article.encode()
    files = {"XMLittre.dict.dz": gzip.compress(texts), "XMLittre.idx": index}
    return read_littre(lambda path: files[path.rpartition("/")[2]])


def test_the_plain_heading_is_read_and_else_the_longest_article() -> None:
    assert read(("LIVRE.1", "court"), ("LIVRE.2", "bien plus long")) == {"livre": "bien plus long"}
    assert read(("RUSSE", "court"), ("RUSSE.2", "bien plus long")) == {"russe": "court"}


@pytest.mark.parametrize(
    ("heading", "sound", "fits"),
    [
        ("BLÂME", "or-ni-to-ga-l'", False),
        ("BLÂME", "blâ-m'", True),
        ("QUATRE", "ka-tr'. Autrefois", True),
        ("NATION", "na-sion", True),
        ("ENVIRON", "mi-né-ra-li-zé", False),
        ("ACCENTUER", "ki-chée", False),
        ("TEMPS", "tan", True),
    ],
)
def test_an_article_that_sounds_like_another_word_is_left_out(heading: str, sound: str, fits: bool) -> None:
    assert bool(read((heading, f"<i><small>({sound}) s. m.</small></i>\nUn sens."))) == fits
