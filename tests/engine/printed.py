"""Asks an engine for prints; runs in CPython and, sent there as it is, in Pyodide."""

import json
from hashlib import sha256
from typing import Any

from worderly.engine.engine import Engine
from worderly.engine.kept import InMemory
from worderly.games import GAMES
from worderly.table.clock import FakeClock

WORDS = {
    "Latin": ["otter", "badger", "heron"],
    "Hebrew": ["שלום", "עולם"],
    "Arabic": ["مرحبا", "سلام"],
    "mixed": ["שלום", "עולם"],
}
HEADERS = {"mixed": "שלום 2026 (otter)"}
KINDS = ("preview", "json", "svg", "pdf", "csv", "png")


async def _asked(engine: Engine, method: str, path: str, data: object = None, key: str = "") -> Any:
    body = b"" if data is None else json.dumps(data).encode()
    return await engine.request(method, path, {"Accept-Language": "en", "Worderly-Key": key}, body)


async def _summary(engine: Engine) -> Any:
    begun = json.loads(
        (await _asked(engine, "POST", "/matches", {"game": "hands", "daily": "2026-11-14"})).body
    )
    path, end = f"/matches/{begun['match']}", {"id": "end", "move": {"type": "give_up"}}
    await _asked(engine, "POST", f"{path}/moves", end, begun["key"])
    return await _asked(engine, "GET", f"{path}/summary.pdf", key=begun["key"])


async def all_printed() -> str:
    """As JSON: what was asked → [status, the code of a refusal or a digest of the file]."""
    engine = Engine(GAMES, InMemory(), "https://words.example", clock=FakeClock())
    found = {"summary": await _summary(engine)}
    for script, words in WORDS.items():
        wish = {
            "game": "wordsearch",
            "options": {"words": words},
            "seed": "s",
            "header": HEADERS.get(script, ""),
        }
        for kind in KINDS:
            found[f"{script} {kind}"] = await _asked(engine, "POST", f"/press/{kind}", wish)
    return json.dumps({name: [answer.status, _told(answer)] for name, answer in found.items()})


def _told(answer: Any) -> str:
    code: str | None = None if answer.status == 200 else json.loads(answer.body)["code"]
    return code or sha256(answer.body).hexdigest()
