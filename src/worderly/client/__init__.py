"""The terminal's way to a server: the same submit and watch, over the network."""

from worderly.client.api import Api, ServerAway
from worderly.client.live import Live
from worderly.client.match import RemoteMatch
from worderly.client.tokens import Tokens

__all__ = ["Api", "Live", "RemoteMatch", "ServerAway", "Tokens"]
