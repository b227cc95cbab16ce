"""What nobody may read before the end, and where it was read all the same."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from worderly.games.battlewords.model import STEPS
from worderly.games.wizards.covers import is_found
from worderly.kit import AnyGame, encode
from worderly.messages import LANGUAGES, Messages

SHORTEST = 5
"""Shorter words are by chance parts of ids and links."""
NAMES = "code daily decides difficulty game kind mark mode phase reactions reason tier type unit wizard"
OURS = frozenset(("options", *NAMES.split()))
"""Fields that hold one of a few names of ours ("ended", "hands"), or what the player chose."""


@dataclass(frozen=True)
class Secrets:
    words: frozenset[str] = frozenset()
    """Answers not yet found by the one who looks."""
    seeds: frozenset[str] = frozenset()
    """Texts from which the rest could be computed, anywhere in what is sent."""
    placed: frozenset[str] = frozenset()
    """Words whose place is a secret while the words themselves are not."""


@dataclass
class Eyes:
    """One who looks: their seat, and what they said themselves."""

    seat: int | None
    said: set[str] = field(default_factory=set)


def secrets_of(game: AnyGame, state: Any, eyes: Eyes) -> Secrets:
    lanes = getattr(state, "lanes", (state,))
    one = lanes[eyes.seat or 0] if len(lanes) > 1 else state
    seeds = {getattr(lane, name, "") for lane in lanes for name in ("secret", "chance")} - {""}
    if game.id == "wordsearch":
        found = set() if eyes.seat is None else {one.hidden[found.word].text for found in one.found}
        hinted = {one.hidden[hint.word].text for hint in one.hints}
        placed = {word.text.lower() for word in one.hidden if word.text not in found | hinted}
        return Secrets(seeds=frozenset(seeds), placed=frozenset(placed))
    words = set(_words(game, one, eyes)) - eyes.said
    return Secrets(frozenset(word for word in words if len(word) >= SHORTEST), frozenset(seeds))


def _words(game: AnyGame, state: Any, eyes: Eyes) -> Iterator[str]:
    """The answers that are open for this seat; a spectator has found none."""
    if game.id == "wizards":
        yield from (w.word for w in state.words if eyes.seat is None or not is_found(state, w))
    elif game.id == "battlewords":
        yield from (w.word for w in state.words if eyes.seat is None or _is_covered(state, w))
    elif game.id == "hands":
        plans = (state.rounds[-1].plan.par_line, state.rounds[-1].plan.perfect_line)
        yield from (item.word for line in plans for item in line if hasattr(item, "word"))
    else:
        turns = [turn for turn in state.turns if turn.seat == eyes.seat]
        found = {word.word for turn in turns for word in turn.found} | {w for t in turns for w in t.late}
        yield from (word.word for deal in state.deals for word in deal.words if word.word not in found)


def _is_covered(state: Any, hidden: Any) -> bool:
    """Some letter of it is still covered: a word all of whose letters are seen may be read off the grid."""
    down, right = STEPS[hidden.direction]
    cells = [(hidden.row + n * down, hidden.col + n * right) for n in range(len(hidden.word))]
    return any(state.shown[row][col] == "?" for row, col in cells)


def leaks(text: str, secrets: Secrets) -> list[str]:
    """The judge of one message."""
    found = [f"seed {seed}" for seed in secrets.seeds if seed in text]
    value = json.loads(text) if text.startswith(("{", "[")) else text
    tokens = {token for string in strings(value) for token in _tokens(string)}
    found += [f"word {word}" for word in secrets.words & tokens]
    return found + [f"place of {word}" for word in places(value) if word in secrets.placed]


def strings(value: Any) -> Iterator[str]:
    """Every text in a message but for those that are ours, and the words of our refusals."""
    if isinstance(value, str):
        yield value.lower()
    elif isinstance(value, dict):
        for name, part in value.items():
            if name == "message" and "code" in value:
                yield from set(_tokens(part.lower())) - _own_words(value["code"])
            elif name not in OURS:
                yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


@cache
def _own_words(code: str) -> frozenset[str]:
    """What stands in a refusal whatever it is about: that an analysis opens later gives no answer away."""
    sentences = [Messages(language).refusal(code, {}) for language in LANGUAGES]
    return frozenset(token for sentence in sentences for token in _tokens(sentence.lower()))


def _tokens(text: str) -> list[str]:
    return "".join(letter if letter.isalpha() or letter == "*" else " " for letter in text).split()


def places(value: Any) -> Iterator[str]:
    """Every word that a record says the place of."""
    if isinstance(value, dict):
        word = str(value.get("text") or value.get("word") or "").lower()
        if value.get("cells") or value.get("direction") or value.get("cell"):
            yield word
        for part in value.values():
            yield from places(part)
    elif isinstance(value, list):
        for part in value:
            yield from places(part)


def typed(move: Any) -> set[str]:
    """The words that whoever makes this move knows already."""
    return {token for string in strings(json.loads(encode(move))) for token in _tokens(string)}
