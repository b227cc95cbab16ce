"""Every message is well formed, exists in all languages, and gives the same text as in fluent.runtime."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from worderly.languages import DEFAULT, interface_languages
from worderly.messages import Messages
from worderly.messages.catalog import FOLDER, about_language, raw_messages
from worderly.messages.fluent import Pattern, Reference, Select, Variable, parse

SOURCES = Path(__file__).parents[2] / "src" / "worderly"
FILES = sorted(FOLDER.glob("*/*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other", *map(str, range(10))}
"""Keys that only match numbers, so the test does not use them as words."""
NUMBERS = (0, 1, 2, 3, 5, 21, 1000, 1_000_000, -1)


def variables(pattern: Pattern, language: str) -> set[str]:
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Select):
            names.add(part.on.name)
            names.update(*(variables(variant.pattern, language) for variant in part.variants))
        elif isinstance(part, Reference):
            names |= variables(parse(raw_messages(language)[part.id]), language)
    return names


def string_keys(pattern: Pattern) -> set[str]:
    """The keys of all selections that are words, so that each variant is tried at least once."""
    keys: set[str] = set()
    for part in pattern:
        if isinstance(part, Select):
            keys |= {variant.key for variant in part.variants} - PLURALS
            keys.update(*(string_keys(variant.pattern) for variant in part.variants))
    return keys


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_file_is_clean_fluent(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not [entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.attributes]


def test_each_id_is_in_one_file_only() -> None:
    for language in interface_languages():
        found = re.findall(
            r"^([a-z][\w-]*) *=",
            "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.parent.name == language),
            re.MULTILINE,
        )
        assert sorted(found) == sorted(set(found))


def test_all_languages_have_the_same_files_and_ids() -> None:
    names = {
        language: {p.name for p in FILES if p.parent.name == language} for language in interface_languages()
    }
    for language in interface_languages():
        assert names[language] == names[DEFAULT], language
        assert set(raw_messages(language)) == set(raw_messages(DEFAULT)), language


def test_all_languages_use_the_same_variables() -> None:
    used = {
        language: {name: variables(parse(raw), language) for name, raw in raw_messages(language).items()}
        for language in interface_languages()
    }
    for language, names in used.items():
        assert {n: v for n, v in names.items() if v != used[DEFAULT][n]} == {}, language


@pytest.mark.parametrize("language", interface_languages())
def test_every_message_has_the_same_text_as_in_fluent_runtime(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in FILES:
        if path.parent.name == language:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    messages = Messages(language)
    for name, raw in raw_messages(language).items():
        pattern = parse(raw)
        names = variables(pattern, language)
        # NUMBER() of a word is an error; no caller does that.
        formatted = re.findall(r"NUMBER\(\$(\w+)", raw)
        values: tuple[str | int, ...] = (*NUMBERS, "word", *string_keys(pattern))
        for value in values:
            numbers = dict.fromkeys(formatted, value if isinstance(value, int) else 7)
            facts = dict.fromkeys(names, value) | numbers
            message = bundle.get_message(name)
            assert message.value is not None, name
            assert messages.text(name, **facts) == bundle.format_pattern(message.value, facts)[0], name


def test_every_refusal_of_the_source_has_a_message() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"(\w+)"', sources))
    assert codes
    missing = {code for code in codes if f"refused-{code.replace('_', '-')}" not in raw_messages("en")}
    assert missing == set()


def test_every_notice_of_the_source_has_a_message() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    codes = set(re.findall(r'Notice\(\s*(?:code=)?"(\w+)"', sources))
    assert {code for code in codes if f"notice-{code.replace('_', '-')}" not in raw_messages("en")} == set()


def test_french_uses_no_break_spaces_and_typographic_apostrophes() -> None:
    """A narrow or ordinary no-break space before ; ! ? : » and after «, and no typewriter apostrophe."""
    for path in FILES:
        if path.parent.name == "fr":
            lines = path.read_text(encoding="utf-8").splitlines()
            for line in (line for line in lines if not line.startswith(("#", "press-braille"))):
                text = re.sub(r"^[\w-]+ =", "", line)
                assert not re.search(r"\w' ?\w|« | »|[\w}] [;!?:](?=\s|$)|\w[;!?](?=\s|$)", text), line


def test_an_unknown_id_is_returned_without_an_error() -> None:
    assert Messages("fr").text("no-such-message") == "no-such-message"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        Messages("xx")


MADE = ("shell-option-", "shell-worderly", "title-", "plain-about-", "plain-help-")
"""Ids that the source composes; the tests of help and menus check that they are used."""


@pytest.mark.parametrize("area", ["plain", "shell", "language"])
def test_the_terminal_uses_each_of_its_messages(area: str) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    found = re.findall(
        r"^([a-z][\w-]*) *=", (FOLDER / "en" / f"{area}.ftl").read_text(encoding="utf-8"), re.M
    )
    assert [name for name in found if not name.startswith(MADE) and f'"{name}"' not in sources] == []


@pytest.mark.parametrize(
    ("language", "answer", "is_yes"),
    [
        ("en", "yes", True),
        ("en", " Y", True),
        ("en", "oui", False),
        ("en", "", False),
        ("fr", "oui", True),
        ("fr", "yes", True),
        ("fr", "non", False),
        ("fr", "no", False),
    ],
)
def test_yes_is_accepted_in_the_language_and_in_the_default_language(
    language: str, answer: str, is_yes: bool
) -> None:
    assert Messages(language).is_yes(answer) is is_yes


@pytest.mark.parametrize("language", interface_languages())
@pytest.mark.parametrize(
    "place", ["typed-menu-", "typed-after-", "typed-interrupted-", "typed-room-", "typed-"]
)
def test_no_typed_word_has_two_meanings_in_one_context(language: str, place: str) -> None:
    """The bare prefix `typed-` stands for commands, which begin with an exclamation mark."""
    names = [name for name in about_language(language) if name.startswith(place)]
    words = [word for name in names for word in Messages(language).typed(name)]
    asked = [word for word in words if word.startswith("!")] if place == "typed-" else words
    assert sorted(asked) == sorted(set(asked))
