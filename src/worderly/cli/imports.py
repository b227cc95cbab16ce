"""Imports that cost less than they would by themselves."""

import sys


def import_msgspec() -> None:
    """msgspec prefers typing_extensions where that is installed; typing has the same, 27 ms of CPU sooner."""
    if "typing_extensions" in sys.modules:
        return
    # None makes the import fail for as long as it stands there.
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]
    try:
        import msgspec  # noqa: F401
    finally:
        del sys.modules["typing_extensions"]
