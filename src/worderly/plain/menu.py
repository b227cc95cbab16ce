"""The main menu: which game, and what to do with it."""

from typing import TYPE_CHECKING

from worderly.local.request import Request
from worderly.plain.boards import show_board, show_stats

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade

GAME_IDS = ("wizards", "hands", "boogle", "battlewords", "wordsearch")


def choose(arcade: "Arcade") -> Request | None:
    """What to play next; None: the player leaves."""
    messages, say = arcade.messages, arcade.console.say
    say("", messages.text("plain-menu-title"), *_game_lines(arcade))
    while True:
        title = messages.text(f"title-{arcade.chosen}")
        answer = arcade.console.ask(messages.text("plain-menu", game=title) + " ").lower()
        if answer in ("q", "quit", "quitter", "exit"):
            return None
        if (request := _request(arcade, answer)) is not None:
            return request
        _look(arcade, answer)


def _game_lines(arcade: "Arcade") -> list[str]:
    text = arcade.messages.text
    return [
        text(
            "plain-menu-game",
            number=number,
            game=text(f"title-{game}"),
            about=text(f"plain-about-{game}"),
        )
        for number, game in enumerate(GAME_IDS, 1)
    ]


def _request(arcade: "Arcade", answer: str) -> Request | None:
    if (game := _game(arcade, answer)) is not None:
        arcade.chosen = game
        return arcade.plain_request(game)
    if answer in ("p", "play", "jouer"):
        return arcade.plain_request(arcade.chosen)
    if answer in ("d", "daily"):
        return arcade.daily_request(arcade.chosen)
    return None


def _game(arcade: "Arcade", answer: str) -> str | None:
    if answer.isdecimal() and 1 <= int(answer) <= len(GAME_IDS):
        return GAME_IDS[int(answer) - 1]
    titles = {arcade.messages.text(f"title-{game}").lower(): game for game in GAME_IDS}
    return titles.get(answer, answer if answer in GAME_IDS else None)


def _look(arcade: "Arcade", answer: str) -> None:
    if answer in ("l", "leader board", "classement"):
        show_board(arcade, arcade.chosen)
    elif answer in ("s", "stats"):
        show_stats(arcade, arcade.chosen)
    elif answer in ("", "?"):
        arcade.console.say(arcade.messages.text("plain-menu-help"))
    else:
        arcade.console.say(arcade.messages.text("plain-not-understood", text=answer[:40]))
