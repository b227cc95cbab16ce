"""The view of a seat; it has the answers when the match is over."""

from msgspec.structs import replace

from worderly.games.hands.letters import factor
from worderly.games.hands.model import (
    PlayView,
    Puzzle,
    Round,
    RoundView,
    Solution,
    Spelled,
    State,
    Try,
    View,
)
from worderly.games.hands.rules import can_replay, can_substitute, current, scores
from worderly.kit import Seat


def view(state: State, seat: Seat | None, over: bool) -> View:
    dealt = current(state)
    hidden = seat is None and not over
    return View(
        # The options hold a typed hand too.
        options=replace(state.options, hand="") if hidden else state.options,
        phase=state.phase,
        number=len(state.rounds),
        dealt="" if hidden else dealt.dealt,
        hand="" if hidden else state.hand,
        values=state.values,
        factors=() if hidden else tuple(factor(each + 1, len(state.hand)) for each in range(len(state.hand))),
        plays=() if hidden else _plays(dealt.tries[-1], over),
        score=dealt.tries[-1].score,
        first_score=dealt.tries[0].score if len(dealt.tries) > 1 else None,
        total=scores(state)[0],
        can_substitute=can_substitute(state),
        can_replay=state.phase == "after" and can_replay(state),
        hint=None if hidden else state.hint,
        rounds=() if hidden else _closed(state, over),
        par=0 if hidden else sum(dealt.plan.par for dealt in state.rounds),
        hints=state.hints,
    )


def _closed(state: State, over: bool) -> tuple[RoundView, ...]:
    """The finished hands; the current one too when the match is over."""
    ended = state.rounds if state.phase == "over" or over else state.rounds[:-1]
    return tuple(_round(number, dealt, over) for number, dealt in enumerate(ended, 1))


def _round(number: int, dealt: Round, over: bool) -> RoundView:
    plan = dealt.plan
    return RoundView(
        number=number,
        dealt=dealt.dealt,
        plays=_plays(dealt.best_try, over),
        scores=tuple(one.score for one in dealt.tries),
        kept=dealt.kept,
        par=plan.par,
        perfect=plan.perfect,
        percent=percent(dealt.kept, plan.par),
        exact=plan.exact,
        par_line=plan.par_line if over else (),
        perfect_line=plan.perfect_line if over else (),
    )


def percent(score: int, par: int) -> int | None:
    """Rounded half up, in whole numbers."""
    return (200 * score + par) // (2 * par) if par else None


def _plays(one: Try, over: bool) -> tuple[PlayView, ...]:
    return tuple(_play(spelled, over) for spelled in one.plays)


def _play(spelled: Spelled, over: bool) -> PlayView:
    return PlayView(
        word=spelled.word,
        n=spelled.n,
        valid=spelled.valid,
        points=spelled.points,
        best_points=spelled.best_points,
        best_word=spelled.best_word if over else "",
    )


def puzzle(state: State) -> Puzzle:
    return Puzzle(state.rounds[0].dealt)


def solution(state: State) -> Solution:
    plan = state.rounds[0].plan
    return Solution(plan.par, plan.perfect, plan.par_line, plan.perfect_line, plan.exact)
