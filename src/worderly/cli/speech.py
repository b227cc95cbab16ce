"""The language the commands speak, chosen before they are built."""

import os
from collections.abc import Mapping, Sequence

from worderly.messages import LANGUAGES, Messages


class _Speech:
    messages = Messages("en")


def languages_given(arguments: Sequence[str]) -> str:
    """The value of the last `--lang`, wherever it stands."""
    given = ""
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            given = next(iter(arguments[place + 1 :]), "")
        elif argument.startswith("--lang="):
            given = argument.removeprefix("--lang=")
    return given


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, else WORDERLY_LANG, else the system's language where we speak it, else English."""
    system = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    wishes = (languages_given(arguments).split(",")[0], environment.get("WORDERLY_LANG", ""), system[:2])
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


def begin(arguments: Sequence[str]) -> None:
    _Speech.messages = Messages(language_of(arguments, os.environ))


def messages() -> Messages:
    return _Speech.messages


def text(message: str, /, **facts: str | int) -> str:
    return _Speech.messages.text(message, **facts)
