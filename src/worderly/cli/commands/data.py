"""`worderly export` and `worderly forget`: everything this device, or a server, keeps about the player."""

from pathlib import Path
from typing import Any

from worderly.cli.parts import Command, flag
from worderly.cli.places import shelf
from worderly.cli.questions import is_confirmed
from worderly.cli.shared import server_option
from worderly.cli.speech import echo, text


def _export(server: str | None, **settings: Any) -> None:
    from worderly.kit import encode

    if server:
        from worderly.cli.commands.remote_data import download

        echo(encode(download(server)).decode())
        return
    kept = shelf()
    files = {str(path.relative_to(kept.folder)): _content(path) for path in kept.files()}
    echo(encode({"folder": str(kept.folder), "files": files}).decode())


def _content(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def _forget(yes: bool | None, server: str | None, **settings: Any) -> None:
    question = text("shell-forget-server-sure", server=server) if server else text("shell-forget-sure")
    if not yes and not is_confirmed(question):
        echo(text("shell-forget-kept"))
        return
    if server:
        from worderly.cli.commands.remote_data import delete

        delete(server)
        echo(text("server-forgotten", server=server))
        return
    echo(text("shell-forgotten", count=shelf().forget()))


export = Command("export", _export, [server_option()])
forget = Command("forget", _forget, [flag("--yes"), server_option()])
