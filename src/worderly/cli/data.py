"""`worderly export` and `worderly forget`: everything this device keeps about the player."""

from pathlib import Path
from typing import Any

import click

from worderly.cli.choices import flag
from worderly.cli.parts import Command
from worderly.cli.places import shelf
from worderly.cli.speech import text
from worderly.plain.questions import is_yes


def _export(**settings: Any) -> None:
    from worderly.kit import encode

    kept = shelf()
    files = {str(path.relative_to(kept.folder)): _content(path) for path in kept.files()}
    click.echo(encode({"folder": str(kept.folder), "files": files}).decode())


def _content(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def _forget(yes: bool | None, **settings: Any) -> None:
    if not yes and not is_yes(click.prompt(text("shell-forget-sure"), prompt_suffix=" ", default="")):
        click.echo(text("shell-forget-kept"))
        return
    click.echo(text("shell-forgotten", count=shelf().forget()))


export = Command("export", _export)
forget = Command("forget", _forget, [flag("--yes")])
