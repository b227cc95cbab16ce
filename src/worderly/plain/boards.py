"""The leader board of a game and the player's own figures, in line mode."""

from typing import TYPE_CHECKING

from worderly.local.files import Damaged
from worderly.plain.voice import Desk

if TYPE_CHECKING:
    from worderly.kit.leaders import Leader
    from worderly.plain.arcade import Arcade

BAR = 30
"""Characters of the longest bar."""


def read_board(arcade: "Arcade", game_id: str, language: str) -> "tuple[Leader, ...]":
    try:
        return arcade.shelf.leaders(game_id, language).read()
    except Damaged as damaged:
        arcade.report(damaged)
        return ()


def show_board(arcade: "Arcade", game_id: str, language: str | None = None) -> None:
    text, say = arcade.messages.text, arcade.console.say
    leaders = read_board(arcade, game_id, language or arcade.messages.language)
    say("", text("plain-board-title", game=text(f"title-{game_id}")))
    if not leaders:
        say(text("plain-board-empty"))
    for place, leader in enumerate(leaders, 1):
        say(text("plain-board-row", place=place, name=leader.name, points=leader.points))


def offer_place(arcade: "Arcade", desk: Desk, points: int) -> None:
    from worderly.kit.leaders import makes_board

    game_id, language = desk.match.game.id, desk.match.order.options.languages[0]
    leaders = read_board(arcade, game_id, language)
    if not makes_board(leaders, points):
        return
    desk.console.say("")
    if not leaders or points > leaders[0].points:
        desk.say("plain-board-best")
    if name := _asked_name(desk):
        placed = arcade.shelf.leaders(game_id, language).add(name, points)
        place = next(place for place, leader in enumerate(placed, 1) if leader.name == name)
        desk.say("plain-board-entered", name=name, place=place)


def _asked_name(desk: Desk) -> str:
    from worderly.kit.leaders import is_valid_name

    while True:
        name = desk.ask("plain-board-name")
        if not name or is_valid_name(name):
            return name
        desk.say("plain-board-bad-name")


def show_stats(arcade: "Arcade", game_id: str) -> None:
    from worderly.local.results import stats

    text, say = arcade.messages.text, arcade.console.say
    figures = stats(arcade.shelf.results.read(), game_id, arcade.messages.language, arcade.today())
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
    most = max(count for _, count in figures.distribution)
    for low, count in figures.distribution:
        bar = "#" * -(-BAR * count // most)
        say(text("plain-stats-row", low=low, bar=bar, count=count))
