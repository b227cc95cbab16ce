"""The contract of a game: one record of pure functions over frozen types."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from msgspec import field

from worderly.kit.chance import Chance
from worderly.kit.choices import Choice, ChosenValues
from worderly.kit.codec import Record
from worderly.kit.refusal import Fact
from worderly.languages import DEFAULT

if TYPE_CHECKING:
    from worderly.kit.account import Account
    from worderly.kit.achievements.ranks import Ranks
    from worderly.kit.analysis import Analysis, Moves
    from worderly.kit.dailies.days import AnyDays
    from worderly.kit.lesson import Lesson
    from worderly.kit.making import Making

Seat = int


class Options(Record):
    """What a player may choose; every game's options start with the languages its words come from."""

    LATER: ClassVar[tuple[str, ...]] = ("spelling", "all_words")
    """Fields that came after the first version: with their defaults, an older save keeps its slot."""

    languages: tuple[str, ...] = (DEFAULT,)
    spelling: str = ""
    """Of targets and themes ("gb", "us"); empty: only words that all spellings share."""
    all_words: bool = False
    """Sad and violent words may be targets and are shown too; never ranked."""

    def usual(self) -> Self:
        """The defaults in the same languages and spelling."""
        return type(self)(languages=self.languages, spelling=self.spelling)


class Move(Record):
    """What a player may do."""


class GiveUp(Move, tag="give_up"):
    """Ends the sender's part; the solution is shown."""


class TimeUp(Move, tag="time_up"):
    """Sent by the table, never by a player, at the deadline of the state."""


class Event(Record):
    """What happened; sent to `seat` alone, or to everyone if it is None."""

    seat: Seat | None = None


class Notice(Record, tag="notice"):
    """Something to tell the player: an option outside its range, or why a played word does not count."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


class Outcome(Record, tag="outcome"):
    """How it ended: scores by seat, the seats that won (several: a tie), and a stable reason."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    time_ms: int | None = None
    ranked: bool = True


class Stamp(NamedTuple):
    """Who sent a move and when the table took it, in ms of the match's own clock (which a pause stops)."""

    seat: Seat
    at_ms: int = 0


class Say(Protocol):
    """How a front end words a message in the player's language: `Messages(language).text`."""

    def __call__(self, message: str, /, **facts: Fact) -> str: ...


O = TypeVar("O", bound=Options)  # noqa: E741 - options, state, move, view, tools
S = TypeVar("S", bound=Record)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=Record)
T = TypeVar("T")


class Step(NamedTuple, Generic[S]):
    state: S
    events: tuple[Event, ...] = ()


def unchanged(options: O) -> O:
    return options


def same_choices(given: ChosenValues, say: Say) -> ChosenValues:
    return given


def as_race(options: O, seats: int) -> O | None:
    return None


def no_names(options: Options) -> tuple[str, ...]:
    return ()


def no_machine(options: Options) -> str:
    return ""


def never(view: object, seat: Seat) -> bool:
    return False


def always(view: object, outcome: Outcome) -> bool:
    return True


def plain_days() -> "AnyDays":
    from worderly.kit.dailies.days import Days

    return Days()


def lazy_days(module: str) -> "Callable[[], AnyDays]":
    """The `DAYS` of that module; imported on first use: only daily puzzles need it."""

    def days() -> "AnyDays":
        result: AnyDays = import_module(module).DAYS
        return result

    return days


def lazy_analysis(module: str) -> "Callable[[Any, Moves, Seat, Any], Analysis]":
    """The `analysis` function of that module; imported on first use, to keep the first prompt fast."""

    def analysis(state: Any, moves: "Moves", seat: Seat, tools: Any) -> "Analysis":
        result: Analysis = import_module(module).analysis(state, moves, seat, tools)
        return result

    return analysis


def lazy_lesson(module: str) -> "Callable[[str], Lesson[Any, Any, Any]]":
    """The `lesson` function of that module; imported on first use."""

    def lesson(language: str) -> "Lesson[Any, Any, Any]":
        result: Lesson[Any, Any, Any] = import_module(module).lesson(language)
        return result

    return lesson


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[O, S, M, V, T]):
    """O options, S state, M move, V view, T tools (the lexicons a rule may consult)."""

    id: str
    version: int
    seats: tuple[int, int]
    """Fewest and most seats."""

    Options: type[O]
    State: type[S]
    Move: type[M]
    """The union of the moves a player may send (GiveUp included, TimeUp not)."""
    View: type[V]
    Event: Any
    """The union of the events."""

    check: Callable[[O], tuple[O, tuple[Notice, ...]]]
    """Legal options and a notice for each replaced value; raises Refused if a value has no replacement."""
    daily: Callable[[str, Chance], O]
    """(language, chance) → the options of the daily puzzle; only these rank."""
    new: Callable[[O, Chance, T], S]
    """Draws from `chance`. Later draws come from a `chance.secret()` in the state that no view shows."""
    apply: Callable[[S, Stamp, M | TimeUp, T], Step[S]]
    """Deterministic; raises Refused. Called only through `kit.play`, which has checked game over and seat."""
    view: Callable[[S, Seat | None, bool], V]
    """(state, seat or None for a spectator, over) → what may be seen; answers only where `over` is true."""
    scores: Callable[[S], tuple[int, ...]]
    """Points by seat so far; public at any time."""
    outcome: Callable[[S], Outcome | None]
    deadline: Callable[[S], int | None]
    """When TimeUp is due, in ms of the match's clock."""

    parse: Callable[[str], M]
    """One text form for every move; raises ValueError with the offending text."""
    notate: Callable[[M | TimeUp], str]
    picture: Callable[[V], str]
    """The plain picture of a view: no escapes, no colour."""
    share: Callable[[V, str, Say], str]
    """(view at the end, name such as "Boogle 42", how to say it) → the first two lines of the share text."""
    puzzle: Callable[[S], Record]
    """What a solver is given (`make --json`)."""
    solution: Callable[[S], Record]

    sample: Callable[[S, Seat, Chance, T], M]
    """A plausible move for tests and weak bots."""
    bot: Callable[[V, Seat, str, Chance, T], M]
    """(view, seat, level, chance, tools) → a move; sees views only."""
    levels: tuple[str, ...]
    """The bot's levels, weakest first."""
    pace: float = 1.0
    """How many times longer than usual a bot thinks about a move."""
    analysis: "Callable[[S, Moves, Seat, T], Analysis]"
    """(first state, all moves, seat, tools) → what the engine says of this seat's play, once it is over."""

    ranks: "Ranks[V]"
    """Its named ranks; `ranks.rank(view, seat)` is the one reached, in play or at the end."""
    lesson: "Callable[[str], Lesson[O, S, T]]"
    """(language) → the lesson in the words of this language, or of the default one."""
    unranks: tuple[type[Record], ...] = ()
    """Moves after which a match no longer ranks: front ends ask before the first of them in a daily."""
    least_ms: Mapping[type[Record], int] = dataclasses.field(default_factory=dict)
    """By kind of move: no person is faster on average; faster results do not rank."""
    has_clock: bool = False
    """Its time is shown and counts: who plays alone and leaves stops it, except in a ranked countdown."""

    # --- what a player may choose -----------------------------------------

    choices: tuple[Choice, ...] = ()
    """What a player may choose of the options, in the order of forms and help."""
    resolve_choices: Callable[[ChosenValues, Say], ChosenValues] = same_choices
    """(what the player chose, by the names of the choices) → the same with the values that follow from it."""

    # --- several players --------------------------------------------------

    together: Callable[[O, int], O | None] = as_race
    """(options, seats) → the options for that many players by the game's own rules; None: they race."""
    raced: Callable[[O], O] = unchanged
    """The options for a race, without anything that would win it without playing."""
    names: Callable[[O], tuple[str, ...]] = no_names
    """The players who take turns at one screen, by seat; empty: each has a device of their own."""
    machine: Callable[[O], str] = no_machine
    """The bot's level when the last of `names` is the machine, else empty."""
    is_done: Callable[[V, Seat], bool] = never
    """Whether this seat has nothing more to do while others still play."""

    # --- texts and files about a match or a puzzle ------------------------

    secret_options: tuple[str, ...] = ()
    """The fields of the options that only the maker of the puzzle may see."""
    makes_leader: Callable[[V, Outcome], bool] = always
    """(view at the end, outcome) → whether the score may enter a leader board of this device."""
    account: "Callable[[V], list[Account]]"
    """(view at the end) → the words each seat found and missed, for the printed summary."""
    making: "Making[O, S, T]"
    """How books of its puzzles are made and written to files."""
    days: "Callable[[], AnyDays]" = plain_days
    """What its daily puzzles keep apart, and how hard they are."""


AnyGame = Game[Any, Any, Any, Any, Any]
