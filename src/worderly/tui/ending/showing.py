"""Shows results: of a match that has just ended, and of a daily that was finished before."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as replace_fields

from worderly.device.match import Match
from worderly.device.request import Request
from worderly.games import part_of
from worderly.tui.ending.result import ResultScreen, Summary
from worderly.tui.link import Link
from worderly.tui.screens.dialog import Dialog, Question

if TYPE_CHECKING:
    from worderly.tui.app import Arcade
    from worderly.tui.games.game import GameScreen


def screen_of(link: Link) -> "type[GameScreen]":
    """Imported late, because the home page shows no game."""
    screen: type[GameScreen] = part_of("worderly.tui.games", link.game.id, "SCREEN")
    return screen.of(link)


# --- a match that has just ended --------------------------------------------------------


def show_result(arcade: "Arcade", link: Link, summary: Summary) -> None:
    device, text = arcade.device, arcade.messages.text
    counts = device.record(link.match, text)
    makes_board = counts and device.makes_board(link.match, arcade.report)
    if counts:
        praise = _praise(arcade, link.match, makes_board=makes_board)
        summary = replace(summary, lines=[*praise, *summary.lines])
    arcade.quiet.begin()
    arcade.show_above(ResultScreen(link, summary, "" if counts else text("plain-practice")))
    if makes_board:
        _ask_name(arcade, link)
    elif counts and link.match.config.server and link.daily:
        from worderly.tui.rooms.opting import offer_board

        offer_board(arcade, link)


def _praise(arcade: "Arcade", match: Match, *, makes_board: bool) -> Iterator[str]:
    """A new best score and the milestones of this match; matches of several players are not kept."""
    from worderly.device.local.ending import has_one_player
    from worderly.device.local.results import last_milestones
    from worderly.kit.achievements.milestones import milestone_text

    text, results = arcade.messages.text, arcade.device.shelf.results
    if makes_board and arcade.device.is_best(match):
        yield f"★ {text('plain-board-best')}"
    for one in last_milestones(results.read()) if has_one_player(match) else ():
        yield f"◆ {milestone_text(one, text)}"


def _ask_name(arcade: "Arcade", link: Link) -> None:
    from worderly.kit.leaders import is_valid_name

    assert link.outcome is not None
    text, points = arcade.messages.text, link.outcome.scores[0]
    board = arcade.device.leaders(link.game.id, link.match.config.options.languages[0])

    def named(name: str | None) -> None:
        if name:
            arcade.set(replace_fields(arcade.settings, name=name))
            arcade.playing.call(lambda: board.add(name, points), lambda _: arcade.show_boards(link.game.id))

    known = arcade.settings.name
    question = Question(text("plain-board-name"), is_valid_name, text("plain-board-bad-name"), known)
    arcade.push_screen(question, named)


# --- a daily that was finished before -----------------------------------------------------


def show_finished(arcade: "Arcade", match: Match | None, request: Request) -> None:
    """Without the match only the line that was kept of it can be shown."""
    if match is None or match.outcome is None:
        _ask_to_practise(arcade, request)
        return
    link = Link(match)
    summary = screen_of(link)(link).final_summary()
    arcade.show_above(ResultScreen(link, summary, arcade.messages.text("plain-finished")))


def _ask_to_practise(arcade: "Arcade", request: Request) -> None:
    def answer(choice: str | None) -> None:
        if choice == "again":
            arcade.playing.begin(request)

    text, kept = arcade.messages.text, arcade.device.result_of(request)
    points = text("tui-points", points=kept.points) if kept else text(f"title-{request.game}")
    about = kept.share if kept and kept.share else points
    choices = [("", text("tui-back")), ("again", text("tui-practise-again"))]
    arcade.push_screen(Dialog(text("plain-finished"), choices, about), answer)
