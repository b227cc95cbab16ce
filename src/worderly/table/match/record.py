"""The facts that a match is played again from; in plain values, so that another process can do it."""

from typing import Any, NamedTuple

from worderly.kit import Event, Stamp, TimeUp, decode, encode, events_for
from worderly.kit.analysis import Analysis, Moves
from worderly.store.tables.rows import LogEntry
from worderly.table.catalog import Catalog
from worderly.table.match.reducer import TABLE, ClockedState, Control, MatchReducer, first_state
from worderly.wire.rest import ReplayStep

PAGE_BYTES = 512 * 1024
"""About this much JSON at once: every step of a long match shows all words found before."""


class MatchRecord(NamedTuple):
    match: str
    game: str
    race: bool
    options: bytes
    start: bytes
    words_ms: int
    """Names the word list."""
    started_ms: int
    ranked: bool
    is_alone: bool
    is_round: bool
    closes_ms: int = 0
    """When its daily closes."""

    def reducer(self, catalog: Catalog) -> MatchReducer:
        """Opens word lists, so not on the event loop."""
        game = catalog.rules(self.game, self.race)
        tools = catalog.tools(decode(self.options, game.Options), self.words_ms)
        kind: Any = game.State
        puzzle = first_state(self.start, kind)
        return MatchReducer(
            self.match,
            game,
            tools,
            puzzle,
            self.started_ms,
            self.ranked,
            self.is_alone,
            self.is_round,
            self.closes_ms,
        )


def judge(catalog: Catalog, record: MatchRecord, entries: list[LogEntry], seat: int) -> Analysis:
    reducer = record.reducer(catalog)
    analysis: Analysis = reducer.game.analysis(reducer.start, moves_of(reducer, entries), seat, reducer.tools)
    return analysis


def moves_of(reducer: MatchReducer, entries: list[LogEntry]) -> Moves:
    """The moves of the players and time up; pauses are no moves."""
    moves = []
    for entry in entries:
        if entry.seat != TABLE:
            moves.append((Stamp(entry.seat, entry.at_ms), reducer.move(entry.body)))
        elif isinstance(decode(entry.body, Control), TimeUp):  # type: ignore[arg-type]
            moves.append((Stamp(0, entry.at_ms), TimeUp()))
    return moves


class Page(NamedTuple):
    steps: tuple[ReplayStep, ...]
    next: int | None
    """The last entry of the page; None: there are no more."""


def steps(catalog: Catalog, record: MatchRecord, entries: list[LogEntry], after: int) -> Page:
    reducer = record.reducer(catalog)
    clocked, size = reducer.first(), 0
    found: list[ReplayStep] = []
    for entry in entries:
        clocked, events = reducer.apply(clocked, entry)
        if entry.seat == TABLE or entry.seq <= after:
            continue
        if size >= PAGE_BYTES:
            return Page(tuple(found), found[-1].seq)
        found.append(_step(reducer, clocked, entry, events))
        size += len(encode(found[-1]))
    return Page(tuple(found), None)


def _step(
    reducer: MatchReducer, clocked: ClockedState, entry: LogEntry, events: tuple[Event, ...]
) -> ReplayStep:
    move = reducer.move(entry.body)
    over = reducer.outcome(clocked) is not None
    return ReplayStep(
        seq=entry.seq,
        seat=entry.seat,
        at_ms=entry.at_ms,
        text=reducer.game.notate(move),
        move=move,
        events=events_for(events, entry.seat),
        view=reducer.game.view(clocked.state, entry.seat, over),
        scores=reducer.game.scores(clocked.state),
    )
