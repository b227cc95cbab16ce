"""The analysis of a match: the time of each word, the directions, and look-alikes."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from worderly.games.tools import Tools
from worderly.games.wordsearch import rules
from worderly.games.wordsearch.model import HINT_COST_MS, Draw, Found, HiddenWord, Hint, Name, State
from worderly.grid import DIRECTIONS, find_words
from worderly.kit import Seat
from worderly.kit.analysis import (
    MOMENTS,
    Analysis,
    Group,
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

OPENING = 3
"""A look-alike has this many first letters of a word."""
MANY_ALIKE = 3
SLOW, QUICK = 2.0, 1.1
"""Multiples of the player's own median time for a word."""
NEVER_SLOW_MS = 5_000


class Find(NamedTuple):
    played: PlayedMove[State]
    found: Found
    word: HiddenWord
    took_ms: int


def analysis(state: State, moves: Moves, seat: Seat, tools: Tools) -> Analysis:
    steps = list(replay_moves(rules.apply, state, moves, tools))
    end = steps[-1].after if steps else state
    own = [played for played in steps if played.stamp.seat == seat]
    finds = list(_finds(own))
    verdicts = tuple(_verdicts(own, finds, end))
    groups = tuple(_ways(end, finds))
    advice = _advice(groups, verdicts)
    return Analysis(
        game="wordsearch",
        seat=seat,
        accuracy=_accuracy(end, finds),
        verdicts=verdicts,
        moments=_slowest(verdicts),
        remarks=tuple(_summary(end, finds, seat)),
        groups=groups,
        series=_series(finds),
        closing=closing(verdicts, advice),
        advice=advice,
    )


def _advice(groups: Sequence[Group], verdicts: Sequence[Verdict]) -> Remark | None:
    """The direction that was hardest to see, if a word was missed or slow; else to do without hints."""
    is_hard = any(group.words for group in groups) or any(verdict.mark == "missed" for verdict in verdicts)
    if groups and is_hard:
        return Remark("try_way", {"way": groups[0].facts["way"]})
    return Remark("try_alone") if any(verdict.kind == "hint" for verdict in verdicts) else None


def _accuracy(end: State, finds: Sequence[Find]) -> int | None:
    """The percentage of listed words found without help."""
    hinted = {hint.word for hint in end.hints}
    unaided = [find for find in finds if find.found.word not in hinted and not find.found.typed]
    listed = [find for find in unaided if not find.word.secret]
    return percent(len(listed), len(end.listed)) if end.listed else None


def _finds(own: Sequence[PlayedMove[State]]) -> Iterator[Find]:
    last_ms = 0
    for played in own:
        if isinstance(played.move, Draw | Name):
            found = played.after.found[-1]
            yield Find(played, found, played.after.hidden[found.word], played.stamp.at_ms - last_ms)
            last_ms = played.stamp.at_ms


# --- finds -----------------------------------------------------------------------


def _verdicts(own: Sequence[PlayedMove[State]], finds: Sequence[Find], end: State) -> Iterator[Verdict]:
    by_move = {id(find.played): find for find in finds}
    usual = median(find.took_ms for find in finds) if finds else 0
    quickest = min((find.took_ms for find in finds), default=0)
    alike = _look_alikes(end)
    for played in own:
        find = by_move.get(id(played))
        if find is not None:
            yield _find(find, usual, quickest, alike)
        elif isinstance(played.move, Hint):
            yield _hint(played)
        else:
            yield Verdict(played.number, played.stamp.at_ms, "give_up", "", "plain")


def _find(find: Find, usual: float, quickest: int, alike: Mapping[str, int]) -> Verdict:
    return Verdict(
        number=find.played.number,
        at_ms=find.played.stamp.at_ms,
        kind="name" if find.found.typed else "find",
        text=find.word.text.upper(),
        mark=_mark(find, usual),
        unit="seconds",
        value=centi(find.took_ms / 1000),
        best=centi(quickest / 1000),
        remarks=tuple(_remarks(find, usual, alike)),
        cells=find.word.cells,
    )


def _mark(find: Find, usual: float) -> Mark:
    if find.found.typed:
        return "plain"
    if _is_slow(find, usual):
        return "missed"
    if find.took_ms > QUICK * usual:
        return "fine"
    return "best" if 2 * find.took_ms <= usual else "good"


def _is_slow(find: Find, usual: float) -> bool:
    return find.took_ms > max(NEVER_SLOW_MS, SLOW * usual)


def _remarks(find: Find, usual: float, alike: Mapping[str, int]) -> Iterator[Remark]:
    yield Remark("took", {"seconds": round(find.took_ms / 1000), "way": find.word.direction})
    if find.found.typed:
        yield Remark("typed")
    if usual and _is_slow(find, usual):
        yield Remark("slow", {"times": round(find.took_ms / usual)})
        if alike[find.word.letters] >= MANY_ALIKE:
            opening = find.word.letters[:OPENING].upper()
            yield Remark("alike", {"letters": opening, "count": alike[find.word.letters]})


def _look_alikes(state: State) -> dict[str, int]:
    """By word: how often its first letters are elsewhere in the grid, in any direction."""
    openings = {word.letters[:OPENING] for word in state.hidden}
    counts = dict.fromkeys(openings, 0)
    for place in find_words(state.grid, sorted(openings)):
        counts[place.word] += 1
    return {word.letters: max(0, counts[word.letters[:OPENING]] - 1) for word in state.hidden}


def _hint(played: PlayedMove[State]) -> Verdict:
    word = played.after.hidden[played.after.hints[-1].word]
    return Verdict(
        played.number,
        played.stamp.at_ms,
        "hint",
        word.text.upper(),
        "fine",
        remarks=(Remark("hint", {"seconds": HINT_COST_MS // 1000}),),
        cells=word.cells[:1],
    )


def _slowest(verdicts: Sequence[Verdict]) -> tuple[int, ...]:
    slow = [at for at, verdict in enumerate(verdicts) if verdict.mark == "missed"]
    return tuple(sorted(sorted(slow, key=lambda at: -verdicts[at].value)[:MOMENTS]))


# --- the whole ---------------------------------------------------------------------


def _summary(end: State, finds: Sequence[Find], seat: Seat) -> Iterator[Remark]:
    if finds:
        yield Remark("usual", {"seconds": round(median(find.took_ms for find in finds) / 1000)})
        slowest = max(finds, key=lambda find: find.took_ms)
        seconds = round(slowest.took_ms / 1000)
        yield Remark("slowest", {"word": slowest.word.text.upper(), "seconds": seconds})
    hints = sum(hint.seat == seat for hint in end.hints)
    if hints:
        yield Remark("hints", {"hints": hints, "seconds": hints * HINT_COST_MS // 1000})


def _ways(end: State, finds: Sequence[Find]) -> Iterator[Group]:
    """By direction, most missed words first: how many were found, and the mean time."""
    done = {find.found.word for find in finds}
    rows = []
    for way in DIRECTIONS:
        here = [at for at in end.listed if end.hidden[at].direction == way]
        took = [find.took_ms for find in finds if find.word.direction == way]
        if here:
            missed = tuple(end.hidden[at].text.upper() for at in here if at not in done)
            mean_s = round(sum(took) / len(took) / 1000) if took else 0
            facts = {"way": way, "found": len(here) - len(missed), "all": len(here), "seconds": mean_s}
            rows.append((-len(missed), -mean_s, Group("way" if took else "way_missed", missed, {**facts})))
    yield from (group for *_, group in sorted(rows, key=lambda row: row[:2]))


def _series(finds: Sequence[Find]) -> tuple[Series, ...]:
    if len(finds) < 3:
        return ()
    return (Series("times", "seconds", tuple(centi(find.took_ms / 1000) for find in finds)),)
