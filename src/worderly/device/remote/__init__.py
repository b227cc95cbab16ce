"""Matches and rooms on a server, with the same interface as local ones."""

from worderly.device.remote.api import Api, ServerAway
from worderly.device.remote.connection import Connection
from worderly.device.remote.device import RemoteDevice
from worderly.device.remote.match import RemoteMatch
from worderly.device.remote.room import RemoteRoom
from worderly.device.remote.tokens import Tokens

__all__ = ["Api", "Connection", "RemoteDevice", "RemoteMatch", "RemoteRoom", "ServerAway", "Tokens"]
