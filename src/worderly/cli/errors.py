"""Errors of the command line: one sentence that names the error and says what to do."""

import re
from collections.abc import Iterable

import click

from worderly.cli.speech import text


class Misuse(click.UsageError):
    """Exit code 2."""

    def __init__(self, message: str, /, **facts: str | int) -> None:
        super().__init__(text(message, **facts))


class Failure(click.ClickException):
    """Exit code 1."""

    def __init__(self, message: str, /, **facts: str | int) -> None:
        super().__init__(text(message, **facts))


def no_such_command(name: str, command: str, known: Iterable[str]) -> Misuse:
    if meant := nearest(name, known):
        return Misuse("shell-mistyped-command", name=name, command=command, meant=meant)
    return Misuse("shell-no-such-command", name=name, command=command)


def _no_such_option(error: click.NoSuchOption, command: str) -> str:
    known = [name for param in error.ctx.command.params for name in param.opts] if error.ctx else []
    if meant := nearest(error.option_name, known):
        return text("shell-mistyped-option", option=error.option_name, command=command, meant=meant)
    return text("shell-no-such-option", option=error.option_name, command=command)


def nearest(typed: str, known: Iterable[str]) -> str:
    """The known name that was probably meant, or empty."""
    # Imported late: only a mistake needs it.
    from difflib import get_close_matches

    return next(iter(get_close_matches(typed.lower(), list(known), n=1, cutoff=0.7)), "")


def line_of(error: ValueError) -> int:
    """The line number in a parser's error; 0 if it has none."""
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else 0


def sentence(error: click.ClickException) -> str:
    """The sentence of an error; click's own errors get our messages."""
    path = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "worderly"
    match error:
        case Misuse() | Failure():
            return error.message
        case click.NoSuchOption():
            return _no_such_option(error, path)
        case click.BadOptionUsage():
            return text("shell-option-needs-value", option=error.option_name, command=path)
        case click.MissingParameter():
            name = error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
            return text("shell-missing", name=name, command=path)
        case _:
            return error.format_message()
