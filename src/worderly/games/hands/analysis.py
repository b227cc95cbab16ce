"""The analysis of a match: each word against the best line of its hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from worderly.games.hands import rules
from worderly.games.hands.model import (
    Finish,
    Hint,
    Line,
    LineDiscard,
    Next,
    Play,
    Replay,
    State,
    Substitute,
)
from worderly.games.hands.plan import plan
from worderly.games.hands.text import line_text
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Seat
from worderly.kit.analysis import (
    GOOD,
    Analysis,
    Instead,
    Mark,
    Moves,
    PlayedMove,
    Remark,
    Series,
    Verdict,
    centi,
    closing,
    mark_of,
    moments,
    percent,
    replay_moves,
)
from worderly.lexicon import Lexicon

KINDS = {
    Finish: "finish",
    GiveUp: "give_up",
    Hint: "hint",
    Next: "next",
    Replay: "replay",
    Substitute: "swap",
}


@dataclass
class Plans:
    """Caches the value of each hand of the match."""

    lexicon: Lexicon
    known: dict[str, "Worth"] = field(default_factory=dict)

    def of(self, hand: str) -> "Worth":
        if hand not in self.known:
            self.known[hand] = Worth.of(hand, self.lexicon)
        return self.known[hand]


@dataclass(frozen=True)
class Worth:
    perfect: int = 0
    par: int = 0
    perfect_line: Line = ()
    par_line: Line = ()
    exact: bool = True

    @classmethod
    def of(cls, hand: str, lexicon: Lexicon) -> "Worth":
        if not hand:
            return cls()
        best = plan(hand, lexicon)
        return cls(best.perfect, best.par, best.perfect_line, best.par_line, best.exact)


def analysis(state: State, moves: Moves, seat: Seat, tools: Tools) -> Analysis:
    plans = Plans(tools.words)
    steps = list(replay_moves(rules.apply, state, moves, tools))
    verdicts = tuple(_judged(played, plans) for played in steps)
    rounds = (steps[-1].after if steps else state).rounds
    kept, perfect = sum(one.kept for one in rounds), sum(one.plan.perfect for one in rounds)
    advice = _advice(verdicts)
    return Analysis(
        game="hands",
        seat=seat,
        accuracy=percent(kept, perfect),
        verdicts=verdicts,
        moments=moments(verdicts),
        remarks=_summary(kept, sum(one.plan.par for one in rounds), perfect),
        series=_lost(verdicts),
        exact=all(one.exact for one in plans.known.values()),
        closing=closing(verdicts, advice),
        advice=advice,
    )


def _advice(verdicts: Sequence[Verdict]) -> Remark | None:
    """By what lost the most points."""
    lost = {"invalid": 0, "left": 0, "lost": 0}
    for verdict in verdicts:
        codes = [remark.code for remark in verdict.remarks]
        cause = next((code for code in lost if code in codes), None)
        if cause:
            lost[cause] += verdict.best - verdict.value
    cause = max(lost, key=lambda code: lost[code])
    return Remark(f"try_{cause}", {"points": round(lost[cause] / 100)}) if lost[cause] else None


def _summary(kept: int, par: int, perfect: int) -> tuple[Remark, ...]:
    return (Remark("summary", {"points": kept, "par": par, "perfect": perfect}),)


def _lost(verdicts: Sequence[Verdict]) -> tuple[Series, ...]:
    """The points that each word lost; their sum is the distance to perfect play."""
    words = [verdict for verdict in verdicts if verdict.kind == "play"]
    if len(words) < 3:
        return ()
    return (Series("lost_series", "points", tuple(verdict.best - verdict.value for verdict in words)),)


def _judged(played: PlayedMove[State], plans: Plans) -> Verdict:
    match played.move:
        case Play():
            return _word(played, plans)
        case Finish() | GiveUp() if played.before.phase == "playing":
            return _stopped(played, plans)
        case Substitute(letter=letter):
            return _plain(played, letter.strip().upper(), _swapped(played))
        case _:
            return _plain(played)


def _plain(played: PlayedMove[State], text: str = "", *remarks: Remark) -> Verdict:
    kind = KINDS[type(played.move)]
    return Verdict(played.number, played.stamp.at_ms, kind, text, "plain", remarks=remarks)


def _swapped(played: PlayedMove[State]) -> Remark:
    before, after = (state.rounds[-1].plan.par for state in (played.before, played.after))
    return Remark("swapped", {"before": before, "after": after})


def _word(played: PlayedMove[State], plans: Plans) -> Verdict:
    """The value of a word: its points and the best total of the letters left."""
    spelled = next(one for one in reversed(played.after.rounds) if one.tries[-1].plays).tries[-1].plays[-1]
    hand, left = played.before.hand, _without(played.before.hand, spelled.word)
    here, rest = plans.of(hand), plans.of(left)
    value = spelled.points + rest.perfect
    best = max(here.perfect, value)
    mark = _mark(value, best, here.par, spelled.valid) if left != hand else "plain"
    return Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind="play",
        text=spelled.word.upper(),
        mark=mark,
        value=centi(value),
        best=centi(best),
        instead=_lines(here, value),
        remarks=_word_remarks(
            spelled.points, best - value, spelled.valid, here if value >= here.par else None
        ),
        why=(Remark("rest", {"points": rest.perfect}),) if rest.perfect else (),
        earned=spelled.points,
    )


def _without(hand: str, word: str) -> str:
    left = list(hand)
    for letter in word:
        if letter in left:
            left.remove(letter)
    return "".join(left)


def _mark(value: int, best: int, par: int, is_valid: bool) -> Mark:
    """A word as good as par is good: only lines with rare words are better."""
    if value >= best:
        return "best" if best else "plain"
    if not is_valid:
        return "fine" if percent(value, par) >= GOOD else "wasted"
    against_par = mark_of(value, par)
    return "good" if against_par == "best" else against_par


def _word_remarks(points: int, lost: int, is_valid: bool, beyond: Worth | None) -> tuple[Remark, ...]:
    """`beyond`: the word was as good as par, so nothing was given away that one should have seen."""
    remarks = [Remark("earned", {"points": points})] if is_valid else []
    if not is_valid:
        remarks = [Remark("invalid")] if lost else [Remark("thrown_well")]
    if lost:
        remarks.append(_better(beyond) if is_valid and beyond else Remark("lost", {"points": lost}))
    return tuple(remarks)


def _better(here: Worth) -> Remark:
    return Remark("thrown_first" if _throws(here.perfect_line) else "rarer")


def _throws(line: Line) -> bool:
    return any(isinstance(item, LineDiscard) for item in line)


def _lines(here: Worth, value: int) -> tuple[Instead, ...]:
    """The best line of common words if it beats the word played, then the best of all words."""
    found = []
    if here.par > value:
        found.append(Instead(_named(here.par_line), centi(here.par), remark=Remark("par_line")))
    if here.perfect > max(here.par, value):
        remark = Remark("perfect_line_thrown" if _throws(here.perfect_line) else "perfect_line")
        found.append(Instead(_named(here.perfect_line), centi(here.perfect), remark=remark))
    return tuple(found)


def _named(line: Line) -> str:
    """Without points: the verdict has the total."""
    return line_text(line, points=False).upper()


def _stopped(played: PlayedMove[State], plans: Plans) -> Verdict:
    here = plans.of(played.before.hand)
    mark: Mark = "best" if not here.perfect else "missed" if here.par else "good"
    left = Remark("left", {"letters": played.before.hand.upper(), "points": here.perfect})
    return Verdict(
        number=played.number,
        at_ms=played.stamp.at_ms,
        kind=KINDS[type(played.move)],
        text="",
        mark=mark,
        best=centi(here.perfect),
        instead=_lines(here, 0),
        remarks=(left,) if here.perfect else (Remark("nothing_left"),),
    )
