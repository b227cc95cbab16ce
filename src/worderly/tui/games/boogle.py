"""Boogle on the screen: dice, the word's path shown while it is spelled, the clock, the words found."""

from collections.abc import Iterable
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Center

from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.event_texts import event_texts
from worderly.games.boogle.model import Done, Find, Found, Late, View
from worderly.kit import Event, Move, Say
from worderly.solver.boards import find_paths
from worderly.tui.ending.result import Summary, Tiles, Word
from worderly.tui.games.boogle_words import board_words, words_by_player
from worderly.tui.games.game import GameScreen
from worderly.tui.link import Link
from worderly.tui.widgets.bars import Key
from worderly.tui.widgets.tiles import NOTHING, Cell, Tile, TileGrid

SIZES = ((10, 5), (8, 3), (6, 3), (4, 2), (4, 1))
BLOCKED = "#"


class BoogleScreen(GameScreen):
    right = (Found,)
    wrong = (Late,)
    prompt = "tui-boogle-prompt"
    path: tuple[Cell, ...] = ()
    """The path of the draft."""
    last: tuple[Cell, ...] = ()
    """The path of the last word found."""

    @classmethod
    def of(cls, link: Link) -> type[GameScreen]:
        if not link.game.names(link.match.config.options):
            return cls
        from worderly.tui.games.boogle_turns import TurnsScreen

        return TurnsScreen

    def stage(self) -> ComposeResult:
        with Center():
            yield TileGrid(id="grid")

    def lay_out(self, width: int, height: int) -> None:
        self.fit(width, height - 1, SIZES)

    def draw(self, view: View) -> None:
        self.grid.tiles = dice_tiles(view.faces, self.path or self.motion.crest(self.last), self.last)

    def draft_changed(self) -> None:
        """Highlights the path of the typed word if it can be traced on the board."""
        draft, faces = self.entry.draft, self.view.faces
        if draft != spelled(faces, self.path):
            paths = find_paths(faces, draft) if draft and faces else []
            self.path = tuple(paths[0]) if paths else ()
        if draft:
            self.last = ()
        self.draw(self.view)

    async def show_events(self, events: Any) -> None:
        found = [event for event in events if isinstance(event, Found)]
        if found:
            self.last = found[-1].path
        await super().show_events(events)

    def event_texts(self, event: Event, view: View, say: Say) -> list[str]:
        return event_texts(event, view, say)

    def tally(self, view: View) -> int:
        return view.score

    def left_ms(self, view: View) -> int | None:
        """Nothing is left while late words still arrive."""
        return 0 if view.phase == "closing" else super().left_ms(view)

    def panel(self, view: View) -> str:
        if self.link.is_spectator:
            return ""
        share = self.say("tui-boogle-common", found=view.common_found, total=view.common_total)
        words = [f"  {one.display:<14}{one.points:>4}" for one in reversed(view.found)]
        late = [self.say("plain-boogle-late", words=" ".join(view.late))] if view.late else []
        return "\n".join([share, "", *words, *late])

    def read(self, text: str) -> Move:
        return super().read(text) if text.startswith("!") else Find(text)

    def own_keys(self) -> Iterable[Key]:
        yield self.key("f7", "F7", "tui-key-done", "done")

    async def action_done(self) -> None:
        await self.send(Done())

    async def pick(self, cell: Cell) -> None:
        faces = self.view.faces
        if not faces or faces[cell[0]][cell[1]] == BLOCKED:
            return
        if self.path and cell == self.path[-1] and len(self.path) > 1:
            await self.action_submit()
            return
        self.take_path(extended(self.path, cell))

    def take_path(self, path: tuple[Cell, ...]) -> None:
        self.path = path
        self.set_draft(spelled(self.view.faces, path))

    @on(TileGrid.Passed, "#grid")
    def passed(self, event: TileGrid.Passed) -> None:
        self.take_path(traced(event.over))

    @on(TileGrid.Dragged, "#grid")
    async def dragged(self, event: TileGrid.Dragged) -> None:
        self.take_path(traced(event.over))
        await self.action_submit()

    def action_rub_out(self) -> None:
        """Removes the last die, so that Qu goes as one."""
        if self.path:
            self.take_path(self.path[:-1])
        else:
            super().action_rub_out()

    def summary(self, view: View) -> Summary:
        board = view.boards[0]
        total = sum(word.points for word in board.words)
        mine = view.players[view.seat or 0]
        lines = [
            self.say("plain-boogle-best", points=mine.all_total, total=total),
            self.say("tui-boogle-common", found=view.common_found, total=view.common_total),
        ]
        words = self.say("tui-words", count=len(mine.words))
        head = f"{self.say('tui-points', points=mine.all_total)} · {words}"
        return Summary(head, lines, self.words(view), dice_tiles(board.faces), SIZES)

    def words(self, view: View) -> list[Word]:
        """By player if several play together."""
        if len(view.players) == 1:
            return board_words(view.boards[0])
        room = self.link.room
        seats = room.now.seats if room else ()
        names = [room.name(member) for member in seats] if room else [one.name for one in view.players]
        return words_by_player(view, names, self.say)


def dice_tiles(faces: Faces, path: Iterable[Cell] = (), last: Iterable[Cell] = ()) -> Tiles:
    chosen, found = set(path), set(last)

    def tile(cell: Cell, face: str) -> Tile:
        if face == BLOCKED:
            return NOTHING
        look = "chosen" if cell in chosen else "found" if cell in found else "plain"
        return Tile(face.capitalize() if len(face) > 1 else face.upper(), look)

    return tuple(
        tuple(tile((row, col), face) for col, face in enumerate(line)) for row, line in enumerate(faces)
    )


def spelled(faces: Faces, path: Iterable[Cell]) -> str:
    return "".join(faces[row][col] for row, col in path)


def touches(one: Cell, other: Cell) -> bool:
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def extended(path: tuple[Cell, ...], cell: Cell) -> tuple[Cell, ...]:
    """Adds the die; goes back to a used die; starts again from a die that does not touch the last one."""
    if cell in path:
        return path[: path.index(cell) + 1]
    return (*path, cell) if path and touches(path[-1], cell) else (cell,)


def traced(over: Iterable[Cell]) -> tuple[Cell, ...]:
    """The path of a drag: going back removes dice, and jumps are ignored."""
    path: tuple[Cell, ...] = ()
    for cell in over:
        if cell in path or not path or touches(path[-1], cell):
            path = extended(path, cell)
    return path


SCREEN = BoogleScreen
