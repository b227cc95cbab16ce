"""The printed summary of a match: result, points against the best, clouds, found and missed words."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

from worderly.files import atomic_write
from worderly.kit import AnyGame, Outcome
from worderly.kit.account import Scored
from worderly.messages.clock_text import clock_text
from worderly.press.cloud import draw_cloud
from worderly.press.document import body_frame, format_page
from worderly.press.page.model import BLACK, Frame, Item, Page, Text, box, line
from worderly.press.page.pdf.writer import PdfWriter
from worderly.press.page.style import TINT, Style
from worderly.press.page.typesetting import LEADING, Columns, fitted, in_columns, titled
from worderly.press.summaries.accounts import Player, Summary, summary_of

HERE = Path()
TITLE = 26.0
GAP = 20.0
CLOUD, SMALL_CLOUD = 0.3, 0.2
"""Height as a part of the page: with one player, with several."""
FEWEST_ROWS = 3
"""Fewest rows of a list at the foot of a page; with less room it starts on the next page."""
MOST_MISSED = 240
LIGHT = 0.45
"""Words lighter than this part of the heaviest have a soft colour."""


def write_summary(out: BinaryIO, summary: Summary, style: Style) -> None:
    writer = PdfWriter(out, style.type, summary.title, style.language)
    for page in summary_pages(summary, style):
        writer.add(page)
    writer.close()


def free_name(game: AnyGame, folder: Path = HERE) -> Path:
    """A name for the summary of a match that no file in `folder` has yet."""
    files = (folder / f"worderly-{game.id}{f'-{n}' if n > 1 else ''}.pdf" for n in count(1))
    return next(file for file in files if not file.exists())


def save_summary(
    path: Path, game: AnyGame, view: Any, outcome: Outcome, title: str, day: str, language: str
) -> None:
    """Writes the summary of a match in the terminal."""
    style, seats = Style(paper=_paper(), language=language), len(outcome.scores)
    names = [style.say("summary-seat", number=n) if seats > 1 else "" for n in range(1, seats + 1)]
    with atomic_write(path) as out:
        write_summary(out, summary_of(game, view, outcome, names, title, day), style)


def _paper() -> str:
    """Letter paper for North American locales, else A4."""
    locales = [os.environ.get(name, "") for name in ("LC_ALL", "LC_PAPER", "LANG")]
    place = next(filter(None, locales), "").partition(".")[0]
    return "letter" if place.endswith(("_US", "_CA", "_MX")) else "a4"


def summary_pages(summary: Summary, style: Style) -> list[Page]:
    flow = _Flow(style)
    _head(flow, summary)
    if len(summary.players) > 1:
        _standings(flow, summary)
    for player in summary.players:
        _player(flow, player, summary)
    if summary.missed:
        missed = summary.missed[:MOST_MISSED]
        _list(flow, style.say("summary-missed", count=len(summary.missed)), missed, style.soft)
        if more := len(summary.missed) - len(missed):
            flow.text(style.say("more", count=more), style.body)
    return [format_page(items, style, n, len(flow.pages) > 1) for n, items in enumerate(flow.pages, 1)]


@dataclass
class _Flow:
    """Puts items below each other, on as many pages as necessary."""

    style: Style
    pages: list[list[Item]] = field(default_factory=lambda: [[]])
    used: float = 0

    @property
    def left(self) -> Frame:
        return body_frame(self.style, len(self.pages), True).below(self.used)

    def need(self, height: float) -> None:
        """Starts a new page unless there is this much room."""
        if self.used and self.left.height < height:
            self.pages.append([])
            self.used = 0

    def put(self, items: Sequence[Item], height: float) -> None:
        self.pages[-1] += items
        self.used += height

    def text(self, text: str, size: float, *, bold: bool = False, ink: str = "", gap: float = 0) -> None:
        self.need(size * LEADING + gap)
        frame = self.left
        small = fitted(text, frame.width, size, self.style.type, bold)
        item = Text(frame.x, frame.y + size, text, small, bold, ink or self.style.soft)
        self.put([item], size * LEADING + gap)


def _head(flow: _Flow, summary: Summary) -> None:
    style, frame = flow.style, flow.left
    day = style.type.width(summary.day, style.body) + 14 if summary.day else 0
    title = titled(summary.title, frame.width - day, TITLE, style.type)
    rule = frame.y + title.height + 11
    items = [*title.draw(frame.x, frame.y)]
    items.append(line(frame.x, rule, frame.x + 42, rule, ink=style.accent(summary.game), width=2.5))
    if summary.day:
        items.append(Text(frame.right, frame.y + title.size, summary.day, style.body, False, style.soft, 1))
    flow.put(items, title.height + 18)
    flow.text(_ending(summary, style), style.body + 1, gap=GAP * 0.6)


def _ending(summary: Summary, style: Style) -> str:
    winners = [one.name for one in summary.players if one.is_winner and one.name]
    reason = style.messages.text(f"reason-{summary.reason.replace('_', '-')}")
    if not winners:
        return reason
    won = style.say("summary-won", names=", ".join(winners), count=len(winners))
    return f"{reason} {won}"


# --- players -----------------------------------------------------------------------


def _standings(flow: _Flow, summary: Summary) -> None:
    """A bar for each player, the best first."""
    style, step = flow.style, flow.style.body * 2.1
    ranked = sorted(summary.players, key=lambda one: -one.points)
    most = max(1, *(one.points for one in ranked))
    names = max(style.type.width(one.name, style.body, True) for one in ranked) + 16
    for one in ranked:
        flow.need(step)
        frame = flow.left
        left = frame.x + min(names, frame.width * 0.4)
        room = frame.right - left - 60
        bar = Frame(left, frame.y + step * 0.12, max(2, room * max(0, one.points) / most), step * 0.62)
        ink = style.accent(summary.game) if one.is_winner else None
        size = fitted(one.name, left - frame.x - 8, style.body, style.type, True)
        base = frame.y + step * 0.6
        points = style.say("summary-points", points=one.points)
        items: list[Item] = [
            Text(frame.x, base, one.name, size, one.is_winner),
            box(bar, ink=ink, width=1.2, fill=TINT, radius=3 if bar.width > 6 else 0),
            Text(bar.right + 8, base, points, style.body, one.is_winner),
        ]
        flow.put(items, step)
    flow.used += GAP


def _player(flow: _Flow, player: Player, summary: Summary) -> None:
    style, alone = flow.style, len(summary.players) == 1
    cloud = player.cloud
    tall = flow.left.height if not flow.used else body_frame(style, 1, True).height
    height = tall * (CLOUD if alone else SMALL_CLOUD) if len(cloud) > 1 else 0
    rows = -(-len(player.found) // 4) + 2
    together = style.body * 5 + height + rows * style.body * LEADING + 3 * GAP
    flow.need(together if together < tall * 0.7 else style.body * 5 + height)
    _score(flow, player, summary)
    if height:
        frame = flow.left
        place = Frame(frame.x, frame.y, frame.width, min(height, 30 * len(cloud)))
        accent, heaviest = style.accent(summary.game), max(cloud.values())
        drawn = draw_cloud(
            cloud, place, style.type, lambda word: accent if cloud[word] > heaviest * LIGHT else style.soft
        )
        flow.put(drawn, place.height + GAP)
    if player.found:
        _list(flow, style.say("summary-found", count=len(player.found)), player.found, BLACK)
    else:
        flow.text(style.say("summary-none"), style.body, gap=GAP)


def _score(flow: _Flow, player: Player, summary: Summary) -> None:
    """Name, points, and a bar that compares them with the best."""
    style, accent = flow.style, flow.style.accent(summary.game)
    if player.name:
        flow.text(player.name, style.body + 4, bold=True, ink=BLACK)
    frame, size = flow.left, 30.0
    points = str(player.points)
    width = style.type.width(points, size, True)
    facts = " · ".join(_facts(player, style))
    room = frame.width - width - 12
    items: list[Item] = [
        Text(frame.x, frame.y + size, points, size, True, accent),
        Text(frame.x + width + 10, frame.y + size, facts, fitted(facts, room, style.body + 1, style.type)),
    ]
    if player.best:
        track = Frame(frame.x, frame.y + size + 10, frame.width, 7)
        done = Frame(track.x, track.y, track.width * min(1.0, max(0, player.points) / player.best), 7)
        items += [box(track, ink=None, fill=TINT, radius=3.5)]
        items += [box(done, ink=None, fill=accent, radius=3.5)] if done.width > 7 else []
        if player.par and player.par < player.best:
            x = track.x + track.width * player.par / player.best
            items.append(line(x, track.y - 3, x, track.bottom + 3, width=1.2))
    flow.put(items, size + (34 if player.best else GAP))


def _facts(player: Player, style: Style) -> list[str]:
    facts = [style.say("summary-points-label", points=player.points)]
    if player.best:
        share = round(100 * player.points / player.best)
        facts.append(style.say("summary-of-best", best=player.best, percent=share))
    if player.par:
        facts.append(style.say("summary-par", par=player.par))
    facts.append(style.say("summary-words", count=len(player.found)))
    if player.time_ms:
        facts.append(clock_text(player.time_ms))
    return facts


# --- lists ------------------------------------------------------------------------------


def _list(flow: _Flow, head: str, words: Sequence[Scored], ink: str) -> None:
    """Words in columns with their points, over as many pages as necessary."""
    style = flow.style
    texts = [f"{one.word} {one.points}" if one.points is not None else one.word for one in words]
    size = style.body
    flow.need(size * LEADING * (FEWEST_ROWS + 2))
    flow.text(head, size + 1.5, bold=True, ink=BLACK, gap=2)
    while texts:
        frame = flow.left
        whole = in_columns(texts, frame.width, size, style.type)
        room = max(1, int(frame.height / whole.leading)) * whole.columns
        part = in_columns(texts[:room], frame.width, size, style.type)._replace(pitch=whole.pitch)
        flow.put(_columns(part, words[: len(part.words)], frame, ink, style), part.height)
        texts, words = texts[room:], words[room:]
        if texts:
            flow.need(frame.height)
    flow.used += GAP


def _columns(part: Columns, words: Sequence[Scored], frame: Frame, ink: str, style: Style) -> list[Item]:
    """Draws the words left-aligned, each followed by its points in a soft colour."""
    items: list[Item] = []
    for n, one in enumerate(words):
        x = frame.x + n // part.rows * part.pitch
        y = frame.y + n % part.rows * part.leading + part.size
        items.append(Text(x, y, one.word, part.size, False, ink))
        if one.points is not None:
            behind = x + style.type.width(f"{one.word} ", part.size)
            items.append(Text(behind, y, str(one.points), part.size * 0.86, False, style.soft))
    return items
