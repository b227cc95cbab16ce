"""Answers that browsers and proxies may keep: encoded, with an ETag."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from hashlib import sha256
from typing import Any, NamedTuple

from worderly.kit import encode

KEPT = 512


class KeptAnswer(NamedTuple):
    body: bytes
    etag: str


def kept_answer(answer: Any, lasting: Any = None) -> KeptAnswer:
    """`lasting` is the answer without what changes by itself, as the time of day."""
    mark = sha256(encode(answer if lasting is None else lasting)).hexdigest()[:20]
    return KeptAnswer(encode(answer), f'W/"{mark}"')


class AnswerMemory:
    """Answers that are the same for everybody, each for a second of the server's clock."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._answers: OrderedDict[Hashable, tuple[int, KeptAnswer]] = OrderedDict()

    def get(self, key: Hashable) -> KeptAnswer | None:
        second, answer = self._answers.get(key, (None, None))
        return answer if second == self._now_ms() // 1000 else None

    def put(self, key: Hashable, answer: KeptAnswer) -> KeptAnswer:
        self._answers[key] = (self._now_ms() // 1000, answer)
        self._answers.move_to_end(key)
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        return answer
