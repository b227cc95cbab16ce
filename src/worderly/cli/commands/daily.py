"""`worderly daily`: today's five puzzles, local or a server's, and a preview of the next local ones."""

from datetime import date, timedelta
from typing import Any

import click

from worderly.cli import clock
from worderly.cli.commands.play import device_of
from worderly.cli.parts import Command, Group, OneOf, WholeNumber, option
from worderly.cli.places import open_tools
from worderly.cli.shared import Day, language_options, pop_shared, server_option
from worderly.cli.speech import text
from worderly.device.local.daily import daily_config, number_of
from worderly.device.local.device import Device
from worderly.games import IDS, game_of
from worderly.kit import start

DAYS = 7


def _show(**settings: Any) -> None:
    if click.get_current_context().invoked_subcommand is not None:
        return
    shared = pop_shared(settings)
    device, day = device_of(shared), shared.daily or clock.today()
    played = device.points_of(day)
    title = "shell-daily-title-server" if device.server else "shell-daily-title"
    click.echo(text(title, date=day.isoformat(), number=number_of(day), server=device.server))
    for game in IDS:
        state = _state(device, game, day, played.get(game))
        click.echo(text("shell-daily-row", game=text(f"title-{game}"), state=state))


def _state(device: Device, game: str, day: date, points: int | None) -> str:
    if points is not None:
        return text("shell-daily-played", points=points)
    if (waiting := device.waiting_daily(game, day)) is not None:
        return text("shell-daily-begun", game=game, moves=waiting.moves)
    return text("shell-daily-open", game=game)


def _preview(**settings: Any) -> None:
    """Makes every puzzle, so that a day without a puzzle is found in time."""
    days, chosen = settings.pop("days") or DAYS, settings.pop("game")
    shared = pop_shared(settings)
    first = shared.daily or clock.today() + timedelta(days=1)
    for day in (first + timedelta(days=n) for n in range(days)):
        for game_id in IDS if chosen is None else (chosen,):
            click.echo(_preview_row(game_id, shared.languages[0], day))


def _preview_row(game_id: str, language: str, day: date) -> str:
    game = game_of(game_id)
    config = daily_config(game, language, day)
    state = start(game, config.options, config.seed, open_tools(config.options, ""))
    facts: dict[str, str | int] = {
        "date": day.isoformat(),
        "number": number_of(day),
        "game": text(f"title-{game_id}"),
    }
    return text("shell-daily-preview-row", **facts, about=game.preview(state, text))


_lang = language_options()
preview = Command(
    "preview",
    _preview,
    [
        option("--days", type=WholeNumber(1, 60)),
        option("--game", type=OneOf(*IDS)),
        option("--daily", type=Day(), is_flag=False, flag_value="today"),
        *_lang,
    ],
)
daily = Group("daily", {"preview": "worderly.cli.commands.daily:preview"}, _show, [*_lang, server_option()])
