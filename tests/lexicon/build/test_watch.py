"""The watch list: levels, the forms made from roots, and how spellings decide about keys."""

from pathlib import Path

import pytest

from worderly.lexicon import Lexicon
from worderly.lexicon.build.en import watch as english
from worderly.lexicon.build.fr import watch as french
from worderly.lexicon.build.output import read_toml
from worderly.lexicon.build.watch import find_levels, generated, read_roots
from worderly.lexicon.folding import fold_latin

LISTS = Path(__file__).parents[3] / "lexicons"
CODES = sorted(path.parent.name for path in LISTS.glob("*/lexicon.toml"))


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    (tmp_path / "watch").mkdir()
    (tmp_path / "show.txt").write_text("viole\nkiller\n", "utf-8")
    return tmp_path


def write_roots(lists: Path, *lines: str) -> None:
    (lists / "watch/roots.txt").write_text("\n".join(lines) + "\n", "utf-8")


def write_words(lists: Path, block: str = "", hide: str = "", grim: str = "") -> None:
    sections = (("block", block), ("hide", hide), ("grim", grim))
    text = "".join(f"[{level}]\nx: {words}\n" for level, words in sections)
    (lists / "watch/words.txt").write_text(text, "utf-8")


@pytest.mark.parametrize("code", CODES)
def test_the_committed_forms_are_those_of_the_roots(code: str) -> None:
    text = generated(LISTS / code, read_toml(LISTS / code / "lexicon.toml").get("inflector"))
    committed = (LISTS / code / "watch/words.txt").read_text("utf-8")
    assert committed == text, f"lexicons/{code}/watch/words.txt is stale: run make lexicons"


def test_forms_are_made_of_all_kinds_of_a_root_without_innocent_words(lists: Path) -> None:
    write_roots(lists, "[grim]", "noun verb: kill", "forms: gore")
    assert generated(lists, "en.watch").splitlines()[1:] == [
        "[block]",
        "[hide]",
        "[grim]",
        "gore: gore",
        "kill: kill killed killers killing killings kills",
    ]


def test_compounds_are_looked_up_in_the_list_without_innocent_words(lists: Path) -> None:
    (lists / "words.txt").write_text("killer\noverkill\tOverkill\nskill\nkilling\n", "utf-8")
    write_roots(lists, "[hide]", "part: kill", "[grim]", "begins: kill")
    assert generated(lists, None).splitlines()[2:] == [
        "[hide]",
        "kill: killing overkill skill",
        "[grim]",
        "kill: killing",
    ]


def test_blocked_compounds_must_be_written_out(lists: Path) -> None:
    write_roots(lists, "[block]", "part: kill")
    with pytest.raises(ValueError, match="blocked words are not in the list"):
        list(read_roots(lists / "watch/roots.txt"))


def test_a_root_without_level_or_kind_is_an_error(lists: Path) -> None:
    for lines in (["noun: kill"], ["[grim]", "kill"], ["[rude]", "noun: kill"]):
        write_roots(lists, *lines)
        with pytest.raises(ValueError, match="no level or no kind"):
            list(read_roots(lists / "watch/roots.txt"))


def test_a_word_of_two_levels_has_the_stricter_one(lists: Path) -> None:
    write_words(lists, block="a", hide="a b", grim="b c")
    found = find_levels(lists, fold_latin, marked=["c", "d"])
    assert list(map(sorted, found)) == [["a"], ["b", "d"], ["c"]]


def test_a_shown_spelling_frees_a_key_only_if_it_is_the_usual_one(lists: Path) -> None:
    write_words(lists, hide="viole violé")
    assert find_levels(lists, fold_latin, display={"viole": "violé"}).hidden == {"viole"}
    assert find_levels(lists, fold_latin, display={"viole": "viole"}).hidden == frozenset()


@pytest.mark.parametrize(
    ("kind", "root", "forms"),
    [
        ("noun", "body", "bodies"),
        ("noun", "ass", "asses"),
        ("verb", "stab", "stabs stabbed stabber stabbers stabbing stabbings"),
        ("verb", "rape", "rapes raped raper rapers raping rapings"),
        ("verb", "bury", "buries buried burier buriers burying buryings"),
        ("verb", "die", "dies died dier diers dying dyings"),
        ("adjective", "gory", "gorier goriest gorily goriness"),
        ("spelling", "terrorise", "terrorize"),
        ("spelling", "darky", "darkie darkey"),
    ],
)
def test_english_forms(kind: str, root: str, forms: str) -> None:
    assert set(english.KINDS[kind](root)) >= set(forms.split())


@pytest.mark.parametrize(
    ("kind", "root", "forms"),
    [
        ("noun", "viol", "viols"),
        ("adjective", "génital", "génitale génitales génitaux"),
        ("adjective", "meurtrier", "meurtrière meurtriers meurtrières"),
        ("verb", "égorger", "égorge égorgeait égorgé égorgées égorgeons égorgera"),
        ("verb", "crever", "crève crevait crevé crevées crèvera"),
        ("verb", "périr", "périt périssait péri périra"),
        ("agent", "violer", "violeur violeuse violeurs violeuses"),
    ],
)
def test_french_forms(kind: str, root: str, forms: str) -> None:
    assert set(french.KINDS[kind](root)) >= set(forms.split())


@pytest.mark.parametrize("code", Lexicon.names())
def test_no_target_is_watched(code: str) -> None:
    lexicon = Lexicon.open(code)
    assert not [word for word in lexicon.targets("hard", base=False) if lexicon.level(word)]
    assert {lexicon.level(word) for word in lexicon.targets("hard", base=False, all_words=True)} <= {
        None,
        "grim",
    }


def test_levels_of_a_lexicon_do_not_overlap() -> None:
    for lexicon in map(Lexicon.open, Lexicon.names()):
        assert not lexicon.blocked & lexicon.hidden
        assert not (lexicon.blocked | lexicon.hidden) & lexicon.grim
