"""The options of all commands: language, word list, seed, date, plain mode."""

from dataclasses import dataclass, fields
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import Option, in_section, matching, one_of, option
from worderly.cli.speech import messages
from worderly.languages import DEFAULT, interface_languages, word_languages

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

EVERYWHERE = "shell-options-everywhere"
FIRST_DATE = date(2026, 1, 1)
"""The first daily of all; `local.daily` numbers from it."""


class Languages(click.ParamType[Any]):
    """One language, or several for Boogle's words, separated by commas; the first must be one of `first`."""

    name = "languages"

    def __init__(self, first: tuple[str, ...]) -> None:
        self.first = first

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        first, *more = languages = tuple(dict.fromkeys(str(value).lower().split(",")))
        self._check(first, self.first, param)
        for language in more:
            self._check(language, word_languages(), param)
        return languages

    def _check(self, language: str, known: tuple[str, ...], param: click.Parameter | None) -> None:
        if language not in known:
            name = param.opts[-1] if param else ""
            raise Misuse("shell-not-one-of", option=name, value=language, choices=", ".join(known))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        return matching(self.first, incomplete)


class Spelling(click.ParamType[Any]):
    """A spelling of any of the word languages."""

    name = "NAME"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from worderly.languages.facts import facts_of

        known = [name for language in word_languages() for name in facts_of(language).spellings]
        return one_of(str(value), known, "--spelling")


class Day(click.ParamType[Any]):
    name = "DATE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        if value == "today":
            from worderly.cli import clock

            return clock.today()
        try:
            day = date.fromisoformat(value)
        except ValueError:
            raise Misuse("shell-not-a-date", value=str(value)) from None
        if day < FIRST_DATE:
            raise Misuse("shell-before-first-date", value=str(value), first=FIRST_DATE.isoformat())
        return day


@dataclass(frozen=True)
class Shared:
    """The values of the shared options; None: not given."""

    plain: bool | None = None
    seed: str | None = None
    daily: date | None = None
    lang: tuple[str, ...] | None = None
    """The first is the interface language; all are word languages, unless `word_lang` says others."""
    word_lang: tuple[str, ...] | None = None
    spelling: str | None = None
    all_words: bool | None = None
    lexicon: str | None = None
    server: str | None = None

    @property
    def languages(self) -> tuple[str, ...]:
        """The word languages; the default replaces a language that has no words."""
        languages = self.word_lang or self.lang or (messages().language,)
        return tuple(code for code in languages if code in word_languages()) or (DEFAULT,)

    @property
    def given(self) -> dict[str, Any]:
        """What they choose of a game's options, besides the languages."""
        chosen = {"spelling": self.spelling, "all_words": self.all_words}
        return {name: value for name, value in chosen.items() if value}

    @property
    def asked(self) -> frozenset[str]:
        """The settings of the arcade that the command line decides."""
        words = {"words"} if self.lang or self.word_lang else set()
        return frozenset(words | ({"language"} if self.lang else set()) | self.given.keys())


def language_options() -> list[Option]:
    interface, words = interface_languages(), word_languages()
    return [
        option("--lang", type=Languages(interface), metavar="|".join(interface)),
        option("--word-lang", type=Languages(words), metavar="|".join(words)),
        option("--spelling", type=Spelling()),
        option("--all-words", is_flag=True, default=None),
    ]


def lexicon_option() -> Option:
    return option("-f", "--lexicon", "--dict-file", metavar="FILE")


def server_option() -> Option:
    return option("--server", metavar="URL", envvar="WORDERLY_SERVER")


def shared_options() -> list[Option]:
    return in_section(
        EVERYWHERE,
        [
            option("--plain", is_flag=True, default=None),
            option("--seed", metavar="S"),
            option("--daily", type=Day(), is_flag=False, flag_value="today"),
            *language_options(),
            lexicon_option(),
            server_option(),
        ],
    )


def pop_shared(settings: dict[str, Any]) -> Shared:
    """Removes the shared options from `settings`; those before the command fill the gaps."""
    before = click.get_current_context().find_object(Shared) or Shared()
    own = {field.name: settings.pop(field.name, None) for field in fields(Shared)}
    return Shared(**{name: getattr(before, name) if value is None else value for name, value in own.items()})
