"""The arcade application: themes, settings, signals, the command palette, and its stack of screens."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.screen import Screen

from worderly.device.local.device import Device
from worderly.device.local.files import Damaged
from worderly.device.request import Request
from worderly.kit import Refused
from worderly.languages import words_for
from worderly.messages import Messages
from worderly.tui.ending.quiet import Quiet
from worderly.tui.keymap import EVERYWHERE, BadKeys, Keymap, read_keymap
from worderly.tui.playing import Playing
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.home import Home
from worderly.tui.screens.page import Page
from worderly.tui.settings import Settings, SettingsFile
from worderly.tui.terminal_app import INTERRUPTED, TerminalApp
from worderly.tui.theme import NO_COLOUR, themes

if TYPE_CHECKING:
    from worderly.device.remote import RemoteRoom


class InterruptDialog(Dialog):
    """Asks where to go after Ctrl+C; a second Ctrl+C exits at once."""


class Arcade(TerminalApp):
    TITLE = "Worderly"
    ALLOW_SELECT = False
    ENABLE_COMMAND_PALETTE = False  # Its key could not be another one.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", priority=True, show=False),
        Binding("ctrl+z", "suspend_process", id="suspend", priority=True, show=False),
        Binding("ctrl+p", "command_palette", id="search", priority=True, show=False),
    ]
    CSS = """
    Screen { background: $background; color: $foreground; }
    ModalScreen { background: $background 65%; }
    Dialog.solid { background: $background; }
    * { scrollbar-color: $hair; scrollbar-background: $background; scrollbar-color-hover: $edge; }
    OptionList { color: $foreground; scrollbar-size-vertical: 1; border: none; }
    OptionList:focus { border: none; background-tint: $background 0%; }
    OptionList > .option-list--option-highlighted { background: $game; color: $on-accent; text-style: bold; }
    OptionList:nocolor > .option-list--option-highlighted { text-style: bold reverse; }
    Input { border: round $edge; background: $background; }
    """

    def __init__(
        self,
        device: Device,
        request: Request | None = None,
        *,
        no_colour: bool = False,
        room: "RemoteRoom | None" = None,
        lesson: str = "",
    ) -> None:
        self.accent_game = ""
        self.device, self.first, self.room, self.lesson = device, request, room, lesson
        self.settings_file = SettingsFile(device.shelf.folder / "settings.json")
        self.settings = self.settings_file.read()
        self.keymap, self.bad_keys = self._read_keys()
        self.has_no_colour = no_colour
        # Textual decides in its constructor whether it drops colours or shows greys.
        super().__init__(ansi_color=True if no_colour else None)
        self.messages = Messages(device.language)
        self.playing = Playing(self)
        self.quiet = Quiet(device.now_ms)
        for theme in themes().values():
            self.register_theme(theme)
        self.theme = NO_COLOUR if no_colour else self.settings.look

    @property
    def keys_path(self) -> Path:
        return self.device.shelf.folder / "keys.toml"

    def _read_keys(self) -> tuple[Keymap, BadKeys | None]:
        """The usual keys if the file has a mistake."""
        try:
            return read_keymap(self.keys_path), None
        except BadKeys as bad:
            return Keymap(), bad

    def _use_keys(self) -> None:
        keys = {action: ",".join(self.keymap.keys_of(EVERYWHERE, action)) for action in ("suspend", "search")}
        self.set_keymap(keys)
        if self.bad_keys:
            self.notify(self.keys_complaint(), markup=False, timeout=10)

    def keys_complaint(self) -> str:
        """What is wrong with the file of keys; empty if nothing is."""
        if self.bad_keys is None:
            return ""
        reason = self.messages.text(self.bad_keys.message, **self.bad_keys.facts)
        return self.messages.text("keys-unused", file=str(self.keys_path), reason=reason)

    # --- look -------------------------------------------------------------

    def get_css_variables(self) -> dict[str, str]:
        variables = super().get_css_variables()
        accent = variables.get(f"game-{self.accent_game}", variables["primary"])
        return {
            "tile": variables["surface"],
            "soft": variables["secondary"],
            **variables,
            "game": accent,
        }

    def set_accent(self, game_id: str) -> None:
        """Draws the screen in the accent colour of this game."""
        if game_id != self.accent_game:
            self.accent_game = game_id
            self.refresh_css(animate=False)

    @property
    def has_motion(self) -> bool:
        return self.settings.motion

    @property
    def covered(self) -> str:
        """The sign of a covered letter: a box if the colour of the tile may be invisible."""
        return "□" if self.has_signs else "·"

    @property
    def has_signs(self) -> bool:
        """Whether signs accompany colours: chosen in the settings, or needed without colours."""
        return self.has_no_colour or self.settings.marks or self.settings.look.startswith("contrast")

    def chime(self) -> None:
        if self.settings.sound:
            self.bell()

    def set(self, settings: Settings) -> None:
        """Settings that the disk does not take are worn until the end, and that is said."""
        self.settings = settings
        try:
            self.settings_file.write(settings)
        except OSError as error:
            reason = error.strerror or str(error)
            self.notify(self.messages.text("plain-not-kept", reason=reason), markup=False)
        self.theme = NO_COLOUR if self.has_no_colour else settings.look
        if settings.language:
            self.device.language = settings.language
            self.messages = Messages(settings.language)
        self.device.spelling, self.device.all_words = settings.spelling, settings.all_words
        self.device.word_language = settings.word_language or words_for(self.device.language)
        if not self.device.server:
            self.device.lexicon = settings.lexicon

    # --- start and exit -------------------------------------------------------------

    def on_mount(self) -> None:
        self.watch_terminal()
        self._use_keys()
        self.push_screen(Home())
        if self.first is not None:
            self.playing.open(self.first)
        if self.room is not None:
            self.show_room(self.room)
        if self.lesson:
            self.playing.teach(self.lesson)

    def on_unmount(self) -> None:
        """Cancels requests to the server, so that the program can end."""
        self.device.disconnect()

    async def on_event(self, event: events.Event) -> None:
        if _is_typed(event) and self.quiet.takes():
            return
        await super().on_event(event)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        if isinstance(screen, Page):
            yield from screen.commands()
        if not isinstance(screen, Home):  # There it is a key of the page.
            yield SystemCommand(self.messages.text("tui-key-quit"), "", self.action_leave_arcade)

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, CommandPalette):
            search = self.messages.text("tui-search")
            self.push_screen(CommandPalette(placeholder=search, id="--command-palette"))

    def action_leave_arcade(self) -> None:
        self.exit(0)

    def action_interrupt(self) -> None:
        """The first press asks, the second exits; the match is always saved."""
        if isinstance(self.screen, InterruptDialog | Home):
            self.leave(INTERRUPTED)
            return
        text = self.messages.text
        choices = [("", text("tui-go-on")), ("menu", text("tui-to-menu"))]
        choices += [("restart", text("tui-restart"))] if self.playing.request else []
        choices += [("exit", text("tui-exit"))]
        self.push_screen(InterruptDialog(text("tui-crossroads"), choices), self._leave_to)

    def _leave_to(self, destination: str | None) -> None:
        if destination == "exit":
            self.exit(0)
        elif destination == "menu":
            self.go_home()
        elif destination == "restart":
            self.playing.play_again()

    # --- the stack of screens ----------------------------------------------

    def show_above(self, screen: Screen[Any]) -> None:
        """Shows one screen above the home page or the room, and closes the others."""
        self.go_back()
        self.push_screen(screen)

    def go_back(self) -> None:
        """Goes back to the home page, or to the player's room."""
        while len(self.screen_stack) > 2 and not (isinstance(self.screen, Page) and self.screen.is_root):
            self.pop_screen()

    def go_home(self) -> None:
        while len(self.screen_stack) > 1 and not isinstance(self.screen, Home):
            self.pop_screen()

    # --- problems ----------------------------------------------------

    def complain(self, problem: Exception) -> None:
        """Shows the problem above the current page."""
        self.notify(self.sentence(problem), markup=False, timeout=10)

    def report(self, damaged: Damaged) -> None:
        self.complain(damaged)

    def sentence(self, problem: Exception) -> str:
        """The problem in one sentence."""
        if isinstance(problem, Damaged):
            return self.messages.text("plain-damaged", file=problem.path.name, kept=str(problem.kept))
        if isinstance(problem, Refused):
            return self.messages.refusal(problem.code, problem.facts)
        if isinstance(problem, OSError):
            reason = problem.strerror or str(problem)
            return self.messages.text("shell-file-error", file=str(problem.filename or ""), reason=reason)
        return str(problem)

    # --- other pages ------------------------------------------------------

    def show_boards(self, game_id: str) -> None:
        from worderly.tui.screens.boards import BoardsPage

        self.push_screen(BoardsPage(game_id))

    def show_stats(self, game_id: str) -> None:
        from worderly.tui.screens.stats import StatsPage

        self.push_screen(StatsPage(game_id))

    def show_help(self, game_id: str) -> None:
        from worderly.tui.screens.help import HelpPage

        self.push_screen(HelpPage(game_id))

    def show_settings(self) -> None:
        from worderly.tui.screens.settings import SettingsPage

        self.push_screen(SettingsPage())

    def show_clouds(self, clouds: Sequence[tuple[str, dict[str, int]]], game_id: str) -> None:
        from worderly.tui.ending.clouds import CloudPage

        self.push_screen(CloudPage(clouds, game_id))

    def show_waiting(self) -> None:
        from worderly.tui.screens.waiting import WaitingPage

        self.push_screen(WaitingPage())

    def show_room(self, room: "RemoteRoom") -> None:
        from worderly.tui.rooms.room import RoomPage

        self.go_home()
        self.push_screen(RoomPage(room))


def _is_typed(event: events.Event) -> bool:
    """A key or a paste that has not reached a page yet; Ctrl+C always works."""
    if isinstance(event, events.Key):
        return not event.is_forwarded and event.key != "ctrl+c"
    return isinstance(event, events.Paste) and not event.is_forwarded
