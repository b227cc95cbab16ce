"""Battlewords: six words hide in a sea of twelve by twelve; name them while they are still covered."""

from worderly.games.battlewords import bot, generate, rules, sight, text
from worderly.games.battlewords.diagnose import Diagnosis, diagnose
from worderly.games.battlewords.model import (
    Answer,
    Event,
    Guess,
    Hidden,
    Hint,
    Move,
    Named,
    Options,
    Reveal,
    State,
    Turn,
    View,
)
from worderly.games.tools import Tools
from worderly.kit import Game, late

GAME: Game[Options, State, Move, View, Tools] = Game(
    id="battlewords",
    version=1,
    seats=(1, 1),
    Options=Options,
    State=State,
    Move=Move,  # type: ignore[arg-type]  # a union stands for the type of a move
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
    analysis=late("worderly.games.battlewords.analysis"),
)

__all__ = [
    "GAME",
    "Answer",
    "Diagnosis",
    "Event",
    "Guess",
    "Hidden",
    "Hint",
    "Move",
    "Named",
    "Options",
    "Reveal",
    "State",
    "Turn",
    "View",
    "diagnose",
]
