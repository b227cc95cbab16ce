"""The analysis of a match: the chance of each guess, and which words were certain."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from worderly.games.tools import Tools
from worderly.games.wizards import rules, views
from worderly.games.wizards.bot import is_fit, known_words, slots
from worderly.games.wizards.grids.covers import cells_of, is_found
from worderly.games.wizards.model import Cast, Cell, Guess, Hint, Star, State, View
from worderly.kit import Seat
from worderly.kit.analysis import (
    Analysis,
    Group,
    Instead,
    Mark,
    Moves,
    PlayedMove,
    Remark,
    Verdict,
    centi,
    closing,
    mark_of,
    moments,
    percent,
    replay_moves,
)

OTHERS = 3
SHOWN = 3
CERTAIN = 0.999


@dataclass(frozen=True)
class Likely:
    """The chance that each word of the letters is on the grid, from the uncovered cells."""

    words: tuple[str, ...]
    slots: Counter[str]

    @cached_property
    def fits(self) -> dict[str, tuple[str, ...]]:
        """By slot, such as `c?t`: the words that fit it."""
        return {slot: tuple(word for word in self.words if is_fit(word, slot)) for slot in self.slots}

    @cached_property
    def chances(self) -> dict[str, float]:
        """Equal slots are shared evenly by the words that fit; different slots count as independent."""
        absent = dict.fromkeys(self.words, 1.0)
        for slot, words in self.fits.items():
            for word in words:
                absent[word] *= 1.0 - min(1.0, self.slots[slot] / len(words))
        return {word: 1.0 - chance for word, chance in absent.items()}

    @cached_property
    def ranked(self) -> list[str]:
        return sorted(self.chances, key=lambda word: (-self.chances[word], -len(word), word))

    @property
    def certain(self) -> list[str]:
        return [word for word in self.ranked if self.chances[word] >= CERTAIN]

    @property
    def open_fits(self) -> int:
        """The sum over all slots of the words that fit."""
        return sum(len(words) * self.slots[slot] for slot, words in self.fits.items())


def likely(view: View, tools: Tools) -> Likely:
    return Likely(tuple(known_words(view, tools)), Counter(slots(view)))


def analysis(state: State, moves: Moves, seat: Seat, tools: Tools) -> Analysis:
    steps = list(replay_moves(rules.apply, state, moves, tools))
    verdicts = tuple(_judged(played, tools) for played in steps)
    end = steps[-1].after if steps else state
    advice = _advice(verdicts, end)
    return Analysis(
        game="wizards",
        seat=seat,
        accuracy=_right_share(end),
        verdicts=verdicts,
        moments=moments(verdicts),
        remarks=tuple(_summary(end)),
        groups=tuple(_missed(end, tools)),
        exact=False,
        closing=closing(verdicts, advice),
        advice=advice,
    )


def _right_share(end: State) -> int | None:
    kinds = Counter(turn.kind for turn in end.turns)
    guesses = kinds["right"] + kinds["wrong"]
    return percent(kinds["right"], guesses) if guesses else None


def _advice(verdicts: Sequence[Verdict], end: State) -> Remark | None:
    codes = Counter(remark.code for verdict in verdicts for remark in verdict.remarks)
    if codes["was_certain"]:
        return Remark("try_certain", {"count": codes["was_certain"]})
    if codes["fits_nowhere"] or codes["other_letters"]:
        return Remark("try_gaps", {"count": codes["fits_nowhere"] + codes["other_letters"]})
    return None if all(is_found(end, placed) for placed in end.words) else Remark("try_short")


def _judged(played: PlayedMove[State], tools: Tools) -> Verdict:
    known = likely(views.view(played.before, 0, False), tools)
    match played.move:
        case Guess(word=word):
            return _guess(played, tools.words.key_of(word.strip()), known)
        case Hint():
            return _hint(played, known, likely(views.view(played.after, 0, False), tools))
        case Cast():
            won = played.after.points - played.before.points
            return _plain(played, "cast", Remark("power", {"points": won}))
        case Star():
            ruled_out = max(0, known.open_fits - likely(views.view(played.after, 0, False), tools).open_fits)
            return _plain(played, "star", Remark("star", {"words": ruled_out}))
        case _:
            return _plain(played, "give_up")


def _plain(played: PlayedMove[State], kind: str, *remarks: Remark) -> Verdict:
    return Verdict(played.number, played.stamp.at_ms, kind, "", "plain", remarks=remarks)


def _guess(played: PlayedMove[State], word: str, known: Likely) -> Verdict:
    kind, points = played.after.turns[-1].kind, played.after.turns[-1].points
    value, best = known.chances.get(word, 0.0), max(known.chances.values(), default=0.0)
    mark = _guess_mark(kind, value, best)
    surer = [other for other in known.ranked[: OTHERS + 1] if other != word][:OTHERS]
    return Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="guess",
        text=word.upper(),
        mark=mark,
        unit="percent",
        value=centi(100 * value),
        best=centi(100 * max(best, value)),
        instead=tuple(_instead(played.before, other, known) for other in surer)
        if mark not in ("best", "plain")
        else (),
        remarks=tuple(_guess_remarks(played, kind, word, points, value, known)),
        cells=_cells(played.before, word),
        why=(Remark("chance", {"percent": round(100 * value)}),) if value > 0 else (),
        earned=points if kind == "right" else 0,
    )


def _guess_mark(kind: str, value: float, best: float) -> Mark:
    if kind == "bonus":
        return "plain"
    if kind == "right":
        return "best" if mark_of(value, best) == "best" else "good"
    if value <= 0:
        return "wasted"
    return "missed" if best >= CERTAIN else "fine"


def _guess_remarks(
    played: PlayedMove[State], kind: str, word: str, points: int, value: float, known: Likely
) -> Iterator[Remark]:
    if kind == "right":
        yield Remark("right", {"points": points})
    elif kind == "bonus":
        yield Remark("bonus")
    else:
        yield Remark("unlucky" if value > 0 else _why_nowhere(played.before, word))
        if known.certain:
            yield _was_certain(known)


def _was_certain(known: Likely) -> Remark:
    return Remark("was_certain", {"words": _listed(known.certain), "count": len(known.certain)})


def _why_nowhere(state: State, word: str) -> str:
    return "fits_nowhere" if rules.is_made_of(word, state.letters.lower()) else "other_letters"


def _instead(state: State, word: str, known: Likely) -> Instead:
    return Instead(word.upper(), centi(100 * known.chances[word]), _cells(state, word))


def _cells(state: State, word: str) -> tuple[Cell, ...]:
    return tuple(cell for placed in state.words if placed.word == word for cell in cells_of(placed))


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words[:SHOWN]).upper() + ("…" if len(words) > SHOWN else "")


def _hint(played: PlayedMove[State], before: Likely, after: Likely) -> Verdict:
    """A hint is wasted if a word was certain; else the remark says how many words it ruled out."""
    cost = played.before.points - played.after.points
    ruled_out = max(0, before.open_fits - after.open_fits)
    return Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="hint",
        text="",
        mark="wasted" if before.certain else "fine",
        remarks=(
            Remark("hint", {"cost": cost, "words": ruled_out}),
            *((_was_certain(before),) if before.certain else ()),
        ),
    )


def _summary(end: State) -> Iterator[Remark]:
    kinds = Counter(turn.kind for turn in end.turns)
    yield Remark("guesses", {"right": kinds["right"], "wrong": kinds["wrong"]})
    if kinds["hint"]:
        yield Remark("hints", {"hints": kinds["hint"]})
    if kinds["bonus"]:
        yield Remark("bonus_words", {"words": kinds["bonus"], "stars": kinds["star"]})


def _missed(end: State, tools: Tools) -> Iterator[Group]:
    """The missed words; those that were certain at the end come first."""
    known = likely(views.view(end, 0, False), tools)
    missed = dict.fromkeys(placed.word for placed in end.words if not is_found(end, placed))
    certain = tuple(word.upper() for word in known.certain if word in missed)
    if certain:
        yield Group("certain", certain)
