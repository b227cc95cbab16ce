"""Times as text, as a clock shows them."""


def clock_text(ms: int) -> str:
    """`3:41`; from one hour on, `1:02:03`."""
    minutes, seconds = divmod(max(0, ms) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def left_text(ms: int) -> str:
    """Time left, rounded up: `0:00` means that it is over."""
    return clock_text(ms + 999)
