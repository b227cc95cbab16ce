"""The rules of play of Wizards once more, as plainly as they can be written: lists and loops, no powers."""

from collections import Counter

from tests.games.wizards.checker import cells
from worderly.games.wizards.model import Star, State


class Twin:
    """Keeps its own books beside a state: what is open, lives, points, bonus words and stars."""

    def __init__(self, state: State, lexicon: set[str]) -> None:
        self.words = [(placed.word, cells(placed)) for placed in state.words]
        self.tray, self.lexicon = Counter(state.letters.lower()), lexicon
        self.open: set[tuple[int, int]] = set()
        self.lives, self.points, self.used = state.lives, 0, 0
        self.bonus: list[str] = []
        self.wrong: list[str] = []
        self.has_bonus = state.options.bonus

    def play(self, move: str | Star) -> str:
        """What the rules must answer: right, bonus, wrong, star, or the code of a refusal."""
        return self._star(move.cell) if isinstance(move, Star) else self._guess(move)

    def _guess(self, word: str) -> str:
        places = {cell for text, where in self.words if text == word for cell in where}
        if places:
            return self._open(places)
        if Counter(word) - self.tray:
            return "not_in_tray"
        if word in self.wrong:
            return "wrong_again"
        return self._bonus(word) if self.has_bonus and word in self.lexicon else self._wrong(word)

    def _open(self, places: set[tuple[int, int]]) -> str:
        if places <= self.open:
            return "already_found"
        self.points += len(places - self.open)
        self.open |= places
        return "right"

    def _bonus(self, word: str) -> str:
        if word in self.bonus:
            return "already_found"
        self.bonus.append(word)
        return "bonus"

    def _wrong(self, word: str) -> str:
        self.wrong.append(word)
        self.lives -= 1
        return "wrong"

    @property
    def stars(self) -> int:
        return len(self.bonus) // 3 - self.used

    def _star(self, cell: tuple[int, int]) -> str:
        if not self.has_bonus:
            return "no_stars_here"
        if not self.stars:
            return "no_star_yet"
        if cell in self.open or not any(cell in where for _, where in self.words):
            return "nothing_covered"
        self.used += 1
        self.open.add(cell)
        return "star"

    @property
    def is_over(self) -> bool:
        return not self.lives or all(set(where) <= self.open for _, where in self.words)
