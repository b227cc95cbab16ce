"""The base of a game's screen: sends moves to the match and shows answers, over a network that may fail."""

from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any

from worderly.kit import Event, Move, Refused, Seat
from worderly.tui.games.drafting import DraftingPage
from worderly.tui.link import Link
from worderly.tui.screens.dialog import Dialog
from worderly.tui.widgets.bars import Said


class MatchPage(DraftingPage):
    """A game's screen decides what an answer means; waiting for a server never blocks it."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.has_ended = False
        self.tally_before = 0
        """What the score counts up from."""
        self._was_lost = False

    @property
    def seat(self) -> Seat:
        return self.link.seat

    @property
    def view(self) -> Any:
        return self.link.view(self.seat)

    def tally(self, view: Any) -> int:
        """The number that counts up."""
        return 0

    async def happened(self, events: Sequence[Event]) -> None:
        """A move was taken, or time or others have done something."""
        raise NotImplementedError

    def show(self) -> None:
        raise NotImplementedError

    def show_figures(self) -> None:
        raise NotImplementedError

    def finish_if_over(self) -> None:
        raise NotImplementedError

    def tell(self, text: str, kind: str = "info") -> None:
        """Does nothing when the answer comes after the player has left."""
        if self.is_attached:
            self.query_one(Said).say(text, kind)

    # --- moves ------------------------------------------------------------

    async def send(self, move: Move) -> None:
        """Shows the answer as text; for a server it runs in the background."""
        await self.run_request(self._happen(self.link.submit(move, self.seat), move))

    async def run_request(self, request: Coroutine[Any, Any, None]) -> None:
        if self.link.is_local:
            await request
        else:
            self.run_worker(request, group="requests")

    async def _happen(self, answer: Awaitable[tuple[Event, ...]], move: Move) -> None:
        before = self.tally(self.view)
        try:
            events = await answer
        except Refused as refused:
            self.tell(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
        except ValueError:
            self.tell(self.say("plain-not-understood", text=self.link.game.notate(move)[:40]), "wrong")
        except OSError as error:
            self.tell(self.say("plain-cannot-save", reason=error.strerror or ""), "wrong")
        else:
            self.tally_before = before
            if self.is_attached:
                await self.happened(events)

    # --- time and the network ---------------------------------------------

    async def beat(self) -> None:
        if self.has_ended or not self.is_current or not self.children:
            return
        self.look_at_connection()
        try:
            if events := self.link.tick():
                await self.happened(events)
        except OSError as error:
            self.tell(self.say("plain-cannot-save", reason=error.strerror or ""), "wrong")
        self.finish_if_over()
        if not self.has_ended:
            self.show_figures()

    def look_at_connection(self) -> None:
        """Says once that the connection is lost or back; moves entered meanwhile are sent again."""
        if self.link.is_lost != self._was_lost:
            self._was_lost = self.link.is_lost
            server = self.link.match.config.server
            self.tell(self.say("plain-server-lost" if self._was_lost else "plain-server-back", server=server))
            self.show()

    async def action_pause(self) -> None:
        await self.run_request(self._pause())

    async def _pause(self) -> None:
        is_timed = self.link.left_ms is not None
        try:
            await self.link.pause()
        except Refused as refused:
            self.tell(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
            return
        question = self.say("tui-paused-timed" if is_timed else "tui-paused")
        dialog = Dialog(question, [("on", self.say("tui-go-on"))], solid=True)
        self.app.push_screen(dialog, self._unpause)

    async def _unpause(self, _: str | None) -> None:
        await self.run_request(self.link.unpause())
