"""Questions with few answers."""

from worderly.messages import Messages
from worderly.plain.console import Console


def yes_or_other(console: Console, messages: Messages, prompt: str) -> bool:
    """An empty line means yes. So does any other line from a pipe, and the next question gets it: a script
    that does not answer must not lose the player's game."""
    while True:
        answer = console.ask(prompt).lower()
        if not answer or answer in messages.typed("typed-yes"):
            return True
        if answer in messages.typed("typed-no"):
            return False
        if console.is_piped:
            console.put_back(answer)
            return True


def yes_or_no(console: Console, messages: Messages, prompt: str) -> bool:
    """Only a yes means yes. Another line from a pipe goes to the next question."""
    answer = console.ask(prompt).lower()
    if messages.is_yes(answer):
        return True
    if console.is_piped and answer and answer not in messages.typed("typed-no"):
        console.put_back(answer)
    return False
