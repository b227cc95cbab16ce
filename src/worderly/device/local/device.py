"""Begins, resumes and records matches with the files, word lists and clocks of this device."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from worderly.device.local.daily import daily_slot, first_state
from worderly.device.local.files import Damaged
from worderly.device.local.match import LocalMatch
from worderly.device.local.results import Result
from worderly.device.local.saves import SavedMatch
from worderly.device.local.shelf import Shelf
from worderly.device.local.stopwatch import steady_ms, wall_ms
from worderly.device.match import Match, MatchConfig
from worderly.device.request import OpenTools, Request, config_of, saved_config, slot_of
from worderly.games import IDS, game_of
from worderly.kit import Move, Notice, Refused, Say, Seat
from worderly.kit.forms import play_options, untranslated
from worderly.languages import DEFAULT
from worderly.languages.facts import spelling_of

if TYPE_CHECKING:
    from worderly.device.local.leaders import LeaderFile
    from worderly.games.tools import Tools
    from worderly.kit.analysis import Analysis

UNRANKED = "unranked"
"""The note of a match whose player chose to go on without a rank."""


class WaitingMatch(NamedTuple):
    """A match that the player left before its end, as a list shows it."""

    slot: str
    game: str
    moves: int
    daily: str = ""
    server: str = ""


class BoardEntry(NamedTuple):
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
    """The language of the texts."""
    word_language: str = DEFAULT
    spelling: str = ""
    all_words: bool = False
    lexicon: str = ""
    """The player's own word file, or empty."""
    server: str = ""
    """The address of the server; empty: matches run on this device."""
    time_of_day_ms: Callable[[], int] = wall_ms

    # --- requests ---------------------------------------------------------

    def practice(self, game_id: str) -> Request:
        """The default options of a game; 0 stands for a value that the front end asks for."""
        flags = {"has_own_list": bool(self.lexicon), "can_ask": True}
        options = play_options(game_of(game_id), self.given, (self.word_language,), untranslated, **flags)
        return Request(game_id, options, lexicon=self.lexicon)

    @property
    def given(self) -> dict[str, Any]:
        """What the settings choose of a game's options, besides the language."""
        spelling = spelling_of((self.word_language,), self.spelling)
        chosen = {"spelling": spelling, "all_words": self.all_words}
        return {name: value for name, value in chosen.items() if value}

    def daily(self, game_id: str, day: date | None = None) -> Request:
        return self.practice(game_id)._replace(daily=day or self.today(), lexicon="")

    def weekend(self, day: date | None = None) -> Request | None:
        """The big puzzle of the weekend that this date belongs to; None on a weekday."""
        from worderly.kit.dailies.weekend import saturday_of, weekend_game, weekend_options

        saturday = saturday_of(day or self.today())
        if saturday is None:
            return None
        # Loads all games, which the home page does without on weekdays.
        from worderly.games import GAMES

        game = weekend_game(GAMES, saturday)
        if game is None:
            return None
        return Request(game.id, weekend_options(game, self.word_language), weekend=saturday)

    def slot(self, request: Request) -> str:
        if request.daily is None:
            return slot_of(request)
        return daily_slot(request.game, request.options.languages[0], request.daily)

    # --- waiting matches ------------------------------------------------

    def waiting(self, slot: str) -> WaitingMatch | None:
        """The match in this slot; raises Damaged if its file cannot be read."""
        saved = self.shelf.saves.read(slot)
        return WaitingMatch(slot, saved.game, len(saved.moves), saved.daily) if saved else None

    def waiting_daily(self, game_id: str, day: date) -> WaitingMatch | None:
        """Does not load the game: the home page asks for every game before its first frame."""
        return self.waiting(daily_slot(game_id, self.word_language, day))

    def all_waiting(self, report: Callable[[Damaged], None]) -> list[WaitingMatch]:
        """All waiting matches, the latest first."""
        return list(readable(self.waiting, self.shelf.saves.slots(), report))

    def begin(self, request: Request, *, take_over: bool = False) -> tuple[Match, tuple[Notice, ...]]:
        """Raises Refused if no match can be made from the options, OpenElsewhere (a Refused) if another
        process plays in this slot and is not to be taken over."""
        game = game_of(request.game)
        options, notices = (request.options, ()) if request.is_dated else game.check(request.options)
        config = config_of(game, request, options)
        tools = self.tools(config, reported=True)
        initial = first_state(config, tools)
        saves = self.shelf.saves
        saves.owners.claim(config.slot, take_over=take_over)
        clocks = (self.now_ms, initial, self.time_of_day_ms)
        return LocalMatch.begin(config, tools, saves, *clocks), notices

    def resume(self, slot: str, *, take_over: bool = False) -> Match:
        """Raises Damaged if the save does not fit this version, and sets its file aside; OpenElsewhere as
        `begin` does."""
        self.shelf.saves.owners.claim(slot, take_over=take_over)
        saved = self.shelf.saves.read(slot)
        assert saved is not None
        try:
            return self._replay(slot, saved)
        except (ValueError, OSError, Refused):
            self.shelf.saves.owners.release(slot)
            raise self.shelf.saves.set_aside(slot) from None

    def _replay(self, slot: str, saved: SavedMatch) -> LocalMatch:
        config = saved_config(game_of(saved.game), saved, slot)
        tools = self.tools(config, reported=False)
        clocks = (self.now_ms, self.time_of_day_ms)
        return LocalMatch.resume(config, saved, tools, self.shelf.saves, *clocks)

    def discard(self, slot: str) -> None:
        """Raises OpenElsewhere if another process plays it."""
        self.shelf.saves.owners.claim(slot)
        self.shelf.saves.drop(slot)
        self.shelf.saves.owners.release(slot)

    def tools(self, config: MatchConfig, *, reported: bool) -> "Tools":
        """Without `reported`, reported words stay valid: a saved match that used them must replay."""
        tools = self.open_tools(config.options, config.lexicon)
        path = self.shelf.words(config.options.languages[0])
        if not path.exists():
            return tools
        from worderly.device.local.words import OwnWords, WordFile, with_own_words

        own = WordFile(path).read()
        return with_own_words(tools, own if reported else OwnWords(own.allowed))

    def disconnect(self) -> None:
        """Closes the connection to the server; does nothing here."""

    # --- results ------------------------------------------

    def record(self, match: Match, say: Say) -> bool:
        """Saves the result; returns False for a later try of a daily, which is practice."""
        from worderly.device.local.ending import PRACTICE, has_one_player, result_of

        if not has_one_player(match):
            return True
        if match.outcome is None or not self.is_first_try(match.config):
            match.notes[PRACTICE] = True
            return False
        match.unsaved = self.shelf.results.add(result_of(match, self.today(), say)) or match.unsaved
        if isinstance(match, LocalMatch) and (match.config.daily or match.config.weekend):
            self.shelf.finished.keep(match.config.slot, match.to_record())
        return True

    def is_finished(self, request: Request) -> bool:
        """Whether the player has finished this daily, ranked or not, or this weekend's puzzle."""
        if request.daily is None:
            return request.weekend is not None and self._has_finished(self.slot(request))
        day, language = request.daily.isoformat(), request.options.languages[0]
        return self.shelf.results.has_daily(request.game, language, day, self.server)

    def _has_finished(self, slot: str) -> bool:
        return self.shelf.finished.path(slot).exists()

    def finished(self, request: Request) -> Match | None:
        """The first try as it ended; None: it was played on another device, long ago, or cannot be read."""
        try:
            saved = self.shelf.finished.read(self.slot(request))
            return self._replay("", saved) if saved else None
        except (Damaged, ValueError, OSError, Refused):
            return None

    def would_unrank(self, match: Match, move: Move | None = None) -> bool:
        """Whether this move, or (without one) a pause, ends the rank of a daily that still has it."""
        if not match.config.daily or match.is_spoiled or match.notes.get(UNRANKED):
            return False
        ends = match.left_ms is not None if move is None else isinstance(move, match.game.unranks)
        return ends and self.is_first_try(match.config)

    def analysis(self, match: Match, seat: Seat) -> "Analysis":
        """The analysis of a seat's moves; raises Refused if a server does not give it."""
        assert isinstance(match, LocalMatch)
        analysis: Analysis = match.game.analysis(match.initial, match.moves, seat, match.tools)
        return analysis

    def is_first_try(self, config: MatchConfig) -> bool:
        """Only the first try of a daily counts."""
        key = (config.game.id, config.options.languages[0], config.daily, config.server)
        return not config.daily or not self.shelf.results.has_daily(*key)

    def results_of(self, day: date) -> dict[str, Result]:
        """The finished dailies of that date, by game."""
        wanted = (day.isoformat(), self.word_language, self.server)
        results = self.shelf.results.read()
        return {one.game: one for one in results if (one.daily, one.language, one.server) == wanted}

    def result_of(self, request: Request) -> Result | None:
        """What was kept of a finished daily."""
        return self.results_of(request.daily).get(request.game) if request.daily else None

    def next_daily(self, game_id: str) -> str | None:
        """The next game, in the order of the house, whose daily of today is not finished."""
        at, done = IDS.index(game_id), self.results_of(self.today())
        return next((one for one in (*IDS[at + 1 :], *IDS[:at]) if one not in done), None)

    def played_elsewhere(self, day: date) -> frozenset[str]:
        """Games whose daily of that date the player has started on another device."""
        return frozenset()

    # --- boards -----------------------------------------------------------

    def makes_board(self, match: Match, report: Callable[[Damaged], None]) -> bool:
        """Whether the score is allowed on this device's leader board and high enough for it."""
        from worderly.device.local.ending import makes_leader
        from worderly.kit.leaders import makes_board

        if match.config.server or match.outcome is None or not makes_leader(match):
            return False
        try:
            leaders = self.leaders(match.game.id, match.config.options.languages[0]).read()
        except Damaged as damaged:
            report(damaged)
            leaders = ()
        return makes_board(leaders, match.outcome.scores[0])

    def is_best(self, match: Match) -> bool:
        """Whether its score is above all others on this device's leader board."""
        assert match.outcome is not None
        leaders = self.leaders(match.game.id, match.config.options.languages[0]).read()
        return match.outcome.scores[0] > max((one.points for one in leaders), default=0)

    def leaders(self, game_id: str, language: str = "") -> "LeaderFile":
        return self.shelf.leaders(game_id, language or self.word_language)

    def spans(self) -> tuple[str, ...]:
        """The periods of the leader boards: "all", and on a server also "today"."""
        return ("all",)

    def board(self, game_id: str, span: str, language: str = "") -> list[BoardEntry]:
        """Raises Damaged if the file is no leader board, and sets it aside."""
        leaders = self.leaders(game_id, language).read()
        return [BoardEntry(rank, leader.name, leader.points) for rank, leader in enumerate(leaders, 1)]


def readable(
    waiting: Callable[[str], WaitingMatch | None], slots: Iterable[str], report: Callable[[Damaged], None]
) -> Iterable[WaitingMatch]:
    """Yields the matches that can be read and reports the damaged files."""
    for slot in slots:
        try:
            found = waiting(slot)
        except Damaged as damaged:
            report(damaged)
        else:
            if found is not None:
                yield found
