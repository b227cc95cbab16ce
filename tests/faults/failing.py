"""Run under the disk library: fails the n-th write for many n, and reports what the store did about it."""

import asyncio
import ctypes
import errno
import json
import sys
from functools import partial

from worderly.store import log
from worderly.store.database.outage import Unavailable
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry


async def main(library: str, folder: str, points: str, broken: str = "") -> None:
    if broken:
        from tests.faults.breaks import BREAKS

        BREAKS[broken](setattr)
    disk = ctypes.CDLL(library)
    store = Store(f"sqlite:///{folder}/w.db", retry_s=0.5)
    faults = lost = unrecovered = 0
    for point in range(int(points)):
        stream, number = f"p{point}", (errno.ENOSPC, errno.EIO)[point % 2]
        disk.disk_fail(point % 10, 1 + point % 7, number)
        wishes = [store.append(LogEntry(f"{stream}-{n}", 1, 0, "a", 0, 0, b"x" * 300)) for n in range(4)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        disk.disk_fail(-1, 0, 0)
        assert all(answer is True or isinstance(answer, Unavailable) for answer in answers), answers
        faults += sum(answer is not True for answer in answers)
        entries = await store.read(partial(log.newer, seqs={f"{stream}-{n}": 0 for n in range(4)}))
        kept = {entry.stream for entry in entries}
        lost += sum(answer is True and f"{stream}-{n}" not in kept for n, answer in enumerate(answers))
        after = store.append(LogEntry(f"{stream}-after", 1, 0, "a", 0, 0, b"x"))
        unrecovered += (await asyncio.gather(after, return_exceptions=True))[0] is not True
    store.close()
    print(json.dumps({"faults": faults, "lost": lost, "unrecovered": unrecovered}))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
