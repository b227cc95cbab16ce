"""Word clouds in the terminal: the style of a word shows its weight. Writes pictures too."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from worderly.tui.screens.file_name import ask_path, free_path
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, MessageBar, TitleBar

STEPS = 4
Cloud = tuple[str, dict[str, int]]
CloudFile = tuple[Path, dict[str, int]]


class CloudPage(Page):
    DEFAULT_CSS = """
    CloudPage #sheet { height: 1fr; padding: 1 3; scrollbar-size-vertical: 1; }
    CloudPage .name { color: $soft; margin-top: 1; }
    CloudPage .cloud { text-align: center; width: 100%; }
    """

    def __init__(self, clouds: Sequence[Cloud], game_id: str) -> None:
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
        """Asks for the names of all files first, one after the other."""
        clouds = [(name, weights) for name, weights in self.clouds if weights]
        if clouds:
            self._ask_names(ending, clouds, [])
        else:
            self.query_one(MessageBar).show(self.say("tui-no-words"))

    def _ask_names(self, ending: str, clouds: Sequence[Cloud], files: Sequence[CloudFile]) -> None:
        if not clouds:
            self._write(files)
            return
        (name, weights), *others = clouds
        ask_path(
            self,
            free_path(f"worderly-cloud-{file_part(name)}", f".{ending}"),
            lambda path: self._ask_names(ending, others, [*files, (path, weights)]),
        )

    def _write(self, files: Sequence[CloudFile]) -> None:
        """Works in a thread, because packing many words is slow."""
        from worderly.press.cloud import write_cloud

        self.query_one(MessageBar).show(
            self.say("tui-writing", file=", ".join(str(path) for path, _ in files))
        )
        self.arcade.playing.in_thread(
            lambda: [write_cloud(path, weights) for path, weights in files],
            self._show_written,
            self._show_problem,
        )

    def _show_written(self, paths: list[Path]) -> None:
        files = ", ".join(str(path) for path in paths)
        self.query_one(MessageBar).show(self.say("tui-written", files=files), "right")

    def _show_problem(self, problem: Exception) -> None:
        self.query_one(MessageBar).show(self.arcade.sentence(problem), "wrong")

    def action_leave(self) -> None:
        self.app.pop_screen()


def file_part(name: str) -> str:
    """A player's name as a part of a file name."""
    return "".join(letter if letter.isalnum() else "-" for letter in name.lower()).strip("-")


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
