"""The sentences of a hand and a game in line mode."""

from worderly.games.hands.text import spaced
from worderly.messages import Messages

DASHES = "-" * 10
FINISHED = "!!"


class Transcript:
    """Prompts end in a space, for an answer on the same line; everything else is whole lines."""

    def __init__(self, messages: Messages) -> None:
        self._text = messages.text

    def hand(self, hand: str) -> str:
        return self._text("hands-current-hand", letters=spaced(hand))

    @property
    def word_prompt(self) -> str:
        return self._text("hands-enter-word")

    def earned(self, word: str, points: int, total: int) -> str:
        return self._text("hands-earned", word=word, points=points, total=total)

    @property
    def invalid(self) -> str:
        return self._text("hands-invalid")

    def hand_total(self, score: int, empty: bool) -> str:
        """How a hand played on its own ends."""
        return self._text("hands-ran-out-total" if empty else "hands-total", score=score)

    def game_hand_total(self, score: int, empty: bool) -> list[str]:
        """How a hand ends within a game."""
        ran_out = [self._text("hands-ran-out")] if empty else []
        return [*ran_out, self._text("hands-total-for-hand", score=score), DASHES]

    def game_total(self, score: int) -> str:
        return self._text("hands-total-over-all", score=score)

    @property
    def hands_prompt(self) -> str:
        return self._text("hands-how-many")

    @property
    def substitute_prompt(self) -> str:
        return self._text("hands-substitute")

    @property
    def letter_prompt(self) -> str:
        return self._text("hands-which-letter")

    @property
    def replay_prompt(self) -> str:
        return self._text("hands-replay")
