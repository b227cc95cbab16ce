"""The keys of a result wait until the player has stopped typing."""

from collections.abc import Callable

STILL_MS = 1000
"""How long nobody may type before the keys work."""


class Quiet:
    """A clock may run out in the middle of a word: its other letters must not be keys of the result."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._until_ms = 0

    @property
    def is_on(self) -> bool:
        return self._now_ms() < self._until_ms

    def begin(self) -> None:
        self._until_ms = self._now_ms() + STILL_MS

    def takes(self) -> bool:
        """Whether a key comes too early; the wait then begins again."""
        if not self.is_on:
            return False
        self.begin()
        return True
