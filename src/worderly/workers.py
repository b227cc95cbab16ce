"""Numbered tasks in this process, in several, or on a Dask cluster."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from worderly.kit import Refused

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
CONNECT_S = 5


class Pending(Protocol[T_co]):
    """Python's and Dask's futures both have it."""

    def result(self) -> T_co: ...


Submit = Callable[[int], Pending[T]]


class _Finished(Generic[T]):
    def __init__(self, value: T) -> None:
        self._value = value

    def result(self) -> T:
        return self._value


@contextmanager
def workers(task: Callable[[int], T], jobs: int = 1, dask: str = "") -> Iterator[tuple[Submit[T], int]]:
    """Yields a function that begins a task, and how many to begin at the same time.

    With several processes `task` must be picklable: a function of a module, or a partial of one.
    """
    if dask:
        with _dask(task, dask) as found:
            yield found
    elif jobs == 1:
        yield (lambda number: _Finished(task(number))), 1
    else:
        from concurrent.futures import ProcessPoolExecutor

        context = get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker) as pool:
            try:
                yield (lambda number: pool.submit(task, number)), 2 * jobs
            finally:
                pool.shutdown(cancel_futures=True)


def _start_worker() -> None:
    """Ignores Ctrl+C, which the parent handles, and exits when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def _dask(task: Callable[[int], T], address: str) -> Iterator[tuple[Submit[T], int]]:
    try:
        import distributed
    except ImportError:
        raise Refused("no_dask") from None
    connect: Callable[..., Any] = distributed.Client
    try:
        client = connect(address, timeout=CONNECT_S)
    except (OSError, ValueError, TimeoutError):
        raise Refused("no_cluster", address=address) from None
    with client:
        threads = sum(client.nthreads().values()) or 1
        yield partial(client.submit, task, pure=False), 2 * threads
