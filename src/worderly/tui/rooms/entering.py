"""The form that opens or joins a room on a server."""

import re
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from worderly.device.remote import RemoteDevice, RemoteRoom
from worderly.device.remote.room import open_room
from worderly.games import IDS, game_of
from worderly.kit.forms import play_options
from worderly.tui.screens.form import Act, Choice, Field, FormPage, Row

CODE = re.compile(r"[BCDFGHJKLMNPQRSTVWXZ]{4}")


def is_code(text: str) -> bool:
    return CODE.fullmatch(text.strip().upper()) is not None


def is_address(text: str) -> bool:
    return text.startswith(("http://", "https://"))


class TogetherPage(FormPage):
    heading = "tui-together"

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id = game_id

    def rows(self) -> Iterable[Row]:
        server = self.arcade.device.server or self.arcade.settings.server
        self.values |= {"server": server, "game": self.game_id}
        yield Field("server", self.say("tui-server"), self.say("tui-server-hint"), is_address)
        yield Field("code", self.say("tui-room-code"), self.say("tui-room-code-hint"), is_code)
        yield Act("join", self.say("tui-join-room"))
        yield Choice("game", self.say("tui-game"), [(game, self.say(f"title-{game}")) for game in IDS])
        yield Choice("rounds", self.say("tui-rounds"), [(n, str(n)) for n in (1, 2, 3, 5, 10)])
        yield Act("create", self.say("tui-open-room"))

    def changed(self) -> None:
        if self.values["server"] != self.arcade.settings.server:
            self.arcade.set(replace(self.arcade.settings, server=self.values["server"]))

    def action_join(self) -> None:
        if not is_code(self.values["code"]):
            self.show_message(self.say("tui-room-code-hint"), "wrong")
            return
        self._connect_and_enter(
            lambda device: RemoteRoom(device, self.values["code"].strip().upper(), self.say)
        )

    def action_create(self) -> None:
        game, rounds = self.values["game"], self.values["rounds"]
        device = self.arcade.device
        # The others in the room have not chosen all words.
        given = {**device.given, "all_words": False}
        options = play_options(game_of(game), given, (device.word_language,), self.say)
        self._connect_and_enter(
            lambda device: RemoteRoom(device, open_room(device.api(), game, options, rounds).room, self.say)
        )

    def _connect_and_enter(self, enter: Callable[[RemoteDevice], RemoteRoom]) -> None:
        """Connects to the server; a new player sees the notice before the room."""
        if not is_address(self.values["server"]):
            self.show_message(self.say("tui-server-hint"), "wrong")
            return
        self.show_message(self.say("tui-asking", server=self.values["server"]))
        self.arcade.playing.in_thread(self._connect, lambda device: self._enter(device, enter))

    def _connect(self) -> RemoteDevice:
        device = self.arcade.device
        if isinstance(device, RemoteDevice) and device.server == self.values["server"].rstrip("/"):
            return device
        here = {
            name: getattr(device, name)
            for name in ("shelf", "open_tools", "today", "now_ms", "language", "word_language", "spelling")
        }
        remote = RemoteDevice(**here, server=self.values["server"])
        remote.check_server()
        return remote

    def _enter(self, device: RemoteDevice, enter: Callable[[RemoteDevice], RemoteRoom]) -> None:
        from worderly.tui.rooms.opting import ask_to_enroll

        def go() -> None:
            self.arcade.playing.in_thread(lambda: enter(device), self.arcade.show_room)

        if device.player is None:
            ask_to_enroll(self.arcade, device, go, on_boards=False, question="tui-room-opt-in")
        else:
            go()
