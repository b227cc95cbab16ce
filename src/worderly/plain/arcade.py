"""The arcade in line mode: the menu, and the matches that it starts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace as set_fields

from worderly.device.local.device import Device, WaitingMatch
from worderly.device.local.files import Damaged
from worderly.device.local.owners import OpenElsewhere
from worderly.device.match import Match
from worderly.device.request import Request
from worderly.games import IDS, game_of, part_of
from worderly.kit import Options, Refused
from worderly.kit.forms import counts_down, with_label
from worderly.messages import Messages
from worderly.plain.console import Console, EndOfInput
from worderly.plain.ending import after_match
from worderly.plain.loop import play_match
from worderly.plain.menu import choose
from worderly.plain.navigation import Destination, LeaveMatch
from worderly.plain.questions import yes_or_no, yes_or_other
from worderly.plain.voice import MatchContext, Voice

if TYPE_CHECKING:
    from worderly.plain.server import ConnectionWatcher

INTERRUPTED = 130
T = TypeVar("T")


def voice_of(game_id: str) -> Voice:
    """Imports only this game: the first prompt must come fast."""
    voice: Voice = part_of("worderly.plain.games", game_id, "VOICE")
    return voice


def _check(voice: Voice, options: Options) -> None:
    """Raises Refused for wrong options before the first question."""
    defaults = voice.game.Options()
    asked = {one.name: getattr(defaults, one.name) for one in voice.game.choices if one.asked}
    voice.game.check(set_fields(options, **asked))


@dataclass
class Arcade:
    console: Console
    messages: Messages
    device: Device
    chosen: str = IDS[0]
    """The game that is chosen in the menu."""
    watcher: "ConnectionWatcher | None" = None

    def run(self, choice: Request | None) -> int:
        """Returns the exit code: 0 when the player leaves or the input ends, 130 after Ctrl+C."""
        if self.device.server:
            from worderly.plain.server import ConnectionWatcher

            self.watcher = ConnectionWatcher(self)
        try:
            destination = self.play(choice) if choice else Destination.MENU
            while destination is Destination.MENU:
                chosen = choose(self)
                destination = self.play(chosen) if chosen else Destination.EXIT
        except EndOfInput:
            return 0
        except KeyboardInterrupt:
            self.console.say("")
            return INTERRUPTED
        finally:
            if self.watcher is not None:
                self.watcher.stop()
        return 0

    def run_lesson(self, game_id: str) -> int:
        """The exit code."""
        from worderly.plain.lesson import play_lesson

        self.device.shelf.first_games.mark(game_id)
        try:
            play_lesson(self.console, self.messages, self.device, voice_of(game_id))
        except (EndOfInput, LeaveMatch):
            return 0
        except KeyboardInterrupt:
            self.console.say("")
            return INTERRUPTED
        return 0

    def play(self, choice: Request | WaitingMatch) -> Destination:
        """Plays what was requested, or resumes a waiting match."""
        voice = voice_of(choice.game)
        self.chosen = choice.game
        if isinstance(choice, Request):
            _check(voice, choice.options)
        try:
            return self._play_matches(choice, voice)
        except LeaveMatch as leave:
            return leave.destination

    def _play_matches(self, choice: Request | WaitingMatch, voice: Voice) -> Destination:
        """Plays matches until the player leaves for something else."""
        request = choice if isinstance(choice, Request) else self.device.practice(choice.game)
        if self._is_finished(choice):
            if (destination := self._show_finished(request, voice)) is not Destination.RESTART:
                return destination
            match = None
        else:
            match = self._waiting_match(choice, voice)
        while True:
            context = self.context_of(match or self._begin(request, voice))
            try:
                destination = play_match(context, voice)
            finally:
                context.match.leave()
            if destination is Destination.ENDED:
                destination = after_match(self, context, voice)
            if destination is not Destination.RESTART:
                return destination
            match = None

    def _is_finished(self, choice: Request | WaitingMatch) -> bool:
        return isinstance(choice, Request) and choice.is_dated and self.device.is_finished(choice)

    def _show_finished(self, request: Request, voice: Voice) -> Destination:
        from worderly.plain.finished import show_finished

        return show_finished(self, request, voice)

    def _begin(self, request: Request, voice: Voice) -> Match:
        """Raises Refused if no match can be made from the options."""
        if not request.is_dated:
            options = voice.setup(self.console, self.messages, request.options)
            request = request._replace(options=options)
        self._welcome(request)
        match, notices = self._taking_over(lambda **how: self.device.begin(request, **how))
        for notice in notices:
            facts = with_label(notice.facts, request.game, self.messages.text)
            self.console.say(self.messages.notice(notice.code, facts))
        return match

    def _welcome(self, request: Request) -> None:
        """Tells of the lesson before the first match; waits before a clock starts. A script is not asked."""
        if self.console.is_piped:
            return
        first_games = self.device.shelf.first_games
        if first_games.is_new(request.game):
            first_games.mark(request.game)
            title = self.messages.text(f"title-{request.game}")
            self.console.say(self.messages.text("lesson-hint", game=title, id=request.game))
        if counts_down(game_of(request.game), request.options):
            self.console.ask(self.messages.text("lesson-ready-line") + " ")

    def _waiting_match(self, choice: Request | WaitingMatch, voice: Voice) -> Match | None:
        """The waiting match, if there is one and the player wants to resume it."""
        if isinstance(choice, WaitingMatch):
            return self._resume(choice.slot)
        slot = self.device.slot(choice)
        try:
            waiting = self.device.waiting(slot)
        except Damaged as damaged:
            self.report(damaged)
            return None
        wanted = waiting is not None and self._wants_to_resume(voice, waiting.moves)
        return self._resume(slot) if wanted else None

    def _resume(self, slot: str) -> Match | None:
        try:
            return self._taking_over(lambda **how: self.device.resume(slot, **how))
        except Damaged as damaged:
            self.report(damaged)
        except Refused as refused:
            self.console.say(self.messages.refusal(refused.code, refused.facts))
        return None

    def _taking_over(self, open_match: Callable[..., T]) -> T:
        """Opens a match; one that is open in another window only if the player wants to take it over."""
        try:
            return open_match()
        except OpenElsewhere as held:
            sentence = self.messages.refusal(held.code, held.facts)
            question = " ".join([sentence, self.messages.text("plain-take-over"), ""])
            if self.console.is_piped or not yes_or_no(self.console, self.messages, question):
                raise
        return open_match(take_over=True)

    def _wants_to_resume(self, voice: Voice, moves: int) -> bool:
        title = self.messages.text(f"title-{voice.game.id}")
        prompt = self.messages.text("plain-resume", game=title, moves=moves) + " "
        return yes_or_other(self.console, self.messages, prompt)

    def report(self, damaged: Damaged) -> None:
        self.console.say(self.messages.text("plain-damaged", file=damaged.path.name, kept=str(damaged.kept)))

    def context_of(self, match: Match) -> MatchContext:
        if self.watcher is not None:
            self.watcher.match = match
        return MatchContext(self.console, self.messages, match, self.device)
