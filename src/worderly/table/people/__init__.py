"""Players: names, devices, recovery and figures."""
