"""A list of a page: moved by j and k too, and searched by /."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import Binding, BindingType

from worderly.lexicon.folding import fold_latin
from worderly.tui.screens.dialog import Choices, Question

if TYPE_CHECKING:
    from worderly.tui.screens.page import Page


class ListBox(Choices):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
    ]
    sought = ""

    def action_search(self) -> None:
        """Goes to the next line with the text; the same text again goes on from there."""
        page = cast("Page", self.screen)
        question, none = page.say("tui-search-list"), page.say("tui-search-none")
        self.app.push_screen(Question(question, self._has, none, self.sought), self._go_to)

    def _has(self, text: str) -> bool:
        return self.find(text) is not None

    def _go_to(self, text: str | None) -> None:
        if text:
            self.sought, self.highlighted = text, self.find(text)

    def find(self, text: str) -> int | None:
        """The next line after the cursor that has the text, without regard to case and accents."""
        wanted, after = fold_latin(text), (-1 if self.highlighted is None else self.highlighted) + 1
        places = (*range(after, self.option_count), *range(after))
        lines = ((at, self.get_option_at_index(at)) for at in places)
        return next(
            (at for at, line in lines if not line.disabled and wanted in fold_latin(str(line.prompt))), None
        )
