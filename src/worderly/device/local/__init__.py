"""What stays on this device: a match with its clock and save, the player's boards, results and words."""
