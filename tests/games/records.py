"""What the same seed gives: puzzles as a short hash, whole matches of bots as a text."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import to_builtins
from msgspec.structs import replace

from tests.games.fixed_words import PLAIN_TOOLS, TOOLS, WORDS
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, GiveUp, Refused, Stamp, TimeUp, encode, play, race, see, start
from worderly.kit.dailies.daily import daily_puzzle
from worderly.kit.race import RaceOptions
from worderly.languages import DEFAULT
from worderly.messages import Messages

SEEDS = tuple(f"pin {n}" for n in range(4))
LOOK = 9
"""After so many moves the record has what the players (the second has given up) and a spectator see."""
MONDAY = date(2026, 12, 7)
STEPS_MS = (2_000, 9_000, 4_000, 31_000, 1_000, 17_000)


# --- puzzles -----------------------------------------------------------------


def every_choice(game: AnyGame) -> Iterator[Any]:
    """The usual options, then each value of each choice alone; those that are refused are left out."""
    for choice in game.choices:
        for value in choice.offered():
            try:
                yield game.check(replace(game.Options(), **dict.fromkeys(choice.fields, value)))[0]
            except (Refused, KeyError):
                continue


def puzzles_hash(game: AnyGame, others: Iterable[Any] = ()) -> str:
    """A short hash of the puzzles that some seeds give for every choice, on two fixed lists."""
    dealt = sha256()
    for options in (game.Options(), *every_choice(game), *others):
        for seed in SEEDS:
            dealt.update(_puzzle(game, options, seed, TOOLS))
        dealt.update(_puzzle(game, options, SEEDS[0], PLAIN_TOOLS))
    return dealt.hexdigest()[:12]


def _puzzle(game: AnyGame, options: Any, seed: str, tools: Tools) -> bytes:
    """The puzzle with its solution; a refusal is an answer too."""
    try:
        state = start(game, game.check(options)[0], seed, tools)
    except Refused as refused:
        return repr(refused).encode()
    return encode(game.puzzle(state)) + encode(game.solution(state))


# --- matches -----------------------------------------------------------------


class Setting(NamedTuple):
    """A match to record: `level` of the bots, or empty for random moves."""

    options: Any
    level: str = ""
    most: int = 40
    """Then everybody gives up."""
    is_judged: bool = True
    """With its analysis."""


def bots(game: AnyGame, options: Any) -> list[Setting]:
    return [Setting(options, level, is_judged=level == "reader") for level in game.levels]


def place(game: str) -> Path:
    return WORDS.parent / f"record-{game}.txt"


def record(game: AnyGame, settings: Sequence[Setting]) -> str:
    races = (Setting(RaceOptions(of=one.options), one.level, 20) for one in settings[:1])
    every = [(game, one) for one in settings] + [(race(game), one) for one in races]
    matches = (line for kind, one in every for line in Match(kind, one).told())
    return "\n".join((*matches, *lesson_told(game), *days_told(game)))


class Match:
    """One match, told line by line while it is played."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self.game, self.setting = game, setting
        self.chance = Chance("match")
        options, _ = game.check(setting.options)
        self.first = self.state = start(game, options, "1", TOOLS)
        self.moves: list[tuple[Stamp, Any]] = []
        self.at_ms = 0

    def told(self) -> Iterator[str]:
        yield f"# {self.setting.level or 'random moves'} · {_chosen(self.setting.options)}"
        yield self.game.picture(see(self.game, self.state, 0))
        seats = range(len(self.game.scores(self.state)))
        for n in range(self.setting.most):
            if n == LOOK and self.setting.is_judged:
                yield from (f"seen: {told(see(self.game, self.state, seat))}" for seat in (*seats, None))
            if n == LOOK - 2 and len(seats) > 1:
                yield self._play(Stamp(1, self.at_ms), GiveUp())
            if self.game.outcome(self.state) is None:
                yield self._turn(n % len(seats), STEPS_MS[n % len(STEPS_MS)])
        for seat in seats:
            if self.game.outcome(self.state) is None:
                yield self._play(Stamp(seat, self.at_ms), GiveUp())
        for seat in seats:
            yield from self._ending(seat)
        yield f"{told(self.game.outcome(self.state))}\n"

    def _turn(self, seat: int, step_ms: int) -> str:
        self.at_ms += step_ms
        due = self.game.deadline(self.state)
        late = due is not None and self.at_ms >= due
        try:
            return self._play(Stamp(seat, self.at_ms), TimeUp() if late else self._choose(seat))
        except Refused as refused:
            return f"{seat} {self.at_ms // 1000} → {refused}"

    def _choose(self, seat: int) -> Any:
        if not self.setting.level:
            return self.game.sample(self.state, seat, self.chance, TOOLS)
        view = see(self.game, self.state, seat)
        return self.game.bot(view, seat, self.setting.level, self.chance, TOOLS)

    def _play(self, stamp: Stamp, move: Any) -> str:
        said = f"{stamp.seat} {stamp.at_ms // 1000} {self.game.notate(move)}"
        try:
            step = play(self.game, self.state, stamp, move, TOOLS)
        except Refused as refused:
            return f"{said} → {refused}"
        self.state = step.state
        self.moves.append((stamp, move))
        return " ".join((f"{said} → {self.game.scores(step.state)}", *map(told, step.events)))

    def _ending(self, seat: int) -> Iterator[str]:
        view = see(self.game, self.state, seat)
        yield self.game.picture(view)
        yield self.game.share(view, self.game.id, Messages("en").text)
        yield told(self.game.ranks.rank(view, seat))
        yield from map(told, self.game.account(view))
        if self.setting.is_judged:
            yield told(view)
            analysis = self.game.analysis(self.first, self.moves, seat, TOOLS)
            yield from map(told, (*analysis.verdicts, replace(analysis, verdicts=())))


# --- the lesson and the days -------------------------------------------------


def lesson_told(game: AnyGame) -> Iterator[str]:
    lesson = game.lesson(DEFAULT)
    first = lesson.first(TOOLS)
    yield f"# lesson · {told(lesson.facts)}"
    yield from (game.picture(see(game, first, 0)), told(first), *map(told, lesson.steps))


def days_told(game: AnyGame) -> Iterator[str]:
    """A week and its weekend: how hard each day is, what it deals, what it shows."""
    days = game.days()
    yield f"\n# days · version {days.version}"
    for stock in days.stocks(game.daily(DEFAULT, Chance("")), TOOLS):
        yield f"{stock.name}: {len(stock.items)} items, {stock.a_day} a day, {stock.apart} days apart"
    for n in range(7):
        made = daily_puzzle(game, DEFAULT, MONDAY + timedelta(days=n), lambda label: f"s/{label}", TOOLS)
        value, facts = made.grade
        contents = days.contents(made.state, TOOLS)
        yield f"{n} {made.rank} {made.fits} {value:.4f} {told(dict(facts))} {told(dict(contents.used))}"
        yield f"  {' '.join(contents.answers[:12])} {told(contents.texts)} {contents.is_crossword}"
    if days.weekend:
        options = days.weekend.options(DEFAULT)
        state = start(game, game.check(options)[0], "weekend", TOOLS)
        yield f"weekend {_chosen(options)} {days.weekend.fits(state)} {days.fits(state)}"


# --- in short ------------------------------------------------------------------


def _chosen(options: Any) -> str:
    """The options that are not the usual ones."""
    usual = type(options)()
    values = {name: getattr(options, name) for name in options.__struct_fields__}
    return told({name: value for name, value in values.items() if value != getattr(usual, name)})


def told(value: Any) -> str:
    """In short: without what is empty, so that a new field that is not used changes no record."""
    return _told(to_builtins(value))


def _told(value: Any) -> str:
    if isinstance(value, dict):
        named = [
            f"{name}={_told(one)}" for name, one in value.items() if name != "type" and not is_empty(one)
        ]
        return f"{value.get('type', '')}({', '.join(named)})"
    if isinstance(value, list | tuple):
        return f"[{' '.join(map(_told, value))}]"
    return str(value)


def is_empty(value: Any) -> bool:
    return value is False or value in (None, "", 0, [], (), {})
