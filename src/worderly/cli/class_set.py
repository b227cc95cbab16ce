"""Class sets of `worderly make`: versions of one puzzle in a PDF, with QR codes to play them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from worderly import kit
from worderly.cli.errors import Failure, Misuse
from worderly.cli.speech import echo, messages, text
from worderly.press.books.batch import Batch, MadePuzzle

if TYPE_CHECKING:
    from worderly.cli.commands.press import Job
    from worderly.device.remote.api import Api


def write_class_set(batch: Batch, job: "Job", title: str, server: str | None) -> None:
    from worderly.cli.commands.press import tell, warnings_of
    from worderly.press import files
    from worderly.press.books.versions import class_set_of, make_versions
    from worderly.press.notices import notices_of

    path, style = Path(job.output or ""), job.style()
    _check(path, job, server)
    style.frame()
    made = make_versions(batch, job.levels or ())
    links = _links([one.made for one in made], str(server)) if job.qr else ()
    sheets = class_set_of(batch, made, style, title, links)
    pages = files.write_class_set(path, sheets)
    for one, version in zip(made, sheets.versions, strict=True):
        tell(
            f"{version.label}: {sentence}" if version.label else sentence
            for sentence in warnings_of(one.made)
        )
    tell(notices_of(sheets.versions[0].sheet, sheets.pages(), style))
    echo(text("press-set-written", file=str(path), sheets=len(made), pages=pages))


def _check(path: Path, job: "Job", server: str | None) -> None:
    if path.suffix.lower() != ".pdf":
        raise Misuse("press-class-set-is-pdf")
    if job.qr and not server:
        raise Misuse("press-code-needs-server")


def _links(made: Sequence[MadePuzzle], server: str) -> list[str]:
    """A challenge for each puzzle; raises Failure if the server makes other puzzles of these seeds."""
    from worderly.device.remote.api import Api

    api = Api(server, lang=messages().language)
    api.check_server()
    try:
        if _puzzle_there(api, made[0]) != json.loads(kit.encode(made[0].record))["puzzle"]:
            raise Failure("press-other-server", server=server)
        return [_link(api, one) for one in made]
    finally:
        api.close()


def _puzzle_there(api: "Api", made: MadePuzzle) -> Any:
    return api.post("/api/press/json", dict, _wish(made))["puzzle"]


def _link(api: "Api", made: MadePuzzle) -> str:
    from worderly.wire.rest import Challenge

    return urljoin(f"{api.server}/", api.post("/api/challenges", Challenge, _wish(made)).link)


def _wish(made: MadePuzzle) -> dict[str, Any]:
    return {"game": made.game.id, "options": made.options, "seed": made.seed}
