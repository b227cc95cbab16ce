"""Print the coverage of each package from `coverage json`; fail where one of the core is below its floor."""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

FLOOR = 0.95
CORE = ("kit", "games", "grid", "solver", "store")
REPORT = Path("build/coverage/report.json")


class Covered(NamedTuple):
    """What ran of what there is."""

    lines: int = 0
    all_lines: int = 0
    branches: int = 0
    all_branches: int = 0

    def plus(self, other: "Covered") -> "Covered":
        return Covered(*(a + b for a, b in zip(self, other, strict=True)))

    @property
    def of_lines(self) -> float:
        return self.lines / max(self.all_lines, 1)

    @property
    def of_branches(self) -> float:
        return self.branches / self.all_branches if self.all_branches else 1.0


def by_package() -> dict[str, Covered]:
    found: dict[str, Covered] = defaultdict(Covered)
    for name, file in json.loads(REPORT.read_text("utf-8"))["files"].items():
        told = file["summary"]
        one = Covered(
            told["covered_lines"],
            told["num_statements"],
            told["covered_branches"],
            told["num_branches"],
        )
        parts = Path(name).parts
        package = parts[2] if len(parts) > 3 else "faces"
        found[package] = found[package].plus(one)
        found["all"] = found["all"].plus(one)
    return dict(sorted(found.items()))


def main() -> int:
    print("| package | lines | branches |\n| --- | ---: | ---: |")
    found = by_package()
    for name, one in found.items():
        print(f"| {name} | {one.of_lines:.1%} | {one.of_branches:.1%} |")
    low = [name for name in CORE if min(found[name].of_lines, found[name].of_branches) < FLOOR]
    if low:
        print(f"Below {FLOOR:.0%}: {', '.join(low)}", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
