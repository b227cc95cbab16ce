# Der Text zum Teilen: Seine erste Zeile sagt alles in Worten und Zahlen.

share-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
share-solved = gelöst
share-out-of-lives = keine Leben mehr
share-gave-up = aufgegeben
share-host-ended = Runde vom Gastgeber beendet
share-unfinished = nicht beendet
share-practice = { $name } (Übung)
share-words =
    { $words ->
        [one] 1 Wort
       *[other] { $words } Wörter
    }
share-hints =
    { $hints ->
        [0] ohne Tipp
        [one] 1 Tipp
       *[other] { $hints } Tipps
    }
weekend-title = Wochenende { $number }: { $game }
