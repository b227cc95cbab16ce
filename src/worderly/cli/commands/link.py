"""`worderly link`: makes this terminal a device of a player, who confirms a short code in the browser."""

import time
from typing import Any

from worderly.cli.errors import Misuse
from worderly.cli.parts import Command
from worderly.cli.places import data_folder
from worderly.cli.shared import server_option
from worderly.cli.speech import echo, messages, text

ASK_EVERY_S = 2.0


def require_server(server: str | None) -> str:
    if not server:
        raise Misuse("server-which")
    return server


def _link(server: str | None) -> None:
    from worderly.device.local.shelf import Shelf
    from worderly.device.remote import Api, Tokens
    from worderly.device.remote.history import exchange
    from worderly.wire.people import Identity, Pairing, PairingKey

    api = Api(require_server(server), lang=messages().language)
    asked = api.post("/api/pairings", Pairing)
    echo(text("server-link-code", code=asked.code, url=f"{api.server}/profile"))
    kind: Any = Identity | None
    while (identity := api.post("/api/pairings/claim", kind, PairingKey(key=asked.key))) is None:
        time.sleep(ASK_EVERY_S)
    Tokens(data_folder()).set(api.server, identity.token)
    exchange(Api(api.server, identity.token), Shelf(data_folder()).results)
    echo(text("server-linked", name=identity.player.name))


link = Command("link", _link, [server_option()])
