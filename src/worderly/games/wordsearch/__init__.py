"""Word search: a grid that hides a list of words, to be made, played and solved."""

from worderly.games.tools import Tools
from worderly.games.wordsearch import (
    account,
    bot,
    generate,
    making,
    model,
    options,
    rules,
    seating,
    text,
    views,
)
from worderly.kit import Game, lazy_analysis, lazy_days

GAME: Game[options.Options, model.State, model.Move, model.View, Tools] = Game(
    id="wordsearch",
    version=1,
    seats=(1, 8),
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
    levels=bot.LEVELS,
    analysis=lazy_analysis("worderly.games.wordsearch.analysis"),
    choices=options.CHOICES,
    together=seating.together,
    raced=seating.raced,
    is_done=seating.is_done,
    secret_options=("secret_words", "message", "pins"),
    makes_leader=rules.makes_leader,
    making=making.MAKING,
    days=lazy_days("worderly.games.wordsearch.days"),
)
