"""Placing many words: at random first, then tighter, then by moving words out of the way."""

from collections.abc import Mapping, Sequence

from worderly.grid.packer import Packer, Spot

RESTARTS = 6
STEPS = 500
"""Pushes a restart at most: 20 × 20 with 60 words needs a dozen."""


def place_all(packer: Packer) -> None:
    """Places every missing word that can be; what stays in `packer.missing` found no room.

    Words already on the layout stay where they are if the missing ones fit in beside them.
    """
    _at_random(packer, packer.chance.shuffled(packer.missing))
    best = dict(packer.spots)
    for restart in range(RESTARTS):
        if not packer.missing or (restart > 1 and _is_hopeless(packer, best)):
            break
        packer.clear()
        _longest_first(packer)
        push_in(packer)
        if len(packer.spots) > len(best):
            best = dict(packer.spots)
    if len(packer.spots) < len(best):
        packer.load(best)


def _is_hopeless(packer: Packer, best: Mapping[str, Spot]) -> bool:
    """More than a fifth of the words has no room after two tries: more tries only cost time."""
    return len(packer.words) - len(best) > max(3, len(packer.words) // 5)


def _at_random(packer: Packer, words: Sequence[str]) -> None:
    for word in words:
        if spot := packer.find(word):
            packer.put(word, spot)


def _longest_first(packer: Packer) -> None:
    words = packer.chance.shuffled(packer.missing)
    for word in sorted(words, key=len, reverse=True):
        if spot := packer.squeeze(word):
            packer.put(word, spot)


def push_in(packer: Packer, steps: int = STEPS) -> None:
    """Ejection chains: a word without room takes the least harmful spot, the words in its way move on."""
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
    """Puts the word and returns those that must be placed anew; the last three to push are left alone."""
    if spot := packer.squeeze(word):
        packer.put(word, spot)
        return []
    out = packer.push(word, set(recent[-3:]))
    if out is None:
        del recent[:1]
        return [word]
    recent.append(word)
    return out
