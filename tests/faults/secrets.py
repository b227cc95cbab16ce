"""What nobody may read before the end, and where it was read all the same."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.games import secrets as games
from tests.protocol_words import NAMED_CHOICES
from worderly.kit import AnyGame, encode
from worderly.languages import interface_languages
from worderly.messages import Messages

SHORTEST = 5
"""Shorter words are by chance parts of ids and links."""
TOKEN = re.compile(r"(?:[^\W\d_]|\*)+")
"""Letters, and the sign of a letter that the player chooses."""
NO_SECRETS = NAMED_CHOICES | {"options"}
"""The options are what the player chose."""


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
    own = games.secrets_of(game.id)
    words = {word for word in own.words(one, eyes.seat) if len(word) >= SHORTEST} - eyes.said
    return Secrets(frozenset(words), frozenset(seeds), frozenset(own.placed(one, eyes.seat)))


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
            elif name not in NO_SECRETS:
                yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


@cache
def _own_words(code: str) -> frozenset[str]:
    """What stands in a refusal whatever it is about: that an analysis opens later gives no answer away."""
    sentences = [Messages(language).refusal(code, {}) for language in interface_languages()]
    return frozenset(token for sentence in sentences for token in _tokens(sentence.lower()))


def _tokens(text: str) -> list[str]:
    return TOKEN.findall(text)


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
