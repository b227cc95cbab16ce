"""The result of a match: solution, missed words, meanings, score against the best, sharing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from worderly.kit import Refused
from worderly.tui.link import Link
from worderly.tui.screens.dialog import Question
from worderly.tui.screens.file_name import ask_path
from worderly.tui.screens.page import Page
from worderly.tui.widgets.bars import Key, KeyBar, MessageBar, TitleBar
from worderly.tui.widgets.list_box import ListBox
from worderly.tui.widgets.tiles import Cell, CellSize, Tile, TileGrid

Tiles = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True)
class Word:
    """A word of the solution; its cells are highlighted when it is chosen in the list."""

    text: str
    note: str = ""
    found: bool = False
    cells: tuple[Cell, ...] = ()
    board: int = 0
    """The index of its board."""
    is_heading: bool = False
    """The name above a player's words."""


@dataclass(frozen=True)
class Summary:
    headline: str
    lines: Sequence[str] = ()
    words: Sequence[Word] = ()
    tiles: Tiles = ()
    sizes: Sequence[CellSize] = ((4, 2), (2, 1), (1, 1))
    clouds: Sequence[tuple[str, dict[str, int]]] = field(default=())
    """(player, word → weight) of a game in turns."""
    boards: Sequence[Tiles] = ()
    """Several boards: the one of the chosen word is shown."""


def highlight(tiles: Tiles, cells: Sequence[Cell]) -> Tiles:
    """The tiles with these cells shown as chosen."""
    chosen = set(cells)
    return tuple(
        tuple(tile._replace(look="chosen") if (row, col) in chosen else tile for col, tile in enumerate(line))
        for row, line in enumerate(tiles)
    )


class ResultScreen(Page):
    DEFAULT_CSS = """
    ResultScreen #head { height: auto; padding: 1 2 0 2; text-style: bold; color: $game; }
    ResultScreen #lines { height: auto; padding: 0 2 1 2; color: $foreground; }
    ResultScreen #others { height: auto; padding: 0 2; color: $soft; display: none; }
    ResultScreen.others #others { display: block; }
    ResultScreen #body { height: 1fr; }
    ResultScreen #stage { width: 1fr; height: 1fr; align: center middle; }
    ResultScreen #list { width: 30; height: 1fr; }
    ResultScreen OptionList { background: $background; border: none; height: 1fr; padding: 0 1; }
    ResultScreen OptionList > .option-list--option-disabled { color: $game; text-style: bold; }
    ResultScreen #meaning { height: auto; max-height: 4; padding: 0 2; color: $soft; }
    ResultScreen #share { height: auto; padding: 0 2; color: $soft; }
    ResultScreen #stage { scrollbar-size-vertical: 1; }
    ResultScreen.narrow #stage { display: none; }
    ResultScreen.narrow #list { width: 1fr; }
    ResultScreen.narrow.grid-first #stage { display: block; }
    ResultScreen.narrow.grid-first #list { display: none; }
    ResultScreen.low #head { padding: 0 2; }
    ResultScreen.low #lines { padding: 0 2; }
    ResultScreen.bare #list { display: none; }
    ResultScreen.boardless #stage { display: none; }
    ResultScreen.boardless #list { width: 1fr; }
    """

    section = "result"

    def __init__(self, link: Link, summary: Summary, note: str = "") -> None:
        super().__init__()
        self.link, self.summary, self.note = link, summary, note
        self.accent = link.game.id
        self.next_game: str | None = None
        """The next of today's games, after one of them."""

    def compose(self) -> ComposeResult:
        yield TitleBar()
        yield Static(self.summary.headline, id="head", markup=False)
        yield Static("\n".join(self.summary.lines), id="lines", markup=False)
        yield Static("", id="others", markup=False)
        with Horizontal(id="body"):
            with VerticalScroll(id="stage", can_focus=False):
                yield TileGrid(id="grid")
            with Vertical(id="list"):
                yield ListBox(*self._options(), markup=False)
        yield Static("", id="meaning", markup=False)
        yield Static(self.link.share(self.arcade.messages), id="share", markup=False)
        yield MessageBar(self.note or " ", markup=False)
        yield KeyBar()

    def _options(self) -> Iterable[Option]:
        column = self._column
        for number, word in enumerate(self.summary.words):
            if word.is_heading:
                yield Option(f"{word.text}  {word.note}".rstrip(), id=str(number), disabled=True)
                continue
            mark = "✓" if word.found else "○"
            yield Option(f"{mark} {word.text:<{column}} {word.note}".rstrip(), id=str(number))

    @property
    def _column(self) -> int:
        """The width of the longest word, so that the notes are aligned."""
        return min(16, max((len(word.text) for word in self.summary.words if not word.is_heading), default=0))

    def opened(self) -> None:
        super().opened()
        self.query_one(TitleBar).name_text = self.link.title(self.arcade.messages)
        self.set_class(not self.summary.words, "bare")
        self.set_class(not self.has_board, "boardless")
        device = self.arcade.device
        if self.is_daily and self.link.daily == device.today().isoformat():
            self.next_game = device.next_daily(self.link.game.id)
        self.show_board(())
        self.lay_out()
        if self.is_daily and self.link.match.config.server:
            self.run_worker(self.show_others())

    @property
    def has_board(self) -> bool:
        return bool(self.summary.tiles or self.summary.boards)

    @property
    def is_daily(self) -> bool:
        """Whether it is a daily of the player's own."""
        return bool(self.link.daily) and self.link.room is None

    async def show_others(self) -> None:
        """How others did at it; nothing if the server cannot be asked now."""
        from worderly.tui.ending.others import others_line

        line = await others_line(self)
        if line is not None and self.is_attached:
            self.query_one("#others", Static).update(line)
            self.add_class("others")
            self.lay_out()

    def on_resize(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        size = self.app.size
        narrow = size.width < 72 and bool(self.summary.words)
        self.set_class(narrow, "narrow")
        self.set_class(size.height < 30, "low")
        list_width = 30 if self.summary.words and not narrow else 0
        self.show_keys()
        keys = self.query_one(KeyBar).lines_in(size.width)
        above = len(self.summary.lines) + self.has_class("others")
        used = 6 + keys + above + (0 if self.has_class("low") else 2)
        self.query_one(TileGrid).fit(size.width - list_width, size.height - used, self.summary.sizes)

    def show_board(self, cells: Sequence[Cell], board: int = 0) -> None:
        shown = self.summary.boards[board] if self.summary.boards else self.summary.tiles
        self.query_one(TileGrid).tiles = highlight(shown, cells)

    @on(OptionList.OptionHighlighted)
    def look_at(self, event: OptionList.OptionHighlighted) -> None:
        word = self.summary.words[event.option_index]
        self.show_board(word.cells, word.board)
        meaning = self.link.meaning(word.text)
        text = self.say("plain-meaning", word=word.text, meaning=meaning) if meaning else ""
        self.query_one("#meaning", Static).update(Content(text))

    @on(OptionList.OptionSelected)
    def mean(self, event: OptionList.OptionSelected) -> None:
        word = self.summary.words[event.option_index]
        meaning = self.link.meaning(word.text)
        message = "plain-meaning" if meaning else "plain-no-meaning"
        self.query_one("#meaning", Static).update(
            Content(self.say(message, word=word.text, meaning=meaning or ""))
        )

    def show_message(self, text: str, kind: str = "info") -> None:
        """Does nothing if the player has left the page."""
        if self.is_attached:
            self.query_one(MessageBar).show(text, kind)

    def keys(self) -> Iterable[Key]:
        if self.next_game is not None:
            label = self.say("next-game", game=self.say(f"title-{self.next_game}"))
            yield self.key("n", "n", "next-game", "next")._replace(label=label)
        if self.link.room is None:
            yield self.key("a", "a", "tui-key-again", "again")
        if not self.link.is_spectator:
            yield self.key("s", "s", "tui-key-share", "share")
        yield self.key("v", "v", "analysis-key", "analysis")
        yield self.key("l", "l", "tui-key-board", "board")
        if self.has_class("narrow") and self.has_board:
            yield self.key("w", "w", "tui-key-grid", "turn_over")
        if self.summary.clouds:
            yield self.key("c", "c", "tui-key-cloud", "cloud")
        if not self.link.is_spectator:
            yield self.key("p", "p", "press-key-summary", "print")
            yield self.key("r", "r", "tui-key-report", "report")
        yield self.key("escape", "esc", "tui-key-room" if self.link.room else "tui-key-home", "home")

    def action_again(self) -> None:
        self.arcade.playing.play_again()

    def action_next(self) -> None:
        """Plays the next of today's games."""
        if self.next_game is not None:
            self.arcade.playing.play_next(self.next_game)

    def action_report(self) -> None:
        """Asks which word should count, or should not; the chosen one of the list is the ready answer."""
        at = self.query_one(OptionList).highlighted
        word = "" if at is None else self.summary.words[at].text
        self.app.push_screen(Question(self.say("tui-report-word"), bool, "", word), self._report)

    def _report(self, word: str | None) -> None:
        from worderly.games.own_words import own_key
        from worderly.tui.own_words import settle

        if not word:
            return
        try:
            key = own_key(self.link.match.tools.words, word)
        except Refused as refused:
            self.show_message(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
        else:
            self.run_worker(settle(self, key))

    def action_share(self) -> None:
        self.app.copy_to_clipboard(self.link.share(self.arcade.messages))
        self.query_one(MessageBar).show(self.say("tui-copied"), "right")

    def action_analysis(self) -> None:
        from worderly.tui.ending.analysis import AnalysisScreen

        self.app.push_screen(AnalysisScreen(self.link, self.summary))

    def action_board(self) -> None:
        self.arcade.show_boards(self.link.game.id)

    def action_turn_over(self) -> None:
        """On a narrow screen, switches between list and grid."""
        self.toggle_class("grid-first")

    def action_cloud(self) -> None:
        self.arcade.show_clouds(self.summary.clouds, self.link.game.id)

    def action_print(self) -> None:
        from worderly.press.summaries.summary import free_name

        if self.link.outcome is not None:
            ask_path(self, free_name(self.link.game), self._write_summary)

    def _write_summary(self, path: Path) -> None:
        from worderly.press.summaries.summary import save_summary

        link, messages = self.link, self.arcade.messages
        assert link.outcome is not None
        view, day = link.view(link.seat), self.arcade.device.today().isoformat()
        try:
            save_summary(path, link.game, view, link.outcome, link.title(messages), day, messages.language)
        except (OSError, Refused) as problem:
            self.query_one(MessageBar).show(self.arcade.sentence(problem), "wrong")
        else:
            self.query_one(MessageBar).show(self.say("tui-written", files=str(path)), "right")

    def action_home(self) -> None:
        self.arcade.go_back()
