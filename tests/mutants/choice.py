"""Which mutants to try, and which tests may kill them."""

import json
import math
import random
from collections.abc import Iterable
from pathlib import Path

from coverage import CoverageData

from tests.mutants.contexts import SECONDS
from tests.mutants.mutate import Mutant, mutants_of

SOURCES = Path("src/worderly")
PACKAGES = ("kit", "games", "grid", "store")
DATA = Path("build/mutants/data")
# Of tests in other folders, only the quickest run: about so many seconds of them.
OTHERS_S = 15.0
# These compare what is declared at import (options, flags, presets) with documents and generated files.
DECLARATIONS = ("tests/cli/test_flags.py", "tests/test_documents.py", "tests/server/test_typescript.py")


def modules(only: str = "") -> list[Path]:
    """The modules that are mutated; a migration is frozen, and its own test judges it as a whole."""
    every = (path for package in PACKAGES for path in sorted((SOURCES / package).rglob("*.py")))
    return [path for path in every if "migrations" not in path.parts and only in str(path)]


def sample(paths: Iterable[Path], size: int | None, seed: int) -> list[Mutant]:
    """At least one mutant of each module, the others drawn evenly; all of them without a size.

    In random order, so that the first part of a sample is a sample too.
    """
    chance = random.Random(seed)
    of_modules = [mutants for path in paths if (mutants := mutants_of(path))]
    first = [chance.choice(mutants) for mutants in of_modules]
    others = list({mutant for mutants in of_modules for mutant in mutants}.difference(first))
    drawn = [*first, *chance.sample(sorted(others), len(others))][:size]
    return chance.sample(drawn, len(drawn))


def _exists(test: str) -> bool:
    """Whether the test still has its name."""
    path, _, name = test.partition("::")
    return Path(path).exists() and f"def {name}(" in Path(path).read_text("utf-8")


class Tests:
    """The tests of each line, from the run that `make mutants` makes first."""

    def __init__(self) -> None:
        known: dict[str, float] = json.loads(SECONDS.read_text("utf-8"))
        self.seconds = {test: seconds for test, seconds in known.items() if _exists(test)}
        self.data = CoverageData(basename=str(DATA))
        self.data.read()

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run the line, quickest first: all of its own folder, of others what time allows."""
        own, spent, chosen = f"tests/{mutant.package.replace('.', '/')}/", 0.0, []
        for test in sorted(self._covering(mutant, own), key=self.seconds.__getitem__):
            spent += self.seconds[test]
            if spent < OTHERS_S or test.startswith(own):
                chosen.append(test)
        return chosen

    def cost(self, mutant: Mutant) -> float:
        """In seconds; a mutant without tests costs most."""
        return sum(self.seconds[test] for test in self.of(mutant)) or math.inf

    def _covering(self, mutant: Mutant, own: str) -> set[str]:
        """What runs at import only belongs to no test: then all tests of the module, or of its folder."""
        lines = self.data.contexts_by_lineno(str(mutant.path.resolve()))
        every = self.seconds.keys()
        of_line, of_module = set(lines.get(mutant.line, [])), set[str]().union(*lines.values())
        if of_line & every:
            return of_line & every
        declared = {test for test in every if test.startswith(DECLARATIONS)}
        generic = f"{own.partition('/')[0]}/{own.split('/')[1]}/test_"
        beside = {test for test in every if test.startswith((own, generic))}
        return declared | (of_module & every) | beside
