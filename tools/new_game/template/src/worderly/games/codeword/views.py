"""What a player, a spectator and a solver may see."""

from worderly.games.codeword.model import Puzzle, Solution, State, View
from worderly.games.codeword.rules import guesses_left, scores
from worderly.kit import Seat


def view(state: State, seat: Seat | None, over: bool) -> View:
    """A spectator (`seat` is None) sees the guesses only after the end."""
    return View(
        options=state.options,
        rows=state.rows if over or seat is not None else (),
        left=guesses_left(state),
        points=scores(state)[0],
        answer=state.target if over else None,
        reason=state.ended,
    )


def puzzle(state: State) -> Puzzle:
    return Puzzle(letters=state.options.letters, clues=state.clues)


def solution(state: State) -> Solution:
    return Solution(word=state.target)
