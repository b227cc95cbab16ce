"""A few worker processes behind a short queue; a job that exceeds its budget costs its process."""

import asyncio
import pickle
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock, Timer
from typing import Any, ParamSpec, TypeVar

from worderly.kit import Refused
from worderly.table.catalog import Catalog
from worderly.table.errors import Problem
from worderly.table.work import worker
from worderly.table.work.budget import Budget, Job
from worderly.table.work.worker import Answer, Errand

P = ParamSpec("P")
T = TypeVar("T")
PROCESSES, QUEUE = 2, 8
DEALS = 1_000
"""The queue of whoever begins to play: a hundred rooms may start at once, and a deal takes milliseconds."""
WAIT_S = 2
"""When a client should ask again."""
FATAL = {getattr(signal, name) for name in ("SIGPROF", "SIGKILL") if hasattr(signal, name)}
BUSY: Answer = ("problem", ("busy", {"wait_s": WAIT_S}))
TOO_MUCH: Answer = ("problem", ("too_much_work", {}))


class WorkFailedError(Exception):
    """The job has a bug; the worker has logged it."""


class Workers:
    def __init__(self, catalog: Catalog, processes: int = PROCESSES, queue: int = QUEUE) -> None:
        self.catalog = catalog
        self._most = processes + queue
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="work")
        """Each waits for one process."""
        self._lock = Lock()
        self._idle: list[Child] = []
        self._is_closed = False
        self.waiting = 0
        """Jobs that run or wait."""

    async def run(self, budget: Budget, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Kills the work if the caller is cancelled."""
        errand = Errand(job, args, self.catalog.host_words.changes, budget.cpu_s)
        turn = self._queue_up()
        try:
            answer = await asyncio.wrap_future(self._threads.submit(self._serve, errand, budget.wall_s, turn))
        finally:
            turn.cancel()
            with self._lock:
                self.waiting -= 1
        done: T = _unpacked(answer)
        return done

    def _queue_up(self) -> "Turn":
        with self._lock:
            if self.waiting >= self._most:
                raise Problem("busy", wait_s=WAIT_S)
            self.waiting += 1
        return Turn()

    def _serve(self, errand: Errand, wall_s: float, turn: "Turn") -> Answer:
        child = self._take()
        late = Timer(wall_s, child.kill)
        late.start()
        try:
            return child.ask(errand) if turn.begin(child) else BUSY
        finally:
            late.cancel()
            turn.end()
            self._give_back(child)

    def _take(self) -> "Child":
        while (child := self._pop_idle()) is not None:
            if child.is_alive:
                return child
            child.end()
        return Child()

    def _pop_idle(self) -> "Child | None":
        with self._lock:
            return self._idle.pop() if self._idle else None

    def _give_back(self, child: "Child") -> None:
        """Killed at its last moment, or all were closed while it worked: then nobody else awaits its end."""
        with self._lock:
            is_kept = child.is_alive and not self._is_closed
            if is_kept:
                self._idle.append(child)
        if not is_kept:
            child.end()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            idle, self._idle = self._idle, []
        for child in idle:
            child.end()


class Turn:
    """Connects a caller with the process that works for it, until either has done."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._child: Child | None = None
        self._is_cancelled = False

    def begin(self, child: "Child") -> bool:
        """False if the caller has left."""
        with self._lock:
            if not self._is_cancelled:
                self._child = child
            return not self._is_cancelled

    def end(self) -> None:
        with self._lock:
            self._child = None

    def cancel(self) -> None:
        with self._lock:
            self._is_cancelled = True
            if self._child is not None:
                self._child.kill()


class Child:
    """One worker process; starts with its first job."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", worker.__name__]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own module
        self._is_killed = False

    @property
    def is_alive(self) -> bool:
        return not self._is_killed and self._process.poll() is None

    def kill(self) -> None:
        self._is_killed = True
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._wait()

    def _wait(self) -> int:
        """The number of the signal that ended it."""
        number = -self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
        return number

    def ask(self, errand: Errand) -> Answer:
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        try:
            pickle.dump(errand, questions)
            questions.flush()
            answer: Answer = pickle.load(answers)  # noqa: S301 - from our own worker
        except (EOFError, OSError, pickle.UnpicklingError):
            return self._last_words()
        return answer

    def _last_words(self) -> Answer:
        """Ended by the signal of its timer, or by a system that is short of memory: the job was too large."""
        ended_by = self._wait()
        if self._is_killed:
            return BUSY
        return TOO_MUCH if ended_by in FATAL else ("failed", f"signal {ended_by}")


def _unpacked(answer: Answer) -> Any:
    kind, value = answer
    if kind == "done":
        return value
    if kind == "failed":
        raise WorkFailedError(value)
    code, facts = value
    raise Refused(code, **facts) if kind == "refused" else Problem(code, **facts)
