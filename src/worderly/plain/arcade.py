"""The arcade in line mode: one match after another, and the menu between them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from importlib import import_module

from msgspec.structs import replace as set_fields

from worderly.games.tools import Tools
from worderly.kit import Notice, Options, Refused
from worderly.local.files import Damaged
from worderly.local.match import LocalMatch, Order, steady_ms
from worderly.local.request import OpenTools, Request, order_of, saved_order, slot_of
from worderly.local.shelf import Shelf
from worderly.messages import Messages
from worderly.plain.console import Console, EndOfInput
from worderly.plain.ending import after_match
from worderly.plain.loop import play_out
from worderly.plain.menu import choose
from worderly.plain.questions import yes_or_other
from worderly.plain.voice import Desk, Voice
from worderly.plain.ways import Leave, Way

INTERRUPTED = 130


def voice_of(game_id: str) -> Voice:
    """Imported when asked for: one game's rules are all that the first prompt has to load."""
    voice: Voice = import_module(f"worderly.plain.{game_id}").VOICE
    return voice


def _check(voice: Voice, options: Options) -> None:
    """Raises Refused for options that make no match, before anything is asked."""
    defaults = voice.game.Options()
    asked = {name: getattr(defaults, name) for name in voice.asked}
    voice.game.check(set_fields(options, **asked))


@dataclass
class Arcade:
    console: Console
    messages: Messages
    shelf: Shelf
    open_tools: OpenTools
    today: Callable[[], date]
    now_ms: Callable[[], int] = steady_ms
    lexicon: str = ""
    """The player's own word file, or empty."""
    chosen: str = "wizards"
    """The game the menu speaks of."""

    def run(self, request: Request | None) -> int:
        """The exit code: 0 when the player leaves or the input ends, 130 when interrupted."""
        try:
            way = self.play(request) if request else Way.MENU
            while way is Way.MENU:
                chosen = choose(self)
                way = self.play(chosen) if chosen else Way.EXIT
        except EndOfInput:
            return 0
        except KeyboardInterrupt:
            self.console.say("")
            return INTERRUPTED
        return 0

    def plain_request(self, game_id: str) -> Request:
        voice = voice_of(game_id)
        options = voice.game.Options(languages=(self.messages.language,), **voice.asked)
        return Request(game_id, options, lexicon=self.lexicon)

    def daily_request(self, game_id: str) -> Request:
        return replace(self.plain_request(game_id), daily=self.today(), lexicon="")

    def play(self, request: Request) -> Way:
        voice = voice_of(request.game)
        self.chosen = request.game
        _check(voice, request.options)
        try:
            return self._rounds(request, voice)
        except Leave as leave:
            return leave.way

    def _rounds(self, request: Request, voice: Voice) -> Way:
        """One match after another until the player wants something else."""
        desk = self._resumed(request, voice) or self._begun(request, voice)
        while True:
            way = play_out(desk, voice)
            if way is Way.ENDED:
                way = after_match(self, desk, voice)
            if way is not Way.RESTART:
                return way
            desk = self._begun(request, voice)

    def _begun(self, request: Request, voice: Voice) -> Desk:
        """Raises Refused where the options make no match."""
        options = request.options if request.daily else self._settled(request.options, voice)
        order = order_of(voice.game, request, options)
        tools = self._tools(order, reported=True)
        return self._desk(LocalMatch.begin(order, tools, self.shelf.saves, self.now_ms))

    def _settled(self, options: Options, voice: Voice) -> Options:
        """What is still to be asked is asked, and a value that gives way is told."""
        notices: tuple[Notice, ...]
        options, notices = voice.game.check(voice.setup(self.console, self.messages, options))
        for notice in notices:
            self.console.say(self.messages.notice(notice.code, notice.facts))
        return options

    def _resumed(self, request: Request, voice: Voice) -> Desk | None:
        order = order_of(voice.game, request, request.options) if request.daily else None
        slot = order.slot if order else slot_of(request)
        try:
            saved = self.shelf.saves.read(slot)
        except Damaged as damaged:
            self.report(damaged)
            return None
        if saved is None or not self._wants_to_resume(voice, len(saved.moves)):
            return None
        try:
            order = saved_order(voice.game, saved, slot)
            tools = self._tools(order, reported=False)
            match = LocalMatch.resume(order, saved, tools, self.shelf.saves, self.now_ms)
        except (ValueError, OSError, Refused):
            self.report(self.shelf.saves.keep_aside(slot))
            return None
        return self._desk(match)

    def _tools(self, order: Order, *, reported: bool) -> Tools:
        """A word reported since a match began must not keep that match from being replayed."""
        tools = self.open_tools(order.options, order.lexicon)
        path = self.shelf.words(order.options.languages[0])
        if not path.exists():
            return tools
        from worderly.local.words import OwnWords, WordFile, with_own_words

        own = WordFile(path).read()
        return with_own_words(tools, own if reported else OwnWords(own.allowed))

    def _wants_to_resume(self, voice: Voice, moves: int) -> bool:
        title = self.messages.text(f"title-{voice.game.id}")
        return yes_or_other(self.console, self.messages.text("plain-resume", game=title, moves=moves) + " ")

    def report(self, damaged: Damaged) -> None:
        self.console.say(self.messages.text("plain-damaged", file=damaged.path.name, kept=str(damaged.kept)))

    def _desk(self, match: LocalMatch) -> Desk:
        return Desk(self.console, self.messages, match, self.shelf)

    def is_first_try(self, order: Order) -> bool:
        """Of a daily only the first try is scored."""
        language = order.options.languages[0]
        return not order.daily or not self.shelf.results.has_daily(order.game.id, language, order.daily)
