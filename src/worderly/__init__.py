"""Five word games on one engine: lexicons, solvers, makers and rules as a small typed library."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from worderly.lexicon import Lexicon

__all__ = ["Lexicon", "__version__"]

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    # Imported on first use: `worderly --version` must not pay for the lexicon.
    if name == "Lexicon":
        from worderly.lexicon import Lexicon

        return Lexicon
    if name in _modules():
        return import_module(f"worderly.{name}")
    raise AttributeError(f"module 'worderly' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_modules()})


def _modules() -> tuple[str, ...]:
    """The public modules; `import worderly` is enough to use them."""
    from worderly.games import IDS

    return *IDS, "press", "notebook"
