"""Questions with few answers."""

from worderly.plain.console import Console

YES = ("y", "yes", "o", "oui")
NO = ("n", "no", "non")


def is_yes(answer: str) -> bool:
    return answer.lower().startswith(("y", "o"))


def yes_or_other(console: Console, prompt: str) -> bool:
    """An empty line is yes. From a pipe, a line that answers something else goes to the next question."""
    while True:
        answer = console.ask(prompt).lower()
        if answer in YES or not answer:
            return True
        if answer in NO:
            return False
        if console.is_piped:
            console.put_back(answer)
            return False
