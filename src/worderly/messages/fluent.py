"""Parses the part of Fluent that our message files use (docs/adr/0020-messages.md gives the reason)."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

Fact = str | int

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=((?:.*)(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_INDENT = re.compile(r"((?: *\n)+)( *)")
_BLANK = re.compile(r"[ \n]*")
_INLINE = re.compile(r" *")
_REFERENCE = re.compile(r"-?[a-zA-Z][\w-]*")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_NUMBER = re.compile(r"NUMBER\(\s*\$([a-zA-Z][\w-]*)\s*(?:,\s*useGrouping:\s*(0|1)\s*)?\)")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
_VARIANT = re.compile(r"(\*?)\[\s*([\w.-]+)\s*\]")


class Variable(NamedTuple):
    name: str
    grouping: bool = True


class Reference(NamedTuple):
    id: str


class Variant(NamedTuple):
    key: str
    pattern: "Pattern"
    is_default: bool


class Select(NamedTuple):
    on: Variable
    variants: tuple[Variant, ...]


class Quoted(NamedTuple):
    """Text in quotes; its spaces are kept."""

    text: str


class Indent(NamedTuple):
    newlines: int
    spaces: int


Part = str | Quoted | Variable | Reference | Select
Pattern = tuple[Part, ...]


def entries(source: str) -> dict[str, str]:
    """Id → raw pattern of each message; patterns are parsed on first use."""
    return {found[1]: found[2] for found in _ENTRY.finditer(source)}


def parse(raw: str) -> Pattern:
    reader = _Reader(raw)
    pattern = reader.pattern()
    # The rest may be blank lines; attributes are not supported.
    if raw[reader.at :].strip():
        raise ValueError(f"cannot read this message from {raw[reader.at :].strip()!r}")
    return pattern


class _Reader:
    """A recursive descent parser of one message, by the Fluent grammar (EBNF 1.0)."""

    def __init__(self, raw: str) -> None:
        self.raw, self.at = raw, 0

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.raw, self.at)
        if found:
            self.at = found.end()
        return found

    def expect(self, what: str) -> None:
        if not self.raw.startswith(what, self.at):
            raise ValueError(f"expected {what!r} at {self.raw[self.at :]!r}")
        self.at += len(what)

    def pattern(self) -> Pattern:
        self.take(_INLINE)
        parts: list[Part | Indent] = []
        while self.at < len(self.raw):
            if text := self.take(_TEXT):
                parts.append(text[0])
            elif self.raw[self.at] == "{":
                parts.append(self.placeable())
            elif (indent := self.indent()) is not None:
                parts.append(indent)
            else:
                break
        return _dedented(parts)

    def indent(self) -> Indent | None:
        found = _INDENT.match(self.raw, self.at)
        if not found or self.raw[found.end() : found.end() + 1] in ("", "[", "*", ".", "}"):
            return None
        self.at = found.end()
        return Indent(found[1].count("\n"), len(found[2]))

    def placeable(self) -> Part:
        self.expect("{")
        self.take(_BLANK)
        part = self.expression()
        self.take(_BLANK)
        if isinstance(part, Variable) and self.raw.startswith("->", self.at):
            self.at += 2
            part = Select(part, self.variants())
        self.expect("}")
        return part

    def expression(self) -> Part:
        if self.raw.startswith("{", self.at):
            return self.placeable()
        if found := self.take(_VARIABLE):
            return Variable(found[1])
        if found := self.take(_NUMBER):
            return Variable(found[1], found[2] != "0")
        if found := self.take(_QUOTED):
            return Quoted(_ESCAPE.sub(_unescaped, found[1]))
        if found := self.take(_REFERENCE):
            return Reference(found[0])
        raise ValueError(f"cannot read the placeable {self.raw[self.at :]!r}")

    def variants(self) -> tuple[Variant, ...]:
        found = []
        self.take(_BLANK)
        while variant := self.take(_VARIANT):
            found.append(Variant(variant[2], self.pattern(), bool(variant[1])))
            self.take(_BLANK)
        if sum(variant.is_default for variant in found) != 1:
            raise ValueError("a selection needs one default variant, marked *")
        return tuple(found)


def _unescaped(escape: re.Match[str]) -> str:
    code = escape[1] or escape[2]
    return chr(int(code, 16)) if code else escape[3]


def _dedented(parts: list[Part | Indent]) -> Pattern:
    """Keeps line breaks inside a message, removes the indentation that all its lines share."""
    common = min((part.spaces for part in parts if isinstance(part, Indent)), default=0)
    if parts and isinstance(parts[0], Indent):
        parts[0] = " " * (parts[0].spaces - common)
    flat = [
        "\n" * p.newlines + " " * (p.spaces - common) if isinstance(p, Indent) else p
        for p in parts
        if p != ""
    ]
    if flat and isinstance(flat[-1], str):
        flat[-1] = flat[-1].rstrip(" \n")
    return tuple(part for part in flat if part != "")


def choose_variant(select: Select, facts: Mapping[str, Fact], plural: Callable[[int], str]) -> Pattern:
    value = facts.get(select.on.name)
    keys = {str(value)} if value is not None else set()
    if isinstance(value, int):
        keys.add(plural(value))
    fitting = (variant.pattern for variant in select.variants if variant.key in keys)
    default = next(variant.pattern for variant in select.variants if variant.is_default)
    return next(fitting, default)
