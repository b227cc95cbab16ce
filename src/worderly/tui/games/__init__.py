"""A screen for each game, on one shared game screen."""
