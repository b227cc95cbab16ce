"""Boogle: a square of dice; words along paths of touching dice against the clock."""

from worderly.games.boogle import (
    account,
    bot,
    generate,
    model,
    options,
    ranks,
    rules,
    seating,
    text,
    views,
)
from worderly.games.levels import LEVELS
from worderly.games.tools import Tools
from worderly.kit import Game, lazy_analysis, lazy_days, lazy_lesson
from worderly.kit.making import Making

GAME: Game[options.Options, model.State, model.Move, model.View, Tools] = Game(
    id="boogle",
    version=1,
    seats=(1, 64),
    Options=options.Options,
    State=model.State,
    Move=model.Move,  # type: ignore[arg-type]  # a union stands for the type of a move
    View=model.View,
    Event=model.Event,
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
    levels=LEVELS,
    least_ms={model.Find: 1_000},
    has_clock=True,
    analysis=lazy_analysis("worderly.games.boogle.analysis"),
    ranks=ranks.RANKS,
    lesson=lazy_lesson("worderly.games.boogle.lesson"),
    choices=options.CHOICES,
    resolve_choices=options.resolve_choices,
    together=seating.together,
    names=seating.names,
    machine=seating.machine,
    is_done=seating.is_done,
    making=Making(),
    days=lazy_days("worderly.games.boogle.days"),
)
