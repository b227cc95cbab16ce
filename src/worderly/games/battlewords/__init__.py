"""Battlewords: six words hide in a sea of twelve by twelve; name them while they are still covered."""

from typing import get_args

from worderly.games.battlewords import account, bot, generate, model, options, ranks, rules, text, views
from worderly.games.levels import LEVELS
from worderly.games.tools import Tools
from worderly.kit import Game, lazy_analysis, lazy_days, lazy_lesson
from worderly.kit.making import Making, Steps

GAME: Game[options.Options, model.State, model.Move, model.View, Tools] = Game(
    id="battlewords",
    version=1,
    seats=(1, 1),
    Options=options.Options,
    State=model.State,
    Move=model.Move,  # type: ignore[arg-type]  # a union stands for the type of a move
    View=model.View,
    Event=model.Event,
    check=options.check,
    daily=rules.daily,
    new=generate.new,
    apply=rules.apply,
    view=views.view,
    scores=rules.scores,
    outcome=rules.outcome,
    deadline=lambda state: None,
    parse=text.parse,
    notate=text.notate,
    picture=text.picture,
    share=text.share,
    puzzle=text.puzzle,
    solution=text.solution,
    account=account.account,
    sample=rules.sample,
    bot=bot.bot,
    levels=LEVELS,
    least_ms={model.Guess: 1_000, model.Reveal: 150},
    analysis=lazy_analysis("worderly.games.battlewords.analysis"),
    ranks=ranks.RANKS,
    lesson=lazy_lesson("worderly.games.battlewords.lesson"),
    choices=options.CHOICES,
    making=Making(steps=Steps("difficulty", get_args(options.Difficulty))),
    days=lazy_days("worderly.games.battlewords.days"),
)
