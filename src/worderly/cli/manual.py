"""Writes the manual page from the help of the commands: `python -m worderly.cli.manual > docs/worderly.1`."""

from collections.abc import Iterator

import click

from worderly import __version__
from worderly.cli.app import app
from worderly.cli.parts import Group
from worderly.cli.speech import text

VARIABLES = {
    "WORDERLY_DATA": "shell-manual-data",
    "WORDERLY_LANG": "shell-manual-lang",
    "WORDERLY_SERVER": "shell-manual-server",
}


def page() -> str:
    root = app()
    with click.Context(root, info_name="worderly", max_content_width=78) as context:
        lines = [*_head(context), *_commands(context, root), *_foot()]
    return "\n".join(lines) + "\n"


def _head(context: click.Context) -> Iterator[str]:
    yield f'.TH WORDERLY 1 "" "worderly {__version__}"'
    yield from (".SH NAME", f"worderly \\- {_roff(text('shell-worderly'))}")
    yield from (".SH SYNOPSIS", r"\fBworderly\fR [\fIGAME\fR|\fICOMMAND\fR] [\fIOPTIONS\fR]")
    yield from _options(context, ".SH")


def _commands(context: click.Context, group: Group) -> Iterator[str]:
    """Every command of the group, and of the groups in it."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        with click.Context(command, info_name=name, parent=context) as inner:
            yield f'.SH "{inner.command_path}"'
            yield _roff(text("-".join(["shell", *inner.command_path.split()])))
            yield from _options(inner, ".SS")
            if isinstance(command, Group):
                yield from _commands(inner, command)


def _options(context: click.Context, heading: str) -> Iterator[str]:
    records = [param.get_help_record(context) for param in context.command.get_params(context)]
    yield f"{heading} {_roff(text('shell-options'))}"
    for record in filter(None, records):
        yield from (".TP", rf"\fB{_roff(record[0])}\fR", _roff(record[1]))


def _foot() -> Iterator[str]:
    yield f'.SH "{text("shell-manual-environment")}"'
    for name, message in VARIABLES.items():
        yield from (".TP", rf"\fB{name}\fR", _roff(text(message)))
    yield from (f'.SH "{text("shell-manual-exit")}"', _roff(text("shell-manual-codes")))


def _roff(line: str) -> str:
    """Text for roff: a dash stays a dash, and a line never begins with a command."""
    escaped = line.replace("\\", r"\e").replace("-", r"\-").replace("\n", " ")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    print(page(), end="")
