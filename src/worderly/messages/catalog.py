"""The sentences of one language, read from its folder of Fluent files."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from worderly.messages.fluent import (
    Fact,
    Pattern,
    Quoted,
    Reference,
    Select,
    Variable,
    chosen,
    entries,
    number_text,
    parse,
)

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "fr")


@cache
def raw_messages(language: str) -> dict[str, str]:
    """Every message of a language, unparsed; an id lives in one file only (a test holds that)."""
    raw: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        raw |= entries(path.read_text(encoding="utf-8"))
    return raw


@cache
def _pattern(language: str, message: str) -> Pattern | None:
    raw = raw_messages(language).get(message)
    return None if raw is None else parse(raw)


class Messages:
    """`Messages("fr").text("refused-not-a-word", word="x")`; what French lacks is said in English."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no messages in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, message: str) -> bool:
        return message in raw_messages(self.language) or message in raw_messages("en")

    def text(self, message: str, /, **facts: Fact) -> str:
        """An id that no file has is given back as it is: a player is never shown a traceback."""
        pattern = _pattern(self.language, message) or _pattern("en", message)
        return message if pattern is None else self._resolved(pattern, facts)

    def refusal(self, code: str, facts: Mapping[str, Fact]) -> str:
        return self.text(f"refused-{code.replace('_', '-')}", **facts)

    def notice(self, code: str, facts: Mapping[str, Fact]) -> str:
        return self.text(f"notice-{code.replace('_', '-')}", **facts)

    def reason(self, reason: str, **facts: Fact) -> str:
        return self.text(f"reason-{reason.replace('_', '-')}", **facts)

    def _resolved(self, pattern: Pattern, facts: Mapping[str, Fact]) -> str:
        return "".join(part if isinstance(part, str) else self._part(part, facts) for part in pattern)

    def _part(self, part: Quoted | Variable | Reference | Select, facts: Mapping[str, Fact]) -> str:
        if isinstance(part, Quoted):
            return part.text
        if isinstance(part, Reference):
            return self.text(part.id, **facts)
        if isinstance(part, Select):
            return self._resolved(chosen(self.language, part, facts), facts)
        value = facts.get(part.name, f"{{${part.name}}}")
        return value if isinstance(value, str) else number_text(self.language, value, part.grouping)
