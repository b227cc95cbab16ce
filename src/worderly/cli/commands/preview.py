"""`worderly daily preview`: the daily puzzles to come, with their grades, answers and reasons."""

import os
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from worderly.cli import clock
from worderly.cli.errors import Failure
from worderly.cli.parts import Command, OneOf, WholeNumber, flag, option
from worderly.cli.places import open_tools
from worderly.cli.shared import Day, language_options, pop_shared
from worderly.cli.speech import echo, text
from worderly.device.local.daily import number_of, public_seed
from worderly.games import IDS, game_of
from worderly.kit import AnyGame, Options, encode
from worderly.kit.dailies.daily import DailyPuzzle, SeedOf, daily_puzzle
from worderly.kit.dailies.days import Contents

DAYS = 7


class _Day(NamedTuple):
    """One puzzle of one date."""

    game: AnyGame
    language: str
    date: date
    puzzle: DailyPuzzle
    contents: Contents


def _preview(**settings: Any) -> None:
    """Makes every puzzle, so that a day without a puzzle is found in time."""
    count, chosen, as_json = settings.pop("days") or DAYS, settings.pop("game"), settings.pop("json")
    secret = _secret(settings.pop("data"))
    shared = pop_shared(settings)
    first, language = shared.daily or clock.today() + timedelta(days=1), shared.languages[0]
    days = (
        _made(game_of(game_id), language, first + timedelta(days=n), secret)
        for n in range(count)
        for game_id in (IDS if chosen is None else (chosen,))
    )
    if as_json:
        echo(encode([_facts(day) for day in days]).decode())
        return
    for day in days:
        echo("\n    ".join(_lines(day)))


def _secret(folder: str | None) -> bytes | None:
    """The secret of the server whose data is in the folder; None: the puzzles of this device."""
    if folder is None:
        return None
    if given := os.environ.get("WORDERLY_SECRET"):
        return given.encode()
    path = Path(folder) / "secret"
    if not path.is_file():
        raise Failure("server-no-secret", file=str(path))
    return path.read_text().strip().encode()


def _made(game: AnyGame, language: str, day: date, secret: bytes | None) -> _Day:
    tools = open_tools(Options(languages=(language,)), "")
    puzzle = daily_puzzle(game, language, day, _seeds(game, language, secret), tools)
    return _Day(game, language, day, puzzle, game.days().contents(puzzle.state, tools))


def _seeds(game: AnyGame, language: str, secret: bytes | None) -> SeedOf:
    if secret is None:
        return partial(public_seed, game, language)
    from worderly.table.days.seeds import secret_seed

    return partial(secret_seed, secret, game.id, language, game.days().version)


def _lines(day: _Day) -> Iterator[str]:
    about = text(f"{day.game.id}-grade", **day.puzzle.grade.facts)
    number, grade = number_of(day.date), round(day.puzzle.grade.value)
    title = text(f"title-{day.game.id}")
    yield text(
        "shell-daily-preview-row",
        date=day.date.isoformat(),
        number=number,
        game=title,
        grade=grade,
        about=about,
    )
    yield from _stock_lines(day)
    yield text("shell-daily-preview-words", words=", ".join(day.contents.answers))
    yield from _reasons(day)


def _stock_lines(day: _Day) -> Iterator[str]:
    for spacing in day.puzzle.spacings:
        stock, days = spacing.stock, spacing.apart
        message = "shell-daily-preview-stock" if days == stock.apart else "shell-daily-preview-short"
        yield text(
            message,
            stock=text(f"{day.game.id}-stock-{stock.name}"),
            items=", ".join(day.contents.used.get(stock.name, ())),
            size=len(stock.items),
            days=days,
            rule=stock.apart,
        )


def _reasons(day: _Day) -> Iterator[str]:
    if day.puzzle.is_weekly:
        yield text("shell-daily-preview-weekly", weekday=day.date.isoweekday())
    if not day.puzzle.fits:
        yield text("shell-daily-preview-unfit")
    elif day.puzzle.candidates > 1:
        yield text("shell-daily-preview-rank", rank=day.puzzle.rank, candidates=day.puzzle.candidates)


def _facts(day: _Day) -> dict[str, Any]:
    """The same facts for scripts."""
    puzzle = day.puzzle
    return {
        "date": day.date.isoformat(),
        "number": number_of(day.date),
        "game": day.game.id,
        "language": day.language,
        "grade": round(puzzle.grade.value, 1),
        "reasons": dict(puzzle.grade.facts),
        "words": day.contents.answers,
        "used": dict(day.contents.used),
        "rules": [
            {
                "stock": one.stock.name,
                "size": len(one.stock.items),
                "wanted": one.stock.apart,
                "apart": one.apart,
            }
            for one in puzzle.spacings
        ],
        "sorted_by_week": puzzle.is_weekly,
        "rank": puzzle.rank,
        "candidates": puzzle.candidates,
        "fits": puzzle.fits,
    }


preview = Command(
    "preview",
    _preview,
    [
        option("--days", type=WholeNumber(1, 366), usual=DAYS),
        option("--game", type=OneOf(*IDS)),
        option("--daily", type=Day(), is_flag=False, flag_value="today"),
        flag("--json"),
        option("--data", metavar="FOLDER"),
        *language_options(),
    ],
)
