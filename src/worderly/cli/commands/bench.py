"""`worderly bench`: the benchmark table, from a source checkout."""

import subprocess
import sys
from pathlib import Path

from worderly.cli.errors import Failure
from worderly.cli.parts import Command, argument


def _bench(areas: tuple[str, ...]) -> int:
    checkout = Path(__file__).parents[4]
    if not (checkout / "bench" / "__main__.py").exists():
        raise Failure("shell-no-bench")
    command = [sys.executable, "-m", "bench", *areas]
    return subprocess.run(command, cwd=checkout, check=False).returncode  # noqa: S603 - our own module


bench = Command("bench", _bench, [argument("areas", nargs=-1)])
