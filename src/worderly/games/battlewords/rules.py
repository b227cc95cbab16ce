"""Battlewords: uncover cells, read the radar, name a word while most of it is still hidden."""

from msgspec.structs import replace

from worderly.games.battlewords.model import (
    LENGTHS,
    SIZE,
    WATER,
    Cell,
    Ended,
    Guess,
    Hidden,
    Hint,
    Hinted,
    Move,
    Reveal,
    Revealed,
    Right,
    State,
    Turn,
    Wrong,
)
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.sea import (
    cells_of,
    covered_among,
    guessed,
    has_covered_letter,
    is_covered,
    uncover,
    unguessed,
    wrong,
)
from worderly.games.tools import Tools
from worderly.kit import Chance, Judgement, Outcome, Refused, Seat, Stamp, Step, TimeUp
from worderly.kit.covered_words import HINT_COST, check_hint_left, finish_step


def daily(language: str, chance: Chance) -> Options:
    return Options(languages=(language,))


def apply(state: State, stamp: Stamp, move: Move | TimeUp, tools: Tools) -> Step[State]:
    match move:
        case Reveal(row=row, col=col):
            step = _reveal(state, (row, col))
        case Guess(word=word):
            step = _guess(state, _key(state, word, tools), tools)
        case Hint():
            step = _hint(state)
        case _:
            step = Step(replace(state, ended="gave_up"))
    reason = step.state.ended or _end(step.state)
    if reason is not None:
        step = Step(replace(step.state, may_guess=False), step.events)
    return finish_step(step, stamp, reason, lambda reason: Ended(reason=reason))


def _end(state: State) -> str | None:
    if not unguessed(state):
        return "solved"
    if not has_covered_letter(state):
        return "all_uncovered"
    limit = state.options.wrong_limit
    return "out_of_guesses" if limit and len(wrong(state)) >= limit else None


def _reveal(state: State, cell: Cell) -> Step[State]:
    if not (0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE):
        raise Refused("off_the_grid")
    if not is_covered(state, cell):
        raise Refused("already_uncovered")
    letter = state.grid[cell[0]][cell[1]].replace(WATER, "")
    allows = bool(letter) or state.options.mode != "admiral"
    turn = Turn("letter" if letter else "water", cell=cell)
    after = replace(uncover(state, (cell,)), may_guess=state.may_guess or allows, turns=(*state.turns, turn))
    return Step(after, (Revealed(cell=cell, letter=letter),))


def _key(state: State, word: str, tools: Tools) -> str:
    """The guess as a key; a refused guess does not count as one."""
    key = tools.key_of_guess(word)
    if not min(LENGTHS) <= len(key) <= max(LENGTHS):
        raise Refused("wrong_length", low=min(LENGTHS), high=max(LENGTHS))
    if tools.words.is_blocked(key):
        raise tools.judge(key).refusal("blocked_word")
    if key in guessed(state) or key in wrong(state):
        raise Refused("already_guessed", word=key)
    return key


def _guess(state: State, word: str, tools: Tools) -> Step[State]:
    if not state.may_guess:
        raise Refused("letter_first" if state.options.mode == "admiral" else "reveal_first")
    hidden = next((hidden for hidden in unguessed(state) if hidden.word == word), None)
    return _wrong(state, tools.judge(word)) if hidden is None else _right(state, hidden)


def _wrong(state: State, judged: Judgement) -> Step[State]:
    after = replace(state, may_guess=False, turns=(*state.turns, Turn("wrong", judged.word)))
    why = judged.notice("not_in_puzzle")
    return Step(after, (Wrong(word=judged.word, wrong=len(wrong(after)), why=why),))


def _right(state: State, hidden: Hidden) -> Step[State]:
    fresh = covered_among(state, cells_of(hidden))
    points = len(hidden.word) + len(fresh)
    after = replace(
        uncover(state, fresh),
        points=state.points + points,
        may_guess=state.options.mode == "chain",
        turns=(*state.turns, Turn("right", hidden.word, points=points)),
    )
    return Step(after, (Right(word=hidden.word, points=points, covered=len(fresh), cells=cells_of(hidden)),))


def _hint(state: State) -> Step[State]:
    check_hint_left(state.options.hints, state.hints_left)
    cells = covered_among(state, (cell for hidden in unguessed(state) for cell in cells_of(hidden)))
    cell = Chance(f"{state.secret}/{len(state.turns)}").choice(sorted(set(cells)))
    cost = min(HINT_COST, state.points)
    after = replace(
        uncover(state, (cell,)),
        hints_left=state.hints_left - 1,
        points=state.points - cost,
        turns=(*state.turns, Turn("hint", cell=cell, points=-cost)),
    )
    return Step(after, (Hinted(cell=cell, letter=state.grid[cell[0]][cell[1]], cost=cost),))


def scores(state: State) -> tuple[int, ...]:
    return (state.points,)


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome(
        scores=scores(state),
        winners=(0,) if state.ended == "solved" else (),
        reason=state.ended,
        time_ms=state.ended_ms,
        ranked=state.options == state.options.usual(),
    )


def sample(state: State, seat: Seat, chance: Chance, tools: Tools) -> Move:
    """Reveals anywhere; sometimes a right or a wrong guess, or a hint."""
    if state.may_guess and chance.is_hit(0.15):
        return Guess(chance.choice(unguessed(state)).word)
    if state.may_guess and chance.is_hit(0.1):
        return Guess("".join(chance.choice("abcdefghij") for _ in range(chance.between(4, 6))))
    if state.hints_left and chance.is_hit(0.05):
        return Hint()
    cells = [(row, col) for row in range(SIZE) for col in range(SIZE) if is_covered(state, (row, col))]
    return Reveal(*chance.choice(cells))
