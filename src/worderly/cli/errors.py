"""Errors of the command line: one sentence that names the error and says what to do."""

import re

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
            return text("shell-no-such-option", option=error.option_name, command=path)
        case click.BadOptionUsage():
            return text("shell-option-needs-value", option=error.option_name, command=path)
        case click.MissingParameter():
            name = error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
            return text("shell-missing", name=name, command=path)
        case _:
            return error.format_message()
