"""`worderly leaders` and `worderly stats`: boards of this device or a server, and the player's statistics."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from worderly.cli.commands.play import device_of, line_arcade
from worderly.cli.errors import Failure, line_of
from worderly.cli.parts import Command, Group, OneOf, Option, argument, flag, option
from worderly.cli.places import shelf
from worderly.cli.questions import may_write
from worderly.cli.reading import read_text
from worderly.cli.shared import Shared, language_options, pop_shared, server_option
from worderly.cli.speech import echo, text
from worderly.device.local.device import Device
from worderly.device.local.leaders import LeaderFile
from worderly.device.local.results import all_milestones
from worderly.device.local.results import stats as figures
from worderly.games import IDS
from worderly.kit import encode
from worderly.kit.achievements.milestones import milestone_text
from worderly.kit.leaders import read_csv, with_score
from worderly.plain.boards import show_board, show_stats


def _which() -> list[Option]:
    return [option("--game", type=OneOf(*IDS)), *language_options()]


def _chosen(settings: dict[str, Any]) -> tuple[str, Shared]:
    game: str | None = settings.pop("game", None)
    return game or IDS[0], pop_shared(settings)


def _file(game: str, shared: Shared) -> LeaderFile:
    return shelf().leaders(game, shared.languages[0])


def _show(**settings: Any) -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        every = settings.get("game") is None
        game, shared = _chosen(settings)
        games = IDS if every else (game,)
        if settings["json"]:
            echo(encode(_board_facts(device_of(shared), games, shared.languages[0])).decode())
            return
        arcade = line_arcade(shared)
        for one in games:
            show_board(arcade, one, shared.languages[0])


def _board_facts(device: Device, games: Iterable[str], language: str) -> list[dict[str, Any]]:
    """The boards for scripts."""
    return [
        {
            "game": game,
            "language": language,
            "span": span,
            "entries": [entry._asdict() for entry in device.board(game, span, language)],
        }
        for game in games
        for span in device.spans()
    ]


def _import(file: str, **settings: Any) -> None:
    """A damaged file changes nothing; the error names the line."""
    game, shared = _chosen(settings)
    board = _file(game, shared)
    leaders = board.read()
    try:
        incoming = read_csv(read_text(file), size=50)
    except ValueError as error:
        raise Failure("shell-not-leaders", file=file, line=line_of(error)) from None
    for leader in incoming:
        leaders = with_score(leaders, leader.name, leader.points)
    board.write(leaders)
    kept = sum(leader in leaders for leader in incoming)
    echo(text("shell-board-imported", count=kept, game=text(f"title-{game}")))


def _export(file: str, **settings: Any) -> None:
    from worderly.kit.leaders import write_csv

    game, shared = _chosen(settings)
    content = write_csv(_file(game, shared).read())
    if file == "-":
        echo(content, nl=False)
    elif may_write(Path(file), is_forced=bool(settings["yes"])):
        Path(file).write_text(content, encoding="utf-8")
        echo(text("shell-board-exported", file=file, game=text(f"title-{game}")))


def _stats(**settings: Any) -> None:
    every = settings.get("game") is None
    game, shared = _chosen(settings)
    games = IDS if every else (game,)
    if settings["json"]:
        echo(encode(_stats_facts(device_of(shared), games)).decode())
        return
    arcade = line_arcade(shared)
    for one in games:
        show_stats(arcade, one)
    reached = all_milestones(arcade.device.shelf.results.read()) if every else ()
    for milestone in reached:
        echo(milestone_text(milestone, text))


def _stats_facts(device: Device, games: Iterable[str]) -> list[dict[str, Any]]:
    """The player's figures for scripts; a milestone is among those of the game whose match reached it."""
    results, language = device.shelf.results.read(), device.word_language
    reached = [(results[one.at], one) for one in all_milestones(results)]
    return [
        {
            "game": game,
            "language": language,
            **figures(results, game, language, device.today())._asdict(),
            "milestones": [
                {"kind": one.kind, "value": one.value, "date": by.played}
                for by, one in reached
                if by.game == game
            ],
        }
        for game in games
    ]


import_ = Command("import", _import, [argument("file"), *_which()])
export = Command("export", _export, [argument("file", default="leaders.csv"), flag("--yes"), *_which()])
leaders = Group(
    "leaders",
    {"import": "worderly.cli.commands.boards:import_", "export": "worderly.cli.commands.boards:export"},
    _show,
    [*_which(), flag("--json"), server_option()],
)
stats = Command("stats", _stats, [*_which(), flag("--json")])
