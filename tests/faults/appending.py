"""Run under the disk trace: appends to the store and writes every acknowledgement into a file beside it."""

import asyncio
import os
import sys

from worderly.store.database import engine
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry

STREAMS, MOVES = 5, 40


async def main(folder: str, synchronous: str) -> None:
    chosen = [pragma.replace("FULL", synchronous) for pragma in engine.PRAGMAS]
    engine.PRAGMAS = (*chosen, "PRAGMA wal_autocheckpoint=20")  # type: ignore[assignment]
    store = Store(f"sqlite:///{folder}/w.db")
    acks = os.open(f"{folder}/acks", os.O_CREAT | os.O_WRONLY)
    written = 0

    async def play(stream: str) -> None:
        nonlocal written
        for seq in range(1, MOVES + 1):
            body = f'{{"type":"guess","word":"{stream}{seq}"}}'.encode()
            if await store.append(LogEntry(stream, seq, 0, str(seq), seq, seq, body)):
                written += os.pwrite(acks, f"{stream} {seq}\n".encode(), written)

    await asyncio.gather(*(play(f"m{n}") for n in range(STREAMS)))
    store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
