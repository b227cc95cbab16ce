"""The view of a player or a spectator."""

from msgspec.structs import replace

from worderly.games.battlewords.model import COVERED, SIZE, Answer, Hidden, Named, State, Turn, View
from worderly.games.battlewords.sea import cells_of, radar_of, tier_of, unguessed, wrong
from worderly.kit import Seat


def view(state: State, seat: Seat | None, over: bool) -> View:
    if seat is None and not over:
        state = _for_spectator(state)
    lengths = [len(hidden.word) for hidden in unguessed(state)]
    return View(
        options=state.options,
        size=SIZE,
        grid=state.shown,
        radar=radar_of(state.words) if state.options.radar or over else (),
        points=state.points,
        may_guess=state.may_guess,
        reveals=sum(turn.kind in ("letter", "water") for turn in state.turns),
        hints_left=state.hints_left,
        left=tuple((length, lengths.count(length)) for length in sorted(set(lengths))),
        named=tuple(_named(state, turn) for turn in state.turns if turn.kind == "right"),
        wrong=wrong(state),
        list=state.list,
        last=state.turns[-1] if state.turns else None,
        answer=state.grid if over else (),
        answers=tuple(_answer(state, hidden) for hidden in state.words) if over else (),
        tier=tier_of(state.points) if over else None,
        reason=state.ended,
    )


def _for_spectator(state: State) -> State:
    """Before the end a spectator sees the puzzle and the score, but nothing the player has uncovered."""
    return replace(state, shown=(COVERED * SIZE,) * SIZE, turns=())


def _named(state: State, turn: Turn) -> Named:
    hidden = next(hidden for hidden in state.words if hidden.word == turn.word)
    return Named(
        word=hidden.word,
        display=hidden.display,
        row=hidden.row,
        col=hidden.col,
        direction=hidden.direction,
        cells=cells_of(hidden),
        points=turn.points,
        covered=turn.points - len(hidden.word),
    )


def _answer(state: State, hidden: Hidden) -> Answer:
    points = next((t.points for t in state.turns if t.kind == "right" and t.word == hidden.word), None)
    return Answer(
        word=hidden.word,
        display=hidden.display,
        row=hidden.row,
        col=hidden.col,
        direction=hidden.direction,
        cells=cells_of(hidden),
        guessed=points is not None,
        points=points or 0,
    )
