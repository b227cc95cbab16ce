"""Bots that search the grid: each level sees words in more directions, and needs fewer hints."""

from worderly import kit
from worderly.games.levels import strength
from worderly.games.tools import Tools
from worderly.games.wordsearch.grids.alphabet import Accents, alphabet_named, in_grid
from worderly.games.wordsearch.model import Draw, Hint, ListedWord, Move, Name, State, View
from worderly.games.wordsearch.rules import remaining
from worderly.grid import DIRECTIONS, Placement, find_words

SEEN = (("E",), ("E", "S"), ("E", "S", "SE"), ("E", "S", "SE", "NE", "W", "SW"), DIRECTIONS)
"""By strength: the directions in which a bot sees words without a hint."""


def bot(view: View, seat: kit.Seat, level: str, chance: kit.Chance, tools: Tools) -> Move:
    """First draws what it sees by itself, then asks for hints; in a claim there are none, so it guesses."""
    left = [word for word in view.words if word.found_by is None]
    seen = {word.text: place for word in left if (place := _place(view, word))}
    plain = [text for text, place in seen.items() if place.direction in SEEN[strength(level)]]
    if plain:
        return _line(seen[chance.choice(plain)])
    hints = {hint.word for hint in view.hints}
    hinted = [word for word in left if word.text in hints]
    if hinted or not seen or view.mode == "claim":
        return _draw(view, chance.choice(hinted or left))
    return Hint()


def _place(view: View, word: ListedWord) -> Placement | None:
    styles: tuple[Accents, ...] = ("fold", "keep")
    for accents in styles:
        letters = in_grid(word.text, alphabet_named(view.alphabet), accents)
        places = find_words(view.grid, [letters]) if letters else []
        if places:
            return places[0]
    return None


def _draw(view: View, word: ListedWord) -> Move:
    place = _place(view, word)
    return _line(place) if place else kit.GiveUp()


def _line(place: Placement) -> Draw:
    return Draw(place.cells[0], place.cells[-1])


def sample(state: State, seat: kit.Seat, chance: kit.Chance, tools: Tools) -> Move:
    """Mostly right lines from either end; sometimes a name, a hint, or a line over nothing."""
    word = state.hidden[chance.choice(remaining(state))]
    kind = chance.below(10)
    if kind == 0:
        return Name(word.text, word.cells[0] if chance.is_hit(0.5) else None)
    if kind == 1:
        return Hint(word.text if chance.is_hit(0.5) else "")
    if kind == 2:
        rows, cols = len(state.grid), len(state.grid[0])
        return Draw((chance.below(rows), chance.below(cols)), (chance.below(rows), chance.below(cols)))
    ends = (word.cells[0], word.cells[-1])
    return Draw(*ends) if chance.is_hit(0.5) else Draw(*ends[::-1])
