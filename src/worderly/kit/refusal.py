"""A refusal: a stable code and the facts of its sentence."""

Fact = str | int


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """The move (or option) is not allowed; the state does not change."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"
