"""The view of a player or a spectator."""

from msgspec.structs import replace

from worderly.games.wizards.grids.covers import cells_of, cover, found_words, is_found, words_left
from worderly.games.wizards.model import Answer, Placed, State, View
from worderly.games.wizards.stars import bonus_words, next_star, stars
from worderly.kit import Seat


def view(state: State, seat: Seat | None, over: bool) -> View:
    if seat is None and not over:
        state = _for_spectator(state)
    opened = over or (state.options.debug and seat is not None)
    return View(
        options=state.options,
        letters=state.letters,
        grid=state.shown,
        points=state.points,
        lives=state.lives,
        hints_left=state.hints_left,
        run=state.run,
        charges=state.charges,
        shield=state.shield,
        left=words_left(state),
        found=found_words(state),
        bonus=bonus_words(state),
        stars=stars(state),
        next_star=next_star(state),
        turns=state.turns,
        answer=state.grid if opened else (),
        answers=tuple(_answer(state, placed) for placed in state.words) if opened else (),
        reason=state.ended,
    )


def _for_spectator(state: State) -> State:
    """Before the end a spectator sees the puzzle and the score, but nothing the player has uncovered."""
    return replace(state, shown=cover(state.grid), turns=())


def _answer(state: State, placed: Placed) -> Answer:
    return Answer(
        word=placed.word,
        display=placed.display,
        row=placed.row,
        col=placed.col,
        direction=placed.direction,
        found=is_found(state, placed),
        cells=cells_of(placed),
    )
