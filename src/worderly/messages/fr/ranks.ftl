# Rangs, dans tous les jeux.

rank-flawless = { $rank } ◆ sans faute
rank-reached = Rang : { $rank }
rank-missing-points = { $count ->
    [one] Encore { $count } point jusqu’à { $rank }
   *[other] Encore { $count } points jusqu’à { $rank }
}
rank-missing-seconds = { $count ->
    [one] { $count } seconde de moins, et c’est { $rank }
   *[other] { $count } secondes de moins, et c’est { $rank }
}
