"""Which engine answers here, and the one line that front ends say about the slow one."""

from typing import TYPE_CHECKING

from worderly.lexicon.graph import ENGINE

if TYPE_CHECKING:
    from types import ModuleType

    from worderly.messages import Messages

__all__ = ["ENGINE", "kernel", "notice"]


def kernel() -> "ModuleType | None":
    """The native module, or None where the plain reference plays."""
    if ENGINE == "reference":
        return None
    from worderly import _native

    return _native


def notice(messages: "Messages") -> str | None:
    """One line for the player when the reference plays, else nothing."""
    return messages.text("notice-reference-engine") if ENGINE == "reference" else None
