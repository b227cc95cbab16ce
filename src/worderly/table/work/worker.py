"""The main program of a worker process: reads jobs from its input, answers on its output."""

import logging
import os
import pickle
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, NamedTuple

from worderly.kit import Refused
from worderly.store.tables.rows import HostWord
from worderly.table.catalog import Catalog
from worderly.table.errors import Problem

MEMORY_BYTES = 1 << 30
NICENESS = 10
"""Play goes first wherever both want the processor."""
Answer = tuple[str, Any]


class Errand(NamedTuple):
    job: Callable[..., Any]
    args: tuple[Any, ...]
    host_words: tuple[HostWord, ...]
    cpu_s: float


def main() -> None:
    from worderly.games import GAMES

    questions, answers = sys.stdin.buffer, _own_output()
    # Ctrl+C is for the server; the end of the input ends the worker.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_process()
    catalog = Catalog(GAMES)
    while (errand := _next(questions)) is not None:
        pickle.dump(_within(errand, catalog), answers)
        answers.flush()


def _own_output() -> BinaryIO:
    """Nothing that a job prints may get between the answers."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _next(questions: BinaryIO) -> Errand | None:
    try:
        errand: Errand = pickle.load(questions)  # noqa: S301 - from our own server
    except EOFError:
        return None
    return errand


def _within(errand: Errand, catalog: Catalog) -> Answer:
    catalog.host_words.take(errand.host_words)
    _limit_cpu(errand.cpu_s)
    try:
        return "done", errand.job(catalog, *errand.args)
    except (Refused, Problem) as refused:
        return ("refused" if isinstance(refused, Refused) else "problem"), (refused.code, refused.facts)
    except (MemoryError, RecursionError):
        return "problem", ("too_much_work", {})
    except Exception:
        logging.getLogger("worderly").exception("a job failed")
        return "failed", errand.job.__name__
    finally:
        _limit_cpu(0)


if sys.platform == "win32":

    def _limit_process() -> None:
        """Windows has neither limit; the server kills a worker by the wall clock."""

    def _limit_cpu(seconds: float) -> None:
        pass

else:
    import resource

    def _limit_process() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        os.nice(NICENESS)

    def _limit_cpu(seconds: float) -> None:
        """The signal kills the process, also within native code; 0 takes the limit away."""
        signal.setitimer(signal.ITIMER_PROF, seconds)


if __name__ == "__main__":
    main()
