"""`worderly completion SHELL`: the script that lets a shell complete commands, options and values."""

import click

from worderly.cli.parts import Command, OneOf, argument
from worderly.cli.speech import echo

VARIABLE = "_WORDERLY_COMPLETE"
SHELLS = ("bash", "zsh", "fish")


def _completion(shell: str) -> None:
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    # Not `source`, which starts the shell to ask its version; bash has what it needs since 4.4.
    script = kind(click.Command("worderly"), {}, "worderly", VARIABLE)
    echo(kind.source_template % script.source_vars())


completion = Command("completion", _completion, [argument("shell", type=OneOf(*SHELLS))])
