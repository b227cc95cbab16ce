"""Selects the word graph: the native kernel's, or the plain reference if the kernel is missing."""

import os
from typing import TYPE_CHECKING, Literal

ENGINE: Literal["native", "reference"]

if TYPE_CHECKING:
    from worderly._native import Graph
else:
    try:
        if os.environ.get("WORDERLY_KERNEL") == "reference":
            raise ImportError("WORDERLY_KERNEL asks for the reference")
        from worderly._native import Graph
    except ImportError:
        from worderly.lexicon.graphs.plain_graph import PlainGraph as Graph

ENGINE = "native" if Graph.__module__ == "worderly._native" else "reference"

__all__ = ["ENGINE", "Graph"]
