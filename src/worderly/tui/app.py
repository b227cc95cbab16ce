"""The arcade: looks, screens, palette, signals, and the ways from one game to the next."""

import asyncio
import signal
from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, ClassVar

from msgspec.structs import replace as replace_fields
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen

from worderly.kit import Refused
from worderly.local.files import Damaged
from worderly.local.request import Request
from worderly.messages import Messages
from worderly.tui.device import Device
from worderly.tui.dialog import Dialog, Question
from worderly.tui.game import GameScreen
from worderly.tui.home import Home
from worderly.tui.link import Link, LocalLink
from worderly.tui.page import Page
from worderly.tui.result import ResultScreen, Summary
from worderly.tui.settings import Settings, SettingsFile
from worderly.tui.theme import NO_COLOUR, themes

INTERRUPTED = 130
SCREENS = {
    "wizards": ("wizards", "WizardsScreen"),
    "hands": ("hands", "HandsScreen"),
    "boogle": ("boogle", "BoogleScreen"),
    "battlewords": ("battlewords", "BattlewordsScreen"),
    "wordsearch": ("wordsearch", "WordsearchScreen"),
}


def screen_of(link: Link) -> type[GameScreen]:
    """Imported when it is needed: the first frame shows no game."""
    module, name = SCREENS[link.game.id]
    if link.game.id == "boogle" and link.view(0).options.mode == "turns":
        module, name = "turns", "TurnsScreen"
    screen: type[GameScreen] = getattr(import_module(f"worderly.tui.{module}"), name)
    return screen


class Crossroads(Dialog):
    """Where to go after Ctrl+C; a second one leaves at once."""


class Arcade(App[int]):
    TITLE = "Worderly"
    ALLOW_SELECT = False
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", priority=True, show=False)]
    CSS = """
    Screen { background: $background; color: $foreground; }
    * { scrollbar-color: $hair; scrollbar-background: $background; scrollbar-color-hover: $edge; }
    OptionList { color: $foreground; scrollbar-size-vertical: 1; border: none; }
    OptionList:focus { border: none; background-tint: $background 0%; }
    OptionList > .option-list--option-highlighted { background: $game; color: $on-accent; text-style: bold; }
    OptionList:nocolor > .option-list--option-highlighted { text-style: bold reverse; }
    Input { border: round $edge; background: $background; }
    """

    def __init__(self, device: Device, request: Request | None = None, *, no_colour: bool = False) -> None:
        self.worn = ""
        self.device, self.request = device, request
        self.settings_file = SettingsFile(device.shelf.folder / "settings.json")
        self.settings = self.settings_file.read()
        self.has_no_colour = no_colour
        # Said at once: Textual chooses here between dropping colours and greying them.
        super().__init__(ansi_color=True if no_colour else None)
        self.messages = Messages(device.language)
        for theme in themes().values():
            self.register_theme(theme)
        self.theme = NO_COLOUR if no_colour else self.settings.look

    # --- look -------------------------------------------------------------

    def get_css_variables(self) -> dict[str, str]:
        variables = super().get_css_variables()
        worn = variables.get(f"game-{self.worn}", variables["primary"])
        return {"tile": variables["surface"], "soft": variables["secondary"], **variables, "game": worn}

    def wear(self, game_id: str) -> None:
        """The accent of the game that is on the screen."""
        if game_id != self.worn:
            self.worn = game_id
            self.refresh_css(animate=False)

    @property
    def has_motion(self) -> bool:
        return self.settings.motion

    @property
    def covered(self) -> str:
        """The sign of a covered letter: a box wherever the tile's colour may not be seen."""
        plain = self.has_no_colour or self.settings.marks or self.settings.look.startswith("contrast")
        return "□" if plain else "·"

    def chime(self) -> None:
        if self.settings.sound:
            self.bell()

    def set(self, settings: Settings) -> None:
        self.settings = settings
        self.settings_file.write(settings)
        self.theme = NO_COLOUR if self.has_no_colour else settings.look
        if settings.language:
            self.device.language = settings.language
            self.messages = Messages(settings.language)
        self.device.lexicon = settings.lexicon

    # --- life -------------------------------------------------------------

    def on_mount(self) -> None:
        self._take_signals()
        self.push_screen(Home())
        if self.request is not None:
            self.open(self.request)

    def _take_signals(self) -> None:
        """Textual alone would leave the screen dirty."""
        loop = asyncio.get_running_loop()
        for name, code in (("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", INTERRUPTED)):
            if hasattr(signal, name):
                with_code = code
                loop.add_signal_handler(getattr(signal, name), self._leave, with_code)

    def _leave(self, code: int) -> None:
        self.exit(code, return_code=code)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        if isinstance(screen, Page):
            yield from screen.commands()
        yield SystemCommand(self.messages.text("tui-key-quit"), "", self.action_leave_arcade)

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, CommandPalette):
            search = self.messages.text("tui-search")
            self.push_screen(CommandPalette(placeholder=search, id="--command-palette"))

    def action_leave_arcade(self) -> None:
        self.exit(0)

    def action_interrupt(self) -> None:
        """Everything is saved already; the first press asks, the second leaves."""
        if isinstance(self.screen, Crossroads | Home):
            self._leave(INTERRUPTED)
            return
        text = self.messages.text
        choices = [("", text("tui-go-on")), ("menu", text("tui-to-menu"))]
        choices += [("restart", text("tui-restart"))] if self.request else []
        choices += [("exit", text("tui-exit"))]
        self.push_screen(Crossroads(text("tui-crossroads"), choices), self._go)

    def _go(self, way: str | None) -> None:
        if way == "exit":
            self.exit(0)
        elif way == "menu":
            self.go_home()
        elif way == "restart":
            self.play_again()

    # --- games ------------------------------------------------------------

    def open(self, request: Request) -> None:
        """The match that was left, or a new one; a daily goes on without being asked."""
        self.request = request
        try:
            saved = self.device.waiting(request)
        except Damaged as damaged:
            self.report(damaged)
            saved = None
        if saved is None:
            self.begin(request)
        elif request.daily:
            self._resume(request, saved)
        else:
            self._ask_to_resume(request, saved)

    def _ask_to_resume(self, request: Request, saved: Any) -> None:
        def answer(choice: str | None) -> None:
            if choice == "on":
                self._resume(request, saved)
            elif choice == "new":
                self.begin(request)

        text = self.messages.text
        title = text(f"title-{request.game}")
        question = text("tui-waiting", game=title, moves=len(saved.moves))
        self.push_screen(Dialog(question, [("on", text("tui-go-on")), ("new", text("tui-new"))]), answer)

    def _resume(self, request: Request, saved: Any) -> None:
        try:
            self.enter(self.device.resume(request, saved))
        except Damaged as damaged:
            self.report(damaged)
            self.begin(request)

    def begin(self, request: Request) -> None:
        self.request = request
        if request.game == "hands" and getattr(request.options, "hands", 1) == 0:
            self._ask_hands(request)
            return
        try:
            link, notices = self.device.begin(request)
        except Refused as refused:
            self.notify(self.messages.refusal(refused.code, refused.facts), markup=False)
            return
        except (OSError, ValueError) as error:
            self.notify(str(error), markup=False, timeout=10)
            return
        self.enter(link, [self.messages.notice(notice.code, notice.facts) for notice in notices])

    def _ask_hands(self, request: Request) -> None:
        """0 stands for a question not yet answered."""

        def answer(choice: str | None) -> None:
            if choice:
                options = replace_fields(request.options, hands=int(choice))
                self.begin(replace(request, options=options))

        choices = [(str(count), str(count)) for count in (1, 2, 3, 5, 10)]
        self.push_screen(Dialog(self.messages.text("tui-how-many-hands"), choices), answer)

    def enter(self, link: Link, notices: Sequence[str] = ()) -> None:
        self._show(screen_of(link)(link, notices))

    def _show(self, screen: Screen[Any]) -> None:
        """One page above the home page, never a pile of them."""
        while len(self.screen_stack) > 2 and not isinstance(self.screen, Home):
            self.pop_screen()
        self.push_screen(screen)

    def play_again(self) -> None:
        self.go_home()
        if self.request is not None:
            self.begin(self.request)

    def go_home(self) -> None:
        while len(self.screen_stack) > 1 and not isinstance(self.screen, Home):
            self.pop_screen()

    def report(self, damaged: Damaged) -> None:
        text = self.messages.text("plain-damaged", file=damaged.path.name, kept=str(damaged.kept))
        self.notify(text, markup=False, timeout=10)

    # --- the end of a match -----------------------------------------------

    def ended(self, link: Link, summary: Summary) -> None:
        """Later, from the arcade itself: an answer to a question of a page that has gone would be lost."""
        self.call_later(self._show_result, link, summary)

    def _show_result(self, link: Link, summary: Summary) -> None:
        note = ""
        if isinstance(link, LocalLink) and not self.device.record(link, self.messages):
            note = self.messages.text("plain-practice")
        self._show(ResultScreen(link, summary, note))
        if isinstance(link, LocalLink) and not note and self.device.makes_board(link):
            self._ask_name(link)

    def _ask_name(self, link: LocalLink) -> None:
        from worderly.kit.leaders import is_valid_name

        def named(name: str | None) -> None:
            if name and link.outcome:
                self.device.leaders(link.game.id).add(name, link.outcome.scores[0])
                self.show_boards(link.game.id)

        text = self.messages.text
        question = Question(text("plain-board-name"), is_valid_name, text("plain-board-bad-name"))
        self.push_screen(question, named)

    # --- other pages ------------------------------------------------------

    def show_boards(self, game_id: str) -> None:
        from worderly.tui.boards import BoardsPage

        self.push_screen(BoardsPage(game_id))

    def show_stats(self, game_id: str) -> None:
        from worderly.tui.stats import StatsPage

        self.push_screen(StatsPage(game_id))

    def show_help(self, game_id: str) -> None:
        from worderly.tui.help import HelpPage

        self.push_screen(HelpPage(game_id))

    def show_settings(self) -> None:
        from worderly.tui.choosing import SettingsPage

        self.push_screen(SettingsPage())

    def show_clouds(self, clouds: Sequence[tuple[str, dict[str, int]]]) -> None:
        from worderly.tui.clouds import CloudPage

        self.push_screen(CloudPage(clouds))
