"""The analysis in line mode: the whole match, or one move by its number."""

from collections.abc import Iterator

from worderly.grid.notation import row_text
from worderly.kit import Refused, Say
from worderly.kit.analysis import Analysis, Remark, Scene, Verdict
from worderly.kit.analysis_text import (
    amount,
    closing_lines,
    did,
    group,
    mark,
    remark,
    summary,
    verdict_lines,
)
from worderly.plain.voice import MatchContext


def run_analysis_command(context: MatchContext, answer: str) -> bool:
    """`v` shows the whole match, `v 7` the seventh move; returns False for other input."""
    name, _, number = answer.partition(" ")
    number = number.strip()
    if name not in context.messages.typed("typed-after-analysis") or not (not number or number.isdecimal()):
        return False
    try:
        for analysis in _analyses(context):
            _say_analysis(context, analysis, number)
    except Refused as refused:
        context.console.say(context.messages.refusal(refused.code, refused.facts))
    return True


def _analyses(context: MatchContext) -> list[Analysis]:
    """The player's own; with several players at one keyboard, all of them."""
    match = context.match
    seats = range(len(match.scores)) if match.is_local else (match.seat,)
    analysis: list[Analysis] = context.memory.get("analyses") or [
        context.device.analysis(match, seat) for seat in seats
    ]
    context.memory["analyses"] = analysis
    return analysis


def _say_analysis(context: MatchContext, analysis: Analysis, number: str) -> None:
    names = context.match.game.names(context.match.config.options)
    head = [names[analysis.seat]] if analysis.seat < len(names) else []
    lines = _one(analysis, int(number), context.text) if number else _whole(analysis, context.text)
    context.console.say("", *head, *lines)


def _whole(analysis: Analysis, say: Say) -> Iterator[str]:
    yield from summary(analysis, say)
    for series in analysis.series:
        figures = ", ".join(amount(value, series.unit, say) for value in series.values)
        yield say("analysis-list", head=f"{remark(analysis.game, Remark(series.code), say)}:", words=figures)
    yield from (group(analysis.game, one, say) for one in analysis.groups)
    yield from (_line(verdict, say) for verdict in analysis.verdicts)
    yield from closing_lines(analysis, say)
    if analysis.verdicts:
        yield say("analysis-plain-more")


def _line(verdict: Verdict, say: Say) -> str:
    what = did(verdict, say)
    said = what if verdict.mark == "plain" else say("analysis-line", what=what, mark=mark(verdict, say))
    return f"{verdict.number}. {said}"


def _one(analysis: Analysis, number: int, say: Say) -> Iterator[str]:
    verdict = next((one for one in analysis.verdicts if one.number == number), None)
    if verdict is None:
        yield say("analysis-no-move", number=number, all=len(analysis.verdicts))
        return
    yield _line(verdict, say)
    yield from verdict_lines(analysis, verdict, say)
    if verdict.scene is not None:
        yield from ("", *_sea(verdict.scene), say("analysis-heat-plain"))


def _sea(scene: Scene) -> Iterator[str]:
    """Each cell shows its letter, `~` for water, or the chance of a letter in percent."""
    yield "   " + "".join(f"{col:<4}" for col in range(1, len(scene.rows[0]) + 1)).rstrip()
    for row, (line, chances) in enumerate(zip(scene.rows, scene.chances, strict=True)):
        faces = (_face(face, chance) for face, chance in zip(line, chances, strict=True))
        yield f"{row_text(row).upper()}  " + "".join(f"{face:<4}" for face in faces).rstrip()


def _face(face: str, percent: int) -> str:
    if face == "?":
        return str(percent) if percent else "."
    return face.replace(".", "~")
