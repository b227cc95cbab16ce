"""The options that stand everywhere: language, word list, seed, date, plain mode."""

from dataclasses import dataclass, fields
from datetime import date
from typing import Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import Option, option
from worderly.cli.speech import messages
from worderly.messages import LANGUAGES

FIRST_DATE = date(2026, 1, 1)
"""The first daily of all; `local.daily` numbers from it."""


class Languages(click.ParamType[Any]):
    """`en`, `fr`, or both for Boogle: `en,fr`; the first one is spoken."""

    name = ",".join(LANGUAGES)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        languages = tuple(dict.fromkeys(str(value).split(",")))
        for language in languages:
            if language not in LANGUAGES:
                raise Misuse(
                    "shell-not-one-of", option="--lang", value=language, choices=", ".join(LANGUAGES)
                )
        return languages


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
    """What was asked for, None where it was not."""

    plain: bool | None = None
    seed: str | None = None
    daily: date | None = None
    lang: tuple[str, ...] | None = None
    lexicon: str | None = None
    server: str | None = None

    @property
    def languages(self) -> tuple[str, ...]:
        return self.lang or (messages().language,)


def language_option() -> Option:
    return option("--lang", type=Languages(), metavar="|".join(LANGUAGES))


def lexicon_option() -> Option:
    return option("-f", "--lexicon", "--dict-file", metavar="FILE")


def server_option() -> Option:
    return option("--server", metavar="URL", envvar="WORDERLY_SERVER")


def shared_options() -> list[Option]:
    return [
        option("--plain", is_flag=True, default=None),
        option("--seed", metavar="S"),
        option("--daily", type=Day(), is_flag=False, flag_value="today"),
        language_option(),
        lexicon_option(),
        server_option(),
    ]


def taken(settings: dict[str, Any]) -> Shared:
    """Takes the shared options out of `settings`; what the command lacks was perhaps given before it."""
    before = click.get_current_context().find_object(Shared) or Shared()
    own = {field.name: settings.pop(field.name, None) for field in fields(Shared)}
    return Shared(**{name: getattr(before, name) if value is None else value for name, value in own.items()})
