"""`worderly room`: open or join a room on a server, on the full screen or line by line."""

from typing import TYPE_CHECKING, Any

from msgspec import ValidationError, convert

from worderly.cli.commands.link import require_server
from worderly.cli.commands.play import PATIENCE_S, device_of, is_screen_wanted, line_arcade
from worderly.cli.errors import Misuse
from worderly.cli.flags import by_flag, flags_of, pop_choices
from worderly.cli.parts import Command, Group, WholeNumber, argument, flag, option
from worderly.cli.shared import Shared, language_options, lexicon_option, pop_shared, server_option
from worderly.cli.speech import echo, text
from worderly.games import game_of
from worderly.kit import Refused, encode
from worderly.kit.forms import play_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from worderly.device.local.device import Device
    from worderly.device.remote import RemoteDevice
    from worderly.wire.rest import RoomInfo


def _signed_in(shared: Shared, name: str | None) -> "RemoteDevice":
    """Signs in as this device's player; the first time shows the notice and creates the player."""
    from worderly.device.remote import RemoteDevice

    require_server(shared.server)
    device = device_of(shared, PATIENCE_S)
    assert isinstance(device, RemoteDevice)
    if device.player is None:
        echo(text("server-notice"))
        identity = device.enroll(name, on_boards=False)
        echo(text("server-enrolled", name=identity.player.name, words=identity.recovery or ""))
    return device


def _enter(device: "RemoteDevice", code: str, shared: Shared) -> int:
    from worderly.device.remote import RemoteRoom

    room = RemoteRoom(device, code, text)
    if not shared.plain and is_screen_wanted():
        from worderly.tui.start import run

        device.patience_s = None
        return run(device, None, asked=shared.asked, room=room)
    from worderly.plain.room import RoomLines

    arcade = line_arcade(shared, device)
    return RoomLines(arcade, room).run()


def create_command(game_id: str) -> Command:
    game = game_of(game_id)

    def create(**settings: Any) -> int:
        from worderly.device.remote.room import open_room

        shared, name, given = pop_shared(settings), settings.pop("name"), pop_choices(settings, game)
        if shared.lexicon:
            raise Refused("own_list_on_server")
        device = _signed_in(shared, name)
        options = play_options(
            game, given | shared.given, shared.languages, text, has_own_list=False, can_ask=False
        )
        with by_flag(game):
            info = open_room(device.api(), game_id, options, settings["room_rounds"] or 1)
        return _enter(device, info.room, shared)

    rounds = option("--rounds", "room_rounds", type=WholeNumber(1, 20))
    return Command(game_id, create, [*flags_of(game_id, "room"), rounds, lexicon_option(), *_shared()])


def _join(code: str, name: str | None, **settings: Any) -> int:
    shared, code = pop_shared(settings), _room_code(code)
    return _enter(_signed_in(shared, name), code, shared)


def _room_code(typed: str) -> str:
    """The code in capitals; a code that no room can have is told before anything is sent."""
    from worderly.wire.websocket import RoomCode

    try:
        return convert(typed.strip().upper(), RoomCode)
    except ValidationError:
        raise Misuse("shell-not-a-room-code", code=typed) from None


def _list(**settings: Any) -> None:
    """The rooms of this device's player; none without a player."""
    shared = pop_shared(settings)
    require_server(shared.server)
    rooms = [*_rooms_of(device_of(shared, PATIENCE_S))]
    if settings["json"]:
        echo(encode(rooms).decode())
        return
    for one in rooms:
        phase = text("server-room-phase", code=one.room, phase=one.phase)
        echo(f"{phase} · {text(f'title-{one.game}')} · {one.link}")
    if not rooms:
        echo(text("server-no-rooms", server=shared.server or ""))


def _rooms_of(device: "Device") -> "Iterator[RoomInfo]":
    """A room that has ended meanwhile is left out."""
    from worderly.device.remote import RemoteDevice
    from worderly.wire.people import Me
    from worderly.wire.rest import RoomInfo

    assert isinstance(device, RemoteDevice)
    for code in device.api().get("/api/me", Me).rooms:
        try:
            yield device.api().get(f"/api/rooms/{code}", RoomInfo)
        except Refused:
            continue


def _shared() -> list[Any]:
    plain = option("--plain", is_flag=True, default=None)
    return [option("--name"), plain, server_option(), *language_options()]


create = Group("create", {}, per_game="worderly.cli.commands.room:create_command")
join = Command("join", _join, [argument("code"), *_shared()])
listing = Command("list", _list, [server_option(), *language_options(), flag("--json")])
room = Group(
    "room",
    {
        "create": "worderly.cli.commands.room:create",
        "join": "worderly.cli.commands.room:join",
        "list": "worderly.cli.commands.room:listing",
    },
)
