"""Plays seeds of every game and says what came out; runs in CPython and, sent there as it is, in Pyodide."""

import json
from hashlib import sha256

from worderly.games import GAMES
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Chance, Refused, Stamp, encode, play, start

MOVES = 10


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def played(game: AnyGame, language: str, seed: str) -> list[str]:
    """Digests of the first state, of all views and of the analysis."""
    tools = Tools.open((language,))
    options, _ = game.check(game.Options(languages=(language,)))
    state = first = start(game, options, seed, tools)
    moves, views, chance = [], [], Chance(f"moves/{seed}")
    for number in range(MOVES):
        if game.outcome(state) is not None:
            break
        stamp, move = Stamp(0, number * 1000), game.sample(state, 0, chance, tools)
        try:
            state = play(game, state, stamp, move, tools).state
        except Refused as refused:
            views.append(encode(refused.facts))
            continue
        moves.append((stamp, move))
        views.append(encode(game.view(state, 0, False)))
    analysis = encode(game.analysis(first, moves, 0, tools))
    return [digest(one) for one in (encode(first), b"".join(views), analysis)]


def all_played(languages: list[str], seeds: int) -> str:
    """As JSON: `game/language/seed` → digests."""
    return json.dumps(
        {
            f"{game.id}/{language}/{seed}": played(game, language, str(seed))
            for game in GAMES
            for language in languages
            for seed in range(seeds)
        }
    )
