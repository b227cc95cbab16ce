"""A game's choices as flags of the command line, and the typed values."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import OneOf, Option, WholeNumber, with_facts
from worderly.cli.reading import read_words
from worderly.cli.speech import text
from worderly.games import game_of
from worderly.kit import AnyGame, Refused, choices, forms

NAME = "choice_"
"""Prefix of the parameters that are choices of a game; it keeps them apart from other options."""
MOST_SHOWN = 6
"""Up to this many values are shown beside the flag; more are listed in its help."""


class NumberOrOff(click.ParamType[Any]):
    def __init__(self, choice: choices.Number) -> None:
        self.name = "SECONDS|off" if choice.unit == "seconds" else "N|off"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return 0 if str(value).lower() == "off" else WholeNumber().convert(value, param, ctx)


class RowsAndColumns(click.ParamType[Any]):
    """`15` or `12x20`, rows first."""

    name = "N|ROWSxCOLS"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        parts = str(value).lower().replace("×", "x").split("x")
        if len(parts) > 2 or not all(part.strip().isdecimal() and int(part) for part in parts):
            raise Misuse("shell-not-a-size", value=str(value))
        return int(parts[0]), int(parts[-1])


class Share(click.ParamType[Any]):
    name = "0–1"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(str(value).replace(",", "."))
        except ValueError:
            raise Misuse("shell-not-a-share", value=str(value)) from None


class Directions(click.ParamType[Any]):
    """Compass points, like `E,S,SE`."""

    name = "E,S,…"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        from worderly.grid import DIRECTIONS

        chosen = tuple(dict.fromkeys(part.strip().upper() for part in str(value).split(",")))
        for one in chosen:
            if one not in DIRECTIONS:
                known = ", ".join(DIRECTIONS)
                raise Misuse("shell-not-one-of", option="--directions", value=one, choices=known)
        return chosen


class Flag(Option):
    """A flag whose help is the sentence of the choice, with the range and the default."""

    def __init__(self, game: AnyGame, choice: choices.Choice) -> None:
        self.choice, self.game = choice, game
        super().__init__([*_spellings(game, choice), NAME + choice.name], **SETTINGS[type(choice)](choice))

    def help_text(self) -> str:
        sentence = text(f"{forms.label_id(self.game.id, self.choice.name)}-help")
        return with_facts(sentence, list(_facts(self.game, self.choice)))


def _spellings(game: AnyGame, choice: choices.Choice) -> tuple[str, ...]:
    """A check that is on by default can be turned off: `--radar/--no-radar`."""
    if isinstance(choice, choices.Check) and getattr(game.Options(), choice.name):
        return (*choice.spellings[:-1], f"{choice.spellings[-1]}/--no-{choice.spellings[-1][2:]}")
    return choice.spellings


SETTINGS: dict[type[choices.Choice], Callable[[Any], dict[str, Any]]] = {
    choices.Check: lambda choice: {"is_flag": True, "default": None},
    choices.Number: lambda choice: {
        "type": NumberOrOff(choice) if choice.zero == "untimed" else WholeNumber()
    },
    choices.Size: lambda choice: {"type": RowsAndColumns()},
    choices.Pick: lambda choice: {**_values(choice), **_metavar(choice)},
    choices.Share: lambda choice: {"type": Share()},
    choices.Directions: lambda choice: {"type": Directions()},
    choices.Text: lambda choice: {"metavar": choice.metavar},
    choices.Words: lambda choice: {"metavar": "FILE|-" if choice.is_file else "A,B,…"},
    choices.Names: lambda choice: {"metavar": "A,B,…"},
    choices.Theme: lambda choice: {"metavar": "NAME"},
    choices.Picture: lambda choice: {"metavar": "PICTURE"},
}
"""The settings of click's option for each kind of choice."""


def _values(choice: choices.Pick) -> dict[str, Any]:
    return {} if choice.is_open else {"type": OneOf(*filter(None, choice.of))}


def _metavar(choice: choices.Pick) -> dict[str, Any]:
    return {"metavar": "NAME"} if choice.is_open or len(choice.of) > MOST_SHOWN else {}


def _facts(game: AnyGame, choice: choices.Choice) -> Iterator[str]:
    """The range or values that the flag does not show, and the default."""
    if isinstance(choice, choices.Number):
        yield f"{choice.low}–{choice.high}"
    if isinstance(choice, choices.Pick) and len(choice.of) > MOST_SHOWN:
        yield choice.need
    value = forms.default_of(choice, game.Options())
    if not choice.asked and (shown := _default_text(choice, value)):
        yield text("option-default", value=shown)


def _default_text(choice: choices.Choice, value: choices.Value) -> str:
    match choice:
        case choices.Number(zero=zero) if value == 0 and zero:
            return text(f"option-{zero}")
        case choices.Check():
            return text("option-on") if value else ""
        case choices.Number() | choices.Pick() | choices.Share():
            return str(value)
    return ""


def flags_of(game_id: str, way: Literal["room", "turns"] = "turns") -> list[Flag]:
    """The flags of a match at this device, alone or in turns, or of a room."""
    game = game_of(game_id)
    return [
        Flag(game, choice)
        for choice in game.choices
        if choice.only in ("", way) and not isinstance(choice, choices.Languages)
    ]


# --- typed values -------------------------------------------------------------------


def pop_choices(settings: dict[str, Any], game: AnyGame) -> dict[str, Any]:
    """Removes the choices from `settings` and returns them; reads files."""
    names = [name for name in settings if name.startswith(NAME)]
    typed = {name.removeprefix(NAME): settings.pop(name) for name in names}
    chosen = {name: value for name, value in typed.items() if value is not None}
    return {name: _read(choices.choice_of(game.choices, name), chosen) for name in chosen}


def _read(choice: choices.Choice | None, chosen: dict[str, Any]) -> Any:
    assert choice is not None
    value = chosen[choice.name]
    match choice:
        case choices.Words(is_file=True):
            return read_words(value)
        case choices.Words() | choices.Names():
            return forms.split_words(value)
        case choices.Picture():
            from worderly.press.picture_masks import mask_of

            return mask_of(Path(value), chosen.get("size"))
    return value


@contextmanager
def by_flag(game: AnyGame) -> Iterator[None]:
    """Names a refused option by its flag."""
    try:
        yield
    except Refused as refused:
        choice = choices.choice_of(game.choices, str(refused.facts.get("option", "")))
        if refused.code != "bad_option" or choice is None:
            raise
        raise Refused("bad_option", **{**refused.facts, "option": choice.spellings[-1]}) from refused
