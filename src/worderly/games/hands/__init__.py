"""Hands: a hand of letters, one of them a wildcard; long words and small leftovers pay."""

from worderly.games.hands.bot import LEVELS, bot, sample
from worderly.games.hands.generate import check, daily, new
from worderly.games.hands.model import (
    Dealt,
    Event,
    Finish,
    HandOver,
    Hint,
    Hinted,
    LineDiscard,
    LinePlay,
    Move,
    Next,
    Options,
    Plan,
    Play,
    Played,
    PlayView,
    Puzzle,
    Replay,
    Replayed,
    RoundView,
    Solution,
    State,
    Substitute,
    Substituted,
    View,
)
from worderly.games.hands.rules import apply, deadline, outcome, scores
from worderly.games.hands.text import notate, parse, picture, share
from worderly.games.hands.views import puzzle, solution, view
from worderly.games.tools import Tools
from worderly.kit import Game, late

GAME: Game[Options, State, Move, View, Tools] = Game(
    id="hands",
    version=1,
    seats=(1, 1),
    Options=Options,
    State=State,
    Move=Move,  # type: ignore[arg-type]  # a union stands for the type of a move
    View=View,
    Event=Event,
    check=check,
    daily=daily,
    new=new,
    apply=apply,
    view=view,
    scores=scores,
    outcome=outcome,
    deadline=deadline,
    parse=parse,
    notate=notate,
    picture=picture,
    share=share,
    puzzle=puzzle,
    solution=solution,
    sample=sample,
    bot=bot,
    levels=LEVELS,
    analysis=late("worderly.games.hands.analysis"),
)

__all__ = [
    "GAME",
    "Dealt",
    "Event",
    "Finish",
    "HandOver",
    "Hint",
    "Hinted",
    "LineDiscard",
    "LinePlay",
    "Move",
    "Next",
    "Options",
    "Plan",
    "Play",
    "PlayView",
    "Played",
    "Puzzle",
    "Replay",
    "Replayed",
    "RoundView",
    "Solution",
    "State",
    "Substitute",
    "Substituted",
    "View",
]
