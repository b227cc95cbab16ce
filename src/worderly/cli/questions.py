"""Questions before a command destroys something; a script answers them with `--yes`."""

import sys
from pathlib import Path

import click

from worderly.cli.errors import Failure
from worderly.cli.speech import messages, text


def is_confirmed(question: str) -> bool:
    return messages().is_yes(click.prompt(question, prompt_suffix=" ", default="", show_default=False))


def may_write(path: Path, *, is_forced: bool) -> bool:
    """Whether the file is new or may be replaced; without a person to ask it raises Failure."""
    if is_forced or not path.exists():
        return True
    if not sys.stdin.isatty():
        raise Failure("shell-file-exists", file=str(path))
    return is_confirmed(text("shell-replace-file", file=str(path)))
