"""An analysis in sentences, for both terminal front ends."""

from collections.abc import Iterator

from worderly.kit.analysis import Analysis, Closing, Group, Instead, Mark, Remark, Unit, Verdict
from worderly.kit.game import Say
from worderly.kit.refusal import Fact

SIGNS: dict[Mark, str] = {"best": "★", "good": "●", "fine": "○", "missed": "△", "wasted": "✕", "plain": "·"}
"""A mark's shape, so that it needs no colour."""


def did(verdict: Verdict, say: Say) -> str:
    """`Guessed STONE`."""
    return say(f"analysis-did-{_dashed(verdict.kind)}", text=verdict.text or "none")


def mark(verdict: Verdict, say: Say) -> str:
    """A mark of a move that is measured in seconds is worded as a pace."""
    return say(f"analysis-{'pace' if verdict.unit == 'seconds' else 'mark'}-{verdict.mark}")


def remark(game: str, one: Remark, say: Say) -> str:
    return say(f"analysis-{game}-{_dashed(one.code)}", **one.facts)


def _dashed(code: str) -> str:
    return code.replace("_", "-")


def amount(value: int, unit: Unit, say: Say) -> str:
    """`3.8 bits` from 384 hundredths; no decimals for whole, large, percent or second values."""
    whole, part = divmod(round(value / 10), 10)
    is_whole = not part or unit in ("percent", "seconds") or value >= 10_000
    number = (
        str(round(value / 100)) if is_whole else say("analysis-decimal", whole=str(whole), part=str(part))
    )
    return say(f"analysis-unit-{unit}", amount=number)


def worth(verdict: Verdict, say: Say) -> str:
    """`3.4 bits of 4.1 bits`; empty if nothing was lost, or if the unit is seconds."""
    if verdict.value >= verdict.best or verdict.mark == "plain" or verdict.unit == "seconds":
        return ""
    value, best = (amount(one, verdict.unit, say) for one in (verdict.value, verdict.best))
    return say("analysis-value", value=value, best=best)


def instead(game: str, other: Instead, unit: Unit, say: Say) -> str:
    """`F7, 4.1 bits (letter: 62 %)`."""
    text = _short(other, unit, say)
    return f"{text} ({remark(game, other.remark, say)})" if other.remark else text


def _short(other: Instead, unit: Unit, say: Say) -> str:
    return f"{other.text}, {amount(other.value, unit, say)}"


def group(game: str, one: Group, say: Say) -> str:
    head = remark(game, Remark(one.code, one.facts), say)
    return say("analysis-list", head=head, words=", ".join(one.words)) if one.words else head


def summary(analysis: Analysis, say: Say) -> Iterator[str]:
    """The accuracy, then the remarks on the whole match."""
    if analysis.accuracy is not None:
        figure = say("analysis-accuracy", percent=analysis.accuracy)
        yield f"{figure} {remark(analysis.game, Remark('accuracy'), say)}"
    yield from (remark(analysis.game, one, say) for one in analysis.remarks)
    if not analysis.exact:
        yield say("analysis-estimate")


def closing_lines(analysis: Analysis, say: Say) -> Iterator[str]:
    """The last lines: the best move, the turning point, what to try next time."""
    yield from (_closing(analysis, one, say) for one in analysis.closing)
    if analysis.advice:
        yield remark(analysis.game, analysis.advice, say)


def _closing(analysis: Analysis, one: Closing, say: Say) -> str:
    verdict = None if one.at is None else analysis.verdicts[one.at]
    # The word alone: the sentence says already whether it was a find, a guess or a wait.
    about: dict[str, Fact] = (
        {"number": verdict.number, "did": verdict.text or did(verdict, say)} if verdict else {}
    )
    return say(f"analysis-closing-{_dashed(one.code)}", **one.facts, **about)


def verdict_lines(analysis: Analysis, verdict: Verdict, say: Say) -> Iterator[str]:
    """The remarks on one move, the numbers behind, what it was worth, and what would have been better."""
    yield from (remark(analysis.game, one, say) for one in (*verdict.remarks, *verdict.why))
    if worth(verdict, say):
        yield worth(verdict, say)
    if verdict.instead:
        first, *others = verdict.instead
        message = "analysis-also" if first.value <= verdict.value else "analysis-instead"
        named = [
            instead(analysis.game, first, verdict.unit, say),
            *(_short(other, verdict.unit, say) for other in others),
        ]
        yield say(message, what=" / ".join(named))
