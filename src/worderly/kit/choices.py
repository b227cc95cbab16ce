"""What a player may choose in a game, declared once: flags, forms, notices and documents are made from it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from worderly.kit.codec import Record
from worderly.kit.refusal import Refused

Form = Literal["practice", "room", "maker", "turns"]
"""Before a match alone; of a room; of a puzzle to play or print; of players in turn at one screen."""
EVERYWHERE: tuple[Form, ...] = ("practice", "room", "maker")
Value = int | float | str | bool | None
Given = Mapping[str, Any]
"""What the player said, by the names of the choices."""
OWN_LIST = "lexicon"
"""How `unless` calls a word list of the player's own."""


class Choice(Record):
    name: str
    """Its field in the game's Options, unless `sets` names others."""
    flags: tuple[str, ...] = ()
    """How the command line spells it; empty: `--name-with-dashes`."""
    forms: tuple[Form, ...] = ()
    """The forms that offer it; the command line offers every choice."""
    only: Literal["", "turns", "room"] = ""
    """The one way of playing that it is for; empty: any."""
    preset: Value = None
    """What a form begins with, where that is not the default."""
    unless: tuple[str, ...] = ()
    """A match begins with the preset also without a form, unless one of these was said; empty: never."""
    needs: str = ""
    """It matters only while that choice is set."""
    sets: tuple[str, ...] = ()
    """The fields of Options that it sets."""
    asked: bool = False
    """A front end that can ask for it asks; until then it is 0."""

    @property
    def fields(self) -> tuple[str, ...]:
        return self.sets or (self.name,)

    @property
    def spellings(self) -> tuple[str, ...]:
        return self.flags or (f"--{self.name.replace('_', '-')}",)

    @property
    def need(self) -> str:
        """What a legal value is, for people."""
        return ""

    def allows(self, value: Any) -> bool:
        return True

    def offered(self) -> tuple[Value, ...]:
        """The values that a form shows; empty: it is typed in."""
        return ()


class Number(Choice, tag="number", kw_only=True):
    """A whole number."""

    low: int
    high: int
    steps: tuple[int, ...] = ()
    """What forms offer; empty: every number of the range."""
    zero: str = ""
    """The word for 0 (`option-<zero>`), which is then legal: none, fitting, untimed …"""
    usual: int | None = None
    """What a default that says "fitting" comes to in the ordinary game; forms begin with it."""
    unit: Literal["", "seconds", "square"] = ""

    @property
    def need(self) -> str:
        is_apart = self.zero and self.zero != "fitting" and self.low > 0
        return f"0, {self.low}–{self.high}" if is_apart else f"{self.low}–{self.high}"

    def allows(self, value: Any) -> bool:
        return value is None or (value == 0 and bool(self.zero)) or self.low <= value <= self.high

    def offered(self) -> tuple[Value, ...]:
        """A usual value stands for "fitting"; any other 0 comes first, of a clock last."""
        steps = self.steps or tuple(range(self.low, self.high + 1))
        if not self.zero or 0 in steps or (self.zero == "fitting" and self.usual is not None):
            return steps
        return (*steps, 0) if self.unit == "seconds" else (0, *steps)


class Size(Number, tag="size", kw_only=True):
    """Rows and columns: a form offers squares, the command line also takes ROWSxCOLS."""


class Pick(Choice, tag="pick", kw_only=True):
    """One of several names; the empty name stands for none of them."""

    of: tuple[str, ...]
    is_open: bool = False
    """The game knows more names than these, and checks them itself."""
    is_named: bool = True
    """Each value has a message, `<game>-<name>-<value>`; otherwise it is shown as it is."""

    @property
    def need(self) -> str:
        return ", ".join(value for value in self.of if value)

    def allows(self, value: Any) -> bool:
        return self.is_open or (value or "") in self.of or not value

    def offered(self) -> tuple[Value, ...]:
        return self.of


class Check(Choice, tag="check"):
    """On or off."""

    def offered(self) -> tuple[Value, ...]:
        return (False, True)


class Share(Choice, tag="share", kw_only=True):
    """A part of the whole, from 0 to 1."""

    steps: tuple[float, ...]

    @property
    def need(self) -> str:
        return "0–1"

    def allows(self, value: Any) -> bool:
        return bool(0 <= value <= 1)

    def offered(self) -> tuple[Value, ...]:
        return self.steps


class Text(Choice, tag="text", kw_only=True):
    """A line of the player's own."""

    example: str = ""
    metavar: str = "TEXT"


class Words(Choice, tag="words", kw_only=True):
    """A list of words: a file on the command line if it `is_file`, elsewhere words with commas between."""

    most: int
    is_file: bool = False

    @property
    def need(self) -> str:
        return f"0–{self.most}"

    def allows(self, value: Any) -> bool:
        return len(value) <= self.most


class Names(Choice, tag="names", kw_only=True):
    """Names of players, with commas between; fewer than `low` are left out by forms."""

    low: int
    high: int

    @property
    def need(self) -> str:
        return f"{self.low}–{self.high}"


class Theme(Choice, tag="theme"):
    """One of the language's themes, `*` for any of them, or none."""


class Picture(Choice, tag="picture"):
    """A picture file whose dark parts are a mask."""


class Directions(Choice, tag="directions"):
    """Compass points."""


class Languages(Choice, tag="languages"):
    """The match may mix the words of several languages; other games take the first one."""


def outside(options: Any, choices: Iterable[Choice]) -> Iterator[tuple[Choice, str, Any]]:
    """The fields whose values their choices do not allow."""
    for choice in choices:
        for field in choice.fields:
            value = getattr(options, field)
            if not choice.allows(value):
                yield choice, field, value


def refuse_outside(options: Any, choices: Iterable[Choice]) -> None:
    """Raises Refused for the first value outside its range."""
    for choice, field, value in outside(options, choices):
        raise bad_option(choice, value, field)


def bad_option(choice: Choice, value: Any, field: str = "") -> Refused:
    shown = len(value) if isinstance(value, tuple) else value if isinstance(value, int) else str(value)
    return Refused("bad_option", option=field or choice.name, value=shown, need=choice.need)


def choice_of(choices: Iterable[Choice], name: str) -> Choice | None:
    """The choice of that name, or the one that sets that field."""
    return next((choice for choice in choices if name == choice.name or name in choice.fields), None)
