"""Languages are folders: every part is there, and no source but one names a language."""

import re
from pathlib import Path

import pytest

from worderly.languages import DEFAULT, interface_languages, preferred, word_languages, words_for
from worderly.languages.facts import facts_of
from worderly.languages.folders import MESSAGES, WORDS
from worderly.lexicon.folding import FOLDS

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("src/worderly", "web/src", "web/build")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".py", ".ts", ".svelte") and not path.name.endswith(".test.ts")
]
NAMES_THE_DEFAULT = ROOT / "src/worderly/languages/folders.py"

LISTS = (
    *(
        "lexicon.toml",
        "language.toml",
        "words.txt",
        "overlay.txt",
        "watch/roots.txt",
        "watch/words.txt",
        "show.txt",
    ),
    *("names.txt", "untiered.txt"),
)
BUILT = (
    *("blocked.txt", "hidden.txt", "grim.txt", "language.json", "lexicon.json", "spellings.blocks", "themes"),
    *("tiers.txt", "words.graph"),
)


@pytest.mark.parametrize("code", word_languages())
def test_a_word_language_has_every_part(code: str) -> None:
    wanted = [f"lexicons/{code}/{name}" for name in LISTS]
    wanted += [f"src/worderly/lexicon/data/{code}/{name}" for name in BUILT]
    assert [name for name in wanted if not (ROOT / name).exists()] == []
    assert facts_of(code).fold in FOLDS


@pytest.mark.parametrize("code", interface_languages())
def test_an_interface_language_has_every_part(code: str) -> None:
    names = {path.name for path in (Path(MESSAGES) / DEFAULT).glob("*.ftl")} | {"cldr.json"}
    assert sorted(names - {path.name for path in (Path(MESSAGES) / code).iterdir()}) == []


def test_every_list_of_words_is_built() -> None:
    listed = {path.parent.name for path in ROOT.glob("lexicons/*/lexicon.toml")}
    assert sorted(listed ^ {path.name for path in Path(WORDS).iterdir()}) == []


def test_no_source_names_a_language_but_the_one_that_names_the_default() -> None:
    codes = "|".join({*interface_languages(), *word_languages()})
    quoted = re.compile(rf"""(['"`])(?:{codes})\1""")
    examples = re.compile(r"^ *>>>.*$", re.MULTILINE)
    found = [
        path.relative_to(ROOT).as_posix()
        for path in SOURCES
        if path != NAMES_THE_DEFAULT and quoted.search(examples.sub("", path.read_text("utf-8")))
    ]
    assert found == []
    assert len(quoted.findall(NAMES_THE_DEFAULT.read_text("utf-8"))) == 1


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["pt-PT", "fr-CA", "en"], "fr"),
        (["FR"], "fr"),
        (["fr_FR.UTF-8"], "fr"),
        (["", "pt"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_program_speaks_is_preferred(tags: list[str], language: str) -> None:
    assert preferred(tags) == language


def test_words_follow_the_interface_where_there_are_some() -> None:
    assert words_for("fr") == "fr"
    assert words_for("xx") == DEFAULT
