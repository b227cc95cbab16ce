"""Codeword: find the hidden word; every guess is marked letter by letter."""

from worderly.games import levels
from worderly.games.codeword import account, bot, generate, model, options, ranks, rules, text, views
from worderly.games.tools import Tools
from worderly.kit import Game, lazy_analysis, lazy_days, lazy_lesson
from worderly.kit.making import Making

GAME: Game[options.Options, model.State, model.Move, model.View, Tools] = Game(
    id="codeword",
    version=1,  # raise it when the same options and seed would give another match
    seats=(1, 1),
    Options=options.Options,
    State=model.State,
    Move=model.Move,  # type: ignore[arg-type]  # a union stands for the type of a move
    View=model.View,
    Event=model.Event,
    ranks=ranks.RANKS,
    choices=options.CHOICES,
    check=options.check,
    daily=options.daily,
    new=generate.new,
    apply=rules.apply,
    view=views.view,
    scores=rules.scores,
    outcome=rules.outcome,
    deadline=rules.deadline,
    parse=text.parse,
    notate=text.notate,
    picture=text.picture,
    share=text.share,
    puzzle=views.puzzle,
    solution=views.solution,
    account=account.account,
    sample=bot.sample,
    bot=bot.bot,
    levels=levels.LEVELS,
    analysis=lazy_analysis("worderly.games.codeword.analysis"),
    lesson=lazy_lesson("worderly.games.codeword.lesson"),
    making=Making(),
    days=lazy_days("worderly.games.codeword.days"),
)
