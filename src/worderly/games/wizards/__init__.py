"""Wizards: six shuffled letters and a covered crossword around a diagonal word."""

from worderly.games.levels import LEVELS
from worderly.games.tools import Tools
from worderly.games.wizards import account, bot, generate, model, options, ranks, rules, text, views
from worderly.kit import Game, lazy_analysis, lazy_days, lazy_lesson
from worderly.kit.making import Making, Steps

GAME: Game[options.Options, model.State, model.Move, model.View, Tools] = Game(
    id="wizards",
    version=model.VERSION,
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
    least_ms={model.Guess: 1_000},
    analysis=lazy_analysis("worderly.games.wizards.analysis"),
    ranks=ranks.RANKS,
    lesson=lazy_lesson("worderly.games.wizards.lesson"),
    choices=options.CHOICES,
    makes_leader=rules.makes_leader,
    making=Making(steps=Steps("words", (15, 21, 31))),
    days=lazy_days("worderly.games.wizards.days"),
)
