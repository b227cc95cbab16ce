"""Everything a player reads, in Fluent files shared by the terminal and the web."""

from worderly.messages.catalog import Messages, language_name

__all__ = ["Messages", "language_name"]
