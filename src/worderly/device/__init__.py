"""What a terminal front end plays through: one interface, on this device or on a server."""
