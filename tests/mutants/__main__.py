"""Try a sample of mutants: `python -m tests.mutants --sample 200 --seed 1` (what `make mutants` calls)."""

import argparse
import multiprocessing
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.context import ForkServerContext

import psutil  # type: ignore[import-untyped]

from tests.mutants.child import KILLED, NOT_RUN, SURVIVED, run
from tests.mutants.choice import Tests, modules, sample
from tests.mutants.mutate import Mutant, Mutated, mutated

WANTED = 0.9
CPU_S = 90
TOLD = {KILLED: "killed", SURVIVED: "SURVIVED", NOT_RUN: "NO TEST"}
# CPU seconds end a mutant that never ends; this ends one that waits for ever: it has used no CPU for so long.
IDLE_S = 300


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", default="200", help="how many mutants, or `all`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many mutants at the same time")
    parser.add_argument("--only", default="", help="a part of a path: only modules with it")
    parser.add_argument(
        "--names", nargs="*", default=[], help="only these mutants (their names end the report)"
    )
    return parser.parse_args()


def verdict(context: ForkServerContext, mutant: Mutant, text: Mutated, tests: Tests) -> int:
    """PostgreSQL takes seconds to start: only a mutant that survived SQLite meets it."""
    chosen = tests.of(mutant)
    if not chosen:
        return NOT_RUN
    result = attempt(context, mutant, text, [*chosen, "-k", "not postgresql"])
    if result == KILLED or mutant.package != "store":
        return result
    return attempt(context, mutant, text, [*chosen, "-k", "postgresql"])


def attempt(context: ForkServerContext, mutant: Mutant, text: Mutated, tests: list[str]) -> int:
    process = context.Process(target=run, args=(mutant.module, mutant.path, text.source, tests, CPU_S))
    process.start()
    used = -1.0
    while process.exitcode is None and used != (now := cpu_s(process.pid)):
        used = now
        process.join(IDLE_S)
    if process.exitcode is None:
        process.kill()
    # A negative code is a signal: the mutant ran out of time or memory.
    return process.exitcode if process.exitcode in (SURVIVED, NOT_RUN) else KILLED


def cpu_s(pid: int | None) -> float:
    """A busy machine makes a mutant slow, which is no reason to call it killed: so its CPU counts.

    With that of the programs it started: it may wait for a database that starts.
    """
    try:
        mutant = psutil.Process(pid)
        times = [one.cpu_times() for one in (mutant, *mutant.children(recursive=True))]
    except psutil.NoSuchProcess:
        return 0.0
    return float(sum(one.user + one.system for one in times))


def check(context: ForkServerContext, mutant: Mutant, tests: Tests) -> None:
    """Sources without a change must survive: else all would be called killed for another reason."""
    unchanged = Mutated(mutant.path.read_text("utf-8"), "")
    if verdict(context, mutant, unchanged, tests) != SURVIVED:
        sys.exit(f"The tests of {mutant.module} fail, or there are none, without a change.")


def chosen(asked: argparse.Namespace) -> list[Mutant]:
    size = None if asked.names or asked.sample == "all" else int(asked.sample)
    mutants = sample(modules(asked.only), size, asked.seed)
    return [mutant for mutant in mutants if not asked.names or mutant.name in asked.names]


def main() -> int:
    asked = options()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["pytest", "hypothesis", "sqlalchemy", "msgspec"])
    tests, mutants, found = Tests(), chosen(asked), Counter[tuple[str, int]]()
    print(f"{len(mutants)} mutants, seed {asked.seed}", flush=True)
    check(context, min(mutants, key=tests.cost), tests)
    # Ctrl-C ends with a report on what was tried so far.
    with suppress(KeyboardInterrupt), ThreadPoolExecutor(asked.jobs) as pool:
        for mutant, change, result in pool.map(partial(tried, context, tests), mutants):
            found[mutant.package, result] += 1
            print(f"{TOLD[result]}: {mutant.name}  {change}", flush=True)
    return report(found)


def tried(context: ForkServerContext, tests: Tests, mutant: Mutant) -> tuple[Mutant, str, int]:
    text = mutated(mutant)
    return mutant, text.change, verdict(context, mutant, text, tests)


def report(found: Counter[tuple[str, int]]) -> int:
    killed, every = 0, 0
    for package in sorted({package for package, _ in found}):
        dead, size = found[package, KILLED], sum(n for (name, _), n in found.items() if name == package)
        print(f"{package:20} {dead:5} of {size:5} killed, {dead / size:6.1%}")
        killed, every = killed + dead, every + size
    print(f"{'all':20} {killed:5} of {every:5} killed, {killed / every:6.1%}")
    return 0 if killed >= WANTED * every else 1


if __name__ == "__main__":
    sys.exit(main())
