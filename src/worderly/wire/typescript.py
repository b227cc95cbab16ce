"""Writes the wire types as TypeScript: `python -m worderly.wire.typescript > web/src/wire.ts`."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from worderly import games
from worderly.kit import AnyGame, GiveUp, Notice, Outcome, race
from worderly.kit.analysis import Analysis
from worderly.kit.race import RaceScore
from worderly.wire import days, lessons, local, others, people, rest
from worderly.wire import websocket as wire
from worderly.wire.option_forms import option_fields

HEAD = "// Generated from the Python types by `make gen`; do not edit.\n"

# Fields that carry a game's own types are Any or Raw in Python, because the table knows no game.
OPEN_FIELDS = {
    "view": "View | null",
    "start": "View",
    "final": "View",
    "events": "GameEvent[]",
    "move": "Move",
    "wants": "Move | null",
    "options": "Options",
}

SCALARS: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class TypeWriter:
    """Collects all structs that the added types use, each under its own name."""

    def __init__(self) -> None:
        self.lines: dict[str, str] = {}
        self.lenient = False
        """True for types that clients send: fields with a default are optional."""

    def add(self, kind: Any, lenient: bool = False) -> str:
        self.lenient = lenient
        return self.type(inspect.type_info(kind))

    def type(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.type(t) for t in kind.types))
        if isinstance(kind, inspect.Metadata):
            return self.type(kind.type)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        return SCALARS.get(type(kind)) or self.container(kind)

    def container(self, kind: inspect.Type) -> str:
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.type(t) for t in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.type(kind.key_type)}, {self.type(kind.value_type)}>"
        if isinstance(
            kind, inspect.VarTupleType | inspect.ListType | inspect.SetType | inspect.FrozenSetType
        ):
            inner = self.type(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: inspect.StructType) -> str:
        name = type_name(kind.cls)
        if name not in self.lines:
            self.lines[name] = ""
            self.lines[name] = f"export interface {name} {{\n{''.join(self.fields(kind))}}}\n"
        return name

    def fields(self, kind: inspect.StructType) -> Iterator[str]:
        if kind.tag is not None:
            mark = "?" if self.lenient and type_name(kind.cls).endswith("Options") else ""
            yield f"  {kind.tag_field}{mark}: {msgspec.json.encode(kind.tag).decode()};\n"
        for field in kind.fields:
            mark = "?" if self.lenient and not field.required else ""
            yield f"  {field.encode_name}{mark}: {self.field_type(field)};\n"

    def field_type(self, field: inspect.Field) -> str:
        text = self.type(field.type)
        if "unknown" in text and field.encode_name in OPEN_FIELDS:
            return OPEN_FIELDS[field.encode_name]
        return text

    def union(self, name: str, members: Iterable[str]) -> None:
        self.lines[name] = f"export type {name} =\n  | " + "\n  | ".join(dict.fromkeys(members)) + ";\n"


def type_name(kind: Any) -> str:
    """`worderly.games.hands.model.View` is HandsView; a race of it is HandsRaceView."""
    of = getattr(kind, "__args__", ())
    plain = getattr(kind, "__origin__", kind)
    name: str = plain.__name__
    parts = plain.__module__.split(".")
    prefix = parts[2].title() if parts[1] == "games" else ""
    if of:
        prefix = type_name(of[0]).removesuffix(name.removeprefix("Race"))
    return name if prefix and name.startswith(prefix) else prefix + name


def add_game(writer: TypeWriter, game: AnyGame, parts: dict[str, list[str]]) -> None:
    """Every game gets its own unions (HandsMove, HandsEvent) beside the ones over all games."""
    name = type_name(game.View).removesuffix("View")
    writer.union(f"{name}Move", [writer.add(game.Move, lenient=True)])
    writer.union(f"{name}Event", [writer.add(game.Event)])
    parts["Options"].append(writer.add(game.Options, lenient=True))
    parts["Move"].append(f"{name}Move")
    parts["View"] += [writer.add(game.View), writer.add(race(game).View)]
    parts["GameEvent"].append(f"{name}Event")


def add_wire(writer: TypeWriter) -> None:
    writer.union("Up", [writer.add(wire.Up, lenient=True)])
    writer.union("Down", [writer.add(wire.Down)])
    for kind in (
        kind for module in (others, rest, lessons, days, people, local) for kind in _structs(module)
    ):
        is_body = kind.__name__.startswith(("New", "Change", "Enter", "Post", "Recovery", "Pairing"))
        writer.add(kind, lenient=is_body)


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
            yield kind


def wire_types(playable: Sequence[AnyGame]) -> str:
    writer = TypeWriter()
    parts: dict[str, list[str]] = {"Options": [], "Move": [], "View": [], "GameEvent": []}
    for game in playable:
        add_game(writer, game, parts)
    parts["GameEvent"].append(writer.add(RaceScore))
    writer.add(GiveUp)
    writer.add(Outcome)
    writer.add(Notice)
    writer.add(Analysis)
    for name, members in parts.items():
        writer.union(name, members or ["never"])
    add_wire(writer)
    return "\n".join(
        (
            HEAD,
            game_ids(game.id for game in playable),
            weekend_games(playable),
            rank_units(playable),
            option_fields(playable),
            *writer.lines.values(),
        )
    )


def game_ids(ids: Iterable[str]) -> str:
    names = ", ".join(f'"{name}"' for name in ids)
    return f"export const GAMES = [{names}] as const;\nexport type GameId = (typeof GAMES)[number];\n"


def weekend_games(playable: Iterable[AnyGame]) -> str:
    names = ", ".join(f'"{game.id}"' for game in playable if game.days().weekend is not None)
    return (
        "/** Those that have a big puzzle, one each weekend, in turn. */\n"
        f"export const WEEKEND_GAMES: readonly GameId[] = [{names}];\n"
    )


def rank_units(playable: Iterable[AnyGame]) -> str:
    units = ", ".join(f'{game.id}: "{game.ranks.unit}"' for game in playable)
    return (
        "/** What ranks in each game. */\n"
        f"export const RANK_UNITS: Record<GameId, Rank['unit']> = {{ {units} }};\n"
    )


if __name__ == "__main__":
    sys.stdout.write(wire_types(games.GAMES))
