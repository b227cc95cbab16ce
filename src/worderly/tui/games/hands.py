"""Hands on the screen: the hand with its values, what was spelled, and the running total."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Center
from textual.widgets import Static

from worderly.games.hands.event_texts import event_texts
from worderly.games.hands.letters import factor
from worderly.games.hands.model import (
    Finish,
    Hint,
    Next,
    Play,
    Played,
    PlayView,
    Replay,
    RoundView,
    Substitute,
    View,
)
from worderly.games.hands.text import line_text
from worderly.kit import Event, Move, Say
from worderly.tui.ending.result import Summary, Word
from worderly.tui.games.spelling import SpellingScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.widgets.bars import Key
from worderly.tui.widgets.tiles import Cell
from worderly.tui.widgets.tray import Tray

SIZES = ((10, 5), (8, 3), (6, 3), (4, 3), (4, 1))
LOW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class HandsScreen(SpellingScreen):
    DEFAULT_CSS = """
    HandsScreen #spelled { height: auto; width: auto; margin-top: 1; color: $foreground; }
    """
    right = (Played,)
    prompt = "tui-hands-prompt"
    accepted_signs = "*!"
    has_hints = True
    rows = 12
    """Lines for the words below the hand."""
    fitted = 0
    """Letters for which the tiles have their size."""

    def stage(self) -> ComposeResult:
        with Center():
            yield Tray(id="grid")
        with Center():
            yield Static("", id="spelled", markup=False)

    def dealt_letters(self) -> Sequence[str]:
        hand: Sequence[str] = self.view.hand
        return hand

    def lay_out(self, width: int, height: int) -> None:
        self.fitted = len(self.view.hand)
        self.fit(width, height // 2, SIZES)
        self.rows = height - self.grid.measure(self.grid.cell).height - 1

    def kind(self, events: Any) -> str:
        if any(isinstance(event, Played) and not event.valid for event in events):
            return "wrong"
        return super().kind(events)

    def draw(self, view: View) -> None:
        self.letters = still_held(self.letters, view.hand)
        self.draft_changed()
        self.query_one("#spelled", Static).update("\n".join(self._spelled(view)))
        if len(view.hand) > self.fitted:
            self.lay_out_all()

    def show(self) -> None:
        super().show()
        if self.view.phase == "after":
            self.entry.prompt = self.say("tui-hands-after")

    def draft_changed(self) -> None:
        values = {letter: str(value).translate(LOW) for letter, value in self.view.values.items()}
        self.tray.set_letters(self.letters, self.entry.draft, values)
        self.entry.note = worth(self.entry.draft, self.view)

    def _spelled(self, view: View) -> list[str]:
        """The last words that have room below the hand."""
        rows = [f"{play.word:<12}{play.points:>6}" for play in view.plays[-max(1, self.rows - 2) :]]
        return [*rows, "─" * 18, f"{self.say('tui-hand-total'):<12}{view.score:>6}"] if rows else []

    def event_texts(self, event: Event, view: View, say: Say) -> list[str]:
        return event_texts(event, view, say)

    def tally(self, view: View) -> int:
        return view.total

    def figures(self, view: View) -> str:
        points = self.points(view)
        if view.options.hands == 1:
            return points
        return f"{self.say('tui-hand-of', number=view.number, hands=view.options.hands)}  {points}"

    def panel(self, view: View) -> str:
        held = len(view.hand)
        rows = [f"{length}  × {factor(length, held)}" for length in range(held, 1, -1)]
        parts = [self.say("tui-hands-multipliers"), *(f"  {row}" for row in rows[:8])]
        if view.first_score is not None:
            parts += ["", self.say("tui-hands-first-score", points=view.first_score)]
        for one in view.rounds:
            parts += ["", self.say("plain-hands-round", number=one.number, points=one.kept)]
        return "\n".join(parts)

    def read(self, text: str) -> Move:
        return super().read(text) if text.startswith("!") else Play(text)

    def own_keys(self) -> Iterable[Key]:
        view: View = self.view
        yield from super().own_keys()
        if view.phase == "after":
            if view.can_replay:
                yield self.key("f6", "F6", "tui-key-replay", "replay")
            yield self.key("f7", "F7", "tui-key-next", "next")
            return
        yield self.key("f7", "F7", "tui-key-finish", "finish")
        if view.can_substitute:
            yield self.key("f6", "F6", "tui-key-substitute", "substitute")

    async def show_events(self, events: Any) -> None:
        await super().show_events(events)
        self.show_keys()

    async def action_submit(self) -> None:
        if self.view.phase == "after" and not self.entry.draft:
            await self.action_next()
        else:
            await super().action_submit()

    async def pick(self, cell: Cell) -> None:
        self.spell_with(cell)

    async def action_hint(self) -> None:
        await self.send(Hint())

    async def action_finish(self) -> None:
        await self.send(Finish())

    async def action_replay(self) -> None:
        await self.send(Replay())

    async def action_next(self) -> None:
        await self.send(Next())

    def action_substitute(self) -> None:
        async def chosen(letter: str | None) -> None:
            if letter:
                await self.send(Substitute(letter))

        letters = [letter for letter in dict.fromkeys(self.view.hand) if letter != "*"]
        choices = [(letter, letter.upper()) for letter in letters]
        self.app.push_screen(Dialog(self.say("tui-which-letter"), choices), chosen)

    def summary(self, view: View) -> Summary:
        lines = [line for one in view.rounds for line in self._round_lines(one)]
        words = [self._word(play) for one in view.rounds for play in one.plays]
        return Summary(self.say("tui-points", points=view.total), lines, words)

    def _round_lines(self, one: RoundView) -> list[str]:
        percent = [self.say("hands-percent", percent=one.percent)] if one.percent is not None else []
        head = self.say("plain-hands-round", number=one.number, points=one.kept)
        return [
            " · ".join([head, " ".join(one.dealt.upper()), *percent]),
            self.say("hands-par", par=one.par, line=line_text(one.par_line)),
            self.say("hands-perfect", perfect=one.perfect, line=line_text(one.perfect_line)),
            *([] if one.exact else [self.say("hands-bound")]),
        ]

    def _word(self, play: PlayView) -> Word:
        if play.points >= play.best_points:
            return Word(play.word, str(play.points), found=play.valid)
        best = self.say("tui-hands-better", word=play.best_word, points=play.best_points)
        return Word(play.word, f"{play.points}  {best}", found=play.valid)


def still_held(letters: Sequence[str], hand: Sequence[str]) -> tuple[str, ...]:
    """The letters that are left, in the player's order; a new hand in the order of its deal."""
    left, kept = Counter(hand), []
    for letter in letters:
        if left[letter]:
            left[letter] -= 1
            kept.append(letter)
    return tuple(hand) if left.total() else tuple(kept)


def worth(draft: str, view: View) -> str:
    """The points of the draft if it is a word; empty if the hand does not have its letters."""
    if not draft or Counter(draft) - Counter(view.hand):
        return ""
    values, times = sum(view.values.get(letter, 0) for letter in draft), factor(len(draft), len(view.hand))
    return f"{values} × {times} = {values * times}"


SCREEN = HandsScreen
