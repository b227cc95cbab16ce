"""Enrolling on a server: the notice, a name, the recovery words; then a place on its boards."""

from typing import TYPE_CHECKING

from worderly.device.remote import RemoteDevice
from worderly.tui.link import Link
from worderly.tui.screens.dialog import Dialog, Question
from worderly.wire.people import Identity

if TYPE_CHECKING:
    from collections.abc import Callable

    from worderly.tui.app import Arcade


def offer_board(arcade: "Arcade", link: Link) -> None:
    """Offers a place on the board for a ranked daily, if the player accepts the notice."""
    device = arcade.device
    assert isinstance(device, RemoteDevice)
    if not device.can_post(link.match):
        return

    def posted(_: object) -> None:
        arcade.notify(arcade.messages.text("plain-on-board"), markup=False)
        arcade.show_boards(link.game.id)

    def post() -> None:
        arcade.playing.in_thread(lambda: device.post(link.match), posted)

    ask_to_enroll(arcade, device, post, on_boards=True, question="tui-opt-in")


def ask_to_enroll(
    arcade: "Arcade", device: RemoteDevice, then: "Callable[[], None]", *, on_boards: bool, question: str
) -> None:
    """Shows the notice, asks for a name (the server chooses one if it is empty), then calls `then`."""
    text = arcade.messages.text

    def noticed(answer: str | None) -> None:
        if answer == "yes":
            question_screen = Question(text("plain-server-name"), lambda name: len(name) <= 40, "")
            arcade.push_screen(question_screen, named)

    def named(name: str | None) -> None:
        if name is not None:
            arcade.playing.in_thread(lambda: device.enroll(name or None, on_boards=on_boards), known)

    def known(identity: Identity) -> None:
        facts = {"name": identity.player.name, "words": identity.recovery or ""}
        dialog = Dialog(text("server-enrolled", **facts), [("ok", text("tui-go-on"))])
        arcade.push_screen(dialog, lambda _: then())

    choices = [("no", text("tui-not-now")), ("yes", text("tui-agree"))]
    arcade.push_screen(Dialog(text(question), choices, text("server-notice")), noticed)
