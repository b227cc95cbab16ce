"""The messages of one language, read from its folder of Fluent files."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from worderly.languages import DEFAULT, interface_languages
from worderly.messages.cldr import cldr_of, number_text, plural
from worderly.messages.fluent import (
    Fact,
    Pattern,
    Quoted,
    Reference,
    Select,
    Variable,
    choose_variant,
    entries,
    parse,
)

FOLDER = Path(__file__).parent


@cache
def raw_messages(language: str) -> dict[str, str]:
    """All messages of a language, unparsed. A test checks that each id is in one file only."""
    raw: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        raw |= entries(path.read_text(encoding="utf-8"))
    return raw


@cache
def _pattern(language: str, message: str) -> Pattern | None:
    raw = raw_messages(language).get(message)
    return None if raw is None else parse(raw)


@cache
def about_language(language: str) -> dict[str, str]:
    """The plain texts of `language.ftl`. Reads only this file: other languages need only their name."""
    text = (FOLDER / language / "language.ftl").read_text(encoding="utf-8")
    return {message: raw.strip() for message, raw in entries(text).items()}


@cache
def _typed(language: str, message: str) -> frozenset[str]:
    return frozenset(word.strip() for word in about_language(language)[message].split(","))


def language_name(language: str) -> str:
    """The name of an interface language, in that language."""
    return about_language(language)["language-name"]


class Messages:
    """The messages of a language; missing ones come from the default language.

    >>> Messages("fr").text("language-name")
    'Français'
    """

    def __init__(self, language: str) -> None:
        if language not in interface_languages():
            raise ValueError(f"no messages in {language!r}; there are {', '.join(interface_languages())}")
        self.language = language

    def has(self, message: str) -> bool:
        return message in raw_messages(self.language) or message in raw_messages(DEFAULT)

    def text(self, message: str, /, **facts: Fact) -> str:
        """Returns an unknown id itself, so that a player never sees a traceback."""
        pattern = _pattern(self.language, message) or _pattern(DEFAULT, message)
        return message if pattern is None else self.resolve(pattern, facts)

    def refusal(self, code: str, facts: Mapping[str, Fact]) -> str:
        return self.text(f"refused-{code.replace('_', '-')}", **facts)

    def notice(self, code: str, facts: Mapping[str, Fact]) -> str:
        return self.text(f"notice-{code.replace('_', '-')}", **facts)

    def reason(self, reason: str, **facts: Fact) -> str:
        return self.text(f"reason-{reason.replace('_', '-')}", **facts)

    def typed(self, message: str) -> frozenset[str]:
        """The words that a player may type for a command, in this language and in the default language."""
        return _typed(self.language, message) | _typed(DEFAULT, message)

    def is_yes(self, answer: str) -> bool:
        return answer.strip().lower().startswith(tuple(self.typed("typed-yes")))

    def resolve(self, pattern: Pattern, facts: Mapping[str, Fact]) -> str:
        """The text of a parsed pattern with the facts filled in."""
        return "".join(part if isinstance(part, str) else self._part(part, facts) for part in pattern)

    def _part(self, part: Quoted | Variable | Reference | Select, facts: Mapping[str, Fact]) -> str:
        if isinstance(part, Quoted):
            return part.text
        if isinstance(part, Reference):
            return self.text(part.id, **facts)
        if isinstance(part, Select):
            return self.resolve(choose_variant(part, facts, self._plural), facts)
        value = facts.get(part.name, f"{{${part.name}}}")
        return value if isinstance(value, str) else number_text(cldr_of(self.language), value, part.grouping)

    def _plural(self, number: int) -> str:
        return plural(cldr_of(self.language), number)
