"""The base of all game screens: title, clock, messages, pause, giving up, the end."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from textual.widgets import Static

from worderly.kit import Event, GiveUp, Move, Refused, Say, events_for
from worderly.kit.achievements.ranks import next_rank_text, rank_text
from worderly.messages.clock_text import clock_text, left_text
from worderly.tui.ending.result import Summary
from worderly.tui.games.board import BoardPage
from worderly.tui.games.motion import Motion
from worderly.tui.link import Link
from worderly.tui.match_page import POLL_S
from worderly.tui.screens.dialog import Dialog, TextDialog
from worderly.tui.widgets.bars import Key, KeyBar, TitleBar

SIDE = 28
"""Columns of the side panel; on a screen narrower than `WIDE` a key opens it."""
WIDE = 72
FRAME = 3
"""Lines of title, message and entry; the key bar takes one or two more."""
LOW = 22


class GameScreen(BoardPage):
    """A game's screen draws its view, parses its entry and puts its events into words."""

    DEFAULT_CSS = """
    GameScreen .tray { margin-top: 1; }
    GameScreen.low .tray { margin-top: 0; }
    """
    right: ClassVar[tuple[type[Event], ...]] = ()
    """Events shown as success; `wrong` has those shown as failure."""
    wrong: ClassVar[tuple[type[Event], ...]] = ()
    prompt: ClassVar[str] = "tui-prompt"
    has_hints: ClassVar[bool] = False
    moving = "tui-moving-game"
    section = "game"

    def __init__(self, link: Link, notices: Sequence[str] = ()) -> None:
        super().__init__(link)
        self.notices = notices
        self.accent = link.game.id
        self.motion = Motion(self, self.show_moving)

    @classmethod
    def of(cls, link: Link) -> "type[GameScreen]":
        """The screen for this match: a game may have another one for turns."""
        return cls

    # --- layout -----------------------------------------------------------

    def opened(self) -> None:
        super().opened()
        self.entry.back, self.entry.enter = self.say("tui-rub-out"), self.say("tui-enter")
        self.query_one(TitleBar).name_text = self.link.title(self.arcade.messages)
        self.show_message("  ".join(self.notices))
        for part in ("#stage", "#below"):
            self.query_one(part).disabled = self.link.is_spectator
        self.show()
        self.lay_out_all()
        self.set_interval(POLL_S, self.poll)
        if self.is_board_cut and not self.notices:
            self.show_message(self.say("tui-board-scrolls"))

    def on_resize(self) -> None:
        self.lay_out_all()

    def lay_out_all(self) -> None:
        size = self.app.size
        narrow = size.width < WIDE
        self.set_class(narrow, "narrow")
        self.set_class(size.height < LOW, "low")
        bar = self.query_one(KeyBar)
        bar.most_lines = 1 if size.height < LOW else 2
        self.show_keys()
        frame = FRAME + bar.lines_in(size.width)
        self.lay_out(size.width - (0 if narrow else SIDE), size.height - frame)
        self.draw(self.view)
        self.show_figures()

    def lay_out(self, width: int, height: int) -> None:
        """Fits the widgets into so many columns and lines."""

    # --- showing ----------------------------------------------------------

    def show(self) -> None:
        view = self.view
        self.draw(view)
        self.query_one("#panel", Static).update("\n".join([*self.above_panel(view), self.panel(view)]))
        self.entry.prompt = self.say(self.prompt_message())
        self.show_figures()

    def prompt_message(self) -> str:
        """The message id of the prompt."""
        if self.link.is_spectator:
            return "tui-you-look-on"
        return "plain-await-others" if self.link.is_done else self.prompt

    def show_moving(self) -> None:
        if self.is_current and self.children:
            self.draw(self.view)
            self.show_figures()

    def draw(self, view: Any) -> None:
        raise NotImplementedError

    def panel(self, view: Any) -> str:
        """The text of the side panel."""
        return ""

    def above_panel(self, view: Any) -> list[str]:
        """In a room the points of all players; else the rank reached and what is missing to the next."""
        return self.standing() or self.rank_lines(view)

    def rank_lines(self, view: Any) -> list[str]:
        game = self.link.game
        rank = None if self.link.is_spectator else game.ranks.rank(view, self.seat)
        if rank is None:
            return []
        lines = (rank_text(rank, game.id, self.say), next_rank_text(rank, game.id, self.say))
        return [*filter(None, lines), ""]

    def standing(self) -> list[str]:
        """In a room: the points of all players."""
        from worderly.device.remote import RemoteMatch

        room, match = self.link.room, self.link.match
        if room is None or not isinstance(match, RemoteMatch):
            return []
        return [*(f"{name:<18.18} {points:>6}" for name, points in room.standing(match)), ""]

    def points(self, view: Any) -> str:
        points = self.motion.counted(self.tally_before, self.tally(view))
        return str(points) if self.is_narrow else self.say("tui-points", points=points)

    def figures(self, view: Any) -> str:
        return self.points(view)

    def show_figures(self) -> None:
        left = self.left_ms(self.view)
        time = clock_text(self.elapsed_ms(self.view)) if left is None else left_text(left)
        figures = "" if self.link.is_spectator else self.figures(self.view)
        self.query_one(TitleBar).figures = f"{figures}  {time}"

    def left_ms(self, view: Any) -> int | None:
        """The time left as the clock shows it; None if it counts up."""
        return self.link.left_ms

    def elapsed_ms(self, view: Any) -> int:
        return self.link.elapsed_ms

    # --- moves ------------------------------------------------------------

    def read(self, text: str) -> Move:
        """Parses the entry; raises Refused or ValueError."""
        move: Move = self.link.game.parse(text)
        return move

    async def finish_draft(self, draft: str) -> None:
        try:
            move = self.read(draft)
        except Refused as refused:
            self.show_message(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
        except ValueError:
            self.show_message(self.say("plain-not-understood", text=draft[:40]), "wrong")
        else:
            await self.send(move)

    def event_texts(self, event: Event, view: Any, say: Say) -> list[str]:
        """The sentences of an event."""
        raise NotImplementedError

    async def show_events(self, events: Sequence[Event]) -> None:
        own_events = events_for(events, self.seat)
        view = self.view
        said = [line for event in own_events for line in self.event_texts(event, view, self.say)]
        if said:
            self.show_message("  ".join(said), self.kind(own_events))
        if self.arcade.has_motion and any(isinstance(event, self.right) for event in own_events):
            self.motion.begin()
        self.show()
        self.finish_if_over()

    def kind(self, events: Sequence[Event]) -> str:
        if any(isinstance(event, self.right) for event in events):
            self.arcade.chime()
            return "right"
        return "wrong" if any(isinstance(event, self.wrong) for event in events) else "info"

    def finish_if_over(self) -> None:
        if self.link.outcome is not None and not self.has_ended:
            self.has_ended = True
            self.arcade.playing.finish(self.link, self.final_summary())

    def final_summary(self) -> Summary:
        """What the result shows of this match, with the rank reached."""
        view = self.link.view(self.link.seat)
        summary = self.summary(view)
        if self.link.is_spectator:
            return self.spectator_summary(summary)
        ranks = [self.say("rank-reached", rank=rank) for rank in self.rank_lines(view)[:1]]
        points = self.standing()[:-1]
        won = [self.round_winner()] if points else []
        return replace(summary, lines=[*won, *points, *ranks, *summary.lines])

    def spectator_summary(self, summary: Summary) -> Summary:
        return replace(summary, headline=self.round_winner(), lines=self.standing()[:-1])

    def round_winner(self) -> str:
        """Who has won this round of a room, or why it ended without a winner."""
        room, outcome = self.link.room, self.link.outcome
        assert room is not None
        assert outcome is not None
        names = [room.name(room.now.seats[seat]) for seat in outcome.winners]
        return self.winner(names) if names else self.arcade.messages.reason(outcome.reason)

    def winner(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.say("plain-winner", name=names[0])
        return self.say("plain-tie", names=", ".join(names))

    def summary(self, view: Any) -> Summary:
        raise NotImplementedError

    # --- keys -------------------------------------------------------------

    def keys(self) -> Iterable[Key]:
        yield self.key("f1", "F1", "tui-key-help", "help")
        if self.is_narrow or self.is_panel_cut:
            yield self.key("f2", "F2", "tui-key-words", "words")
        if not self.link.is_spectator:
            yield from self.playing_keys()
        yield self.key("escape", "esc", "tui-key-room" if self.link.room else "tui-key-leave", "leave")

    def playing_keys(self) -> Iterable[Key]:
        if self.has_hints:
            yield self.key("f3", "F3", "tui-key-hint", "hint")
        yield from self.own_keys()
        if self.link.can_pause:
            yield self.key("f5", "F5", "tui-key-pause", "pause")
        yield self.key("f8", "F8", "tui-key-give-up", "give_up")
        yield from self.word_keys()

    def own_keys(self) -> Iterable[Key]:
        return ()

    def action_help(self) -> None:
        self.arcade.show_help(self.link.game.id)

    def action_words(self) -> None:
        panel = "\n".join([*self.above_panel(self.view), self.panel(self.view)])
        self.app.push_screen(TextDialog(panel, self.say("tui-back")))

    async def action_hint(self) -> None:
        await self.send(self.read("!hint"))

    def action_give_up(self) -> None:
        async def sure(answer: str | None) -> None:
            if answer == "yes":
                await self.send(GiveUp())

        choices = [("no", self.say("tui-play-on")), ("yes", self.say("tui-give-up"))]
        self.app.push_screen(Dialog(self.say("tui-give-up-sure"), choices), sure)

    def action_leave(self) -> None:
        if self.entry.draft:
            self.action_clear()
        elif not self.take_back():
            self.arcade.go_back()
