"""Placing many words: at random first, then tighter, then by moving words out of the way."""

from collections.abc import Sequence

from worderly.grid.packer import Packer

STEPS_AT_MOST = 3000
"""Pushes over all restarts: 20 x 20 with 60 words needs a dozen; a hopeless list ends in about a second."""
RESTARTS = 6


def place_all(packer: Packer, steps: int = STEPS_AT_MOST) -> None:
    """Places every missing word that can be; what stays in `packer.missing` found no room.

    Words already on the layout stay where they are if the missing ones fit in beside them.
    """
    _at_random(packer, packer.chance.shuffled(packer.missing))
    best = dict(packer.spots)
    for _ in range(RESTARTS):
        if not packer.missing:
            return
        packer.clear()
        _longest_first(packer)
        _push_in(packer, steps // RESTARTS)
        if len(packer.spots) > len(best):
            best = dict(packer.spots)
    packer.load(best)


def _at_random(packer: Packer, words: Sequence[str]) -> None:
    for word in words:
        if spot := packer.find(word):
            packer.put(word, spot)


def _longest_first(packer: Packer) -> None:
    words = packer.chance.shuffled(packer.missing)
    for word in sorted(words, key=len, reverse=True):
        if spot := packer.squeeze(word):
            packer.put(word, spot)


def _push_in(packer: Packer, steps: int) -> None:
    """Ejection chains: a word without room takes the least harmful spot, the words in its way move on."""
    recent: list[str] = []
    queue = packer.missing
    best = dict(packer.spots)
    for _ in range(steps):
        if not queue:
            return
        word = queue.pop(0)
        queue += _make_room(packer, word, recent)
        if len(packer.spots) > len(best):
            best = dict(packer.spots)
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
