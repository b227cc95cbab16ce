"""What a player may choose in a game; flags, forms, notices and documents are made from it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from worderly.kit.codec import Record
from worderly.kit.refusal import Refused

Form = Literal["practice", "room", "maker", "turns"]
"""Before a match alone; of a room; of a puzzle to play or print; of players in turn at one screen."""
EVERYWHERE: tuple[Form, ...] = ("practice", "room", "maker")
Value = int | float | str | bool | None
ChosenValues = Mapping[str, Any]
"""The values that the player chose, by the names of the choices."""
MOST_WORDS = 1000
"""The most words in a list of a player or maker."""
OWN_LIST = "lexicon"
"""The name in `unless` for a word list of the player's own."""


class Choice(Record):
    name: str
    """Its field in the game's Options, unless `sets` names others."""
    flags: tuple[str, ...] = ()
    """Its flags on the command line; empty: `--name-with-dashes`."""
    forms: tuple[Form, ...] = ()
    """The forms that offer it; the command line offers every choice."""
    only: Literal["", "turns", "room"] = ""
    """The only mode that it applies to; empty: all modes."""
    preset: Value = None
    """The first value in a form, if it is not the default."""
    unless: tuple[str, ...] = ()
    """Without a form, the preset applies unless one of these was chosen; empty: it never applies."""
    needs: str = ""
    """It applies only if that choice is set."""
    sets: tuple[str, ...] = ()
    """The fields of Options that it sets."""
    asked: bool = False
    """Front ends that can ask the player do so; until then the value is 0."""

    @property
    def fields(self) -> tuple[str, ...]:
        return self.sets or (self.name,)

    @property
    def spellings(self) -> tuple[str, ...]:
        return self.flags or (f"--{self.name.replace('_', '-')}",)

    @property
    def need(self) -> str:
        """The legal values, as a text."""
        return ""

    def allows(self, value: Any) -> bool:
        return True

    def offered(self) -> tuple[Value, ...]:
        """The values that a form offers; empty: the player types one."""
        return ()


class Number(Choice, tag="number", kw_only=True):
    """A whole number."""

    low: int
    high: int
    steps: tuple[int, ...] = ()
    """The values in forms; empty: every number of the range."""
    zero: str = ""
    """The word for 0 (`option-<zero>`), which is then legal: none, fitting, untimed …"""
    usual: int | None = None
    """The value that the default "fitting" has in the usual game; forms start with it."""
    unit: Literal["", "seconds", "square"] = ""

    @property
    def need(self) -> str:
        is_apart = self.zero and self.zero != "fitting" and self.low > 0
        return f"0, {self.low}–{self.high}" if is_apart else f"{self.low}–{self.high}"

    def allows(self, value: Any) -> bool:
        return value is None or (value == 0 and bool(self.zero)) or self.low <= value <= self.high

    def offered(self) -> tuple[Value, ...]:
        """Adds 0 at the start (of seconds, at the end), unless `usual` replaces it."""
        steps = self.steps or tuple(range(self.low, self.high + 1))
        if not self.zero or 0 in steps or (self.zero == "fitting" and self.usual is not None):
            return steps
        return (*steps, 0) if self.unit == "seconds" else (0, *steps)


class Size(Number, tag="size", kw_only=True):
    """Rows and columns: forms offer squares, the command line also accepts ROWSxCOLS."""


class Pick(Choice, tag="pick", kw_only=True):
    """One of several names; the empty name stands for none of them."""

    of: tuple[str, ...]
    is_open: bool = False
    """The game knows more names than these and checks them itself."""
    is_named: bool = True
    """Each value has a message, `<game>-<name>-<value>`; otherwise the value itself is shown."""

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
    """A list of words: a file on the command line if it `is_file`, elsewhere words separated by commas."""

    most: int
    is_file: bool = False

    @property
    def need(self) -> str:
        return f"0–{self.most}"

    def allows(self, value: Any) -> bool:
        return len(value) <= self.most


class Names(Choice, tag="names", kw_only=True):
    """Names of players, separated by commas; forms ignore fewer than `low` names."""

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
    """The match may mix the words of several languages; games without this choice use the first one."""


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
