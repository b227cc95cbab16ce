"""What a front end plays through: this device's files, word lists and clocks; begins and resumes matches."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from worderly.device.local.daily import daily_slot
from worderly.device.local.files import Damaged
from worderly.device.local.match import LocalMatch, Match, Order, steady_ms
from worderly.device.local.saves import Saved
from worderly.device.local.shelf import Shelf
from worderly.device.request import OpenTools, Request, order_of, saved_order, slot_of
from worderly.games import game_of
from worderly.kit import Notice, Refused, Say, Seat
from worderly.kit.forms import play_options, untranslated
from worderly.languages import DEFAULT

if TYPE_CHECKING:
    from worderly.device.local.leaders import LeaderFile
    from worderly.games.tools import Tools
    from worderly.kit.analysis import Analysis


class Waiting(NamedTuple):
    """A match that was left, as far as a list of them tells it."""

    slot: str
    game: str
    moves: int
    daily: str = ""
    server: str = ""


class Place(NamedTuple):
    """A row of a leader board."""

    rank: int
    name: str
    points: int
    is_you: bool = False


@dataclass
class Device:
    shelf: Shelf
    open_tools: OpenTools
    today: Callable[[], date]
    now_ms: Callable[[], int] = steady_ms
    language: str = DEFAULT
    """Of the texts."""
    word_language: str = DEFAULT
    lexicon: str = ""
    """The player's own word file, or empty."""
    server: str = ""
    """Where it plays; empty: here."""

    # --- requests ---------------------------------------------------------

    def practice(self, game_id: str) -> Request:
        """What is played when a player just says the game's name; 0 stands for a question to ask."""
        wishes = {"has_own_list": bool(self.lexicon), "can_ask": True}
        options = play_options(game_of(game_id), {}, (self.word_language,), untranslated, **wishes)
        return Request(game_id, options, lexicon=self.lexicon)

    def daily(self, game_id: str, day: date | None = None) -> Request:
        return replace(self.practice(game_id), daily=day or self.today(), lexicon="")

    def slot(self, request: Request) -> str:
        if request.daily is None:
            return slot_of(request)
        return daily_slot(request.game, request.options.languages[0], request.daily)

    # --- matches that wait ------------------------------------------------

    def waiting(self, slot: str) -> Waiting | None:
        """The match that was left there; raises Damaged where its file cannot be read."""
        saved = self.shelf.saves.read(slot)
        return Waiting(slot, saved.game, len(saved.moves), saved.daily) if saved else None

    def waiting_daily(self, game_id: str, day: date) -> Waiting | None:
        """Without loading the game: the home page asks for every game before its first frame."""
        return self.waiting(daily_slot(game_id, self.word_language, day))

    def all_waiting(self, report: Callable[[Damaged], None]) -> list[Waiting]:
        """Every match that was left, the latest first."""
        return list(sound(self.waiting, self.shelf.saves.slots(), report))

    def begin(self, request: Request) -> tuple[Match, tuple[Notice, ...]]:
        """Raises Refused where the options make no match."""
        game = game_of(request.game)
        options, notices = (request.options, ()) if request.daily else game.check(request.options)
        order = order_of(game, request, options)
        match = LocalMatch.begin(order, self.tools(order, reported=True), self.shelf.saves, self.now_ms)
        return match, notices

    def resume(self, slot: str) -> Match:
        """Raises Damaged where the save does not fit this version; it is then out of the way."""
        saved = self.shelf.saves.read(slot)
        assert saved is not None
        try:
            return self._resumed(slot, saved)
        except (ValueError, OSError, Refused):
            raise self.shelf.saves.keep_aside(slot) from None

    def _resumed(self, slot: str, saved: Saved) -> LocalMatch:
        order = saved_order(game_of(saved.game), saved, slot)
        tools = self.tools(order, reported=False)
        return LocalMatch.resume(order, saved, tools, self.shelf.saves, self.now_ms)

    def discard(self, slot: str) -> None:
        self.shelf.saves.drop(slot)

    def tools(self, order: Order, *, reported: bool) -> "Tools":
        """A word reported since a match began must not keep that match from being replayed."""
        tools = self.open_tools(order.options, order.lexicon)
        path = self.shelf.words(order.options.languages[0])
        if not path.exists():
            return tools
        from worderly.device.local.words import OwnWords, WordFile, with_own_words

        own = WordFile(path).read()
        return with_own_words(tools, own if reported else OwnWords(own.allowed))

    def disconnect(self) -> None:
        """Closes the connection to a server; this device has none."""

    # --- what is kept of a match ------------------------------------------

    def record(self, match: Match, say: Say) -> bool:
        """Keeps the result; false for a later try of a daily, which is practice."""
        from worderly.device.local.ending import has_one_player, result_of

        if not has_one_player(match):
            return True
        if match.outcome is None or not self.is_first_try(match.order):
            return False
        self.shelf.results.add(result_of(match, self.today(), say))
        return True

    def analysis(self, match: Match, seat: Seat) -> "Analysis":
        """What the engine says of a seat's moves; raises Refused where a server does not tell."""
        assert isinstance(match, LocalMatch)
        told: Analysis = match.game.analysis(match.initial, match.moves, seat, match.tools)
        return told

    def is_first_try(self, order: Order) -> bool:
        """Of a daily only the first try is scored."""
        asked = (order.game.id, order.options.languages[0], order.daily, order.server)
        return not order.daily or not self.shelf.results.has_daily(*asked)

    def points_of(self, day: date) -> dict[str, int]:
        """The points of the dailies of that date that are done, by game."""
        wanted = (day.isoformat(), self.word_language, self.server)
        results = self.shelf.results.read()
        return {one.game: one.points for one in results if (one.daily, one.language, one.server) == wanted}

    def played_elsewhere(self, day: date) -> frozenset[str]:
        """Games whose daily of that date the player has begun or done on another device."""
        return frozenset()

    # --- boards -----------------------------------------------------------

    def makes_board(self, match: Match, report: Callable[[Damaged], None]) -> bool:
        """Whether the score may stand on this device's leader board, and is high enough."""
        from worderly.device.local.ending import makes_leader
        from worderly.kit.leaders import makes_board

        if match.order.server or match.outcome is None or not makes_leader(match):
            return False
        try:
            leaders = self.leaders(match.game.id, match.order.options.languages[0]).read()
        except Damaged as damaged:
            report(damaged)
            leaders = ()
        return makes_board(leaders, match.outcome.scores[0])

    def leaders(self, game_id: str, language: str = "") -> "LeaderFile":
        return self.shelf.leaders(game_id, language or self.word_language)

    def spans(self) -> tuple[str, ...]:
        """The boards there are: "all" time, and on a server "today"."""
        return ("all",)

    def board(self, game_id: str, span: str, language: str = "") -> list[Place]:
        """Raises Damaged where the file is no leader board; it is then kept aside."""
        leaders = self.leaders(game_id, language).read()
        return [Place(rank, leader.name, leader.points) for rank, leader in enumerate(leaders, 1)]


def sound(
    waiting: Callable[[str], Waiting | None], slots: Iterable[str], report: Callable[[Damaged], None]
) -> Iterable[Waiting]:
    """Those that can be read; the others are reported."""
    for slot in slots:
        try:
            found = waiting(slot)
        except Damaged as damaged:
            report(damaged)
        else:
            if found is not None:
                yield found
