"""Line mode on a server: what is said when the connection goes, and the way onto its boards."""

import threading
from typing import TYPE_CHECKING

from worderly.device.local.match import Match
from worderly.device.remote import RemoteDevice, RemoteMatch
from worderly.kit import Refused
from worderly.plain.boards import show_board
from worderly.plain.voice import Desk

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade

LOOK_S = 0.5


def offer_board(arcade: "Arcade", desk: Desk) -> None:
    """A ranked daily of an unknown device may stand on the board, after the notice."""
    device = arcade.device
    if not isinstance(device, RemoteDevice) or not desk.match.config.daily:
        return
    try:
        if device.can_post(desk.match) and enrolled(arcade, desk):
            device.post(desk.match)
            desk.say("plain-on-board")
        if device.player is not None:
            show_board(arcade, desk.match.game.id)
    except Refused as refused:
        desk.console.say(desk.messages.refusal(refused.code, refused.facts))


def enrolled(arcade: "Arcade", desk: Desk) -> bool:
    """Whether the player wants to be known there, and now is."""
    desk.console.say("", desk.text("server-notice"))
    if not desk.messages.is_yes(desk.ask("plain-opt-in")):
        return False
    return enroll(arcade, desk.ask("plain-server-name"), on_boards=True)


def enroll(arcade: "Arcade", name: str, *, on_boards: bool) -> bool:
    """Raises Refused for a name that will not do."""
    assert isinstance(arcade.device, RemoteDevice)
    identity = arcade.device.enroll(name or None, on_boards=on_boards)
    facts = {"name": identity.player.name, "words": identity.recovery or ""}
    arcade.console.say(arcade.messages.text("server-enrolled", **facts))
    return True


class Watchman:
    """Looks at the connection while a line is waited for: says when it is lost and when it is back, and
    when a match has ended by itself."""

    def __init__(self, arcade: "Arcade") -> None:
        self._arcade, self._was_lost = arcade, False
        self.match: Match | None = None
        self._is_over = threading.Event()
        threading.Thread(target=self._watch, daemon=True, name="worderly-watchman").start()

    def stop(self) -> None:
        self._is_over.set()

    def _watch(self) -> None:
        device = self._arcade.device
        assert isinstance(device, RemoteDevice)
        while not self._is_over.wait(LOOK_S):
            if device.is_lost != self._was_lost:
                self._was_lost = not self._was_lost
                self._say("plain-server-lost" if self._was_lost else "plain-server-back", device.server)
            if isinstance(self.match, RemoteMatch) and self.match.outcome is not None:
                if self.match.frame.move is None:
                    self._say("plain-match-over", device.server)
                self.match = None

    def _say(self, message: str, server: str) -> None:
        self._arcade.console.say("", self._arcade.messages.text(message, server=server))
