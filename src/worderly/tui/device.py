"""What the arcade stands on: this device's shelf, word lists and clocks; how a wish becomes a match."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

from worderly.games import game_of
from worderly.games.tools import Tools
from worderly.kit import Notice, Refused
from worderly.local.daily import daily_slot
from worderly.local.ending import has_one_player, result_of
from worderly.local.files import Damaged
from worderly.local.leaders import LeaderFile
from worderly.local.match import LocalMatch, Order, steady_ms
from worderly.local.request import OpenTools, Request, order_of, saved_order, slot_of
from worderly.local.saves import Saved
from worderly.local.shelf import Shelf
from worderly.local.words import OwnWords, WordFile, uses_own_words, with_own_words
from worderly.messages import Messages
from worderly.tui.link import Link, LocalLink


@dataclass
class Device:
    shelf: Shelf
    open_tools: OpenTools
    today: Callable[[], date]
    now_ms: Callable[[], int] = steady_ms
    language: str = "en"
    lexicon: str = ""

    def practice(self, game_id: str) -> Request:
        """What is played when a player just says the game's name."""
        options = game_of(game_id).Options(languages=(self.language,))
        if game_id == "wordsearch" and not self.lexicon:
            options = game_of(game_id).Options(languages=(self.language,), theme="*")
        return Request(game_id, options, lexicon=self.lexicon)

    def daily(self, game_id: str, day: date | None = None) -> Request:
        return replace(self.practice(game_id), daily=day or self.today(), lexicon="")

    def slot(self, request: Request) -> str:
        if request.daily is None:
            return slot_of(request)
        return daily_slot(request.game, request.options.languages[0], request.daily)

    def waiting_daily(self, game_id: str, day: date) -> Saved | None:
        """Without loading the game: the home page asks for all five before its first frame."""
        return self.shelf.saves.read(daily_slot(game_id, self.language, day))

    def waiting(self, request: Request) -> Saved | None:
        """The match that was left; raises Damaged where its file cannot be read."""
        return self.shelf.saves.read(self.slot(request))

    def begin(self, request: Request) -> tuple[Link, tuple[Notice, ...]]:
        """Raises Refused where the options make no match."""
        game = game_of(request.game)
        options, notices = (request.options, ()) if request.daily else game.check(request.options)
        order = order_of(game, request, options)
        match = LocalMatch.begin(order, self.tools(order, reported=True), self.shelf.saves, self.now_ms)
        return LocalLink(match), notices

    def resume(self, request: Request, saved: Saved) -> LocalLink:
        """Raises Damaged where the save does not fit this version; it is then out of the way."""
        slot = self.slot(request)
        try:
            order = saved_order(game_of(request.game), saved, slot)
            tools = self.tools(order, reported=False)
            return LocalLink(LocalMatch.resume(order, saved, tools, self.shelf.saves, self.now_ms))
        except (ValueError, OSError, Refused):
            raise self.shelf.saves.keep_aside(slot) from None

    def tools(self, order: Order, *, reported: bool) -> Tools:
        """A word reported since a match began must not keep that match from being replayed."""
        tools = self.open_tools(order.options, order.lexicon)
        own = WordFile(self.shelf.words(order.options.languages[0])).read()
        return with_own_words(tools, own if reported else OwnWords(own.allowed))

    def is_first_try(self, order: Order) -> bool:
        """Of a daily only the first try is scored."""
        language = order.options.languages[0]
        return not order.daily or not self.shelf.results.has_daily(order.game.id, language, order.daily)

    def record(self, link: LocalLink, messages: Messages) -> bool:
        """Keeps the result; false for a later try of a daily, which is practice."""
        match = link.match
        if not has_one_player(match):
            return True
        if match.outcome is None or not self.is_first_try(match.order):
            return False
        self.shelf.results.add(result_of(match, self.today(), messages.text))
        return True

    def makes_board(self, link: LocalLink) -> bool:
        """Whether the score may stand on this device's leader board, and is high enough."""
        from worderly.kit.leaders import makes_board

        match = link.match
        outcome = match.outcome
        if outcome is None or not has_one_player(match) or match.is_spoiled or uses_own_words(match):
            return False
        try:
            leaders = self.leaders(match.game.id).read()
        except Damaged:
            leaders = ()
        return counts(match) and makes_board(leaders, outcome.scores[0])

    def leaders(self, game_id: str) -> LeaderFile:
        return self.shelf.leaders(game_id, self.language)


def counts(match: LocalMatch) -> bool:
    """Answers that were shown, typed without a place or hinted at make no leader."""
    if match.game.id == "wizards":
        return not match.state.options.debug
    if match.game.id == "wordsearch":
        return not any(found.typed for found in match.state.found) and not match.state.hints
    return True
