"""Wizards: guess the words of a covered crossword from the letters of its spine."""

from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wizards.grids.covers import (
    cells_of,
    covered,
    covered_among,
    is_found,
    newly_found,
    uncover,
)
from worderly.games.wizards.model import (
    COVERED,
    RUN_FOR_POWER,
    SHIELDED_GUESSES,
    Cast,
    Cell,
    Earned,
    Ended,
    Guess,
    Hint,
    Hinted,
    Move,
    Power,
    Right,
    Star,
    State,
    Turn,
    View,
    Wrong,
)
from worderly.games.wizards.options import Options
from worderly.games.wizards.stars import add_bonus, stars, use_star
from worderly.kit import Chance, Judgement, Outcome, Refused, Seat, Stamp, Step, TimeUp
from worderly.kit.covered_words import HINT_COST, check_hint_left, finish_step


def apply(state: State, stamp: Stamp, move: Move | TimeUp, tools: Tools) -> Step[State]:
    match move:
        case Guess(word=word):
            step = _guess(state, _key(word, tools), tools)
        case Hint():
            step = _hint(state)
        case Cast():
            step = _cast(state)
        case Star(cell=cell):
            step = use_star(state, cell)
        case _:
            step = Step(replace(state, ended="gave_up"))
    reason = step.state.ended or _end(step.state)
    return finish_step(step, stamp, reason, lambda reason: Ended(reason=reason))


def _end(state: State) -> str | None:
    if not any(COVERED in row for row in state.shown):
        return "solved"
    return "out_of_lives" if state.lives == 0 else None


def _key(word: str, tools: Tools) -> str:
    key = tools.key_of_guess(word)
    if tools.words.is_blocked(key):
        raise tools.judge(key).refusal("blocked_word")
    return key


def _guess(state: State, word: str, tools: Tools) -> Step[State]:
    places = [placed for placed in state.words if placed.word == word]
    if places:
        return _right(state, word, [cell for placed in places for cell in cells_of(placed)])
    if state.rules >= 2:
        _refuse_free(state, word)
    judged = tools.judge(word)
    if state.options.bonus and judged.verdict == "listed" and is_made_of(word, state.letters.lower()):
        return add_bonus(state, word)
    return _wrong(state, judged)


def _refuse_free(state: State, word: str) -> None:
    """Raises Refused for guesses that cost nothing: of other letters, or the same wrong one again."""
    held = state.letters.lower()
    other = [letter for letter in dict.fromkeys(word) if word.count(letter) > held.count(letter)]
    if other:
        raise Refused("not_in_tray", word=word, letters=", ".join(other).upper())
    if any(turn.kind == "wrong" and turn.word == word for turn in state.turns):
        raise Refused("wrong_again", word=word)


def is_made_of(word: str, letters: str) -> bool:
    return all(word.count(ch) <= letters.count(ch) for ch in set(word))


def _right(state: State, word: str, cells: Iterable[Cell]) -> Step[State]:
    fresh = covered_among(state, cells)
    if not fresh:
        raise Refused("already_found", word=word)
    after = uncover(state, fresh)
    completed = tuple(w for w in newly_found(state, after) if w != word)
    run = state.run + 1
    charges = state.charges + (run == RUN_FOR_POWER and state.options.wizard != "plain")
    after = replace(
        after,
        points=state.points + len(fresh),
        run=run % RUN_FOR_POWER,
        charges=charges,
        shield=max(0, state.shield - 1),
        turns=(*state.turns, Turn("right", word, len(fresh))),
    )
    earned = (Earned(wizard=state.options.wizard, charges=charges),) if charges > state.charges else ()
    return Step(after, (Right(word=word, points=len(fresh), cells=fresh, completed=completed), *earned))


def _wrong(state: State, judged: Judgement) -> Step[State]:
    word, is_word = judged.word, judged.verdict == "listed"
    shielded = state.shield > 0
    lives = state.lives if shielded else state.lives - 1
    turns = (*state.turns, Turn("wrong", word, 0, is_word))
    after = replace(state, lives=lives, run=0, shield=max(0, state.shield - 1), turns=turns)
    why = judged.notice("not_in_puzzle")
    return Step(after, (Wrong(word=word, is_word=is_word, why=why, shielded=shielded, lives=lives),))


def _hint(state: State) -> Step[State]:
    check_hint_left(state.options.hints, state.hints_left)
    cell = _chance(state).choice(covered(state))
    cost = min(HINT_COST, state.points)
    turns = (*state.turns, Turn("hint", "", -cost))
    after = replace(
        uncover(state, (cell,)), hints_left=state.hints_left - 1, points=state.points - cost, turns=turns
    )
    letter = state.grid[cell[0]][cell[1]]
    completed = newly_found(state, after)
    return Step(after, (Hinted(cell=cell, letter=letter, cost=cost, completed=completed),))


def _cast(state: State) -> Step[State]:
    wizard = state.options.wizard
    if wizard == "plain":
        raise Refused("no_power_here")
    if state.charges == 0:
        raise Refused("no_power_yet", need=RUN_FOR_POWER - state.run)
    if wizard == "life" and state.lives >= state.options.lives:
        raise Refused("lives_full", lives=state.lives)
    cells = _power_cells(state)
    after = replace(
        uncover(state, cells),
        points=state.points + len(cells),
        charges=state.charges - 1,
        lives=state.lives + (wizard == "life"),
        shield=state.shield + SHIELDED_GUESSES * (wizard == "shield"),
        turns=(*state.turns, Turn("power", "", len(cells))),
    )
    completed = newly_found(state, after)
    return Step(after, (Power(wizard=wizard, points=len(cells), cells=cells, completed=completed),))


def _power_cells(state: State) -> tuple[Cell, ...]:
    chance = _chance(state)
    if state.options.wizard == "word":
        hidden = [placed for placed in state.words if not is_found(state, placed)]
        return covered_among(state, cells_of(chance.choice(hidden)))
    if state.options.wizard == "letters":
        cells = covered(state)
        return tuple(sorted(chance.sample(cells, min(chance.between(5, 8), len(cells)))))
    return ()


def _chance(state: State) -> Chance:
    """Seeded by the number of turns, so that a replay draws the same."""
    return Chance(f"{state.secret}/{len(state.turns)}")


def scores(state: State) -> tuple[int, ...]:
    return (state.points,)


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    winners = (0,) if state.ended == "solved" else ()
    return Outcome(
        scores=scores(state),
        winners=winners,
        reason=state.ended,
        time_ms=state.ended_ms,
        ranked=is_ranked(state),
    )


def is_ranked(state: State) -> bool:
    """Only the daily's options rank; the first version had no bonus words there."""
    return state.options == replace(state.options.usual(), bonus=state.rules >= 2)


def daily(language: str, chance: Chance) -> Options:
    return Options(languages=(language,), bonus=True)


def sample(state: State, seat: Seat, chance: Chance, tools: Tools) -> Move:
    """Mostly right guesses, some wrong ones, and hints, powers and stars if there are any."""
    if state.hints_left and chance.is_hit(0.1):
        return Hint()
    if state.charges and chance.is_hit(0.3):
        return Cast()
    if stars(state):
        return Star(chance.choice(covered(state)))
    if chance.is_hit(0.2):
        return Guess("".join(chance.sample(state.letters.lower(), 4)))
    hidden = [placed.word for placed in state.words if not is_found(state, placed)]
    return Guess(chance.choice(hidden))


def makes_leader(view: View, outcome: Outcome) -> bool:
    """Not if the answers were shown during play."""
    return not view.options.debug
