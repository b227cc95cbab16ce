"""The language of the commands; it is set before the commands are built."""

import os
from collections.abc import Mapping, Sequence

from worderly.languages import DEFAULT, preferred
from worderly.messages import Messages
from worderly.messages.visible import visible


class _Speech:
    messages = Messages(DEFAULT)


def with_language_first(arguments: Sequence[str]) -> list[str]:
    """Moves `--lang` to the front: it may stand anywhere, also after commands without this option."""
    rest, given = list(arguments), []
    while (place := next((n for n, word in enumerate(rest) if _is_language(word)), None)) is not None:
        width = 1 if "=" in rest[place] else 2
        if place + width > len(rest):
            break
        given = [f"--lang={rest[place + width - 1].removeprefix('--lang=')}"]
        del rest[place : place + width]
    return [*given, *rest]


def _is_language(word: str) -> bool:
    return word == "--lang" or word.startswith("--lang=")


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, else WORDERLY_LANG, else the system's language if there are messages in it."""
    system = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    asked = next((word for word in with_language_first(arguments) if word.startswith("--lang=")), "")
    return preferred((asked.removeprefix("--lang="), environment.get("WORDERLY_LANG", ""), system))


def set_language(arguments: Sequence[str]) -> None:
    _Speech.messages = Messages(language_of(arguments, os.environ))


def messages() -> Messages:
    return _Speech.messages


def text(message: str, /, **facts: str | int) -> str:
    return _Speech.messages.text(message, **facts)


def echo(line: str = "", *, nl: bool = True, err: bool = False) -> None:
    """Prints a line without control characters; every command prints with it."""
    from click import echo as print_line

    print_line(visible(line), nl=nl, err=err, color=False)
