"""Fuzzes every parser so many seconds: `python -m tests.faults.fuzz 60`; what trips one is kept to replay."""

import sys
import time
from hashlib import sha256
from pathlib import Path

from tests.faults.parsers import PARSERS, Parser, fault_of, mutated
from worderly.kit import Chance

CORPUS = Path(__file__).parent / "corpus"


def fuzz(parser: Parser, seconds: float) -> tuple[int, list[str]]:
    """(how many texts, what went wrong); texts that were taken are mutated further."""
    chance, pool = Chance(f"{parser.name} {time.time()}"), [*parser.liked, *kept(parser)]
    until, count = time.monotonic() + seconds, 0
    faults: list[str] = []
    while time.monotonic() < until and len(faults) < 5:
        data, count = mutated(chance.choice(pool), chance), count + 1
        if (fault := fault_of(parser, data)) is not None:
            faults.append(fault)
            keep(parser, data)
        elif chance.is_hit(0.01) and len(data) < 2_000:
            pool = [*pool[-200:], data]
    return count, faults


def folder_of(parser: Parser) -> Path:
    return CORPUS / parser.name.replace(" ", "-")


def kept(parser: Parser) -> list[bytes]:
    folder = folder_of(parser)
    return [path.read_bytes() for path in sorted(folder.iterdir())] if folder.is_dir() else []


def keep(parser: Parser, data: bytes) -> None:
    folder = folder_of(parser)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / sha256(data).hexdigest()[:16]).write_bytes(data)


def main(seconds: float) -> int:
    failed = 0
    for parser in PARSERS:
        count, faults = fuzz(parser, seconds)
        print(f"{parser.name}: {count:,} texts in {seconds:g} s, {len(faults)} faults", flush=True)
        for fault in faults:
            print(f"  {fault}", flush=True)
        failed += len(faults)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60))
