"""The screen every game's screen stands on: title, clock, answer, entry, pause, giving up, the end."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from worderly.kit import Event, GiveUp, Move, Refused, Say, Seat, heard
from worderly.tui.dialog import Dialog
from worderly.tui.link import Link
from worderly.tui.page import Page
from worderly.tui.result import Summary
from worderly.tui.widgets.bars import Entry, Key, KeyBar, Said, TitleBar
from worderly.tui.widgets.tiles import Cell, CellSize, TileGrid

BEAT_S = 0.25
SIDE = 28
"""Columns of the panel at the side; below `WIDE` columns it hides behind a key."""
WIDE = 72
FRAME = 4
"""Lines of title, answer, entry and keys."""
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def clock_text(ms: int, *, up: bool = False) -> str:
    """`2:07`; what is left is rounded up, so 0:00 comes only when it is over."""
    seconds = max(0, ms // 1000 if up else -(-ms // 1000))
    minutes, seconds = divmod(seconds, 60)
    return f"{minutes}:{seconds:02}"


class GameScreen(Page):
    """A game's own screen draws its view, reads its entry and says what its events mean."""

    DEFAULT_CSS = """
    GameScreen #body { height: 1fr; }
    GameScreen #stage { width: 1fr; height: 1fr; align: center middle; }
    GameScreen #stage > Center { height: auto; width: 1fr; }
    GameScreen #side { width: 28; height: 1fr; padding: 0 0 0 1; border-left: solid $hair; }
    GameScreen #side:nocolor { border-left: none; }
    GameScreen.narrow #side { display: none; }
    GameScreen #side { scrollbar-size-vertical: 0; }
    GameScreen .tray { margin-top: 1; }
    GameScreen.low .tray { margin-top: 0; }
    """
    right: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are good news, and below those that are bad."""
    wrong: ClassVar[tuple[type[Event], ...]] = ()
    prompt: ClassVar[str] = "tui-prompt"
    has_hints: ClassVar[bool] = False
    takes: ClassVar[str] = "!"
    """What may be typed besides letters."""

    def __init__(self, link: Link, notices: Sequence[str] = ()) -> None:
        super().__init__()
        self.link, self.notices = link, notices
        self.accent = link.game.id
        self.has_ended = False

    # --- layout -----------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Horizontal(id="body"):
            with Vertical(id="stage"):
                yield from self.stage()
            with VerticalScroll(id="side", can_focus=False):
                yield from self.beside()
                yield Static(id="panel", markup=False)
        yield Said(" ", markup=False)
        yield Entry()
        yield KeyBar()

    def stage(self) -> ComposeResult:
        """What stands in the middle: grid and tray."""
        with Center():
            yield TileGrid(id="grid")

    def beside(self) -> ComposeResult:
        """What stands above the words at the side."""
        yield from ()

    @property
    def grid(self) -> TileGrid:
        return self.query_one("#grid", TileGrid)

    @property
    def is_narrow(self) -> bool:
        return self.has_class("narrow")

    def points(self, points: int) -> str:
        return str(points) if self.is_narrow else self.say("tui-points", points=points)

    @property
    def entry(self) -> Entry:
        return self.query_one(Entry)

    @property
    def seat(self) -> Seat:
        return 0

    @property
    def view(self) -> Any:
        return self.link.view(self.seat)

    def opened(self) -> None:
        super().opened()
        self.entry.prompt = self.say(self.prompt)
        self.entry.back, self.entry.enter = self.say("tui-rub-out"), self.say("tui-enter")
        self.query_one(TitleBar).name_text = self.link.title(self.arcade.messages)
        self.tell("  ".join(self.notices))
        self.show()
        self.lay_out_all()
        self.set_interval(BEAT_S, self.beat)

    def on_resize(self) -> None:
        self.lay_out_all()

    def lay_out_all(self) -> None:
        size = self.app.size
        narrow = size.width < WIDE
        self.set_class(narrow, "narrow")
        self.set_class(size.height < 22, "low")
        self.lay_out(size.width - (0 if narrow else SIDE), size.height - FRAME)
        self.show_keys()

    def lay_out(self, width: int, height: int) -> None:
        """Fits the pieces into so many columns and lines."""

    def fit(self, width: int, height: int, sizes: Iterable[CellSize]) -> None:
        self.grid.fit(width, height, sizes)

    # --- showing ----------------------------------------------------------

    def show(self) -> None:
        view = self.view
        self.draw(view)
        self.query_one("#panel", Static).update(self.panel(view))
        self.show_figures()

    def draw(self, view: Any) -> None:
        raise NotImplementedError

    def panel(self, view: Any) -> str:
        """What stands at the side, or behind a key."""
        return ""

    def figures(self, view: Any) -> str:
        return ""

    def show_figures(self) -> None:
        left = self.link.left_ms
        time = clock_text(left) if left is not None else clock_text(self.elapsed_ms(self.view), up=True)
        self.query_one(TitleBar).figures = f"{self.figures(self.view)}  {time}"

    def elapsed_ms(self, view: Any) -> int:
        return self.link.elapsed_ms

    def tell(self, text: str, kind: str = "info") -> None:
        self.query_one(Said).say(text, kind)

    # --- moves ------------------------------------------------------------

    def read(self, text: str) -> Move:
        """The move that the entry spells; raises Refused or ValueError."""
        move: Move = self.link.game.parse(text)
        return move

    async def send(self, move: Move) -> bool:
        """Answers in words; true where the move was taken."""
        try:
            events = await self.link.submit(move, self.seat)
        except Refused as refused:
            self.tell(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
            self.refused()
            return False
        except ValueError:
            self.tell(self.say("plain-not-understood", text=self.link.game.notate(move)[:40]), "wrong")
            return False
        except OSError as error:
            self.tell(self.say("plain-cannot-save", reason=error.strerror or ""), "wrong")
            return False
        await self.happened(events)
        return True

    def spoken(self, event: Event, view: Any, say: Say) -> list[str]:
        """The sentences of an event."""
        raise NotImplementedError

    def refused(self) -> None:
        """A move was refused: what it was drawn with may be taken back."""

    async def happened(self, events: Sequence[Event]) -> None:
        heard_now = heard(events, self.seat)
        if not events:
            return
        view = self.view
        said = [line for event in heard_now for line in self.spoken(event, view, self.say)]
        if said:
            self.tell("  ".join(said), self.kind(heard_now))
        self.show()
        if self.link.outcome is not None:
            self.finish()

    def kind(self, events: Sequence[Event]) -> str:
        if any(isinstance(event, self.right) for event in events):
            self.arcade.chime()
            return "right"
        return "wrong" if any(isinstance(event, self.wrong) for event in events) else "info"

    async def beat(self) -> None:
        if self.has_ended or not self.is_current:
            return
        try:
            await self.happened(await self.link.tick())
        except OSError as error:
            self.tell(self.say("plain-cannot-save", reason=error.strerror or ""), "wrong")
        if not self.has_ended:
            self.show_figures()

    def finish(self) -> None:
        if not self.has_ended:
            self.has_ended = True
            self.arcade.ended(self.link, self.summary(self.link.view(0)))

    def summary(self, view: Any) -> Summary:
        raise NotImplementedError

    # --- keys -------------------------------------------------------------

    def keys(self) -> Iterable[Key]:
        yield self.key("f1", "F1", "tui-key-help", "help")
        if self.has_class("narrow") or self.app.size.height < 30:
            yield self.key("f2", "F2", "tui-key-words", "words")
        if self.has_hints:
            yield self.key("f3", "F3", "tui-key-hint", "hint")
        yield from self.own_keys()
        if self.link.can_pause:
            yield self.key("f5", "F5", "tui-key-pause", "pause")
        yield self.key("f8", "F8", "tui-key-give-up", "give_up")
        yield self.key("escape", "esc", "tui-key-leave", "leave")

    def own_keys(self) -> Iterable[Key]:
        return ()

    async def take_key(self, event: events.Key) -> None:
        if event.key in ARROWS:
            self.move_cursor(*ARROWS[event.key])
        elif event.key == "enter":
            await self.action_submit()
        elif event.key == "backspace":
            self.action_rub_out()
        elif event.key == "question_mark":
            self.action_help()
        elif event.key == "space" and not (self.entry.draft and " " in self.takes):
            await self.pick_cursor()
        elif event.character and event.is_printable:
            self.type(event.character)
        else:
            return
        event.stop()

    def move_cursor(self, rows: int, cols: int) -> None:
        self.grid.move_cursor(rows, cols)

    async def pick_cursor(self) -> None:
        if self.grid.cursor is not None:
            await self.pick(self.grid.cursor)

    def type(self, letter: str) -> None:
        if letter.isalpha() or letter in self.takes:
            self.set_draft(self.entry.draft + letter.lower())

    def set_draft(self, draft: str) -> None:
        self.entry.draft = draft[:64]
        self.drafted()

    def drafted(self) -> None:
        """The draft has changed."""

    async def pick(self, cell: Cell) -> None:
        """A cell of the grid was chosen."""

    @on(TileGrid.Picked, "#grid")
    async def picked(self, event: TileGrid.Picked) -> None:
        await self.pick(event.cell)

    # --- actions ----------------------------------------------------------

    async def action_submit(self) -> None:
        draft = self.entry.draft.strip()
        if not draft:
            await self.pick_cursor()
            return
        try:
            move = self.read(draft)
        except Refused as refused:
            self.tell(self.arcade.messages.refusal(refused.code, refused.facts), "wrong")
        except ValueError:
            self.tell(self.say("plain-not-understood", text=draft[:40]), "wrong")
        else:
            self.set_draft("")
            await self.send(move)
            return
        self.set_draft("")

    def action_rub_out(self) -> None:
        self.set_draft(self.entry.draft[:-1])

    def action_help(self) -> None:
        self.arcade.show_help(self.link.game.id)

    def action_words(self) -> None:
        self.app.push_screen(Dialog(self.panel(self.view), [("ok", self.say("tui-back"))]))

    async def action_hint(self) -> None:
        await self.send(self.read("!hint"))

    def action_pause(self) -> None:
        timed = self.link.left_ms is not None
        self.link.pause()
        question = self.say("tui-paused-timed" if timed else "tui-paused")
        dialog = Dialog(question, [("on", self.say("tui-go-on"))], solid=True)
        self.app.push_screen(dialog, lambda _: self.link.go_on())

    def action_give_up(self) -> None:
        async def sure(answer: str | None) -> None:
            if answer == "yes":
                await self.send(self.surrender())

        choices = [("no", self.say("tui-play-on")), ("yes", self.say("tui-give-up"))]
        self.app.push_screen(Dialog(self.say("tui-give-up-sure"), choices), sure)

    def surrender(self) -> Move:
        return GiveUp()

    def action_leave(self) -> None:
        if self.entry.draft:
            self.set_draft("")
        else:
            self.arcade.go_home()
