"""`worderly daily weekend`: plays the big puzzle of the weekend, local or a server's."""

from typing import Any

from worderly.cli import clock
from worderly.cli.commands.play import device_of, open_arcade
from worderly.cli.errors import Misuse
from worderly.cli.parts import Command
from worderly.cli.shared import pop_shared, shared_options


def _play(**settings: Any) -> int:
    shared = pop_shared(settings)
    day = shared.daily or clock.today()
    request = device_of(shared).weekend(day)
    if request is None:
        raise Misuse("shell-weekend-not-yet", date=day.isoformat())
    return open_arcade(shared, request)


weekend = Command("weekend", _play, shared_options())
