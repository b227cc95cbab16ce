"""Everything a player reads, in Fluent files shared by the terminal and the web."""

from worderly.messages.catalog import LANGUAGES, Messages

__all__ = ["LANGUAGES", "Messages"]
