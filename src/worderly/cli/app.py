"""The `worderly` command: its groups, and one sentence for every error."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import click

from worderly import __version__
from worderly.cli.errors import sentence
from worderly.cli.imports import import_msgspec
from worderly.cli.parts import Group, option
from worderly.cli.shared import Shared, shared_options
from worderly.cli.speech import echo, messages, set_language, text, with_language_first

INTERRUPTED = 130

COMMANDS = {
    "daily": "worderly.cli.commands.daily:daily",
    "make": "worderly.cli.commands.make:make",
    "solve": "worderly.cli.commands.solve:solve",
    "lexicon": "worderly.cli.commands.lexicon:lexicon",
    "cloud": "worderly.cli.commands.cloud:cloud",
    "leaders": "worderly.cli.commands.boards:leaders",
    "stats": "worderly.cli.commands.boards:stats",
    "serve": "worderly.cli.commands.host.serve:serve",
    "room": "worderly.cli.commands.room:room",
    "link": "worderly.cli.commands.link:link",
    "admin": "worderly.cli.commands.host.admin:admin",
    "export": "worderly.cli.commands.data:export",
    "forget": "worderly.cli.commands.data:forget",
    "site": "worderly.cli.commands.site:site",
    "bench": "worderly.cli.commands.bench:bench",
    "completion": "worderly.cli.commands.completion:completion",
}


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        echo(f"worderly {__version__}")
        ctx.exit()


def _arcade(**settings: Any) -> int | None:
    """Opens the arcade if there is no command; else stores the shared options for the command."""
    ctx = click.get_current_context()
    ctx.obj = Shared(**settings)
    if ctx.invoked_subcommand is None:
        import_msgspec()
        from worderly.cli.commands.play import open_arcade

        return open_arcade(ctx.obj, None)
    return None


def app() -> Group:
    version = option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
    play = "worderly.cli.commands.play:game_command"
    return Group("worderly", COMMANDS, _arcade, [*shared_options(), version], per_game=play)


def run(arguments: Sequence[str]) -> int:
    set_language(arguments)
    _warn_without_kernel(arguments)
    try:
        code = app().main(with_language_first(arguments), prog_name="worderly", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`): the last flush must not fail too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except click.ClickException as error:
        return _print_error(sentence(error), error.exit_code)
    except Exception as error:
        return _print_error(*_error_sentence(error))


def _warn_without_kernel(arguments: Sequence[str]) -> None:
    """Looks for the kernel without an import: that takes a tenth of a millisecond."""
    asked_for = os.environ.get("WORDERLY_KERNEL") == "reference"
    if "--help" not in arguments and (asked_for or find_spec("worderly._native") is None):
        echo(text("notice-reference-engine"), err=True)


def _error_sentence(error: Exception) -> tuple[str, int]:
    from worderly.cli.commands.host.extras import extra_of
    from worderly.kit import Refused
    from worderly.lexicon import LexiconError

    if os.environ.get("WORDERLY_TRACEBACK"):
        raise error
    if isinstance(error, ModuleNotFoundError) and (extra := extra_of(error.name)):
        return text("shell-needs-extra", extra=extra), 1
    if isinstance(error, Refused):
        return messages().refusal(error.code, error.facts), 2 if error.code == "bad_option" else 1
    if isinstance(error, OSError):
        file = str(error.filename or text("shell-a-file"))
        return text("shell-file-error", file=file, reason=error.strerror or str(error)), 1
    if isinstance(error, LexiconError) and error.code:
        return text(f"lexicon-error-{error.code}", **error.facts), 1
    if isinstance(error, ValueError):
        return text("shell-error", reason=str(error).rstrip(".")), 1
    return text("shell-our-fault", reason=f"{type(error).__name__}: {error}"), 1


def _print_error(what: str, code: int) -> int:
    echo(what, err=True)
    return code
