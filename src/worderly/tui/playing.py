"""Begins and resumes matches."""

import asyncio
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace as replace_fields

from worderly.device.local.device import WaitingMatch
from worderly.device.local.files import Damaged
from worderly.device.local.owners import OpenElsewhere
from worderly.device.match import Match
from worderly.device.request import Request
from worderly.games import IDS, game_of, part_of
from worderly.kit import Notice, Refused
from worderly.kit.choices import Choice
from worderly.kit.forms import counts_down, label_id, with_label
from worderly.tui.ending.result import Summary
from worderly.tui.ending.showing import screen_of, show_finished, show_result
from worderly.tui.link import Link
from worderly.tui.screens.dialog import Dialog

if TYPE_CHECKING:
    from worderly.device.remote import RemoteRoom
    from worderly.tui.app import Arcade

T = TypeVar("T")


def _unanswered(request: Request) -> Choice | None:
    """The choice that the player must be asked for: its value is 0."""
    choices = game_of(request.game).choices
    return next((one for one in choices if one.asked and getattr(request.options, one.name) == 0), None)


class Playing:
    """Opens a match later, from the app, where a page closes for it: its dialogs would lose their answers."""

    def __init__(self, arcade: "Arcade") -> None:
        self.arcade = arcade
        self.request: Request | None = None
        """The request of the current match, to play it again; None in a room."""

    # --- starting a match -------------------------------------------------------

    def teach(self, game_id: str) -> None:
        from worderly.tui.lesson import lesson_screen

        self.arcade.device.shelf.first_games.mark(game_id)
        self.arcade.show_above(lesson_screen(game_id, self.arcade.device.word_language))

    def offer(self, request: Request) -> None:
        """Opens a match, and before the first one of a game offers its lesson."""
        first_games = self.arcade.device.shelf.first_games
        if not first_games.is_new(request.game):
            self.open(request)
            return

        def answer(choice: str | None) -> None:
            if choice:
                first_games.mark(request.game)
                self.teach(request.game) if choice == "lesson" else self.open(request)

        text = self.arcade.messages.text
        question = text("lesson-offer", game=text(f"title-{request.game}"))
        choices = [("lesson", text("lesson-offer-yes")), ("play", text("lesson-offer-no"))]
        self.arcade.push_screen(Dialog(question, choices), answer)

    def open(self, request: Request) -> None:
        """Resumes the waiting match or begins a new one; resumes a daily without a question, and shows the
        result of a finished one."""
        device = self.arcade.device
        if device.is_finished(request):
            self.request = request
            self.call(
                lambda: device.finished(request), lambda match: show_finished(self.arcade, match, request)
            )
            return
        try:
            waiting = device.waiting(device.slot(request))
        except Damaged as damaged:
            self.arcade.report(damaged)
            waiting = None
        if waiting is None:
            self.begin(request)
        elif request.is_dated:
            self.resume(waiting, request)
        else:
            self._ask_to_resume(request, waiting)

    def _ask_to_resume(self, request: Request, waiting: WaitingMatch) -> None:
        def answer(choice: str | None) -> None:
            if choice == "on":
                self.resume(waiting, request)
            elif choice == "new":
                self.begin(request)

        text = self.arcade.messages.text
        title = text(f"title-{request.game}")
        question = text("tui-waiting", game=title, moves=waiting.moves)
        self.arcade.push_screen(
            Dialog(question, [("on", text("tui-go-on")), ("new", text("tui-new"))]), answer
        )

    def resume(self, waiting: WaitingMatch, request: Request | None = None) -> None:
        self.request = request or self.arcade.device.practice(waiting.game)
        self._open(lambda **how: self.arcade.device.resume(waiting.slot, **how), self.enter)

    def begin(self, request: Request) -> None:
        self.request = request
        choice = None if request.is_dated else _unanswered(request)
        if choice is not None:
            self._ask(choice, request)
        elif counts_down(game_of(request.game), request.options):
            self._ask_if_ready(request)
        else:
            self._begin_now(request)

    def _begin_now(self, request: Request) -> None:
        self._open(lambda **how: self.arcade.device.begin(request, **how), self._enter_new)

    def _ask_if_ready(self, request: Request) -> None:
        """No clock starts before the player says so."""

        def answer(choice: str | None) -> None:
            if choice:
                self._begin_now(request)

        text = self.arcade.messages.text
        dialog = Dialog(text("lesson-ready"), [("ready", text("lesson-ready-go"))], solid=True)
        self.arcade.push_screen(dialog, answer)

    def _open(self, work: Callable[..., T], then: Callable[[T], None]) -> None:
        """Opens a match; one that is open in another window only if the player wants to take it over."""

        def opened() -> T | None:
            try:
                return work()
            except OpenElsewhere as held:
                if self.arcade.device.server:  # It runs in a thread, which must not open a dialog.
                    raise
                self._ask_to_take_over(held, lambda: self.call(lambda: work(take_over=True), then))
                return None

        def enter(result: T | None) -> None:
            if result is not None:
                then(result)

        self.call(opened, enter)

    def _ask_to_take_over(self, held: OpenElsewhere, take_over: Callable[[], None]) -> None:
        def answer(choice: str | None) -> None:
            if choice == "here":
                take_over()

        messages = self.arcade.messages
        answers = [("there", messages.text("tui-leave-there")), ("here", messages.text("tui-take-over"))]
        self.arcade.push_screen(Dialog(messages.refusal(held.code, held.facts), answers), answer)

    def _enter_new(self, started: tuple[Match, tuple[Notice, ...]]) -> None:
        match, notices = started
        text, game_id = self.arcade.messages.text, match.game.id
        facts = [(notice.code, with_label(notice.facts, game_id, text)) for notice in notices]
        self.enter(match, [self.arcade.messages.notice(code, named) for code, named in facts])

    def _ask(self, choice: Choice, request: Request) -> None:
        def answer(number: str | None) -> None:
            if number:
                options = replace_fields(request.options, **{choice.name: int(number)})
                self.begin(request._replace(options=options))

        offered = [(str(number), str(number)) for number in choice.offered()]
        question = self.arcade.messages.text(f"{label_id(request.game, choice.name)}-question")
        self.arcade.push_screen(Dialog(question, offered), answer)

    def ask_turns(self, chosen: str) -> None:
        """Opens the form for turns at one screen, of the chosen game or else of the first that has one."""
        games = [game_id for game_id in IDS if find_spec(f"worderly.tui.games.{game_id}_turns")]
        game_id = chosen if chosen in games else games[0]
        self.arcade.push_screen(part_of("worderly.tui.games", f"{game_id}_turns", "PAGE")())

    def enter(self, match: Match, notices: Sequence[str] = (), room: "RemoteRoom | None" = None) -> None:
        link = Link(match, room)
        self.arcade.show_above(screen_of(link)(link, notices))

    def play_again(self) -> None:
        self.arcade.go_home()
        if self.request is not None:
            self.arcade.call_later(self.begin, self.request)

    def play_next(self, game_id: str) -> None:
        """Another daily of today."""
        self.arcade.go_home()
        self.arcade.call_later(self.offer, self.arcade.device.daily(game_id))

    # --- calls to the device ---------------------------------------------

    def call(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Calls a local device directly, a server in a thread, so that the screen stays responsive."""
        if self.arcade.device.server:
            self.in_thread(work, then)
            return
        try:
            result = work()
        except (Refused, Damaged, OSError, ValueError) as problem:
            self.arcade.complain(problem)
        else:
            then(result)

    def in_thread(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        complain: Callable[[Exception], None] | None = None,
        group: str = "call",
    ) -> None:
        """Runs slow work in a thread; a later call of the same group replaces it."""
        call = self._run_in_thread(work, then, complain or self.arcade.complain)
        self.arcade.run_worker(call, group=group, exclusive=True)

    async def _run_in_thread(
        self, work: Callable[[], T], then: Callable[[T], None], complain: Callable[[Exception], None]
    ) -> None:
        try:
            result = await asyncio.to_thread(work)
        except (Refused, Damaged, OSError, ValueError) as problem:
            complain(problem)
        else:
            then(result)

    # --- the end of a match -----------------------------------------------

    def finish(self, link: Link, summary: Summary) -> None:
        """Shows the result later, from the app."""
        self.arcade.call_later(show_result, self.arcade, link, summary)
