"""The pages of the arcade that are not a game."""
