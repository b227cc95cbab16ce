"""Leader boards and statistics in line mode."""

from typing import TYPE_CHECKING

from worderly.device.local.files import Damaged
from worderly.kit import Refused
from worderly.plain.voice import MatchContext

if TYPE_CHECKING:
    from worderly.device.local.device import BoardEntry
    from worderly.plain.arcade import Arcade

SPANS = {"today": "plain-board-today", "all": "plain-board-all"}
BAR = 30
"""Characters of the longest bar."""


def read_board(arcade: "Arcade", game_id: str, span: str = "all", language: str = "") -> "list[BoardEntry]":
    try:
        return arcade.device.board(game_id, span, language)
    except Damaged as damaged:
        arcade.report(damaged)
    except Refused as refused:
        arcade.console.say(arcade.messages.refusal(refused.code, refused.facts))
    return []


def show_board(arcade: "Arcade", game_id: str, language: str = "") -> None:
    for span in arcade.device.spans():
        _show_span(arcade, game_id, span, language)


def _show_span(arcade: "Arcade", game_id: str, span: str, language: str) -> None:
    text, say = arcade.messages.text, arcade.console.say
    entries = read_board(arcade, game_id, span, language)
    title = text("plain-board-title", game=text(f"title-{game_id}"))
    say("", title if not arcade.device.server else f"{title} · {text(SPANS[span])}")
    if not entries:
        say(text("plain-board-empty"))
    for one in entries:
        row = text("plain-board-row", place=one.rank, name=one.name, points=one.points)
        you = text("plain-board-you")
        say(f"{row} {you}" if one.is_you else row)


def offer_place(arcade: "Arcade", context: MatchContext, points: int) -> None:
    """The leader board of this device, in the language of the match."""
    game_id, language = context.match.game.id, context.match.config.options.languages[0]
    if not arcade.device.makes_board(context.match, arcade.report):
        return
    context.console.say("")
    if arcade.device.is_best(context.match):
        context.say("plain-board-best")
    if name := _ask_name(context):
        try:
            placed = arcade.device.leaders(game_id, language).add(name, points)
        except OSError as error:
            context.say("plain-not-kept", reason=error.strerror or str(error))
            return
        place = next(place for place, leader in enumerate(placed, 1) if leader.name == name)
        context.say("plain-board-entered", name=name, place=place)


def _ask_name(context: MatchContext) -> str:
    from worderly.kit.leaders import is_valid_name

    while True:
        name = context.ask("plain-board-name")
        if not name or is_valid_name(name):
            return name
        context.say("plain-board-bad-name")


def show_stats(arcade: "Arcade", game_id: str) -> None:
    from worderly.device.local.results import stats

    text, say = arcade.messages.text, arcade.console.say
    device = arcade.device
    figures = stats(device.shelf.results.read(), game_id, device.word_language, device.today())
    say("", text("plain-stats-title", game=text(f"title-{game_id}")))
    if not figures.games:
        say(text("plain-stats-none"))
        return
    average = round(figures.average)
    say(text("plain-stats-games", games=figures.games, average=average, best=figures.best))
    say(
        text(
            "plain-stats-streak", streak=figures.streak, longest=figures.best_streak, freezes=figures.freezes
        )
    )
    for bar in figures.bars(BAR):
        say(text("plain-stats-row", low=bar.low, bar="#" * bar.length, count=bar.games))
