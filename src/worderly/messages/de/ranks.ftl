# Ränge, in allen Spielen.

rank-flawless = { $rank } ◆ makellos
rank-reached = Rang: { $rank }
rank-missing-points = { $count ->
    [one] Noch { $count } Punkt bis { $rank }
   *[other] Noch { $count } Punkte bis { $rank }
}
rank-missing-seconds = { $count ->
    [one] { $count } Sekunde schneller, und es ist { $rank }
   *[other] { $count } Sekunden schneller, und es ist { $rank }
}
