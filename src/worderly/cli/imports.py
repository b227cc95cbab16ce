"""Faster imports."""

import sys


def import_msgspec() -> None:
    """Imports msgspec without typing_extensions: it uses `typing` instead, which saves 27 ms of CPU."""
    if "typing_extensions" in sys.modules:
        return
    # None makes `import typing_extensions` fail.
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]
    try:
        import msgspec  # noqa: F401
    finally:
        del sys.modules["typing_extensions"]
