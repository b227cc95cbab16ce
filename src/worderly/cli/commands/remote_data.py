"""Data rights on a server: everything it keeps about this device's player, shown or deleted."""

from typing import Any

from worderly.cli.places import data_folder
from worderly.cli.speech import messages
from worderly.device.remote import Api, Tokens


def download(server: str) -> Any:
    return _api(server).get("/api/me/data", Any)


def delete(server: str) -> None:
    _api(server).delete("/api/me")
    Tokens(data_folder()).drop(server)


def _api(server: str) -> Api:
    return Api(server, Tokens(data_folder()).get(server), messages().language)
