"""Word clouds in the terminal: a word's weight is its size and style; on request a picture on disk."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from worderly.tui.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, Said, TitleBar

STEPS = 4


class CloudPage(Page):
    DEFAULT_CSS = """
    CloudPage #sheet { height: 1fr; padding: 1 3; }
    CloudPage .name { color: $soft; margin-top: 1; }
    CloudPage .cloud { text-align: center; width: 100%; }
    """
    accent = "boogle"

    def __init__(self, clouds: Sequence[tuple[str, dict[str, int]]]) -> None:
        super().__init__()
        self.clouds = clouds

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with VerticalScroll(id="sheet"):
            for name, weights in self.clouds:
                yield Static(name, classes="name", markup=False)
                yield Static(cloud_text(weights), classes="cloud", markup=False)
        yield Said(" ", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one(TitleBar).name_text = self.say("tui-key-cloud")

    def keys(self) -> Iterable[Key]:
        yield self.key("s", "s", "tui-key-svg", "write('svg')")
        yield self.key("p", "p", "tui-key-png", "write('png')")
        yield self.key("escape", "esc", "tui-back", "leave")

    def action_write(self, ending: str) -> None:
        from worderly.press.cloud import write_cloud

        try:
            paths = [
                write_cloud(Path(f"worderly-cloud-{number}.{ending}"), weights)
                for number, (_, weights) in enumerate(self.clouds, 1)
                if weights
            ]
        except OSError as error:
            self.query_one(Said).say(str(error), "wrong")
        else:
            files = ", ".join(str(path) for path in paths)
            self.query_one(Said).say(self.say("tui-written", files=files), "right")

    def action_leave(self) -> None:
        self.app.pop_screen()


def steps(weights: dict[str, int]) -> dict[str, int]:
    """Each word's size, 0 to 3, by its weight against the heaviest."""
    most = max(weights.values(), default=1) or 1
    return {word: min(STEPS - 1, weight * STEPS // (most + 1)) for word, weight in weights.items()}


def cloud_text(weights: dict[str, int]) -> Content:
    """The heavy words in the middle: spaced capitals, capitals, bold, plain."""
    sizes = steps(weights)
    order = sorted(weights, key=lambda word: (weights[word], word))
    middle = order[::2] + order[1::2][::-1]
    return Content("   ").join([_sized(word, sizes[word]) for word in middle])


def _sized(word: str, size: int) -> Content:
    if size == 3:
        # No-break spaces: a word spread out stays on one line.
        return Content.styled("\u00a0".join(word.upper()), "bold $game")
    if size == 2:
        return Content.styled(word.upper(), "bold")
    return Content.styled(word, "$foreground" if size else "$soft")
