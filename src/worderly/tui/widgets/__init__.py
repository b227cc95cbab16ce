"""The pieces the game screens share."""
