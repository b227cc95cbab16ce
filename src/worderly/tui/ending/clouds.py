"""Word clouds in the terminal: the style of a word shows its weight. Writes pictures too."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, MessageBar, TitleBar

STEPS = 4


class CloudPage(Page):
    DEFAULT_CSS = """
    CloudPage #sheet { height: 1fr; padding: 1 3; scrollbar-size-vertical: 1; }
    CloudPage .name { color: $soft; margin-top: 1; }
    CloudPage .cloud { text-align: center; width: 100%; }
    """

    def __init__(self, clouds: Sequence[tuple[str, dict[str, int]]], game_id: str) -> None:
        super().__init__()
        self.clouds, self.accent = clouds, game_id

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with VerticalScroll(id="sheet"):
            for name, weights in self.clouds:
                yield Static(name, classes="name", markup=False)
                cloud = cloud_text(weights) if weights else Content.styled(self.say("tui-no-words"), "$soft")
                yield Static(cloud, classes="cloud", markup=False)
        yield MessageBar(" ", markup=False)
        yield KeyBar()

    def opened(self) -> None:
        super().opened()
        self.query_one(TitleBar).name_text = self.say("tui-key-cloud")

    def keys(self) -> Iterable[Key]:
        yield self.key("s", "s", "tui-key-svg", "write('svg')")
        yield self.key("p", "p", "tui-key-png", "write('png')")
        yield self.key("escape", "esc", "tui-back", "leave")

    def action_write(self, ending: str) -> None:
        """Works in a thread, because packing many words is slow."""
        self.query_one(MessageBar).show(self.say("tui-writing", file=f"worderly-cloud-….{ending}"))
        self.arcade.playing.in_thread(
            lambda: self._write_clouds(ending), self._show_written, self._show_problem
        )

    def _write_clouds(self, ending: str) -> list[Path]:
        from worderly.press.cloud import write_cloud

        return [write_cloud(free_path(name, ending), weights) for name, weights in self.clouds if weights]

    def _show_written(self, paths: list[Path]) -> None:
        files = ", ".join(str(path) for path in paths) or self.say("tui-no-words")
        self.query_one(MessageBar).show(self.say("tui-written", files=files), "right")

    def _show_problem(self, problem: Exception) -> None:
        self.query_one(MessageBar).show(self.arcade.sentence(problem), "wrong")

    def action_leave(self) -> None:
        self.app.pop_screen()


def free_path(name: str, ending: str) -> Path:
    """A file name with the player's name that does not exist yet."""
    kept = "".join(letter if letter.isalnum() else "-" for letter in name.lower()).strip("-")
    names = (f"worderly-cloud-{kept}{number}.{ending}" for number in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in map(Path, names) if not path.exists())


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
        # No-break spaces keep a spaced word on one line.
        return Content.styled("\u00a0".join(word.upper()), "bold $game")
    if size == 2:
        return Content.styled(word.upper(), "bold")
    return Content.styled(word, "$foreground" if size else "$soft")
