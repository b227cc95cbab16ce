"""Options, arguments and commands with help from the messages, read when help is shown."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.errors import Misuse, no_such_command
from worderly.cli.imports import import_msgspec
from worderly.cli.speech import echo, text
from worderly.games import IDS

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

OPTIONS = "shell-options"
"""The message that heads the options without a section of their own."""
FILES = {"FILE": "file", "PICTURE": "file", "FOLDER": "dir", "DIR": "dir"}
"""A mark in what the help shows for the value → what a shell completes."""


class WholeNumber(click.ParamType[Any]):
    name = "N"

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low, self.high = low, high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        name = _name(param)
        try:
            number = int(value)
        except ValueError:
            raise Misuse("shell-not-a-number", option=name, value=str(value)) from None
        if self.low is not None and self.high is not None and not self.low <= number <= self.high:
            raise Misuse("shell-out-of-range", option=name, value=str(number), low=self.low, high=self.high)
        return number


class OneOf(click.ParamType[Any]):
    """One of these values, in any case."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.name = "|".join(choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return one_of(str(value), self.choices, _name(param))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        return matching(self.choices, incomplete)


def one_of(value: str, choices: Sequence[str], option: str) -> str:
    """The choice that was typed, in any case; raises Misuse for another value."""
    found = next((choice for choice in choices if choice.casefold() == value.casefold()), None)
    if found is None:
        raise Misuse("shell-not-one-of", option=option, value=value, choices=", ".join(choices))
    return found


def matching(values: Iterable[str], typed: str) -> "list[CompletionItem]":
    """The values that complete what was typed."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(value) for value in values if value.startswith(typed.lower())]


def _name(param: click.Parameter | None) -> str:
    return param.opts[-1] if param and param.opts else ""


class Option(click.Option):
    """Its help is `shell-option-<about>` in the player's language; `about` is its name by default."""

    def __init__(
        self,
        declarations: Sequence[str],
        about: str | None = None,
        usual: str | int = "",
        section: str = OPTIONS,
        **settings: Any,
    ) -> None:
        """`usual` is the default that the help names, `section` the message of the heading above it."""
        super().__init__(declarations, **settings)
        self._about, self.usual, self.section = about or _slug(self), str(usual), section

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return record and (record[0], self.help_text())

    def make_metavar(self, ctx: click.Context) -> str:
        """Shows values as the user types them; click would write them in capitals."""
        is_plain = self.metavar or self.type is click.STRING
        return super().make_metavar(ctx) if is_plain else self.type.name

    def help_text(self) -> str:
        sentence = text(f"shell-option-{self._about}")
        return with_facts(sentence, [text("option-default", value=self.usual)] if self.usual else [])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """Names of files where the help says FILE or a folder."""
        from click.shell_completion import CompletionItem

        kind = next((kind for mark, kind in FILES.items() if mark in (self.metavar or "")), "")
        return [CompletionItem(incomplete, type=kind)] if kind else super().shell_complete(ctx, incomplete)


def with_facts(sentence: str, facts: Sequence[str]) -> str:
    """`Rows of the grid (15–30, default 15).`"""
    return f"{sentence.removesuffix('.')} ({', '.join(facts)})." if facts else sentence


def _slug(param: click.Parameter) -> str:
    return (param.name or "").replace("_", "-")


def option(*declarations: str, **settings: Any) -> Option:
    return Option(list(declarations), **settings)


def flag(*declarations: str) -> Option:
    return option(*declarations, is_flag=True, default=None)


def number(*declarations: str, about: str | None = None) -> Option:
    return option(*declarations, about=about, type=WholeNumber())


def argument(name: str, **settings: Any) -> click.Argument:
    return click.Argument([name], **settings)


def in_section(section: str, options: Iterable[Option]) -> list[Option]:
    """The same options, listed in the help under this heading."""
    listed = list(options)
    for one in listed:
        one.section = section
    return listed


def hidden(options: Iterable[Option], *names: str) -> list[Option]:
    """The same options; those of these names work, but the help leaves them out."""
    listed = list(options)
    for one in listed:
        one.hidden = one.name in names
    return listed


def help_option() -> Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            echo(ctx.get_help())
            ctx.exit()

    return option("-h", "--help", is_flag=True, is_eager=True, expose_value=False, callback=show)


class Command(click.Command):
    """Help is the message `shell-<path>`; an extra argument gets an error in our words."""

    def __init__(
        self, name: str, callback: Callable[..., Any], params: Sequence[click.Parameter] = ()
    ) -> None:
        super().__init__(
            name,
            callback=callback,
            params=[*params, help_option()],
            add_help_option=False,
            context_settings={"allow_extra_args": True},
        )

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise Misuse("shell-extra-argument", argument=ctx.args[0], command=ctx.command_path)
        return super().invoke(ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_options(self, ctx, formatter)


def _write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=text("shell-usage") + " ")


def _write_options(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The options by their sections, in the order of their first ones."""
    sections: dict[str, list[tuple[str, str]]] = {}
    for param in command.get_params(ctx):
        if (row := param.get_help_record(ctx)) is not None:
            sections.setdefault(getattr(param, "section", OPTIONS), []).append(row)
    for section, rows in sections.items():
        with formatter.section(text(section)):
            formatter.write_dl(rows)


def help_id(path: str) -> str:
    return "-".join(["shell", *path.split()])


def _write_help(ctx: click.Context, formatter: click.HelpFormatter) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text(help_id(ctx.command_path)))


class Group(click.Group):
    """Imports a command when it is called; the list of commands needs only their messages."""

    def __init__(
        self,
        name: str,
        places: dict[str, str],
        callback: Callable[..., Any] | None = None,
        params: Sequence[click.Parameter] = (),
        per_game: str = "",
    ) -> None:
        super().__init__(
            name,
            callback=callback,
            params=[*params, help_option()],
            add_help_option=False,
            invoke_without_command=callback is not None,
            no_args_is_help=callback is None,
        )
        self.places = dict.fromkeys(IDS, per_game) | places if per_game else places
        """Command → "module:attribute"."""
        self.per_game = per_game
        """The function that makes the command of a game's id; empty: there is none for each game."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.places:
            return None
        import_msgspec()
        module, attribute = self.places[cmd_name].split(":")
        found = getattr(import_module(module), attribute)
        command: click.Command = found(cmd_name) if self.places[cmd_name] == self.per_game else found
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.places and not args[0].startswith("-"):
            raise no_such_command(args[0], ctx.command_path, self.places)
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, text(help_id(f"{ctx.command_path} {name}")).splitlines()[0]) for name in self.places]
        with formatter.section(text("shell-commands")):
            formatter.write_dl(rows)
