"""Writes the games' choices as TypeScript: `python -m worderly.wire.option_forms > web/src/options.ts`."""

import sys
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from worderly import games
from worderly.kit import AnyGame, choices
from worderly.kit.forms import default_of, first_value

HEAD = """// Generated from the games' choices by `make gen`; do not edit.
import type { GameId } from './wire';

export type Value = string | number | boolean;
/** What a player may choose of a game's options; the server decides what is legal. */
export interface Choice {
  name: string;
  kind: 'number' | 'pick' | 'check' | 'share' | 'text' | 'words' | 'names' | 'theme' | 'other';
  forms: readonly ('practice' | 'room' | 'maker' | 'turns')[];
  /** What a form begins with. */
  value: Value;
  /** Values that need not be sent: the default, and what it comes to in the ordinary game. */
  defaults: readonly Value[];
  /** It matters only while that choice is set. */
  needs?: string;
  /** The fields of the options that it sets, where they have other names. */
  sets?: readonly string[];
  /** What a form offers; a number without it has a range. */
  of?: readonly (string | number)[];
  /** The range of a number, or how many names or words there may be. */
  low?: number;
  high?: number;
  /** The word for 0. */
  zero?: string;
  unit?: 'seconds' | 'square';
}
"""


class FormChoice(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A choice as the page's forms need it."""

    name: str
    kind: str
    forms: tuple[choices.Form, ...]
    value: choices.Value
    defaults: tuple[choices.Value, ...]
    needs: str = ""
    sets: tuple[str, ...] = ()
    of: tuple[choices.Value, ...] = ()
    low: int | None = None
    high: int | None = None
    zero: str = ""
    unit: str = ""


KINDS: dict[type[choices.Choice], str] = {
    choices.Number: "number",
    choices.Size: "number",
    choices.Pick: "pick",
    choices.Check: "check",
    choices.Share: "share",
    choices.Text: "text",
    choices.Words: "words",
    choices.Names: "names",
    choices.Theme: "theme",
}


def form_choice(choice: choices.Choice, game: AnyGame) -> FormChoice:
    defaults = game.Options()
    own = getattr(defaults, choice.fields[0])
    known = dict.fromkeys((default_of(choice, defaults), "" if own is None or own == () else own))
    return FormChoice(
        name=choice.name,
        kind=KINDS.get(type(choice), "other"),
        forms=choice.forms,
        value=first_value(choice, defaults),
        defaults=tuple(known),
        needs=choice.needs,
        sets=choice.sets,
        of=_offered(choice),
        low=getattr(choice, "low", None),
        high=getattr(choice, "high", getattr(choice, "most", None)),
        zero=getattr(choice, "zero", ""),
        unit=getattr(choice, "unit", ""),
    )


def _offered(choice: choices.Choice) -> tuple[choices.Value, ...]:
    """Empty for a plain range, which has steps, and for dice, which depend on the languages."""
    is_range = isinstance(choice, choices.Number) and not choice.steps and not choice.zero
    is_open = isinstance(choice, choices.Pick) and choice.is_open
    return () if is_range or is_open or isinstance(choice, choices.Check) else choice.offered()


def option_forms(playable: Iterable[AnyGame]) -> str:
    offered = {game: [form_choice(choice, game) for choice in _on_the_page(game)] for game in playable}
    return "\n".join((HEAD, _table("CHOICES", "readonly Choice[]", offered)))


def option_fields(playable: Iterable[AnyGame]) -> str:
    """What the page's first script knows of options: it must be small, so it gets no choices."""
    listed = tuple(playable)
    lists = {game: _fields(game, inspect.VarTupleType) for game in listed}
    texts = {game: _fields(game, inspect.StrType) for game in listed}
    clocks = {game: _clocks(game) for game in listed}
    return "\n".join(
        (
            "/** Options that are lists of words. */",
            _table("LISTS", "readonly string[]", lists),
            "/** Options that are texts, even if they look like numbers. */",
            _table("TEXTS", "readonly string[]", texts),
            "/** The option that sets how long the clock runs, 0 without one. */",
            _table("CLOCKS", "readonly string[]", clocks),
        )
    )


def _clocks(game: AnyGame) -> list[str]:
    return [choice.fields[0] for choice in _on_the_page(game) if getattr(choice, "zero", "") == "untimed"]


def _table(name: str, kind: str, of: Mapping[AnyGame, list[Any]]) -> str:
    """A constant with a list for each game, one item per line."""
    games = "".join(f"  {game.id}: [\n{''.join(map(_line, entries))}  ],\n" for game, entries in of.items())
    return f"export const {name}: Record<GameId, {kind}> = {{\n{games}}};\n"


def _line(entry: object) -> str:
    return f"    {msgspec.json.encode(entry).decode()},\n"


def _on_the_page(game: AnyGame) -> list[choices.Choice]:
    return [choice for choice in game.choices if {*choice.forms} & {*choices.EVERYWHERE}]


def _fields(game: AnyGame, kind: type[inspect.Type]) -> list[str]:
    return [field.name for field in _struct(game).fields if _is(field.type, kind)]


def _struct(game: AnyGame) -> inspect.StructType:
    struct = inspect.type_info(game.Options)
    assert isinstance(struct, inspect.StructType)
    return struct


def _is(found: inspect.Type, kind: type[inspect.Type]) -> bool:
    if isinstance(found, inspect.VarTupleType) and isinstance(found.item_type, inspect.StructType):
        return False
    return isinstance(found, kind)


if __name__ == "__main__":
    sys.stdout.write(option_forms(games.GAMES))
