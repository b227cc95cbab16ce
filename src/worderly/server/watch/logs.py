"""Logs: JSON lines on standard error, with the id of the request that they belong to."""

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from secrets import token_hex

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the request that is being answered."""
GIVEN_ID = re.compile(rb"[A-Za-z0-9_.-]{8,64}")
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
VALUES = re.compile(r"^(?:DETAIL|CONTEXT|HINT):.*\n?", re.MULTILINE)
"""Lines in which PostgreSQL quotes the values of a row: names and words of people."""
CLIENT_FAULT = "Invalid HTTP request received."


class JsonLines(logging.Formatter):
    """One JSON object per line; the code never logs addresses, names or tokens."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in STANDARD},
        }
        if (request := request_id.get()) is not None:
            line["request"] = request
        if record.exc_info:
            line["error"] = VALUES.sub("", self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def is_ours(record: logging.LogRecord) -> bool:
    """False for invalid requests: a hostile client must not fill the disk with log lines."""
    return record.getMessage() != CLIENT_FAULT


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    # Who serves friends from a terminal reads the welcome there, not JSON.
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.getLogger("worderly").setLevel(level)


def take_request_id(headers: dict[bytes, bytes]) -> str:
    """The id that the proxy gave, or a new one; every log line of the request has it."""
    given = headers.get(b"x-request-id", b"")
    chosen = given.decode() if GIVEN_ID.fullmatch(given) else token_hex(8)
    request_id.set(chosen)
    return chosen
