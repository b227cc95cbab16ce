"""What the page does when the server answers a command with a problem instead of a frame."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from .people import entry, heard, open_game, status, type_word
from .puzzles import hands_words


def answer_first_move(page: Page, code: str) -> list[str]:
    """The first move gets a problem and never reaches the server; returns the ids of all moves sent."""
    ids: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(_problem_once(ids, code, socket.send, server.send))

    page.route_web_socket("**/api/live**", between)
    return ids


def _problem_once(
    ids: list[str], code: str, back: Callable[[str], None], on: Callable[[str | bytes], None]
) -> Callable[[str | bytes], None]:
    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "submit":
            on(text)
            return
        ids.append(message["id"])
        if len(ids) > 1:
            on(text)
            return
        facts: dict[str, str] = {}
        problem = {"type": "error", "code": code, "message": "", "facts": facts, "room": None}
        back(json.dumps({**problem, "match": message["match"], "move": message["id"]}))

    return pass_on


def test_a_move_that_could_not_be_saved_is_sent_again_with_its_id(page: Page) -> None:
    ids = answer_first_move(page, "unavailable")
    open_game(page, "/hands/seed/h1")
    word = hands_words("h1")[0]
    type_word(page, word)
    heard(page, word)
    assert len(ids) == 2
    assert len(set(ids)) == 1


def test_a_move_that_failed_is_answered_and_the_next_one_is_played(page: Page) -> None:
    ids = answer_first_move(page, "failed")
    open_game(page, "/hands/seed/h1")
    word = hands_words("h1")[0]
    type_word(page, word)
    expect(status(page)).to_contain_text("Something went wrong here")
    expect(entry(page)).to_have_value(word)
    page.keyboard.press("Enter")
    heard(page, word)
    assert len(set(ids)) == 2
