"""The analysis in line mode: the whole match first, then any move by its number."""

from collections.abc import Iterator

from worderly.kit import Refused, Say
from worderly.kit.analysis import Analysis, Remark, Scene, Verdict
from worderly.kit.analysis_text import amount, did, group, mark, remark, summary, verdict_lines
from worderly.plain.voice import Desk

ROWS = "ABCDEFGHIJKL"


def take_analysis(desk: Desk, answer: str) -> bool:
    """`v` tells of the whole match, `v 7` of the seventh move; false for anything else."""
    name, _, number = answer.partition(" ")
    number = number.strip()
    if name not in desk.messages.typed("typed-after-analysis") or not (not number or number.isdecimal()):
        return False
    try:
        for told in _analyses(desk):
            _say(desk, told, number)
    except Refused as refused:
        desk.console.say(desk.messages.refusal(refused.code, refused.facts))
    return True


def _analyses(desk: Desk) -> list[Analysis]:
    """One's own; of several at one keyboard everybody's."""
    match = desk.match
    seats = range(len(match.scores)) if match.is_local else (match.seat,)
    told: list[Analysis] = desk.memory.get("analyses") or [
        desk.device.analysis(match, seat) for seat in seats
    ]
    desk.memory["analyses"] = told
    return told


def _say(desk: Desk, told: Analysis, number: str) -> None:
    names = desk.match.game.names(desk.match.config.options)
    head = [names[told.seat]] if told.seat < len(names) else []
    lines = _one(told, int(number), desk.text) if number else _whole(told, desk.text)
    desk.console.say("", *head, *lines)


def _whole(told: Analysis, say: Say) -> Iterator[str]:
    yield from summary(told, say)
    for series in told.series:
        figures = ", ".join(amount(value, series.unit, say) for value in series.values)
        yield say("analysis-list", head=f"{remark(told.game, Remark(series.code), say)}:", words=figures)
    yield from (group(told.game, one, say) for one in told.groups)
    yield from (_line(verdict, say) for verdict in told.verdicts)
    for at in told.moments:
        yield say("analysis-moment", number=at + 1, what=did(told.verdicts[at], say))
    if told.verdicts:
        yield say("analysis-plain-more")


def _line(verdict: Verdict, say: Say) -> str:
    what = did(verdict, say)
    said = what if verdict.mark == "plain" else say("analysis-line", what=what, mark=mark(verdict, say))
    return f"{verdict.number}. {said}"


def _one(told: Analysis, number: int, say: Say) -> Iterator[str]:
    verdict = next((one for one in told.verdicts if one.number == number), None)
    if verdict is None:
        yield say("analysis-no-move", number=number, all=len(told.verdicts))
        return
    yield _line(verdict, say)
    yield from verdict_lines(told, verdict, say)
    if verdict.scene is not None:
        yield from ("", *_sea(verdict.scene), say("analysis-heat-plain"))


def _sea(scene: Scene) -> Iterator[str]:
    """Rows by letter, columns by number: a letter, `~` for water, else the chance of a letter in percent."""
    yield "   " + "".join(f"{col:<4}" for col in range(1, len(scene.rows[0]) + 1)).rstrip()
    for name, line, chances in zip(ROWS, scene.rows, scene.chances, strict=True):
        faces = (_face(face, chance) for face, chance in zip(line, chances, strict=True))
        yield f"{name}  " + "".join(f"{face:<4}" for face in faces).rstrip()


def _face(face: str, percent: int) -> str:
    if face == "?":
        return str(percent) if percent else "."
    return face.replace(".", "~")
