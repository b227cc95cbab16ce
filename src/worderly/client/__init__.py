"""The terminal's way to a server: the same submit and watch, over the network."""

from worderly.client.api import Api, ServerAway
from worderly.client.device import RemoteDevice
from worderly.client.live import Live
from worderly.client.match import RemoteMatch
from worderly.client.room import RemoteRoom
from worderly.client.tokens import Tokens

__all__ = ["Api", "Live", "RemoteDevice", "RemoteMatch", "RemoteRoom", "ServerAway", "Tokens"]
