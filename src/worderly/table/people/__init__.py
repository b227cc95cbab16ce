"""Players: names, devices, recovery and statistics."""
