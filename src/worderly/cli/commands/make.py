"""`worderly make GAME`: a puzzle with its solution, as JSON, as its plain picture, or into a file."""

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import click

from worderly import kit
from worderly.cli.choices import CHOICES, flag, number
from worderly.cli.commands import press
from worderly.cli.parts import Command, Group, Option, option
from worderly.cli.places import open_tools
from worderly.cli.shared import Shared, shared_options, taken
from worderly.cli.speech import messages, text
from worderly.games import game_of
from worderly.kit import AnyGame, Options
from worderly.press.books.orders import Made, Order


class Commission(NamedTuple):
    """What is asked for, before it is made."""

    game: AnyGame
    options: Options
    seed: str
    lexicon: str


def commission(game_id: str, settings: dict[str, Any], shared: Shared) -> Commission:
    """Raises Refused where the options are no options of the game."""
    game = game_of(game_id)
    lexicon = settings.pop("dict_file", None) or shared.lexicon or ""
    if shared.daily is not None:
        from worderly.device.local.daily import daily_order

        order = daily_order(game, shared.languages[0], shared.daily)
        return Commission(game, order.options, order.seed, lexicon)
    options = _checked(game, CHOICES[game_id].build(settings, shared.languages))
    seed = shared.seed if shared.seed is not None else secrets.token_hex(8)
    return Commission(game, options, seed, lexicon)


def made(game_id: str, settings: dict[str, Any], shared: Shared) -> Made:
    """Raises Refused where the options make no puzzle."""
    game, options, seed, lexicon = commission(game_id, settings, shared)
    return Made(game, options, seed, kit.start(game, options, seed, open_tools(options, lexicon)))


def _checked(game: AnyGame, options: Options) -> Options:
    checked: Options
    checked, notices = game.check(options)
    for notice in notices:
        click.echo(messages().notice(notice.code, notice.facts), err=True)
    return checked


def _picture(puzzle: Made) -> str:
    view = puzzle.game.view(puzzle.state, 0, False)
    picture: str = puzzle.game.picture(view)
    return picture


def _print(puzzle: Made, as_json: bool) -> None:
    click.echo(kit.encode(puzzle.record).decode() if as_json else _picture(puzzle))


def _maker(game_id: str, more: Callable[[], list[Option]] = list) -> Command:
    def make_one(**settings: Any) -> None:
        shared = taken(settings)
        as_json, job = bool(settings.pop("json", None)), press.job_taken(settings)
        diagnose = settings.pop("diagnose", None)
        if diagnose is not None:
            _diagnose(settings, shared, diagnose, as_json)
        elif job.count is not None or job.out is not None:
            _make_many(game_id, settings, shared, job, as_json)
        else:
            _make_one(game_id, settings, shared, job, as_json)

    params = [flag("--json"), *more(), *press.job_options(), *CHOICES[game_id].params(), *shared_options()]
    return Command(game_id, make_one, params)


def _make_one(game_id: str, settings: dict[str, Any], shared: Shared, job: press.Job, as_json: bool) -> None:
    title = settings.pop("title", None) if game_id != "wordsearch" else None
    puzzle = made(game_id, settings, shared)
    if job.output is None:
        _print(puzzle, as_json)
        return
    tools = open_tools(puzzle.options, shared.lexicon or "")
    press.write_one(puzzle, lambda: puzzle.sheet(tools, title or ""), job)


def _make_many(game_id: str, settings: dict[str, Any], shared: Shared, job: press.Job, as_json: bool) -> None:
    """In a book the title is the book's; where nothing says which words, each puzzle has its own theme."""
    title = settings.pop("title", None) or ""
    for name, value in CHOICES[game_id].unsaid(settings | {"lexicon": shared.lexicon}).items():
        if game_id == "wordsearch":
            settings[name] = settings.get(name) or value
    steps = game_of(game_id).making.steps
    rises = job.output is not None and (steps is None or settings.get(steps.option) is None)
    pick = (settings.get("pick") or 0) if settings.get("words") and game_id == "wordsearch" else 0
    _, options, seed, lexicon = commission(game_id, settings, shared)
    order = Order(game_id, kit.encode(options), seed, job.count or 1, lexicon, pick, rises)
    press.write_many(order, job, title, as_json)


def _diagnose(settings: dict[str, Any], shared: Shared, seeds: int, as_json: bool) -> None:
    from worderly.games.battlewords.diagnose import diagnose
    from worderly.games.battlewords.model import Options

    options = _checked(game_of("battlewords"), CHOICES["battlewords"].build(settings, shared.languages))
    assert isinstance(options, Options)
    tools = open_tools(options, shared.lexicon or "")
    found = diagnose(options, tools, seeds, shared.seed or "diagnose")
    if as_json:
        click.echo(kit.encode(found).decode())
        return
    click.echo(text("battlewords-diagnosis-title", seeds=found.seeds, failures=len(found.failures)))
    for name in ("tries", "rejections", "letters", "directions"):
        rows = ", ".join(f"{key} {count}" for key, count in getattr(found, name))
        click.echo(text(f"battlewords-diagnosis-{name}", **{name: rows or "–"}))
    facts = {"words": found.different_words, "shared": found.shared_cells}
    click.echo(text("battlewords-diagnosis-words", **facts))


def _title() -> Option:
    return option("--title", metavar="TEXT")


wizards = _maker("wizards", lambda: [_title()])
hands = _maker("hands", lambda: [_title()])
boogle = _maker("boogle", lambda: [_title()])
battlewords = _maker("battlewords", lambda: [number("--diagnose"), _title()])
wordsearch = _maker("wordsearch")

make = Group(
    "make",
    {
        name: f"worderly.cli.commands.make:{name}"
        for name in ("wizards", "hands", "boogle", "battlewords", "wordsearch")
    },
)
