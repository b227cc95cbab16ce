"""The base of every screen of the arcade: messages, keys, commands of the palette."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import SystemCommand
from textual.screen import Screen

from worderly.kit import Fact
from worderly.tui.keymap import shown as name_of
from worderly.tui.widgets.bars import Key, KeyBar

if TYPE_CHECKING:
    from worderly.tui.app import Arcade

HELP = "question_mark"


class Page(Screen[None]):
    """`keys` is used for the key bar, for key presses and for the palette."""

    accent = ""
    """The game whose accent colour this page has; empty: the default colour."""
    is_root = False
    """Games and results open above this page: home, a room."""
    section = ""
    """The section of `keys.toml` for this page; empty: it has only the keys of everywhere."""
    moving = ""
    """The message about the keys that move the cursor."""

    @property
    def arcade(self) -> "Arcade":
        return cast("Arcade", self.app)

    def say(self, message: str, /, **facts: Fact) -> str:
        return self.arcade.messages.text(message, **facts)

    def keys(self) -> Iterable[Key]:
        return ()

    def key(self, key: str, shown: str, message: str, action: str) -> Key:
        """`key` and `shown` are the usual ones; the player may have chosen another."""
        pressed = self.arcade.keymap.pressed(self.section, key)
        name = shown if pressed == key else name_of(pressed)
        return Key(key, name, self.say(message), f"screen.{action}")

    def show_keys(self) -> None:
        self.query_one(KeyBar).keys = (*self.keys(), self.key(HELP, "?", "tui-key-keys", "list_keys"))

    def action_list_keys(self) -> None:
        """Shows all keys, also those for which the key bar has no room."""
        from worderly.tui.screens.keys import KeysDialog

        async def chosen(action: str | None) -> None:
            if action:
                await self.run_action(action)

        search = self.key("ctrl+p", "^p", "tui-key-search", "")._replace(action="app.command_palette")
        about = self.say(self.moving) if self.moving else ""
        keys = (*self.keys(), search)
        self.app.push_screen(KeysDialog(self.say("tui-keys-of"), keys, about, self.usual), chosen)

    def on_mount(self) -> None:
        # A page that was closed during its opening has no children.
        if self.children:
            self.opened()

    def on_screen_resume(self) -> None:
        self.resumed()

    def opened(self) -> None:
        """Override this instead of `on_mount`, which Textual calls for every class that defines it."""
        self.arcade.set_accent(self.accent)
        self.show_keys()

    def resumed(self) -> None:
        self.arcade.set_accent(self.accent)

    def usual(self, event: events.Key) -> events.Key:
        """The event of the usual key, if the player has chosen another one for it."""
        key = self.arcade.keymap.usual(self.section, event.key)
        return event if key == event.key else events.Key(key, None)

    async def on_key(self, pressed: events.Key) -> None:
        event = self.usual(pressed)
        if event is not pressed:
            pressed.stop()
        if event.key == HELP:
            event.stop()
            self.action_list_keys()
            return
        for key in self.keys():
            if event.key == key.key:
                event.stop()
                event.prevent_default()
                await self.run_action(key.action)
                return
        await self.handle_other_key(event)

    async def handle_other_key(self, event: events.Key) -> None:
        """Called for a key that is not in `keys`."""

    def commands(self) -> Iterable[SystemCommand]:
        for key in self.keys():
            yield SystemCommand(
                key.label, key.shown, lambda key=key: self.call_later(self.run_action, key.action)
            )
