"""The base of a game's screen: sends moves to the match and shows the replies."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any

from textual import events

from worderly.device.local.away import come_back, step_away
from worderly.device.local.device import UNRANKED
from worderly.device.local.match import LocalMatch
from worderly.kit import Event, Move, Refused, Seat
from worderly.kit.judging import unlisted_word, word_of_refusal
from worderly.tui.games.drafting import DraftingPage
from worderly.tui.link import Link
from worderly.tui.screens.dialog import Dialog
from worderly.tui.widgets.bars import Key, MessageBar

POLL_S = 0.25
KEEP_MS = 10_000
"""How often the time that has passed is saved between two moves."""


class MatchPage(DraftingPage):
    """Never blocks the screen while it waits for a server."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.has_ended = False
        self.tally_before = 0
        """The score before the last move; the animation counts up from it."""
        self._was_lost = False
        self.refused_word = ""
        """The word of the last move, if it is in no list."""
        self._was_unsaved = False
        self._kept_ms = link.elapsed_ms
        self._was_stopped = False
        """The clock stands still because the program is suspended."""

    @property
    def seat(self) -> Seat:
        return self.link.seat

    @property
    def view(self) -> Any:
        return self.link.view(self.seat)

    def tally(self, view: Any) -> int:
        """The score that the animation counts up to."""
        return 0

    async def show_events(self, events: Sequence[Event]) -> None:
        """Shows events of a move, of the clock or of other players."""
        raise NotImplementedError

    def show(self) -> None:
        raise NotImplementedError

    def show_figures(self) -> None:
        raise NotImplementedError

    def finish_if_over(self) -> None:
        raise NotImplementedError

    async def handle_other_key(self, event: events.Key) -> None:
        if not self.link.is_spectator:
            await super().handle_other_key(event)

    def paste(self, text: str) -> None:
        if not self.link.is_spectator:
            super().paste(text)

    def show_message(self, text: str, kind: str = "info") -> None:
        """Does nothing if the player has left the page."""
        if self.is_attached:
            self.query_one(MessageBar).show(text, kind)

    def opened(self) -> None:
        super().opened()
        self.app.app_suspend_signal.subscribe(self, lambda _: self._step_away(), immediate=True)
        self.app.app_resume_signal.subscribe(self, lambda _: self._come_back(), immediate=True)

    def _step_away(self) -> None:
        match = self.link.match
        if isinstance(match, LocalMatch) and step_away(match):  # Ctrl+Z calls twice.
            self._was_stopped = True

    def _come_back(self) -> None:
        match = self.link.match
        if self._was_stopped and isinstance(match, LocalMatch):
            come_back(match)
        self._was_stopped = False

    def on_unmount(self) -> None:
        """Keeps the time that has passed; a match on a server is left with its connection."""
        if self.link.is_local:
            self.link.match.leave()

    # --- moves ------------------------------------------------------------

    async def send(self, move: Move) -> None:
        """Submits a move and shows the reply; on a server it runs in the background."""
        if self.arcade.device.would_unrank(self.link.match, move):
            self._ask_to_unrank(lambda: self.send(move))
            return
        await self.run_request(self._show_reply(self.link.submit(move, self.seat), move))

    def _ask_to_unrank(self, go_on: Callable[[], Awaitable[None]]) -> None:
        """Asks before a move, or a pause, ends the rank of a daily; the ready answer keeps it."""

        async def answer(choice: str | None) -> None:
            if choice == "unrank":
                self.link.match.notes[UNRANKED] = True
                await go_on()
            else:
                self.show_message(self.say("plain-still-ranked"))

        choices = [("keep", self.say("tui-keep-ranked")), ("unrank", self.say("tui-unrank"))]
        self.app.push_screen(Dialog(self.say("tui-unrank-sure"), choices), answer)

    async def run_request(self, request: Coroutine[Any, Any, None]) -> None:
        if self.link.is_local:
            await request
        else:
            self.run_worker(request, group="requests")

    async def _show_reply(self, answer: Awaitable[tuple[Event, ...]], move: Move) -> None:
        before = self.tally(self.view)
        try:
            events = await answer
        except Refused as refused:
            self.show_message(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
            self.offer(word_of_refusal(refused.facts))
        except ValueError:
            self.show_message(
                self.say("plain-not-understood", text=self.link.game.notate(move)[:40]), "wrong"
            )
        else:
            self.tally_before = before
            if self.is_attached:
                await self.show_events(events)
                self.offer(unlisted_word(events))
                self.show_unsaved()

    def offer(self, word: str) -> None:
        """Offers a key for a refused word."""
        self.refused_word = word
        if self.is_attached:
            self.show_keys()

    def word_keys(self) -> Iterable[Key]:
        if self.refused_word:
            message = "tui-key-report" if self.link.match.config.server else "tui-key-allow"
            yield self.key("f9", "F9", message, "own_word")

    async def action_own_word(self) -> None:
        from worderly.tui.own_words import settle

        word, self.refused_word = self.refused_word, ""
        self.show_keys()
        await self.run_request(settle(self, word))

    # --- time and the network ---------------------------------------------

    async def poll(self) -> None:
        if self.has_ended or not self.is_current or not self.children:
            return
        self.show_connection()
        if events := self.link.tick():
            await self.show_events(events)
        self.finish_if_over()
        if not self.has_ended:
            self.show_figures()
            self._look_at_the_end()
            self._keep_time()

    def _look_at_the_end(self) -> None:
        """Polls again at the very end of a countdown, so that no word is late while time is shown."""
        left_s = (self.link.left_ms or 0) / 1000
        if 0 < left_s < POLL_S:
            self.set_timer(left_s, self.poll)

    def _keep_time(self) -> None:
        """A window that takes the match over, or a kill, must not turn the clock back to the last move."""
        if not self.link.is_local or self.link.elapsed_ms - self._kept_ms < KEEP_MS:
            return
        self._kept_ms = self.link.elapsed_ms
        try:
            self.link.match.save()
        except Refused as refused:
            self.show_message(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")

    def show_unsaved(self) -> None:
        """Says once that the match lives only in memory, because the disk is full or read-only."""
        reason = self.link.match.unsaved
        if reason and not self._was_unsaved:
            self.show_message(self.say("plain-in-memory", reason=reason), "wrong")
        self._was_unsaved = bool(reason)

    def show_connection(self) -> None:
        """Says once that the connection is lost or back; pending moves are sent again."""
        if self.link.is_lost != self._was_lost:
            self._was_lost = self.link.is_lost
            server = self.link.match.config.server
            self.show_message(
                self.say("plain-server-lost" if self._was_lost else "plain-server-back", server=server)
            )
            self.show()

    async def action_pause(self) -> None:
        if self.arcade.device.would_unrank(self.link.match):
            self._ask_to_unrank(self.action_pause)
        else:
            await self.run_request(self._pause())

    async def _pause(self) -> None:
        is_timed = self.link.left_ms is not None
        try:
            await self.link.pause()
        except Refused as refused:
            self.show_message(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
            return
        question = self.say("tui-paused-timed" if is_timed else "tui-paused")
        dialog = Dialog(question, [("on", self.say("tui-go-on"))], solid=True)
        self.app.push_screen(dialog, self._unpause)

    async def _unpause(self, _: str | None) -> None:
        await self.run_request(self.link.unpause())
