"""One suite over all games: what every analysis promises, whatever its game."""

from typing import Any

import pytest

from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import (
    AnyGame,
    Chance,
    GiveUp,
    Refused,
    Stamp,
    TimeUp,
    decode,
    encode,
    play,
    race,
    see,
    start,
)
from worderly.kit.analysis import BEST, Analysis, Closing, Moves, Remark, Verdict, closing, moments, percent
from worderly.kit.analysis_text import closing_lines
from worderly.messages import Messages

TOOLS = Tools.open(("en",))
SEEDS = ("1", "2", "conformance")
LANGUAGES = ("en", "fr", "de")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def options_of(game: AnyGame) -> Any:
    return game.Options(hints=3) if game.id in ("battlewords", "wizards") else game.Options()


def random_play(game: AnyGame, seed: str, options: Any = None, steps: int = 400) -> tuple[Any, Moves]:
    """A match to its end: the first state and the moves that were taken, seven seconds apart."""
    first = state = start(game, options or options_of(game), seed, TOOLS)
    chance, moves = Chance(f"analysis/{seed}"), []
    for n in range(steps):
        if game.outcome(state) is not None:
            break
        stamp, due = Stamp(_mover(game, state, n), n * 7000), game.deadline(state)
        late = due is not None and stamp.at_ms >= due
        move: Any = TimeUp() if late else game.sample(state, stamp.seat, chance, TOOLS)
        try:
            state = play(game, state, stamp, move, TOOLS).state
        except Refused:
            continue
        moves.append((stamp, move))
    if game.outcome(state) is None:
        moves.append((Stamp(0, 9_000_000), GiveUp()))
    return first, moves


def _mover(game: AnyGame, state: Any, n: int) -> int:
    """In a race, one who is not done."""
    open_lanes = [
        at for at, done in enumerate(getattr(see(game, state, 0), "finished", (False,))) if not done
    ]
    return open_lanes[n % len(open_lanes)]


def bot_play(game: AnyGame, seed: str) -> tuple[Any, Moves]:
    first = state = start(game, game.Options(), seed, TOOLS)
    chance, moves = Chance("bot"), []
    for n in range(600):
        if game.outcome(state) is not None:
            break
        due = game.deadline(state)
        move: Any = game.bot(see(game, state, 0), 0, game.levels[-1], chance, TOOLS)
        stamp = Stamp(0, n * 4000)
        if due is not None and stamp.at_ms >= due:
            move = TimeUp()
        state = play(game, state, stamp, move, TOOLS).state
        moves.append((stamp, move))
    return first, moves


def judged(game: AnyGame, seed: str) -> Analysis:
    first, moves = random_play(game, seed)
    return game.analysis(first, moves, 0, TOOLS)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_move_of_the_seat_has_its_verdict(game: AnyGame, seed: str) -> None:
    first, moves = random_play(game, seed)
    own = [stamp for stamp, move in moves if stamp.seat == 0 and not isinstance(move, TimeUp)]
    result = game.analysis(first, moves, 0, TOOLS)
    assert [verdict.number for verdict in result.verdicts] == list(range(1, len(own) + 1))
    assert [verdict.at_ms for verdict in result.verdicts] == [stamp.at_ms for stamp in own]


@every_game
def test_a_bots_match_is_judged_too(game: AnyGame) -> None:
    result = game.analysis(*bot_play(game, "bot"), 0, TOOLS)
    assert result.verdicts
    assert result.game == game.id


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_no_move_is_better_than_the_best(game: AnyGame, seed: str) -> None:
    for verdict in judged(game, seed).verdicts:
        low, high = verdict.value, verdict.best
        assert (high <= low) if verdict.unit == "seconds" else (0 <= low <= high)
        assert all(other.value >= 0 for other in verdict.instead)
        assert len(verdict.instead) <= 3


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_called_best_is_worth_as_much_as_the_best(game: AnyGame, seed: str) -> None:
    for result in (judged(game, seed), game.analysis(*bot_play(game, seed), 0, TOOLS)):
        called = [verdict for verdict in result.verdicts if verdict.mark == "best"]
        assert all(percent(one.value, one.best) >= BEST for one in called if one.unit != "seconds")


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_accuracy_is_a_percentage_and_moments_point_at_verdicts(game: AnyGame, seed: str) -> None:
    result = judged(game, seed)
    assert result.accuracy is None or 0 <= result.accuracy <= 100
    assert len(result.moments) <= 3
    assert sorted(set(result.moments)) == list(result.moments)
    assert all(0 <= at < len(result.verdicts) for at in result.moments)


@every_game
def test_the_same_match_gives_the_same_analysis_and_survives_the_codec(game: AnyGame) -> None:
    first, moves = random_play(game, "again")
    result = game.analysis(first, moves, 0, TOOLS)
    stored = decode(encode(first), game.State)
    assert game.analysis(stored, moves, 0, TOOLS) == result
    assert decode(encode(result), Analysis) == result


@every_game
def test_a_match_given_up_at_once_has_an_analysis(game: AnyGame) -> None:
    first = start(game, game.Options(), "1", TOOLS)
    result = game.analysis(first, [(Stamp(0, 1000), GiveUp())], 0, TOOLS)
    assert [verdict.kind for verdict in result.verdicts] == ["give_up"]


@every_game
def test_giving_up_loses_nothing_unless_it_is_judged(game: AnyGame) -> None:
    first = start(game, game.Options(), "1", TOOLS)
    (verdict,) = game.analysis(first, [(Stamp(0, 1000), GiveUp())], 0, TOOLS).verdicts
    assert verdict.mark != "plain" or verdict.value == verdict.best


def remarks_of(result: Analysis) -> list[Remark]:
    own = [remark for verdict in result.verdicts for remark in (*verdict.remarks, *verdict.why)]
    others = [other.remark for verdict in result.verdicts for other in verdict.instead if other.remark]
    groups = [Remark(group.code, group.facts) for group in result.groups]
    series = [Remark(one.code) for one in result.series]
    advice = [result.advice] if result.advice else []
    return [*own, *others, *result.remarks, *groups, *series, *advice, Remark("accuracy")]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_remark_is_a_sentence_in_every_language(game: AnyGame, language: str, seed: str) -> None:
    say, result = Messages(language).text, judged(game, seed)
    for remark in remarks_of(result):
        message = f"analysis-{game.id}-{remark.code.replace('_', '-')}"
        sentence = say(message, **remark.facts)
        assert sentence != message
        assert "{" not in sentence
    for verdict in result.verdicts:
        did = f"analysis-did-{verdict.kind.replace('_', '-')}"
        you = f"analysis-you-{verdict.kind.replace('_', '-')}"
        assert say(did, text=verdict.text) != did
        assert say(you, text=verdict.text) != you
        assert say(f"analysis-mark-{verdict.mark}") != f"analysis-mark-{verdict.mark}"
    assert all("{" not in line and "analysis-" not in line for line in closing_lines(result, say))


@every_game
def test_each_lane_of_a_race_is_judged_by_its_own_moves(game: AnyGame) -> None:
    raced = race(game)
    options, _ = raced.check(raced.Options(of=game.Options(), seats=2))
    first, moves = random_play(raced, "race", options, 60)
    for seat in (0, 1):
        own = [stamp for stamp, move in moves if stamp.seat == seat and not isinstance(move, TimeUp)]
        result = raced.analysis(first, moves, seat, TOOLS)
        assert result.seat == seat
        assert len(result.verdicts) == len(own)


def verdict(mark: Any, value: int, best: int) -> Verdict:
    return Verdict(1, 0, "guess", "X", mark, value=value, best=best)


def test_the_worst_marks_are_the_moments_then_the_largest_losses() -> None:
    result = [
        verdict("best", 100, 100),
        verdict("fine", 60, 100),
        verdict("missed", 10, 100),
        verdict("plain", 0, 0),
        verdict("missed", 40, 100),
        verdict("wasted", 0, 100),
    ]
    assert moments(result) == (2, 4, 5)


def test_the_last_lines_name_the_most_points_and_the_worst_move() -> None:
    good = Verdict(1, 0, "guess", "X", "good", earned=9)
    best = Verdict(2, 0, "guess", "Y", "best", earned=3)
    result = [good, best, verdict("missed", 10, 100), verdict("wasted", 0, 100)]
    assert closing(result, Remark("try_short")) == (
        Closing("best", 0, {"points": 9}),
        Closing("turning", 3),
    )


def test_without_a_bad_move_and_without_advice_the_last_lines_only_praise() -> None:
    lines = closing([verdict("best", 1, 1)], None)
    assert [line.code for line in lines] == ["best_told", "steady", "keep"]
    assert closing([verdict("plain", 0, 0)], None) == ()


def test_of_seconds_the_fewest_are_the_best_and_the_most_the_turning_point() -> None:
    slow = Verdict(1, 0, "find", "X", "missed", unit="seconds", value=3000, best=200)
    quick = Verdict(2, 0, "find", "Y", "best", unit="seconds", value=200, best=200)
    assert closing([slow, quick], None)[:2] == (
        Closing("quickest", 1, {"seconds": 2}),
        Closing("slow", 0, {"seconds": 30}),
    )
