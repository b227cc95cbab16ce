"""The types of Hands: moves, events, state and view."""

from typing import Annotated, Literal

from msgspec import Meta

from worderly import kit
from worderly.games.hands.options import Options

Text = Annotated[str, Meta(max_length=64)]
Phase = Literal["playing", "after", "over"]
"""`after`: the hand has ended and may be replayed; the next move is Replay or Next."""


class Play(kit.Move, tag="play"):
    word: Text


class Finish(kit.Move, tag="finish"):
    """Ends the hand (`!!`)."""


class Substitute(kit.Move, tag="substitute"):
    letter: Text


class Replay(kit.Move, tag="replay"):
    """The same hand again; the better score counts."""


class Next(kit.Move, tag="next"):
    """Keeps the score of the ended hand and deals the next one."""


class Hint(kit.Move, tag="hint"):
    """Each hint gives more: the length, the first letter, the word."""


Move = Play | Finish | Substitute | Replay | Next | Hint | kit.GiveUp


class Dealt(kit.Event, tag="dealt"):
    number: int = 1
    hand: str = ""


class Substituted(kit.Event, tag="substituted"):
    old: str = ""
    new: str = ""
    hand: str = ""


class Played(kit.Event, tag="played"):
    word: str = ""
    valid: bool = False
    points: int = 0
    total: int = 0
    """The points of this hand so far."""
    best_points: int = 0
    """The points of the best single word of the same letters."""
    hand: str = ""
    why: kit.Notice | None = None
    """Why the word is not valid."""
    """The letters left."""


class HandOver(kit.Event, tag="hand_over"):
    number: int = 1
    score: int = 0
    kept: int = 0
    """The better of two scores after a replay."""
    empty: bool = False
    """No letters were left."""


class Replayed(kit.Event, tag="replayed"):
    hand: str = ""


class Hinted(kit.Event, tag="hinted"):
    length: int = 0
    letter: str = ""
    word: str = ""


Event = Dealt | Substituted | Played | HandOver | Replayed | Hinted


class LinePlay(kit.Record, tag="play"):
    word: str
    n: int
    points: int


class LineDiscard(kit.Record, tag="discard"):
    discard: str
    """Letters thrown away on purpose by an invalid word, so that later words score more."""


Line = tuple[LinePlay | LineDiscard, ...]


class Plan(kit.Record, tag="hands_plan"):
    """Par: the best total with common words. Perfect: with the whole lexicon and discards."""

    par: int
    perfect: int
    par_line: Line
    perfect_line: Line
    exact: bool
    """False above 16 letters: the totals are then lower bounds."""


class Spelled(kit.Record, tag="spelled"):
    """A played word, and the best single word of the same letters."""

    word: str
    n: int
    valid: bool
    points: int
    best_points: int
    best_word: str


class Try(kit.Record, tag="try"):
    plays: tuple[Spelled, ...] = ()

    @property
    def score(self) -> int:
        return sum(play.points for play in self.plays)


class Round(kit.Record, tag="round"):
    """One counted hand: as dealt (and substituted), its plan, and one or two tries at it."""

    dealt: str
    plan: Plan
    tries: tuple[Try, ...] = (Try(),)

    @property
    def kept(self) -> int:
        return max(one.score for one in self.tries)

    @property
    def best_try(self) -> Try:
        return max(self.tries, key=lambda one: one.score)


class State(kit.Record, tag="hands_state"):
    options: Options
    values: dict[str, int]
    secret: str
    rounds: tuple[Round, ...]
    """The last one is being played; its last try is the present one."""
    hand: str
    """The letters left, in the order of the deal, copies side by side."""
    phase: Phase = "playing"
    substituted: bool = False
    replayed: bool = False
    hint: Hinted | None = None
    hints: int = 0
    reason: str = ""
    ended_ms: int | None = None


class PlayView(kit.Record, tag="hands_play"):
    word: str
    n: int
    valid: bool
    points: int
    best_points: int
    best_word: str
    """Empty until the match is over."""


class RoundView(kit.Record, tag="hands_round"):
    """A finished hand; it has its lines when the match is over."""

    number: int
    dealt: str
    plays: tuple[PlayView, ...]
    """Of the try that counts."""
    scores: tuple[int, ...]
    """One a try."""
    kept: int
    par: int
    perfect: int
    percent: int | None
    """Score over par; None where par is 0."""
    exact: bool
    par_line: Line
    perfect_line: Line


class View(kit.Record, tag="hands_view"):
    options: Options
    phase: Phase
    number: int
    """The hand being played, from 1."""
    dealt: str
    hand: str
    values: dict[str, int]
    factors: tuple[int, ...]
    """The factor of a word's letter values now, for words of 1 letter, of 2, and so on."""
    plays: tuple[PlayView, ...]
    """Of the present try."""
    score: int
    """Of the present try."""
    first_score: int | None
    """Of the first try, during a replay."""
    total: int
    """Kept scores so far, the present hand included."""
    can_substitute: bool
    can_replay: bool
    hint: Hinted | None
    rounds: tuple[RoundView, ...]
    par: int = 0
    """Of all hands dealt so far."""
    hints: int = 0
    """Used so far."""


class Puzzle(kit.Record, tag="hands_puzzle"):
    hand: str


class Solution(kit.Record, tag="hands_solution"):
    par: int
    perfect: int
    par_line: Line
    perfect_line: Line
    exact: bool
