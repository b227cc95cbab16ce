"""The bodies and answers of REST."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from worderly.kit import Fact, Notice, Outcome, Record
from worderly.languages import DEFAULT
from worderly.lexicon.themes import Age
from worderly.wire.websocket import Frame, Key, MatchId, MoveId, SeatInfo

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
GameId = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$")]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
ShareId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class ErrorBody(Record):
    """Every answer of 400 and above: a stable code, a sentence in the caller's language, and its facts."""

    code: str
    message: str
    facts: dict[str, Fact] = field(default_factory=dict)


# --- games and matches -------------------------------------------------------


class GameInfo(Record):
    id: str
    version: int
    seats: tuple[int, int]
    levels: tuple[str, ...]
    """The bots' levels, weakest first."""
    options: Any
    """The default options."""


class ThemeInfo(Record):
    """A theme of words."""

    name: str
    titles: tuple[str, ...]
    """One for each spelling of the language."""
    age: Age


class Games(Record):
    games: tuple[GameInfo, ...]
    languages: tuple[str, ...]
    themes: dict[str, tuple[ThemeInfo, ...]]
    """By language, in the order of the titles."""


class NewMatch(Record):
    """A match to play: practice (any seed, or none for a random one), a daily, or a challenge."""

    game: GameId
    options: Any = None
    """The game's options; left out: the defaults."""
    seed: Seed | None = None
    daily: Day | None = None
    language: Language = DEFAULT
    """Of the daily; otherwise `options.languages` says it."""
    challenge: ShareId | None = None
    weekend: Day | None = None
    """A date of the weekend whose big puzzle it is; `game` is then the one of `/api/weekend`."""
    bots: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    """Levels of bots to race against."""


class Started(Record):
    match: str
    key: str | None
    """The secret key of this seat; keep it on the device. Null when a player resumes."""
    game: str
    seed: str | None
    """Null if it is a secret (daily)."""
    options: Any
    notices: tuple[Notice, ...]
    daily: str | None
    challenge: str | None
    frame: Frame
    weekend: str | None = None
    """The Saturday of the weekend whose big puzzle it is."""


class NewMove(Record):
    id: MoveId
    move: Any
    seat: int | None = None


class MatchInfo(Record):
    match: str
    game: str
    options: Any
    seats: tuple[SeatInfo, ...]
    daily: str | None
    challenge: str | None
    room: str | None
    frame: Frame


class ReplayStep(Record):
    seq: int
    seat: int
    at_ms: int
    text: str
    """The move in the game's notation."""
    move: Any
    events: tuple[Any, ...]
    view: Any
    """The mover's view after the move."""
    scores: tuple[int, ...]


class Replay(Record):
    match: str
    game: str
    options: Any
    seats: tuple[SeatInfo, ...]
    start: Any
    """The first seat's view before the first move."""
    steps: tuple[ReplayStep, ...]
    outcome: Outcome
    final: Any
    """The last view, with the answers."""
    solution: Any
    seat: int | None = None
    """Yours; null for whoever looks on."""
    next: int | None = None
    """Of a long match: the entry after which the next page begins; null on the last page."""


class FoundWord(Record):
    word: str
    points: int | None
    """Null where a word has no points of its own."""
    finders: tuple[int, ...]
    """Seats."""
    is_struck: bool = False
    """Several found it, so it counts for none of them."""


class MatchWords(Record):
    """Every word that was found in a match that is over, the dearest first."""

    words: tuple[FoundWord, ...]


class ShareText(Record):
    text: str
    link: str


# --- challenges --------------------------------------------------------------


class NewChallenge(Record):
    """A link to one puzzle: that of your own finished match, or a maker's own from options and words."""

    match: MatchId | None = None
    key: Key | None = None
    """Of a match that was played without a name."""
    game: GameId | None = None
    options: Any = None
    seed: Seed | None = None
    title: Annotated[str, Meta(max_length=80)] | None = None


class NewPrint(Record):
    """A maker's puzzle as a file: the fields of a challenge, and the look of the pages."""

    game: GameId
    options: Any = None
    seed: Seed | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    part: Literal["puzzle", "key"] = "puzzle"
    """What a picture shows; a PDF has both."""
    paper: Literal["letter", "a4", "a5", "6x9", "8.5x11"] = "letter"
    large: bool = False
    black: bool = False
    key: Literal["page", "upside-down", "none"] = "page"
    header: Annotated[str, Meta(max_length=120)] = ""
    footer: Annotated[str, Meta(max_length=120)] = ""
    margin_mm: Annotated[float, Meta(ge=0, le=60)] = 17
    gutter_mm: Annotated[float, Meta(ge=0, le=40)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 1
    """Puzzles in a PDF: more than one are bound as a book."""
    pick: Annotated[int, Meta(ge=0, le=60)] = 0
    """How many of the maker's words each puzzle of a book uses; 0: all of them."""
    rising: bool = False
    """Whether a book goes from easy to hard."""
    per_page: Literal[0, 1, 2, 4] = 0
    """Puzzles on a page of a book; 0: the game's default."""
    versions: Annotated[int, Meta(ge=1, le=40)] = 1
    """Puzzles of the same words in a PDF, with all keys small at its end."""
    levels: Annotated[tuple[Literal["easy", "medium", "hard"], ...], Meta(max_length=3)] = ()
    """So many versions at each of these levels; none: at the level of the options."""
    codes: bool = False
    """A QR code on each sheet of a PDF; it leads to a challenge with that puzzle."""
    name_line: bool = False
    """A line for name and date."""
    case: Literal["upper", "lower"] = "upper"
    order: Literal["given", "alphabet", "length"] = "alphabet"
    listing: Literal["words", "clues", "none"] = "words"
    """What the list of words to find shows."""

    @property
    def is_class_set(self) -> bool:
        return self.versions > 1 or bool(self.levels) or self.codes

    @property
    def puzzles(self) -> int:
        """How many a PDF has."""
        return self.versions * max(1, len(self.levels)) if self.is_class_set else self.count


class ChallengeResult(Record):
    info: SeatInfo
    score: int
    time_ms: int | None
    reason: str
    match: str | None
    """Null while the daily is open: a replay shows its answers."""
    you: bool


class Challenge(Record):
    challenge: str
    link: str
    game: str
    options: Any
    title: str | None
    results: tuple[ChallengeResult, ...]
    daily: str | None = None
    """The identity of the daily it was made from, while that is open: then it is the daily that is played."""


class EnterChallenge(Record):
    """Puts a match of the same daily beside the other results."""

    match: MatchId
    key: Key | None = None


# --- rooms and words ---------------------------------------------------------


class NewRoom(Record):
    game: GameId
    options: Any = None
    rounds: Annotated[int, Meta(ge=1, le=20)] = 1


class RoomInfo(Record):
    room: str
    link: str
    game: str
    phase: Literal["lobby", "playing", "between", "over"]
    members: int


class WordReport(Record):
    """What a player tells the host about a word: it should be in or out, it offends, its meaning is wrong."""

    language: Language
    word: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Literal["in", "out", "offensive", "meaning"]


class WordInfo(Record):
    word: str
    display: str
    known: bool
    tier: str | None
    meaning: str | None
    lexicon: str
    verdict: str
    """listed, unlisted or blocked."""
    level: str | None
    """Of a watched word: block, hide or grim."""
    target: bool
    root: str | None
    source: str | None
    lines: tuple[str, ...]
    """The same in sentences, in the language of the request."""


class Health(Record):
    ok: bool
    version: str
    news: Literal["alone", "live", "swept"] | None = None
    """How moves of other nodes arrive: there are none, at once, or within a second while Redis is away."""
