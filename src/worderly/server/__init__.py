"""The web arcade and its API: Litestar routes, one WebSocket, and the static bundle."""
