"""`worderly room`: create or join a room on a server and play in it, line by line."""

import sys
import threading
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.link import needed, server_option
from worderly.cli.parts import Command, Group, OneOf, WholeNumber, argument, option
from worderly.cli.places import data_folder
from worderly.cli.speech import messages, text
from worderly.games import IDS

if TYPE_CHECKING:
    from worderly.client import Api


def _signed_in(server: str | None, name: str | None) -> "Api":
    """As this device's player; the first time one is made, after the notice."""
    from worderly.client import Api, Tokens
    from worderly.table.rest import Identity, NewPlayer

    tokens = Tokens(data_folder())
    api = Api(needed(server), tokens.get(needed(server)), messages().language)
    if api.token is None:
        click.echo(text("server-notice"))
        identity = api.post("/api/players", Identity, NewPlayer(notice=True, name=name, on_boards=False))
        tokens.keep(api.server, identity.token)
        api.token = identity.token
        click.echo(text("server-enrolled", name=identity.player.name, words=identity.recovery or ""))
    return api


def _create(game: str, server: str | None, name: str | None, rounds: int | None) -> None:
    from worderly.table.rest import NewRoom, RoomInfo

    api = _signed_in(server, name)
    info = api.post("/api/rooms", RoomInfo, NewRoom(game=game, rounds=rounds or 1))
    click.echo(text("server-room-open", code=info.room, url=info.link))
    _sit(api, info.room)


def _join(code: str, server: str | None, name: str | None) -> None:
    _sit(_signed_in(server, name), code.upper())


def _sit(api: "Api", code: str) -> None:
    """What comes in is said as it comes; what is typed goes up: an act of the room or a move of the game."""
    from worderly.cli.room_talk import RoomTalk

    talk = RoomTalk(api, code, click.echo)
    threading.Thread(target=talk.listen, daemon=True).start()
    for line in sys.stdin:
        if not talk.say(line.strip()):
            return


def _name_option() -> Any:
    return option("--name")


create = Command(
    "create",
    _create,
    [
        argument("game", type=OneOf(*IDS)),
        server_option(),
        _name_option(),
        option("--rounds", type=WholeNumber(1, 20)),
    ],
)
join = Command("join", _join, [argument("code"), server_option(), _name_option()])
room = Group("room", {"create": "worderly.cli.room:create", "join": "worderly.cli.room:join"})
