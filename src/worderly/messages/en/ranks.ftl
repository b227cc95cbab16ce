# Ranks, in every game.

rank-flawless = { $rank } ◆ flawless
rank-reached = Rank: { $rank }
rank-missing-points = { $count ->
    [one] { $count } point to { $rank }
   *[other] { $count } points to { $rank }
}
rank-missing-seconds = { $count ->
    [one] { $count } second faster, and it is { $rank }
   *[other] { $count } seconds faster, and it is { $rank }
}

# Milestones, in every front end.

milestone-flawless = { $count ->
    [one] Your first flawless daily: { $game }.
   *[other] A flawless { $game }, your flawless daily number { $count }.
}
milestone-longest = { $count } letters in { $game }: your longest word yet.
milestone-all-games = All { $count } puzzles of the day are played.
milestone-days = { $count } days in a row.

# How others did at the same daily, and what comes next, in every front end.

others-few = You are one of the first today.
others-better = Better than { $percent } % of { $players }
others-best = The best of { $players }
others-average = average { $points }
others-plain = { $players } players · average { $points }
others-unranked = Kept, but not ranked: { $why ->
    [too_fast] this was faster than a person can be; the host can still put it on the board.
    [paused_and_fast] very fast after a long pause; the host can still put it on the board.
    [seen] the solution had been seen on this device before.
    [removed] the host took it off the board.
   *[failed] something went wrong on the server; the host can still put it on the board.
}
next-game = Next: { $game }
