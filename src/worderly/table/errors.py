"""Errors that a request can get: a stable code, its facts and its HTTP status."""

from worderly.kit import Fact


class Problem(Exception):  # noqa: N818 - an answer, like Refused
    """An error outside the rules of a game: no such match, not your seat, too fast."""

    def __init__(self, code: str, status: int | None = None, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts
        self.status = status if status is not None else STATUS.get(code, 400)


def retry_headers(problem: Problem) -> dict[str, str]:
    """When to ask again, for programs."""
    if problem.status not in (429, 503):
        return {}
    return {"Retry-After": str(problem.facts.get("wait_s", RETRY_S))}


RETRY_S = 2
STATUS = {
    "no_player": 401,
    "bad_token": 401,
    "wrong_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_member": 403,
    "admin_only": 403,
    "no_such_match": 404,
    "no_such_step": 404,
    "no_such_room": 404,
    "no_such_game": 404,
    "no_such_language": 404,
    "no_such_page": 404,
    "no_such_challenge": 404,
    "no_such_circle": 404,
    "no_such_daily": 404,
    "no_such_board": 404,
    "no_such_pairing": 404,
    "needs_server": 404,
    "wrong_words": 404,
    "wrong_method": 405,
    "not_over": 409,
    "day_closed": 409,
    "not_yet_open": 409,
    "too_many_matches": 409,
    "too_many_challenges": 409,
    "too_many_circles": 409,
    "too_much_stored": 409,
    "match_full": 409,
    "bad_log": 409,
    "too_slow": 408,
    "too_large": 413,
    "too_much_work": 413,
    "too_fast": 429,
    "reports_enough": 429,
    "busy": 503,
    "reports_full": 503,
    "failed": 500,
    "unavailable": 503,
    "not_kept": 503,
}
