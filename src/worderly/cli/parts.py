"""Options, arguments and commands with help from the messages, read when help is shown."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.imports import import_msgspec
from worderly.cli.speech import text
from worderly.games import IDS


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
    def __init__(self, *choices: str) -> None:
        self.choices = choices
        self.name = "|".join(choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value in self.choices:
            return str(value)
        raise Misuse(
            "shell-not-one-of", option=_name(param), value=str(value), choices=", ".join(self.choices)
        )


def _name(param: click.Parameter | None) -> str:
    return param.opts[-1] if param and param.opts else ""


class Option(click.Option):
    """Its help is `shell-option-<about>` in the player's language; `about` is its name by default."""

    def __init__(self, declarations: Sequence[str], about: str | None = None, **settings: Any) -> None:
        super().__init__(declarations, **settings)
        self._about = about or _slug(self)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return record and (record[0], self.help_text())

    def make_metavar(self, ctx: click.Context) -> str:
        """Shows values as the user types them; click would write them in capitals."""
        is_plain = self.metavar or self.type is click.STRING
        return super().make_metavar(ctx) if is_plain else self.type.name

    def help_text(self) -> str:
        return text(f"shell-option-{self._about}")


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


def help_option() -> Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help(), color=False)
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

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(ctx, formatter)


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
            raise Misuse("shell-no-such-command", name=args[0], command=ctx.command_path)
        return super().resolve_command(ctx, args)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, text(help_id(f"{ctx.command_path} {name}")).splitlines()[0]) for name in self.places]
        with formatter.section(text("shell-commands")):
            formatter.write_dl(rows)
