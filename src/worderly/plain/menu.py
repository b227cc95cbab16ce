"""The main menu: chooses a game and what to do with it."""

from typing import TYPE_CHECKING

from worderly.device.local.device import WaitingMatch
from worderly.device.request import Request
from worderly.games import IDS
from worderly.plain.boards import show_board, show_stats
from worderly.plain.loop import INTERRUPTED
from worderly.plain.navigation import Destination, destination_of

if TYPE_CHECKING:
    from worderly.plain.arcade import Arcade


def choose(arcade: "Arcade") -> Request | WaitingMatch | None:
    """Asks what to play; None: the player leaves."""
    messages, say = arcade.messages, arcade.console.say
    say("", messages.text("plain-menu-title", games=len(IDS)), *_game_lines(arcade))
    waiting = arcade.device.all_waiting(arcade.report)
    if waiting:
        say(messages.text("plain-menu-waiting", count=len(waiting)))
    is_on_board = False
    while True:
        try:
            answer = _ask(arcade)
        except KeyboardInterrupt:
            if not is_on_board:
                raise
            answer = _ask_from_board(arcade)
        is_on_board = answer in messages.typed("typed-menu-board")
        if answer in messages.typed("typed-menu-quit"):
            return None
        if (choice := _choice(arcade, answer)) is not None:
            return choice
        _show_page(arcade, answer)


def _ask(arcade: "Arcade") -> str:
    title = arcade.messages.text(f"title-{arcade.chosen}")
    return arcade.console.ask(arcade.messages.text("plain-menu", game=title) + " ").lower()


def _ask_from_board(arcade: "Arcade") -> str:
    """After Ctrl+C on the leader board: menu, restart or exit, as an answer to the menu."""
    arcade.console.say("")
    typed = arcade.console.ask(arcade.messages.text("plain-crossroads") + " ")[:1]
    answers = {Destination.EXIT: "q", Destination.RESTART: "p"}
    return answers.get(destination_of(arcade.messages, typed, INTERRUPTED) or Destination.MENU, "?")


def _game_lines(arcade: "Arcade") -> list[str]:
    text = arcade.messages.text
    return [
        text(
            "plain-menu-game",
            number=number,
            game=text(f"title-{game}"),
            about=text(f"plain-about-{game}"),
        )
        for number, game in enumerate(IDS, 1)
    ]


def _choice(arcade: "Arcade", answer: str) -> Request | WaitingMatch | None:
    typed = arcade.messages.typed
    if (game := _game(arcade, answer)) is not None:
        arcade.chosen = game
        return arcade.device.practice(game)
    if answer in typed("typed-menu-play"):
        return arcade.device.practice(arcade.chosen)
    if answer in typed("typed-menu-daily"):
        return arcade.device.daily(arcade.chosen)
    return _waiting(arcade) if answer in typed("typed-menu-resume") else None


def _game(arcade: "Arcade", answer: str) -> str | None:
    if answer.isdecimal() and 1 <= int(answer) <= len(IDS):
        return IDS[int(answer) - 1]
    titles = {arcade.messages.text(f"title-{game}").lower(): game for game in IDS}
    return titles.get(answer, answer if answer in IDS else None)


def _waiting(arcade: "Arcade") -> WaitingMatch | None:
    """Asks for the number of a waiting match; other input goes back to the menu."""
    say, waiting = arcade.console.say, arcade.device.all_waiting(arcade.report)
    if not waiting:
        say(arcade.messages.text("plain-none-waiting"))
        return None
    for number, one in enumerate(waiting, 1):
        say(f"{number} {waiting_text(arcade, one)}")
    answer = arcade.console.ask(arcade.messages.text("plain-which-waiting") + " ")
    chosen = int(answer) if answer.isdecimal() else 0
    return waiting[chosen - 1] if 1 <= chosen <= len(waiting) else None


def waiting_text(arcade: "Arcade", one: WaitingMatch) -> str:
    text = arcade.messages.text
    title = text(f"title-{one.game}")
    game = f"{title}, {one.daily}" if one.daily else title
    return text("plain-waiting-row", game=game, moves=one.moves)


def _show_page(arcade: "Arcade", answer: str) -> None:
    typed = arcade.messages.typed
    if answer in typed("typed-menu-resume"):
        return
    if answer in typed("typed-menu-board"):
        show_board(arcade, arcade.chosen)
    elif answer in typed("typed-menu-stats"):
        show_stats(arcade, arcade.chosen)
    elif answer in ("", "?"):
        arcade.console.say(arcade.messages.text("plain-menu-help"))
    else:
        arcade.console.say(arcade.messages.text("plain-not-understood", text=answer[:40]))
