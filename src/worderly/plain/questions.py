"""Questions with few answers."""

from worderly.messages import Messages
from worderly.plain.console import Console


def yes_or_other(console: Console, messages: Messages, prompt: str) -> bool:
    """An empty line means yes. Any other line from a pipe is no, and the next question gets it."""
    while True:
        answer = console.ask(prompt).lower()
        if not answer or answer in messages.typed("typed-yes"):
            return True
        if answer in messages.typed("typed-no"):
            return False
        if console.is_piped:
            console.put_back(answer)
            return False
