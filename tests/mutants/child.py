"""One mutant against some tests, in a process of its own; no file of the sources changes."""

import importlib
import os
import resource
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

KILLED = 1
SURVIVED = 0
NOT_RUN = 3

MEMORY_BYTES = 4 << 30


class MutantLoader(SourceFileLoader):
    """Loads a given text as if it were the content of the file."""

    def __init__(self, module: str, path: str, source: str) -> None:
        super().__init__(module, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class MutantFinder(MetaPathFinder):
    """Finds one module in its mutated form."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module, self.path, self.source = module, path, source

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        loader = MutantLoader(fullname, str(self.path), self.source)
        folder = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return spec_from_file_location(fullname, self.path, loader=loader, submodule_search_locations=folder)


class WithoutShrinking:
    """A pytest plugin: Hypothesis does not shrink what it finds."""

    def pytest_sessionstart(self) -> None:
        from hypothesis import Phase, settings

        settings.register_profile(
            "mutants", settings.get_profile("house"), phases=(Phase.explicit, Phase.generate)
        )
        settings.load_profile("mutants")


def run(module: str, path: Path, source: str, tests: Sequence[str], cpu_s: int) -> None:
    """End the process with KILLED, SURVIVED or NOT_RUN; a mutant that never ends dies of its CPU limit."""
    _be_quiet()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, cpu_s + 20))
    # Ctrl-C in place of a sudden end, so that pytest stops the database servers that it started.
    signal.signal(signal.SIGXCPU, signal.default_int_handler)
    sys.meta_path.insert(0, MutantFinder(module, path.resolve(), source))
    try:
        importlib.import_module(module)
    except Exception:
        sys.exit(KILLED)
    sys.exit(_verdict(tests))


def _verdict(tests: Sequence[str]) -> int:
    import pytest

    # The parent process has imported Hypothesis already: pytest warns of it, and a warning is an error here.
    quiet = ("-W", "ignore::pytest.PytestAssertRewriteWarning", "-p", "no:cacheprovider")
    code = pytest.main(["-x", "-q", *quiet, *tests], plugins=[WithoutShrinking()])
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        return NOT_RUN
    return SURVIVED if code == pytest.ExitCode.OK else KILLED


def _be_quiet() -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
