"""`worderly room`: open or join a room on a server, on the full screen or line by line."""

from typing import TYPE_CHECKING, Any

import click

from worderly.cli.choices import CHOICES
from worderly.cli.commands.link import needed
from worderly.cli.commands.play import PATIENCE_S, device_of, is_screen_wanted, line_arcade
from worderly.cli.parts import Command, Group, WholeNumber, argument, option
from worderly.cli.shared import Shared, language_option, server_option, taken
from worderly.cli.speech import text
from worderly.games import IDS
from worderly.kit import Options

if TYPE_CHECKING:
    from worderly.device.remote import RemoteDevice

NOT_HERE = ("rounds", "players", "machine", "same_board")
"""Options of turns at one screen; a room has seats, bots and rounds of its own."""


def _signed_in(shared: Shared, name: str | None) -> "RemoteDevice":
    """As this device's player; the first time one is made, after the notice."""
    from worderly.device.remote import RemoteDevice

    needed(shared.server)
    device = device_of(shared, PATIENCE_S)
    assert isinstance(device, RemoteDevice)
    if device.player is None:
        click.echo(text("server-notice"))
        identity = device.enroll(name, on_boards=False)
        click.echo(text("server-enrolled", name=identity.player.name, words=identity.recovery or ""))
    return device


def _enter(device: "RemoteDevice", code: str, shared: Shared) -> int:
    from worderly.device.remote import RemoteRoom

    room = RemoteRoom(device, code)
    if not shared.plain and is_screen_wanted():
        from worderly.tui.start import run

        device.patience_s = None
        return run(device, None, is_language_asked=shared.lang is not None, room=room)
    from worderly.plain.room import RoomLines

    arcade = line_arcade(shared, device)
    return RoomLines(arcade, room).run()


def _create(game_id: str) -> Command:
    def create(**settings: Any) -> int:
        from worderly.device.remote.room import open_room

        shared, name = taken(settings), settings.pop("name")
        rounds = settings.pop("room_rounds") or 1
        device = _signed_in(shared, name)
        options = _options(game_id, settings, shared)
        return _enter(device, open_room(device.api(), game_id, options, rounds).room, shared)

    own = [param for param in CHOICES[game_id].params() if param.name not in NOT_HERE]
    rounds = option("--rounds", "room_rounds", type=WholeNumber(1, 20))
    return Command(game_id, create, [*own, rounds, *_shared()])


def _options(game_id: str, settings: dict[str, Any], shared: Shared) -> Options:
    given = {name: value for name, value in settings.items() if value is not None}
    if given.pop("dict_file", None):
        from worderly.kit import Refused

        raise Refused("own_list_on_server")
    unsaid = {} if game_id == "hands" else CHOICES[game_id].unsaid(given)
    return CHOICES[game_id].build(unsaid | given, shared.languages)


def _join(code: str, name: str | None, **settings: Any) -> int:
    shared = taken(settings)
    return _enter(_signed_in(shared, name), code.upper(), shared)


def _shared() -> list[Any]:
    plain = option("--plain", is_flag=True, default=None)
    return [option("--name"), plain, server_option(), language_option()]


wizards, hands, boogle, battlewords, wordsearch = (_create(game_id) for game_id in IDS)
create = Group("create", {game_id: f"worderly.cli.commands.room:{game_id}" for game_id in IDS})
join = Command("join", _join, [argument("code"), *_shared()])
room = Group(
    "room", {"create": "worderly.cli.commands.room:create", "join": "worderly.cli.commands.room:join"}
)
