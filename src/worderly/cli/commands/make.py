"""`worderly make GAME`: a puzzle with its solution, as JSON, as its plain picture, or into a file."""

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from worderly import kit
from worderly.cli.commands import press
from worderly.cli.errors import Misuse
from worderly.cli.flags import NAME, by_flag, flags_of, pop_choices
from worderly.cli.parts import Command, Group, Option, flag, hidden, in_section, number, option
from worderly.cli.places import open_tools
from worderly.cli.shared import Shared, pop_shared, shared_options
from worderly.cli.speech import echo, messages, text
from worderly.games import game_of
from worderly.kit import AnyGame, Options
from worderly.kit.choices import ChosenValues, Theme, Words, choice_of
from worderly.kit.forms import make_options, play_options, with_label
from worderly.press.books.batch import Batch, MadePuzzle
from worderly.seeds import new_seed


class PuzzleRequest(NamedTuple):
    """The puzzle to make."""

    game: AnyGame
    options: Options
    seed: str
    lexicon: str


def puzzle_request(game: AnyGame, options: Options, shared: Shared) -> PuzzleRequest:
    """Raises Refused if the game does not allow the options."""
    lexicon = shared.lexicon or ""
    if shared.daily is not None:
        from worderly.device.local.daily import daily_config

        config = daily_config(game, shared.languages[0], shared.daily)
        return PuzzleRequest(game, config.options, config.seed, lexicon)
    seed = shared.seed if shared.seed is not None else new_seed()
    return PuzzleRequest(game, _checked(game, options), seed, lexicon)


def make_puzzle(game: AnyGame, options: Options, shared: Shared) -> MadePuzzle:
    """Raises Refused if no puzzle is possible with the options."""
    game, options, seed, lexicon = puzzle_request(game, options, shared)
    tools = open_tools(options, lexicon)
    if shared.daily is None:
        return MadePuzzle(game, options, seed, kit.start(game, options, seed, tools))
    from worderly.device.local.daily import local_daily

    return MadePuzzle(game, options, seed, local_daily(game, options.languages[0], shared.daily, tools).state)


def _checked(game: AnyGame, options: Options) -> Options:
    checked: Options
    with by_flag(game):
        checked, notices = game.check(options)
    for notice in notices:
        echo(messages().notice(notice.code, with_label(notice.facts, game.id, text)), err=True)
    return checked


def _picture(puzzle: MadePuzzle) -> str:
    view = puzzle.game.view(puzzle.state, 0, False)
    picture: str = puzzle.game.picture(view)
    return picture


def _print(puzzle: MadePuzzle, as_json: bool) -> None:
    """JSON names the words that found no room; beside a picture they are named on the error output."""
    echo(kit.encode(puzzle.record).decode() if as_json else _picture(puzzle))
    if not as_json:
        press.tell(press.warnings_of(puzzle))


def make_command(game_id: str) -> Command:
    game = game_of(game_id)

    def make_one(**settings: Any) -> None:
        shared = pop_shared(settings)
        given = pop_choices(settings, game) | shared.given
        _check_sources(game, given)
        as_json, job = bool(settings.pop("json", None)), press.pop_job(settings)
        if settings.get("diagnose") is not None:
            _diagnose(game, given, shared, settings["diagnose"], as_json)
        elif job.is_class_set:
            _make_class_set(game, given, shared, job, settings.get("title") or "")
        elif job.count is not None or job.out is not None:
            _make_many(game, given, shared, job, settings.get("title") or "", as_json)
        else:
            _make_one(game, given, shared, job, settings.get("title") or "", as_json)

    params = [
        *hidden(flags_of(game_id), *(NAME + one.name for one in game.choices if one.only)),
        *_more_options(game),
        flag("--json"),
        *in_section("shell-options-printing", press.job_options(game)),
        *hidden(shared_options(), "plain"),
    ]
    return Command(game_id, make_one, params)


def _more_options(game: AnyGame) -> list[Option]:
    """`--title` for games without that option, and `--diagnose` for games that have it."""
    title = [] if choice_of(game.choices, "title") else [option("--title", metavar="TEXT")]
    return [*([number("--diagnose")] if _diagnosis(game) else []), *title]


def _diagnosis(game: AnyGame) -> str | None:
    """The module with the statistics of the game's generator."""
    name = f"worderly.games.{game.id}.diagnose"
    return name if find_spec(name) else None


def _make_one(
    game: AnyGame, given: ChosenValues, shared: Shared, job: press.Job, title: str, as_json: bool
) -> None:
    puzzle = make_puzzle(game, make_options(game, given, shared.languages, text), shared)
    if job.output is None:
        _print(puzzle, as_json)
        return
    tools = open_tools(puzzle.options, shared.lexicon or "")
    press.write_one(puzzle, lambda: puzzle.sheet(tools, title), job)


def _make_many(
    game: AnyGame, given: ChosenValues, shared: Shared, job: press.Job, title: str, as_json: bool
) -> None:
    """The title is that of the book, and of puzzles that hide the maker's own words; others have a theme."""
    title = title or given.get("title", "")
    if not any(given.get(name) for name in game.making.lists):
        given = {name: value for name, value in given.items() if name != "title"}
    steps = game.making.steps
    rises = job.output is not None and (steps is None or steps.option not in given)
    batch = _batch(game, given, shared, job.count or 1)
    press.write_many(replace(batch, rising=rises), job, title, as_json)


def _make_class_set(game: AnyGame, given: ChosenValues, shared: Shared, job: press.Job, title: str) -> None:
    from worderly.cli.class_set import write_class_set

    write_class_set(_batch(game, given, shared, job.versions or 1), job, title, shared.server)


def _batch(game: AnyGame, given: ChosenValues, shared: Shared, count: int) -> Batch:
    own = {"has_own_list": bool(shared.lexicon), "can_ask": False}
    options = play_options(game, given, shared.languages, text, **own)
    pick = given.get("count", 0) if isinstance(given.get("words"), tuple) else 0
    _, options, seed, lexicon = puzzle_request(game, options, shared)
    return Batch(game.id, kit.encode(options), seed, count, lexicon, pick)


def _check_sources(game: AnyGame, given: ChosenValues) -> None:
    """Words come from a list or from a theme; raises Misuse for both."""
    kinds = (Words, Theme)
    named = [one for kind in kinds for one in game.choices if isinstance(one, kind) and one.name in given]
    sources = [one.spellings[-1] for one in named if getattr(one, "is_file", True)]
    if len(sources) > 1:
        raise Misuse("shell-not-together", one=sources[0], other=sources[1])


def _diagnose(game: AnyGame, given: ChosenValues, shared: Shared, seeds: int, as_json: bool) -> None:
    module = import_module(str(_diagnosis(game)))
    options = _checked(game, make_options(game, given, shared.languages, text))
    tools = open_tools(options, shared.lexicon or "")
    found = module.diagnose(options, tools, seeds, shared.seed or "diagnose")
    for line in [kit.encode(found).decode()] if as_json else module.lines(found, text):
        echo(line)


make = Group("make", {}, per_game="worderly.cli.commands.make:make_command")
