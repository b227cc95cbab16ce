"""The worker's program, from outside: questions in, answers out, the end of its input ends it."""

import pickle
import subprocess
import sys

from tests.waiting import PATIENCE_S
from worderly.engine import printing
from worderly.server import local_matches
from worderly.store.tables.rows import HostWord
from worderly.table.catalog import Catalog
from worderly.table.days import making
from worderly.table.match import deal, record
from worderly.table.work import worker
from worderly.table.work.worker import Errand


def words_of(catalog: Catalog) -> tuple[HostWord, ...]:
    print("a job may print")
    return catalog.host_words.changes


def test_it_answers_with_the_hosts_words_of_each_errand_and_ends_with_its_input() -> None:
    added = (HostWord("en", 1, "+", "yeet", 0),)
    questions = [pickle.dumps(Errand(words_of, (), words, 1.0)) for words in (added, ())]
    command = [sys.executable, "-m", worker.__name__]
    done = subprocess.run(
        command, input=b"".join(questions), capture_output=True, timeout=PATIENCE_S, check=True
    )
    first = pickle.loads(done.stdout)
    second = pickle.loads(done.stdout[len(pickle.dumps(("done", added))) :])
    assert (first, second) == (("done", added), ("done", ()))
    assert done.stderr.count(b"a job may print") == 2


def test_no_job_imports_the_database_or_the_web_server() -> None:
    """A worker process starts with its first job, and somebody waits for it."""
    modules = [each.__name__ for each in (worker, deal, making, record, printing, local_matches)]
    heavy = "sys.modules.keys() & {'sqlalchemy', 'litestar', 'uvicorn'}"
    program = f"import sys, {', '.join(modules)}; print(sorted({heavy}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
