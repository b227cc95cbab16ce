"""Wizards in line mode."""

from msgspec.structs import replace

from worderly.games.wizards import GAME
from worderly.games.wizards.event_texts import event_texts
from worderly.games.wizards.model import Answer, View
from worderly.kit import Chance, Event
from worderly.plain.voice import Desk, Voice


def picture(desk: Desk) -> str:
    """The covered grid, even when the answers are known: what is done must be seen."""
    view: View = replace(desk.view, answer=(), letters="")
    text: str = GAME.picture(view)
    return text.rstrip("\n")


def opening(desk: Desk) -> None:
    view: View = desk.view
    if view.options.debug:
        desk.say("wizards-omniscient")
        desk.say_list("plain-wizards-answers", dict.fromkeys(answer.display for answer in view.answers))


def scene(desk: Desk) -> None:
    view: View = desk.view
    letters = desk.memory.get("letters") or view.letters
    desk.say("wizards-letters", letters=" ".join(letters))
    status = [desk.text("wizards-status", lives=view.lives, points=view.points)]
    status += [desk.text("wizards-hints-left", count=view.hints_left)] if view.options.hints else []
    status += [desk.text("wizards-charges", count=view.charges)] if view.charges else []
    status += [desk.text("wizards-shield-left", count=view.shield)] if view.shield else []
    left = ", ".join(desk.text("wizards-left-of", count=count, length=length) for length, count in view.left)
    desk.console.say("; ".join(status), desk.text("wizards-left", words=left))


def prompt(desk: Desk) -> str:
    return desk.text("wizards-prompt") + " "


def tell(desk: Desk, event: Event) -> None:
    desk.console.say(*event_texts(event, desk.view, desk.text, desk.match.tools.words.display))


def command(desk: Desk, word: str) -> bool:
    if word not in desk.messages.typed("typed-shuffle"):
        return False
    count = desk.memory["shuffles"] = desk.memory.get("shuffles", 0) + 1
    chance = Chance(f"{desk.match.config.seed}/shuffle/{count}")
    desk.memory["letters"] = "".join(chance.shuffled(desk.view.letters))
    return True


def ending(desk: Desk) -> None:
    view: View = desk.view
    desk.console.say("", GAME.picture(replace(view, letters="")).rstrip("\n"))
    desk.say_reason()
    desk.say_list("wizards-found", _words(view.answers, found=True))
    desk.say_list("wizards-missed", _words(view.answers, found=False))
    desk.say_list("wizards-bonus-words", view.bonus)
    desk.say("wizards-status", lives=view.lives, points=view.points)


def _words(answers: tuple[Answer, ...], *, found: bool) -> dict[str, None]:
    """Each word once, though it may be on the grid twice."""
    return dict.fromkeys(answer.display for answer in answers if answer.found is found)


VOICE = Voice(
    game=GAME,
    opening=opening,
    picture=picture,
    scene=scene,
    prompt=prompt,
    tell=tell,
    command=command,
    ending=ending,
)
