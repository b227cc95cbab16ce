"""From a socket's bytes to a move and back: one WebSocket for everything live."""
