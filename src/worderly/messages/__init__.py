"""All texts for players, in Fluent files shared by the terminal and the web page."""

from worderly.messages.catalog import Messages, language_name

__all__ = ["Messages", "language_name"]
