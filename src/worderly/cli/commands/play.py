"""`worderly` and `worderly GAME`: the arcade, or a game at once."""

import sys
from typing import Any

import click

from worderly.cli import clock
from worderly.cli.flags import by_flag, flags_of, pop_choices
from worderly.cli.parts import Command, flag
from worderly.cli.places import open_tools, shelf
from worderly.cli.reading import take_keyboard
from worderly.cli.shared import Shared, pop_shared, shared_options
from worderly.cli.speech import echo, messages, text
from worderly.device.local.device import Device
from worderly.device.request import Request
from worderly.games import game_of
from worderly.kit.forms import play_options
from worderly.plain.arcade import Arcade
from worderly.plain.console import Console

PATIENCE_S = 20.0
"""How long line mode waits for a lost connection before it says so and asks again."""


def open_arcade(shared: Shared, request: Request | None) -> int:
    """The exit code."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if not shared.plain and is_screen_wanted():
        from worderly.tui.start import run

        return run(device_of(shared), request, asked=shared.asked)
    return line_arcade(shared).run(request)


def open_lesson(shared: Shared, game_id: str) -> int:
    """The exit code."""
    if not shared.plain and is_screen_wanted():
        from worderly.tui.start import run

        return run(device_of(shared), None, asked=shared.asked, lesson=game_id)
    return line_arcade(shared).run_lesson(game_id)


def is_screen_wanted() -> bool:
    """False if the terminal is too small; then prints a sentence, and line mode is used."""
    from worderly.tui import terminal

    if not terminal.is_full_screen():
        return False
    if not terminal.is_large_enough():
        echo(text("tui-too-small", **terminal.size_facts()), err=True)
        return False
    return True


def device_of(shared: Shared, patience_s: float | None = None) -> Device:
    """This device, or a server with the same interface; raises Refused if the server does not answer."""
    device = Device(
        shelf=shelf(),
        open_tools=open_tools,
        today=clock.today,
        now_ms=clock.now_ms,
        time_of_day_ms=clock.time_of_day_ms,
        language=messages().language,
        word_language=shared.languages[0],
        spelling=shared.spelling or "",
        all_words=bool(shared.all_words),
        lexicon=shared.lexicon or "",
        server=shared.server or "",
    )
    if not shared.server:
        return device
    from worderly.device.remote import RemoteDevice

    remote = RemoteDevice(**vars(device), patience_s=patience_s)
    click.get_current_context().call_on_close(remote.disconnect)
    remote.check_server()
    return remote


def line_arcade(shared: Shared, device: Device | None = None) -> Arcade:
    return Arcade(
        console=Console(sys.stdin, sys.stdout, is_piped=not sys.stdin.isatty()),
        messages=messages(),
        device=device or device_of(shared, PATIENCE_S),
    )


def game_command(game_id: str) -> Command:
    game = game_of(game_id)

    def play(lesson: bool | None = None, **settings: Any) -> int:
        shared, reads_input = pop_shared(settings), "-" in settings.values()
        if lesson:
            return open_lesson(shared, game_id)
        own = {"has_own_list": bool(shared.lexicon), "can_ask": True}
        options = play_options(
            game, pop_choices(settings, game) | shared.given, shared.languages, text, **own
        )
        if reads_input:
            take_keyboard()
        request = Request(game_id, options, shared.seed, shared.daily, shared.lexicon or "")
        with by_flag(game):
            return open_arcade(shared, request)

    return Command(game_id, play, [*flags_of(game_id), flag("--lesson"), *shared_options()])
