"""`worderly daily`: today's five puzzles, local or a server's."""

from datetime import date
from typing import Any

import click

from worderly.cli import clock
from worderly.cli.commands.play import device_of
from worderly.cli.parts import Group, flag
from worderly.cli.shared import language_options, pop_shared, server_option
from worderly.cli.speech import echo, text
from worderly.device.local.daily import number_of
from worderly.device.local.device import Device
from worderly.games import IDS
from worderly.kit import encode


def _show(**settings: Any) -> None:
    if click.get_current_context().invoked_subcommand is not None:
        return
    shared = pop_shared(settings)
    device, day = device_of(shared), shared.daily or clock.today()
    played = {game: one.points for game, one in device.results_of(day).items()}
    if settings["json"]:
        echo(encode(_facts(device, day, played)).decode())
        return
    title = "shell-daily-title-server" if device.server else "shell-daily-title"
    echo(text(title, date=day.isoformat(), number=number_of(day), server=device.server))
    for game in IDS:
        state = _state(device, game, day, played.get(game))
        echo(text("shell-daily-row", game=text(f"title-{game}"), state=state))
    if (request := device.weekend(day)) is not None:
        echo(text("shell-daily-weekend", game=text(f"title-{request.game}")))


def _state(device: Device, game: str, day: date, points: int | None) -> str:
    if points is not None:
        return text("shell-daily-played", points=points)
    command = f"{game} --daily" + (f" --server {device.server}" if device.server else "")
    if (waiting := device.waiting_daily(game, day)) is not None:
        return text("shell-daily-begun", game=command, moves=waiting.moves)
    return text("shell-daily-open", game=command)


def _facts(device: Device, day: date, played: dict[str, int]) -> dict[str, Any]:
    """The same for scripts; `points` is null until the puzzle is finished."""
    puzzles = []
    for game in IDS:
        waiting = device.waiting_daily(game, day)
        state = "played" if game in played else "begun" if waiting else "open"
        moves = waiting.moves if waiting else 0
        puzzles.append({"game": game, "state": state, "points": played.get(game), "moves": moves})
    about = {"language": device.word_language, "server": device.server or None}
    request = device.weekend(day)
    weekend = {"game": request.game, "options": request.options} if request else None
    facts = {"date": day.isoformat(), "number": number_of(day), **about}
    return {**facts, "puzzles": puzzles, "weekend": weekend}


daily = Group(
    "daily",
    {
        "preview": "worderly.cli.commands.preview:preview",
        "weekend": "worderly.cli.commands.weekend:weekend",
    },
    _show,
    [*language_options(), server_option(), flag("--json")],
)
