"""The analysis of a match: reveals by their information, guesses by their points, against the best."""

from collections import Counter
from collections.abc import Iterator, Sequence

from worderly.games.battlewords import rules, views
from worderly.games.battlewords.knowledge.odds import Odds, odds
from worderly.games.battlewords.model import (
    WATER,
    Cell,
    Guess,
    Hint,
    Reveal,
    State,
    View,
)
from worderly.games.battlewords.scenes import covered_cells, fitted, missed_words, scene
from worderly.games.battlewords.sea import cells_of, unguessed
from worderly.games.battlewords.text import cell_name
from worderly.games.tools import Tools
from worderly.kit import Seat
from worderly.kit.analysis import (
    Analysis,
    Instead,
    Mark,
    Moves,
    PlayedMove,
    Remark,
    Verdict,
    centi,
    closing,
    mark_of,
    mean,
    moments,
    percent,
    replay_moves,
)

SAME_BITS = 9
"""Digits of bits that are compared."""
OTHERS = 3
"""How many better cells or words a verdict names."""
SURE = 2 / 3
"""A word this likely should be guessed before more of it is uncovered."""
NOTHING = 0.005
"""Bits below this count as no information."""
CERTAIN = 0.5
"""For a cell without information: above this chance it is a known letter, below it is known water."""
LUCK = 0.1
"""Below this chance a right guess was lucky, and a wrong guess was blind."""


def analysis(state: State, moves: Moves, seat: Seat, tools: Tools) -> Analysis:
    steps = list(replay_moves(rules.apply, state, moves, tools))
    next_moves = [played.move for played in steps[1:]]
    judged = [
        _judged(played, after, tools)
        for played, after in zip(steps, (*next_moves, None), strict=True)
        if played.stamp.seat == seat
    ]
    verdicts = tuple(verdict for verdict, _ in judged)
    end = steps[-1].after if steps else state
    last = odds(views.view(end, seat, False), tools.words)
    advice = _advice(verdicts, end)
    return Analysis(
        game="battlewords",
        seat=seat,
        accuracy=mean([share for _, share in judged if share is not None]),
        verdicts=verdicts,
        moments=moments(verdicts),
        remarks=_summary(end, verdicts),
        groups=tuple(missed_words(end, last)),
        exact=last.exact,
        closing=closing(verdicts, advice),
        advice=advice,
    )


def _advice(verdicts: Sequence[Verdict], end: State) -> Remark | None:
    codes = Counter(remark.code for verdict in verdicts for remark in verdict.remarks)
    idle = codes["told_nothing"] + codes["told_letter"]
    if codes["guess_first"] >= max(1, idle):
        return Remark("try_guess", {"count": codes["guess_first"]})
    if idle:
        return Remark("try_skip", {"count": idle})
    return Remark("try_near") if unguessed(end) else None


Judged = tuple[Verdict, int | None]
"""A verdict and its percent of the best; None where it does not count."""
Sure = tuple[str, float, int]
"""A word that was nearly certain, its chance and its points."""


def _judged(played: PlayedMove[State], after: object, tools: Tools) -> Judged:
    view = views.view(played.before, played.stamp.seat, False)
    match played.move:
        case Reveal(row=row, col=col):
            return _reveal(played, view, (row, col), isinstance(after, Guess), odds(view, tools.words))
        case Guess(word=word):
            return _guess(played, view, tools.words.key_of(word.strip()), odds(view, tools.words))
        case Hint():
            return _hint(played, view, odds(view, tools.words)), None
        case _:
            return _plain(played), None


def _plain(played: PlayedMove[State]) -> Verdict:
    return Verdict(played.number, played.stamp.at_ms, "give_up", "", "plain")


# --- reveals -------------------------------------------------------------------


def _reveal(played: PlayedMove[State], view: View, cell: Cell, allows_guess: bool, known: Odds) -> Judged:
    """The value of a reveal is its information; without any, it may still allow a guess (not in admiral)."""
    # Rounded: logarithms differ in their last digit between machines, and equal cells must stay equal.
    bits = {one: round(value, SAME_BITS) for one, value in known.expected_bits.items()}
    ranked = sorted(covered_cells(view), key=lambda one: (-bits.get(one, 0.0), one))
    value, best = bits.get(cell, 0.0), bits.get(ranked[0], 0.0)
    is_letter = known.letter_chances.get(cell, 0.0) > CERTAIN
    mark, remarks = _reveal_mark(view, value, best, allows_guess, is_letter)
    better = [one for one in ranked[: OTHERS + 1] if one != cell and bits.get(one, 0.0) >= value][:OTHERS]
    sure = _should_guess(view, known)
    if sure is not None:
        mark = "missed" if mark != "wasted" else mark
        remarks = (_guess_first(*sure), *remarks)
    elif better and mark in ("fine", "missed") and not remarks:
        remarks = (Remark("tells_more", {"cell": cell_name(better[0])}),)
    counts = value > NOTHING or mark != "fine"
    verdict = Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="reveal",
        text=cell_name(cell),
        mark=mark,
        unit="bits",
        value=centi(value),
        best=centi(best),
        instead=tuple(_instead(known, one) for one in better) if mark != "best" else (),
        remarks=(_outcome(played, cell), *remarks),
        cells=(cell,),
        scene=scene(view, known),
        why=(_letter_chance(known, cell, "chance"), *_sureness(sure)),
    )
    return verdict, percent(value, best) if counts else None


def _reveal_mark(
    view: View, value: float, best: float, allows_guess: bool, is_letter: bool
) -> tuple[Mark, tuple[Remark, ...]]:
    if value > NOTHING or best <= NOTHING:
        return mark_of(value, best), ()
    if is_letter:
        return "wasted", (Remark("told_letter"),)
    if allows_guess and view.options.mode != "admiral":
        return "fine", (Remark("ticket"),)
    return "wasted", (Remark("told_nothing"),)


def _should_guess(view: View, known: Odds) -> Sure | None:
    """The word that the player could guess instead, if it was nearly certain."""
    if not view.may_guess:
        return None
    for word in known.best_guesses(1):
        chance, points = known.guess(word)
        if chance >= SURE:
            return word.upper(), chance, round(points / chance)
    return None


def _guess_first(word: str, chance: float, points: int) -> Remark:
    return Remark("guess_first", {"word": word, "points": points})


def _sureness(sure: Sure | None) -> tuple[Remark, ...]:
    return (Remark("sure", {"word": sure[0], "percent": centi(sure[1])}),) if sure else ()


def _outcome(played: PlayedMove[State], cell: Cell) -> Remark:
    letter = played.before.grid[cell[0]][cell[1]].replace(WATER, "")
    return Remark("letter", {"letter": letter}) if letter else Remark("water")


def _letter_chance(known: Odds, cell: Cell, code: str) -> Remark:
    return Remark(code, {"percent": centi(known.letter_chances.get(cell, 0.0))})


def _instead(known: Odds, cell: Cell) -> Instead:
    likely = _letter_chance(known, cell, "letter_chance")
    return Instead(cell_name(cell), centi(known.expected_bits.get(cell, 0.0)), (cell,), likely)


# --- guesses -------------------------------------------------------------------


def _guess(played: PlayedMove[State], view: View, word: str, known: Odds) -> Judged:
    """A guess is valued by its average points, a right guess by the points it earned."""
    chance, value = known.guess(word)
    best = [(other, *known.guess(other)) for other in known.best_guesses(OTHERS)]
    top = max([value, *(points for _, _, points in best)])
    hidden = next((one for one in unguessed(played.before) if one.word == word), None)
    is_blind = max([chance, *(likely for _, likely, _ in best)]) < LUCK
    earned = played.after.points - played.before.points
    is_open = hidden is None and not is_blind
    verdict = Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="guess",
        text=word.upper(),
        mark=_guess_mark(value, top, hidden is not None, is_blind),
        unit="points",
        value=centi(value if is_open else earned),
        best=centi(top if is_open else earned),
        instead=tuple(_word_instead(*one) for one in best if one[0] != word) if is_open else (),
        remarks=tuple(_guess_remarks(played, word, chance, known, is_blind)),
        cells=cells_of(hidden) if hidden else (),
        scene=scene(view, known),
        why=tuple(_guess_numbers(known, chance, cells_of(hidden) if hidden else ())),
        earned=earned,
    )
    if is_open:
        return verdict, percent(value, top)
    return verdict, 100 if hidden else None


def _guess_mark(value: float, best: float, is_right: bool, is_blind: bool) -> Mark:
    """A blind guess is no mistake: no word was likely yet."""
    if is_right:
        return "best" if mark_of(value, best) == "best" else "good"
    if is_blind:
        return "fine"
    return mark_of(value, best) if value > 0 else "wasted"


def _word_instead(word: str, chance: float, points: float) -> Instead:
    remark = Remark(
        "word_chance", {"percent": centi(chance), "points": round(points / chance) if chance else 0}
    )
    return Instead(word.upper(), centi(points), (), remark)


def _guess_remarks(
    played: PlayedMove[State], word: str, chance: float, known: Odds, is_blind: bool
) -> Iterator[Remark]:
    earned = played.after.points - played.before.points
    if any(one.word == word for one in unguessed(played.before)):
        yield Remark("lucky" if chance < LUCK else "right", {"points": earned})
        return
    is_listed = any(word in index.numbers for index in known.indexes.values())
    yield Remark("wrong" if chance else "fits_nowhere" if is_listed else "not_listed")
    if is_blind:
        yield Remark("stab")


def _guess_numbers(known: Odds, chance: float, cells: Sequence[Cell]) -> Iterator[Remark]:
    if chance:
        yield Remark("guess_chance", {"percent": centi(chance)})
    if cells:
        yield from fitted(known, cells)


# --- hints and the whole --------------------------------------------------------


def _hint(played: PlayedMove[State], view: View, known: Odds) -> Verdict:
    cost = played.before.points - played.after.points
    sure = _should_guess(view, known)
    cell = played.after.turns[-1].cell
    return Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="hint",
        text="",
        mark="wasted" if sure else "fine",
        remarks=(Remark("hint", {"cost": cost}), *((_guess_first(*sure),) if sure else ())),
        cells=(cell,) if cell else (),
        scene=scene(view, known),
        why=_sureness(sure),
    )


def _summary(end: State, verdicts: Sequence[Verdict]) -> tuple[Remark, ...]:
    letters = sum(turn.kind == "letter" for turn in end.turns)
    water = sum(turn.kind == "water" for turn in end.turns)
    covered = sum(turn.points - len(turn.word) for turn in end.turns if turn.kind == "right")
    seen = Remark("reveals", {"letters": letters, "water": water})
    return (seen, Remark("covered", {"cells": covered})) if verdicts else ()
