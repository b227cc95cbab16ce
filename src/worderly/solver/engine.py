"""Selects the engine, and gives the notice that front ends show if it is the slow one."""

from importlib import import_module
from typing import TYPE_CHECKING

from worderly.lexicon.graph import ENGINE

if TYPE_CHECKING:
    from types import ModuleType

    from worderly.messages import Messages

__all__ = ["ENGINE", "kernel", "notice"]


def kernel() -> "ModuleType | None":
    """The native module, or None if the plain reference is in use."""
    if ENGINE == "reference":
        return None
    return import_module("worderly._native")


def notice(messages: "Messages") -> str | None:
    """A notice for the player if the reference is in use."""
    return messages.text("notice-reference-engine") if ENGINE == "reference" else None
