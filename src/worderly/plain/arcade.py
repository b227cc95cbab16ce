"""The arcade in line mode: one match after another, and the menu between them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace as set_fields

from worderly.device.local.device import Device, WaitingMatch
from worderly.device.local.files import Damaged
from worderly.device.local.match import Match
from worderly.device.request import Request
from worderly.games import IDS, part_of
from worderly.kit import Options, Refused
from worderly.kit.forms import with_label
from worderly.messages import Messages
from worderly.plain.console import Console, EndOfInput
from worderly.plain.ending import after_match
from worderly.plain.loop import play_out
from worderly.plain.menu import choose
from worderly.plain.questions import yes_or_other
from worderly.plain.voice import Desk, Voice
from worderly.plain.ways import Leave, Way

if TYPE_CHECKING:
    from worderly.plain.server import Watchman

INTERRUPTED = 130


def voice_of(game_id: str) -> Voice:
    """Imported when asked for: one game's rules are all that the first prompt has to load."""
    voice: Voice = part_of("worderly.plain.games", game_id, "VOICE")
    return voice


def _check(voice: Voice, options: Options) -> None:
    """Raises Refused for options that make no match, before anything is asked."""
    defaults = voice.game.Options()
    asked = {one.name: getattr(defaults, one.name) for one in voice.game.choices if one.asked}
    voice.game.check(set_fields(options, **asked))


@dataclass
class Arcade:
    console: Console
    messages: Messages
    device: Device
    chosen: str = IDS[0]
    """The game the menu speaks of."""
    watchman: "Watchman | None" = None

    def run(self, wish: Request | None) -> int:
        """The exit code: 0 when the player leaves or the input ends, 130 when interrupted."""
        if self.device.server:
            from worderly.plain.server import Watchman

            self.watchman = Watchman(self)
        try:
            way = self.play(wish) if wish else Way.MENU
            while way is Way.MENU:
                chosen = choose(self)
                way = self.play(chosen) if chosen else Way.EXIT
        except EndOfInput:
            return 0
        except KeyboardInterrupt:
            self.console.say("")
            return INTERRUPTED
        finally:
            if self.watchman is not None:
                self.watchman.stop()
        return 0

    def play(self, wish: Request | WaitingMatch) -> Way:
        """What was asked for, or the match that was left there."""
        voice = voice_of(wish.game)
        self.chosen = wish.game
        if isinstance(wish, Request):
            _check(voice, wish.options)
        try:
            return self._rounds(wish, voice)
        except Leave as leave:
            return leave.way

    def _rounds(self, wish: Request | WaitingMatch, voice: Voice) -> Way:
        """One match after another until the player wants something else."""
        request = wish if isinstance(wish, Request) else self.device.practice(wish.game)
        match = self._left(wish, voice)
        while True:
            desk = self.desk(match or self._begun(request, voice))
            way = play_out(desk, voice)
            if way is Way.ENDED:
                way = after_match(self, desk, voice)
            if way is not Way.RESTART:
                return way
            match = None

    def _begun(self, request: Request, voice: Voice) -> Match:
        """Raises Refused where the options make no match."""
        if not request.daily:
            options = voice.setup(self.console, self.messages, request.options)
            request = Request(request.game, options, request.seed, None, request.lexicon)
        match, notices = self.device.begin(request)
        for notice in notices:
            facts = with_label(notice.facts, request.game, self.messages.text)
            self.console.say(self.messages.notice(notice.code, facts))
        return match

    def _left(self, wish: Request | WaitingMatch, voice: Voice) -> Match | None:
        """The match that was left, if there is one and the player wants it."""
        if isinstance(wish, WaitingMatch):
            return self._resumed(wish.slot)
        slot = self.device.slot(wish)
        try:
            waiting = self.device.waiting(slot)
        except Damaged as damaged:
            self.report(damaged)
            return None
        wanted = waiting is not None and self._wants_to_resume(voice, waiting.moves)
        return self._resumed(slot) if wanted else None

    def _resumed(self, slot: str) -> Match | None:
        try:
            return self.device.resume(slot)
        except Damaged as damaged:
            self.report(damaged)
        except Refused as refused:
            self.console.say(self.messages.refusal(refused.code, refused.facts))
        return None

    def _wants_to_resume(self, voice: Voice, moves: int) -> bool:
        title = self.messages.text(f"title-{voice.game.id}")
        prompt = self.messages.text("plain-resume", game=title, moves=moves) + " "
        return yes_or_other(self.console, self.messages, prompt)

    def report(self, damaged: Damaged) -> None:
        self.console.say(self.messages.text("plain-damaged", file=damaged.path.name, kept=str(damaged.kept)))

    def desk(self, match: Match) -> Desk:
        if self.watchman is not None:
            self.watchman.match = match
        return Desk(self.console, self.messages, match, self.device)
