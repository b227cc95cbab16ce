"""Hands: a hand of letters, one of them a wildcard; long words and small leftovers pay."""

from worderly.games.hands import account, bot, generate, model, options, ranks, rules, text, views
from worderly.games.levels import LEVELS
from worderly.games.tools import Tools
from worderly.kit import Game, lazy_analysis, lazy_days, lazy_lesson
from worderly.kit.making import Making

GAME: Game[options.Options, model.State, model.Move, model.View, Tools] = Game(
    id="hands",
    version=1,
    seats=(1, 1),
    Options=options.Options,
    State=model.State,
    Move=model.Move,  # type: ignore[arg-type]  # a union stands for the type of a move
    View=model.View,
    Event=model.Event,
    check=options.check,
    daily=generate.daily,
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
    levels=LEVELS,
    least_ms={model.Play: 1_000},
    analysis=lazy_analysis("worderly.games.hands.analysis"),
    unranks=(model.Hint,),
    ranks=ranks.RANKS,
    lesson=lazy_lesson("worderly.games.hands.lesson"),
    choices=options.CHOICES,
    resolve_choices=options.resolve_choices,
    making=Making(),
    days=lazy_days("worderly.games.hands.days"),
)
