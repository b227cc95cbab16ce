"""The widget: Python keeps the match and judges, the script in the notebook draws and asks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import msgspec
from traitlets import Dict, Unicode

from worderly.device.local.match import LocalMatch
from worderly.device.local.stopwatch import steady_ms
from worderly.device.match import MatchConfig
from worderly.kit import Event, Outcome, Refused
from worderly.messages import Messages
from worderly.notebook.part import Opening, Part

SCRIPTS = Path(__file__).parent / "static"
NOT_BUILT = "the scripts of the widgets are not built: make web"
TEXTS = ("web-ready", "web-ready-more", "web-enter", "web-word", "web-time", "web-found", "web-missed")


def script_of(game: str) -> str:
    path = SCRIPTS / f"{game}.js"
    if not path.exists():
        raise FileNotFoundError(NOT_BUILT)
    return path.read_text("utf-8")


class PuzzleWidget(anywidget.AnyWidget):
    """One match in a notebook. The script sets `asked`, and the answer is the next `frame`.

    The clock stands still until the first question: a notebook runs its cells before anybody looks.
    """

    _esm: Any = Unicode().tag(sync=True)
    frame: Any = Dict().tag(sync=True)
    asked: Any = Dict().tag(sync=True)
    texts: Any = Dict().tag(sync=True)

    def __init__(
        self, part: Part, opening: Opening, messages: Messages, now_ms: Callable[[], int] = steady_ms
    ) -> None:
        self._part, self._messages = part, messages
        config = MatchConfig(part.game, opening.options, seed="")
        self._match = LocalMatch.begin(config, opening.tools, now_ms=now_ms, initial=opening.state)
        self._match.clock.pause()
        super().__init__(_esm=script_of(part.game.id), texts=self._texts(), frame=self._frame(0))
        self.observe(self._answer, "asked")

    @property
    def view(self) -> Any:
        """What the player may see now."""
        return self._match.view()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is played."""
        return self._match.outcome

    def _answer(self, change: Any) -> None:
        asked, tone = change["new"], "plain"
        self._match.clock.unpause()
        try:
            said = self._sentences(self._events(asked.get("move")))
            tone = "good" if said else "plain"
        except Refused as refused:
            said, tone = self._messages.refusal(refused.code, refused.facts), "bad"
        self.frame = self._frame(self.frame["number"] + 1, said, tone)

    def _events(self, move: Any) -> tuple[Event, ...]:
        """Of the clock, then of the move; without a move only the time was looked at."""
        events = self._match.tick()
        if move is None or self._match.outcome is not None:
            return events
        return events + self._match.submit(msgspec.convert(move, self._part.game.Move))

    def _sentences(self, events: tuple[Event, ...]) -> str:
        texts = [self._part.event_texts(event, self.view, self._messages.text) for event in events]
        reason = [self._messages.reason(self.outcome.reason)] if self.outcome and events else []
        return " ".join([*(line for lines in texts for line in lines), *reason])

    def _frame(self, number: int, said: str = "", tone: str = "plain") -> dict[str, Any]:
        is_begun = not self._match.clock.is_paused
        is_covered = not is_begun and self._match.left_ms is not None
        return {
            "number": number,
            "view": None if is_covered else msgspec.to_builtins(self.view, str_keys=True),
            "is_over": self.outcome is not None,
            "is_begun": is_begun,
            "status": "" if is_covered else self._part.status(self.view, self._messages.text),
            "said": said,
            "tone": tone,
            "left_ms": self._match.left_ms,
            "elapsed_ms": self._match.elapsed_ms,
        }

    def _texts(self) -> dict[str, str]:
        names = {"title": f"title-{self._part.game.id}", "words": self._part.words}
        ids = {**names, **{text: text for text in (*TEXTS, *self._part.texts)}}
        return {name: self._messages.text(text) for name, text in ids.items()}
