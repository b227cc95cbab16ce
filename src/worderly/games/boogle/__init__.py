"""Boogle: a square of dice; words along paths of touching dice against the clock."""

from worderly.games.boogle.bot import LEVELS, bot, sample
from worderly.games.boogle.generate import check, daily, new
from worderly.games.boogle.model import (
    BoardView,
    Done,
    Event,
    Find,
    Found,
    FoundView,
    Late,
    Move,
    Options,
    PlayerView,
    Puzzle,
    Ready,
    Scored,
    Solution,
    State,
    TimeCalled,
    TurnBegan,
    TurnOver,
    View,
    WordView,
)
from worderly.games.boogle.rules import apply, deadline, outcome, scores
from worderly.games.boogle.text import notate, parse, picture, share
from worderly.games.boogle.views import puzzle, solution, view
from worderly.games.tools import Tools
from worderly.kit import Game, late

GAME: Game[Options, State, Move, View, Tools] = Game(
    id="boogle",
    version=1,
    seats=(1, 64),
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
    analysis=late("worderly.games.boogle.analysis"),
)

__all__ = [
    "GAME",
    "BoardView",
    "Done",
    "Event",
    "Find",
    "Found",
    "FoundView",
    "Late",
    "Move",
    "Options",
    "PlayerView",
    "Puzzle",
    "Ready",
    "Scored",
    "Solution",
    "State",
    "TimeCalled",
    "TurnBegan",
    "TurnOver",
    "View",
    "WordView",
]
