"""Word search: a grid that hides a list of words, to be made, played and solved."""

from worderly.games.tools import Tools
from worderly.games.wordsearch.bot import LEVELS, bot, sample
from worderly.games.wordsearch.generate import check, daily, new, raced
from worderly.games.wordsearch.model import (
    Draw,
    Event,
    GaveUp,
    HiddenWord,
    Hint,
    HintGiven,
    HintView,
    ListedWord,
    Move,
    Name,
    Options,
    Pin,
    PlacedWord,
    Puzzle,
    Solution,
    State,
    Unplaced,
    View,
    WordFound,
)
from worderly.games.wordsearch.rules import apply, deadline, outcome, scores
from worderly.games.wordsearch.text import notate, parse, picture, share
from worderly.games.wordsearch.views import puzzle, solution, view
from worderly.kit import Game, late

GAME: Game[Options, State, Move, View, Tools] = Game(
    id="wordsearch",
    version=1,
    seats=(1, 8),
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
    analysis=late("worderly.games.wordsearch.analysis"),
    raced=raced,
)

__all__ = [
    "GAME",
    "Draw",
    "Event",
    "GaveUp",
    "HiddenWord",
    "Hint",
    "HintGiven",
    "HintView",
    "ListedWord",
    "Move",
    "Name",
    "Options",
    "Pin",
    "PlacedWord",
    "Puzzle",
    "Solution",
    "State",
    "Unplaced",
    "View",
    "WordFound",
]
