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

# Meilensteine, überall.

milestone-flawless = { $count ->
    [one] Dein erstes makelloses Tagesrätsel: { $game }.
   *[other] { $game } makellos, dein makelloses Tagesrätsel Nummer { $count }.
}
milestone-longest = { $count } Buchstaben in { $game }: dein bisher längstes Wort.
milestone-all-games = Alle { $count } Rätsel des Tages sind gespielt.
milestone-days = { $count } Tage in Folge.

# How others did at the same daily, and what comes next, in every front end.

others-few = Du bist heute unter den Ersten.
others-better = Besser als { $percent } % von { $players }
others-best = Platz 1 von { $players }
others-average = im Schnitt { $points }
others-plain = { $players } haben gespielt · im Schnitt { $points }
others-unranked = Gespeichert, aber nicht gewertet: { $why ->
    [too_fast] Das war schneller, als ein Mensch sein kann; der Betreiber kann es noch in die Bestenliste setzen.
    [paused_and_fast] sehr schnell nach einer langen Pause; der Betreiber kann es noch in die Bestenliste setzen.
    [seen] Die Lösung war auf diesem Gerät schon zu sehen.
    [removed] Der Betreiber hat es aus der Bestenliste genommen.
   *[failed] Auf dem Server ging etwas schief; der Betreiber kann es noch in die Bestenliste setzen.
}
next-game = Weiter: { $game }
