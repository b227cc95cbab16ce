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
