"""The list of waiting matches, to resume or to delete."""

from collections.abc import Iterable
from datetime import date

from textual import on
from textual.app import ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from worderly.device.local.device import WaitingMatch
from worderly.messages.cldr import cldr_of, short_date_text
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, MessageBar, TitleBar
from worderly.tui.widgets.list_box import ListBox


class WaitingPage(Page):
    DEFAULT_CSS = """
    WaitingPage OptionList { background: $background; height: 1fr; padding: 1 2; }
    WaitingPage #none { height: 1fr; padding: 1 3; color: $soft; display: none; }
    WaitingPage.empty #none { display: block; }
    WaitingPage.empty OptionList { display: none; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[WaitingMatch] = []

    def compose(self) -> ComposeResult:
        yield TitleBar()
        yield ListBox(markup=False)
        yield Static(self.say("plain-none-waiting"), id="none", markup=False)
        yield MessageBar(" ", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one(TitleBar).name_text = self.say("tui-key-resume")
        self.refresh_list()

    def refresh_list(self) -> None:
        self.waiting = self.arcade.device.all_waiting(self.arcade.report)
        self.set_class(not self.waiting, "empty")
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(Option(self._row(one), id=one.slot) for one in self.waiting)
        if self.waiting:
            options.focus()
            options.highlighted = 0

    def _row(self, one: WaitingMatch) -> str:
        title, moves = self.say(f"title-{one.game}"), self.say("tui-begun", moves=one.moves)
        return f"{title:<13}{self._kind(one):<10} {moves}"

    def _kind(self, one: WaitingMatch) -> str:
        if not one.daily:
            return self.say("tui-key-practice")
        return short_date_text(cldr_of(self.arcade.messages.language), date.fromisoformat(one.daily))

    def keys(self) -> Iterable[Key]:
        yield self.key("enter", "↵", "tui-go-on", "resume")
        yield self.key("x", "x", "tui-discard", "discard")
        yield self.key("escape", "esc", "tui-back", "leave")

    @property
    def chosen(self) -> WaitingMatch | None:
        at = self.query_one(OptionList).highlighted
        return None if at is None or at >= len(self.waiting) else self.waiting[at]

    @on(OptionList.OptionSelected)
    def action_resume(self) -> None:
        if self.chosen is not None:
            self.arcade.playing.resume(self.chosen)

    def action_discard(self) -> None:
        if (chosen := self.chosen) is None:
            return

        def sure(answer: str | None) -> None:
            if answer == "yes":
                discard = self.arcade.device.discard
                self.arcade.playing.call(lambda: discard(chosen.slot), lambda _: self.refresh_list())

        choices = [("no", self.say("tui-keep")), ("yes", self.say("tui-discard"))]
        self.app.push_screen(Dialog(self.say("tui-discard-sure"), choices), sure)

    def action_leave(self) -> None:
        self.app.pop_screen()
