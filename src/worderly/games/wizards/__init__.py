"""Wizards: six shuffled letters and a covered crossword around a diagonal word."""

from worderly.games.tools import Tools
from worderly.games.wizards import bot, generate, rules, sight, text
from worderly.games.wizards.model import BOOKS, Answer, Event, Move, Options, Placed, State, Turn, View
from worderly.kit import Game, late

GAME: Game[Options, State, Move, View, Tools] = Game(
    id="wizards",
    version=1,
    seats=(1, 1),
    Options=Options,
    State=State,
    Move=Move,  # type: ignore[arg-type]
    View=View,
    Event=Event,
    check=rules.check,
    daily=rules.daily,
    new=generate.new,
    apply=rules.apply,
    view=sight.view,
    scores=rules.scores,
    outcome=rules.outcome,
    deadline=lambda state: None,
    parse=text.parse,
    notate=text.notate,
    picture=text.picture,
    share=text.share,
    puzzle=text.puzzle,
    solution=text.solution,
    sample=rules.sample,
    bot=bot.bot,
    levels=bot.LEVELS,
    analysis=late("worderly.games.wizards.analysis"),
)

__all__ = ["BOOKS", "GAME", "Answer", "Event", "Move", "Options", "Placed", "State", "Turn", "View"]
