"""How long a test waits for another process, thread or server."""

PATIENCE_S = 180
"""Only a hang takes so long, also on a busy machine: every wait ends with what it waits for."""
