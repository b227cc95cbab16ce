"""What a player reaches: a rank in a match, milestones over many."""
