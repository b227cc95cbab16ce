"""What a request weighs in the limit of costly work, for players with a token too."""

import re

PRINTED = ("svg", "png", "pdf", "csv", "json")
PREVIEW = "/api/press/preview"
"""Stores nothing and is requested often while a maker types, so it has its own limit."""
LESSON_MOVE = re.compile(r"/api/lessons/[^/]+/[^/]+/moves")
"""Stores nothing, and a class learns at one address."""
MAKERS = {"/api/challenges", "/api/matches", PREVIEW, *(f"/api/press/{kind}" for kind in PRINTED)}
"""Routes that take a maker's word list or grid."""
LOCAL = "/api/me/local-matches"
"""Deals a puzzle and plays a whole match again."""
_WRITES = {"/api/matches": 1, "/api/challenges": 2, LOCAL: 3, **{f"/api/press/{kind}": 3 for kind in PRINTED}}
_READS = {"analysis": 2, "replay": 1, "summary.pdf": 3}
_OF_MATCH = re.compile(r"/api/matches/[^/]+/(\w+(?:\.pdf)?)")


def cost_of(method: str, path: str) -> int:
    """In units; 0: nothing that takes long."""
    if method == "POST":
        return _WRITES.get(path, 0)
    found = _OF_MATCH.fullmatch(path)
    return _READS.get(found[1], 0) if found else 0
