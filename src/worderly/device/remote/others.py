"""How others did at a daily of a server: asked for, and in one sentence."""

from worderly.device.remote.device import RemoteDevice
from worderly.device.remote.match import RemoteMatch
from worderly.kit import Say
from worderly.wire.others import Others


def others_of(device: RemoteDevice, match: RemoteMatch) -> Others:
    """Raises Refused if the server does not say it."""
    return device.api().get(f"/api/matches/{match.match}/others", Others, match.key)


def others_text(others: Others, say: Say) -> str:
    """`Better than 64 % of 212 · average 45`, and why the own result is not ranked."""
    if others.unranked is None:
        return _compared(others, say)
    return f"{say('others-unranked', why=others.unranked)} {_compared(others, say)}"


def _compared(others: Others, say: Say) -> str:
    players, average = others.players, others.average or 0
    if not players:
        return say("others-few")
    if not others.percent:
        return say("others-plain", players=players, points=average)
    message = "others-best" if others.place == 1 else "others-better"
    first = say(message, percent=others.percent, players=players)
    return f"{first} · {say('others-average', points=average)}" if others.unit == "points" else first
