"""Sampled games of all five, typed into the real command line: the same result as the rules give."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.stage import play
from worderly import kit
from worderly.games import IDS, game_of
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, Options, Outcome, Refused, Stamp

MOST_MOVES = 400
ARGUMENTS = {"hands": ["--hand", "aci*prt"], "boogle": ["--time", "off"], "wordsearch": ["--theme", "*"]}


OPTIONS: dict[str, dict[str, Any]] = {
    "hands": {"hand": "aci*prt", "substitute": False, "replay": False},
    "boogle": {"time_s": 0},
    "wordsearch": {"theme": "*"},
}


def options_of(game: AnyGame, language: str) -> Options:
    options: Options = game.check(game.Options(languages=(language,), **OPTIONS.get(game.id, {})))[0]
    return options


def sampled(game: AnyGame, seed: str, language: str) -> tuple[list[str], Outcome]:
    """The lines of a game played by the sampler, and how it ended."""
    tools = Tools.open((language,))
    state = kit.start(game, options_of(game, language), seed, tools)
    chance = Chance(f"sample/{seed}")
    lines: list[str] = []
    while game.outcome(state) is None and len(lines) < MOST_MOVES:
        move = game.sample(state, 0, chance, tools)
        lines.append(game.notate(move))
        try:
            state = kit.play(game, state, Stamp(0), move, tools).state
        except Refused:
            continue
    if game.outcome(state) is None:
        lines += ["!give up", "y"]
        state = kit.play(game, state, Stamp(0), kit.GiveUp(), tools).state
    outcome = game.outcome(state)
    assert outcome is not None
    return lines, outcome


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", IDS)
def test_a_typed_game_ends_as_the_rules_say(game_id: str, language: str, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        data = tmp_path / seed
        lines, outcome = sampled(game_of(game_id), seed, language)
        arguments = [game_id, "--plain", "--lang", language, "--seed", seed, *ARGUMENTS.get(game_id, [])]
        code, printed = play(arguments, "".join(f"{line}\n" for line in lines), data)
        assert code == 0, printed
        result = json.loads((data / "player" / "results.jsonl").read_text())
        assert (result["points"], result["reason"]) == (outcome.scores[0], outcome.reason)
