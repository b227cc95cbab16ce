"""The interface through which a terminal front end plays, on this device or on a server."""
