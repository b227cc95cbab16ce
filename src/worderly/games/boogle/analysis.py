"""The analysis of a match: the time of every find, missed words of a family, and the best missed words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from worderly.games.boogle import rules
from worderly.games.boogle.model import BoardWord, Deal, Done, Find, Ready, State, Turn
from worderly.games.boogle.words import is_common
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Seat, TimeUp
from worderly.kit.analysis import (
    MOMENTS,
    Analysis,
    Closing,
    Group,
    Instead,
    Mark,
    Moves,
    PlayedMove,
    Remark,
    Series,
    Verdict,
    centi,
    closing,
    percent,
    replay_moves,
)

KINDS = {Ready: "ready", Done: "done", GiveUp: "give_up"}
OTHERS = 3
DEAREST = 8
FAMILIES = 6
LONG_PAUSE_MS = 20_000
STREAK_MS = 8_000
"""Finds at most this far apart belong to one run."""
STRETCHES = 12
"""Parts of the clock in the chart of points over time."""
UPPER = 50
"""A good find earns at least as much as this percentage of the common words left."""
STEM, ENDING = 4, 3
"""The shortest stem of a family, and the largest difference in length within it, in letters."""


class Found(NamedTuple):
    """A find of one seat, and how long it took."""

    played: PlayedMove[State]
    turn: Turn
    """As it was before the find."""
    word: BoardWord
    at_ms: int
    """Since the turn began."""
    gap_ms: int
    """Since the last find, or since the turn began."""


def analysis(state: State, moves: Moves, seat: Seat, tools: Tools) -> Analysis:
    steps = list(replay_moves(rules.apply, state, moves, tools))
    end = steps[-1].after if steps else state
    own = [played for played in steps if played.stamp.seat == seat and not isinstance(played.move, TimeUp)]
    finds = list(_finds(own, seat))
    verdicts = tuple(_verdicts(own, finds, end))
    turns = [turn for turn in end.turns if turn.seat == seat]
    common = sum(_common_points(end.deals[turn.deal]) for turn in turns)
    groups = tuple(group for turn in turns for group in _groups(end.deals[turn.deal], turn))
    pauses, advice = _longest_pauses(verdicts, finds), _advice(groups)
    return Analysis(
        game="boogle",
        seat=seat,
        accuracy=percent(sum(turn.score for turn in turns), common) if common else None,
        verdicts=verdicts,
        moments=tuple(sorted(pauses[:MOMENTS])),
        remarks=tuple(_summary(end, turns, finds)),
        groups=groups,
        series=_timeline(end, finds),
        closing=closing(verdicts, advice, _turning(verdicts, finds, pauses)),
        advice=advice,
    )


def _advice(groups: Sequence[Group]) -> Remark | None:
    """Endings of found words where some were missed, else the dearest word; None if all are found."""
    for group in groups:
        if group.code == "family":
            return Remark("try_endings", {"word": group.facts["word"], "other": group.words[0]})
    return Remark("try_long", {"word": groups[0].words[0]}) if groups else None


def _turning(verdicts: Sequence[Verdict], finds: Sequence[Found], pauses: Sequence[int]) -> Closing | None:
    if not pauses:
        return None
    number = verdicts[pauses[0]].number
    gap_ms = next(find.gap_ms for find in finds if find.played.number == number)
    return Closing("pause", pauses[0], {"seconds": round(gap_ms / 1000)})


def _common_points(deal: Deal) -> int:
    return sum(word.points for word in deal.words if is_common(word))


def _finds(own: Iterable[PlayedMove[State]], seat: Seat) -> Iterator[Found]:
    last_ms = 0
    for played in own:
        if not isinstance(played.move, Find):
            continue
        before, after = _turn_before_and_after(played, seat)
        last_ms = last_ms if before.found else 0
        at_ms = played.stamp.at_ms - (before.started_ms or 0)
        if len(after.found) > len(before.found):
            yield Found(played, before, after.found[-1], at_ms, at_ms - last_ms)
            last_ms = at_ms


def _turn_before_and_after(played: PlayedMove[State], seat: Seat) -> tuple[Turn, Turn]:
    at = rules.turn_at(played.before, seat)
    assert at is not None, "a find belongs to a turn"
    return played.before.turns[at], played.after.turns[at]


# --- finds -----------------------------------------------------------------------


def _verdicts(own: Iterable[PlayedMove[State]], finds: Sequence[Found], end: State) -> Iterator[Verdict]:
    by_move, struck = {id(find.played): find for find in finds}, rules.struck(end)
    for played in own:
        find = by_move.get(id(played))
        if find is not None:
            yield _find(find, struck, end)
        elif isinstance(played.move, Find):
            yield _late(played)
        else:
            yield Verdict(played.number, played.stamp.at_ms, KINDS[type(played.move)], "", "plain")


def _late(played: PlayedMove[State]) -> Verdict:
    word = _turn_before_and_after(played, played.stamp.seat)[1].late[-1]
    return Verdict(
        played.number, played.stamp.at_ms, "find", word.upper(), "wasted", remarks=(Remark("late"),)
    )


def _find(find: Found, struck: frozenset[str], end: State) -> Verdict:
    word, left = find.word, _left(find.played.before.deals[find.turn.deal], find.turn)
    mark = _mark(word, left, word.word in struck)
    better = [other for other in left if other.points > word.points][:OTHERS] if mark != "best" else []
    return Verdict(
        number=find.played.number,
        at_ms=find.played.stamp.at_ms,
        kind="find",
        text=word.display.upper(),
        mark=mark,
        value=centi(word.points),
        best=centi(max([word.points, *(other.points for other in left[:1])])),
        instead=tuple(Instead(other.display.upper(), centi(other.points), other.path) for other in better),
        remarks=tuple(_remarks(find, struck, end, better)),
        cells=word.path,
        earned=0 if mark == "wasted" else word.points,
    )


def _left(deal: Deal, turn: Turn) -> list[BoardWord]:
    """The common words not yet found, highest points first."""
    listed = {*turn.late, *(word.word for word in turn.found)}
    left = [word for word in deal.words if is_common(word) and word.word not in listed]
    return sorted(left, key=lambda word: (-word.points, word.word))


def _mark(found: BoardWord, left: Sequence[BoardWord], is_struck: bool) -> Mark:
    """Every find is at least fine; the best one earns as much as any common word left."""
    if is_struck:
        return "wasted"
    if not left or found.points >= left[0].points:
        return "best"
    share = percent(sum(word.points <= found.points for word in left), len(left))
    return "good" if share >= UPPER else "fine"


def _remarks(
    find: Found, struck: frozenset[str], end: State, better: Sequence[BoardWord]
) -> Iterator[Remark]:
    seconds = round(find.gap_ms / 1000)
    yield Remark("earned", {"points": find.word.points, "seconds": seconds})
    if better:
        yield Remark("worth_more", {"word": better[0].display.upper(), "points": better[0].points})
    if find.gap_ms >= LONG_PAUSE_MS:
        yield Remark("pause", {"seconds": seconds})
    if not is_common(find.word):
        yield Remark("rare")
    if find.word.word in struck:
        finders = sum(any(word.word == find.word.word for word in turn.found) for turn in end.turns)
        yield Remark("struck", {"others": finders - 1})


def _longest_pauses(verdicts: Sequence[Verdict], finds: Sequence[Found]) -> list[int]:
    """The finds after long times without a word, the longest first."""
    at = {find.played.number: find.gap_ms for find in finds if find.gap_ms >= LONG_PAUSE_MS}
    slow = [place for place, verdict in enumerate(verdicts) if verdict.number in at]
    return sorted(slow, key=lambda place: -at[verdicts[place].number])


# --- the whole ---------------------------------------------------------------------


def _summary(end: State, turns: Sequence[Turn], finds: Sequence[Found]) -> Iterator[Remark]:
    found = sum(is_common(word) for turn in turns for word in turn.found)
    yield Remark("common", {"found": found, "all": sum(end.deals[turn.deal].common for turn in turns)})
    if not finds:
        return
    spent_ms = max(1, sum(find.gap_ms for find in finds))
    points = sum(find.word.points for find in finds)
    yield Remark("rate", {"points": round(points * 60_000 / spent_ms)})
    run = max(_runs(finds), key=len)
    if len(run) > 2:
        seconds = round(sum(find.gap_ms for find in run[1:]) / 1000)
        yield Remark("run", {"words": len(run), "seconds": seconds})
    yield Remark("longest_pause", {"seconds": round(max(find.gap_ms for find in finds) / 1000)})


def _runs(finds: Sequence[Found]) -> list[list[Found]]:
    runs: list[list[Found]] = []
    for find in finds:
        if runs and find.turn.found and find.gap_ms <= STREAK_MS:
            runs[-1].append(find)
        else:
            runs.append([find])
    return runs


def _groups(deal: Deal, turn: Turn) -> Iterator[Group]:
    found = [word.word for word in turn.found]
    missed = [word for word in deal.words if is_common(word) and word.word not in found]
    yield from _families(found, missed)
    dearest = sorted(missed, key=lambda word: (-word.points, word.word))[:DEAREST]
    if dearest:
        yield Group("dearest", tuple(word.display.upper() for word in dearest))


def _families(found: Sequence[str], missed: Sequence[BoardWord]) -> list[Group]:
    """Missed words like a found one: CARES and CARED for CARE. Each is named once; best family first."""
    named: set[str] = set()
    families: list[tuple[int, Group]] = []
    for word in sorted(found, key=lambda word: (-len(word), word)):
        similar = [other for other in missed if other.word not in named and is_similar(word, other.word)]
        if similar:
            named |= {other.word for other in similar}
            group = Group("family", tuple(one.display.upper() for one in similar), {"word": word.upper()})
            families.append((sum(one.points for one in similar), group))
    return [group for _, group in sorted(families, key=lambda one: -one[0])[:FAMILIES]]


def is_similar(found: str, other: str) -> bool:
    """The same stem with another ending: care, cares, caring. Short words: only the plural."""
    short, long = sorted((found, other), key=len)
    if len(short) < STEM:
        return long == f"{short}s"
    stem = short.removesuffix("e")
    return long.startswith(stem) and len(long) - len(short) <= ENDING


def _timeline(end: State, finds: Sequence[Found]) -> tuple[Series, ...]:
    """Points by part of the clock, added over all turns."""
    whole_ms = (end.options.time_s or 0) * 1000 or max((find.at_ms for find in finds), default=0) + 1
    if not finds:
        return ()
    parts = [0] * STRETCHES
    for find in finds:
        parts[min(STRETCHES - 1, find.at_ms * STRETCHES // whole_ms)] += find.word.points
    return (Series("timeline", "points", tuple(map(centi, parts))),)
