"""Line mode on a server: connection messages, and enrolling for the leader boards."""

import threading
from typing import TYPE_CHECKING

from worderly.device.match import Match
from worderly.device.remote import RemoteDevice, RemoteMatch
from worderly.kit import Refused
from worderly.plain.boards import show_board
from worderly.plain.voice import MatchContext

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade

POLL_S = 0.5


def offer_board(arcade: "Arcade", context: MatchContext) -> None:
    """Offers a place on the board for a ranked daily, if the player accepts the notice."""
    device = arcade.device
    if not isinstance(device, RemoteDevice) or not context.match.config.daily:
        return
    try:
        if device.can_post(context.match) and ask_to_enroll(arcade, context):
            device.post(context.match)
            context.say("plain-on-board")
        if device.player is not None:
            show_board(arcade, context.match.game.id)
    except Refused as refused:
        context.console.say(context.messages.refusal(refused.code, refused.facts))


def ask_to_enroll(arcade: "Arcade", context: MatchContext) -> bool:
    """Returns whether the player accepted the notice and was enrolled."""
    context.console.say("", context.text("server-notice"))
    if not context.messages.is_yes(context.ask("plain-opt-in")):
        return False
    return enroll(arcade, context.ask("plain-server-name"), on_boards=True)


def enroll(arcade: "Arcade", name: str, *, on_boards: bool) -> bool:
    """Raises Refused for a name that the server does not accept."""
    assert isinstance(arcade.device, RemoteDevice)
    identity = arcade.device.enroll(name or None, on_boards=on_boards)
    facts = {"name": identity.player.name, "words": identity.recovery or ""}
    arcade.console.say(arcade.messages.text("server-enrolled", **facts))
    return True


class ConnectionWatcher:
    """Watches the connection while the console waits for a line: says when it is lost or back, and when the
    match has ended without a move of the player."""

    def __init__(self, arcade: "Arcade") -> None:
        self._arcade, self._was_lost = arcade, False
        self.match: Match | None = None
        self._is_over = threading.Event()
        threading.Thread(target=self._watch, daemon=True, name="worderly-watcher").start()

    def stop(self) -> None:
        self._is_over.set()

    def _watch(self) -> None:
        device = self._arcade.device
        assert isinstance(device, RemoteDevice)
        while not self._is_over.wait(POLL_S):
            if device.is_lost != self._was_lost:
                self._was_lost = not self._was_lost
                self._say("plain-server-lost" if self._was_lost else "plain-server-back", device.server)
            if isinstance(self.match, RemoteMatch) and self.match.outcome is not None:
                if self.match.frame.move is None:
                    self._say("plain-match-over", device.server)
                self.match = None

    def _say(self, message: str, server: str) -> None:
        self._arcade.console.say("", self._arcade.messages.text(message, server=server))
