"""Where a game, a store and a clock meet: live matches, rooms, daily puzzles, boards, identity."""
