"""Places many words: first at random, then more tightly, then by moving other words away."""

from collections.abc import Mapping, Sequence

from worderly.grid.packer import Packer, Spot

RESTARTS = 6
MAX_DISPLACEMENTS = 500
"""Limit of displacements per restart: 20 × 20 with 60 words needs about twelve."""


def place_all(packer: Packer) -> None:
    """Places as many missing words as possible; `packer.missing` keeps those without room.

    Words already on the layout stay in place if the missing ones fit beside them.
    """
    _at_random(packer, packer.chance.shuffled(packer.missing))
    best = dict(packer.spots)
    for restart in range(RESTARTS):
        if not packer.missing or (restart > 1 and _is_hopeless(packer, best)):
            break
        packer.clear()
        _longest_first(packer)
        displace_all(packer)
        if len(packer.spots) > len(best):
            best = dict(packer.spots)
    if len(packer.spots) < len(best):
        packer.load(best)


def _is_hopeless(packer: Packer, best: Mapping[str, Spot]) -> bool:
    """Whether more than a fifth of the words has no room after two tries: then further tries rarely help."""
    return len(packer.words) - len(best) > max(3, len(packer.words) // 5)


def _at_random(packer: Packer, words: Sequence[str]) -> None:
    for word in words:
        if spot := packer.find(word):
            packer.put(word, spot)


def _longest_first(packer: Packer) -> None:
    words = packer.chance.shuffled(packer.missing)
    for word in sorted(words, key=len, reverse=True):
        if spot := packer.find_tightest(word):
            packer.put(word, spot)


def displace_all(packer: Packer, steps: int = MAX_DISPLACEMENTS) -> None:
    """Ejection chains: a word takes the spot with the fewest conflicts and displaces the words there."""
    recent: list[str] = []
    queue = packer.missing
    best, idle = dict(packer.spots), 0
    for _ in range(steps):
        if not queue or idle > 80 + 4 * len(packer.words):
            break
        word = queue.pop(0)
        queue += _make_room(packer, word, recent)
        idle += 1
        if len(packer.spots) > len(best):
            best, idle = dict(packer.spots), 0
    if len(packer.spots) < len(best):
        packer.load(best)


def _make_room(packer: Packer, word: str, recent: list[str]) -> list[str]:
    """Puts the word and returns the words it displaced; the last three displacing words stay in place."""
    if spot := packer.find_tightest(word):
        packer.put(word, spot)
        return []
    out = packer.displace(word, set(recent[-3:]))
    if out is None:
        del recent[:1]
        return [word]
    recent.append(word)
    return out
