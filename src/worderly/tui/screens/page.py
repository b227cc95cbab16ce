"""The base of every screen of the arcade: messages, keys, commands of the palette."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import SystemCommand
from textual.screen import Screen

from worderly.kit import Fact
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
        return Key(key, shown, self.say(message), f"screen.{action}")

    def show_keys(self) -> None:
        self.query_one(KeyBar).keys = (*self.keys(), self.key(HELP, "?", "tui-key-keys", "list_keys"))

    def action_list_keys(self) -> None:
        """Shows all keys, also those for which the key bar has no room."""
        from worderly.tui.screens.keys import KeysDialog

        async def chosen(action: str | None) -> None:
            if action:
                await self.run_action(action)

        palette = Key("ctrl+p", "^p", self.say("tui-key-search"), "app.command_palette")
        about = self.say(self.moving) if self.moving else ""
        self.app.push_screen(KeysDialog(self.say("tui-keys-of"), (*self.keys(), palette), about), chosen)

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

    async def on_key(self, event: events.Key) -> None:
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
