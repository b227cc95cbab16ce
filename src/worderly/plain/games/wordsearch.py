"""Word search in line mode: type a word's two ends, the word with one end, or the word alone."""

from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.event_texts import event_texts
from worderly.games.wordsearch.model import HINT_COST_MS, ListedWord, View
from worderly.games.wordsearch.notation import cell_text
from worderly.kit import Event
from worderly.kit.clock_text import clock_text
from worderly.plain.voice import Desk, Voice

SECOND_MS = 1000


def opening(desk: Desk) -> None:
    view: View = desk.view
    for unplaced in view.unplaced:
        reason = desk.text(f"wordsearch-reason-{unplaced.reason.replace('_', '-')}")
        desk.say("wordsearch-unplaced", word=unplaced.word, reason=reason)
    if view.secrets:
        desk.say("wordsearch-secrets", count=view.secrets)


def scene(desk: Desk) -> None:
    view: View = desk.view
    time = clock_text(desk.match.elapsed_ms + view.penalty_ms)
    desk.say("wordsearch-status", found=sum(view.scores), words=len(view.words), time=time)


def prompt(desk: Desk) -> str:
    return desk.text("wordsearch-prompt") + " "


def tell(desk: Desk, event: Event) -> None:
    desk.console.say(*event_texts(event, desk.view, desk.text))


def ending(desk: Desk) -> None:
    view: View = desk.view
    missed = [word for word in view.words if word.found_by is None]
    if missed:
        desk.say_reason()
        desk.say_list("wordsearch-missed", (word.text for word in missed))
        desk.console.say(*(_place(desk, word) for word in (*missed, *view.secrets_found)))
    else:
        desk.console.say("")
        desk.say("wordsearch-all-found", words=len(view.words), time=clock_text(view.time_ms or 0))
    if view.message:
        desk.say("wordsearch-message", message=view.message)
    if view.hints_used:
        desk.say("wordsearch-hints-used", count=view.hints_used)
    if desk.match.outcome and not desk.match.outcome.ranked:
        desk.say("wordsearch-typed")


def _place(desk: Desk, word: ListedWord) -> str:
    ends = {"start": cell_text(word.cells[0]), "end": cell_text(word.cells[-1])}
    return desk.text("wordsearch-lies", word=word.text, **ends)


VOICE = Voice(
    game=GAME,
    opening=opening,
    picture=lambda desk: GAME.picture(desk.view),
    scene=scene,
    prompt=prompt,
    tell=tell,
    ending=ending,
    help_facts={"seconds": HINT_COST_MS // SECOND_MS},
)
