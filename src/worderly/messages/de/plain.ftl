# Zeilenmodus: das Menü, die gemeinsame Schleife und was nach einer Partie kommt.

plain-local-daily = { $game } { $number } (lokal)

plain-menu-title = Worderly: { $games ->
    [5] fünf
   *[other] { $games }
} Wortspiele
plain-menu-game = { $number } { $game }: { $about }
plain-menu = [P] { $game } spielen, [D] Tagesrätsel, [R] weiterspielen, [L] Bestenliste, [S] Zahlen, [Q] Ende, oder Nummer oder Name eines Spiels:
plain-menu-help =
    P spielt das genannte Spiel, D sein Rätsel von heute, R zeigt begonnene Partien, L die Bestenliste, S deine Zahlen, Q beendet.
    Eine Zahl von 1 bis 5 oder der Name eines Spiels wählt es und spielt es.
plain-menu-waiting = { $count ->
    [one] { $count } Partie wartet auf dich; R spielt sie weiter.
   *[other] { $count } Partien warten auf dich; R zeigt sie.
}
plain-none-waiting = Keine Partie wartet.
plain-which-waiting = Welche? (Eingabetaste für keine)
plain-waiting-row = { $moves ->
    [0] { $game }: gerade begonnen
    [one] { $game }: nach { $moves } Zug
   *[other] { $game }: nach { $moves } Zügen
}

plain-resume =
    { $moves ->
        [0] Eine Partie { $game } wartet, gerade begonnen. Weiterspielen? (j/n)
        [one] Eine Partie { $game } wartet, nach { $moves } Zug. Weiterspielen? (j/n)
       *[other] Eine Partie { $game } wartet, nach { $moves } Zügen. Weiterspielen? (j/n)
    }
plain-damaged = { $file } ließ sich nicht lesen; die Datei bleibt als { $kept } erhalten, sonst ist nichts verloren.
plain-crossroads = [M]enü, [R] neu beginnen oder [E]nde? Die Eingabetaste spielt weiter, Strg+C beendet sofort.
plain-give-up-sure = Aufgeben und die Lösung sehen? (j/n)
plain-paused = Pause. Die Eingabetaste geht weiter.
plain-paused-timed = Pause; ab hier ohne Wertung. Die Eingabetaste geht weiter.
plain-not-understood = „{ $text }“ geht hier nicht. ? zeigt die Hilfe.
plain-whole-number = Bitte tippe eine ganze Zahl von { $low } bis { $high }.
plain-practice = Beim Tagesrätsel zählt nur der erste Versuch; dieser war Übung.
plain-finished = Dieses ist gespielt; ein weiterer Versuch ist Übung.
plain-practise-again = Noch einmal zur Übung spielen? (j/n)

plain-allowed = „{ $word }“ gilt ab jetzt auf diesem Gerät; eine Partie damit zählt nicht für die Wertung.
plain-reported = „{ $word }“ ist notiert: Ab der nächsten Partie gilt es auf diesem Gerät nicht mehr.
plain-own-word-letters = Bitte füge das Wort an, nur Buchstaben, wie !erlauben zyzzy.

plain-after = [A] nochmal, [V] Analyse, [S] teilen, [L] Bestenliste, [M]enü, [Q] Ende, oder =Wort für die Bedeutung:
plain-after-help =
    A spielt noch einmal, V analysiert deine Züge, S zeigt einen Text zum Teilen,
    L die Bestenliste, M das Menü, Q beendet.
    PDF schreibt eine Übersicht zum Drucken, =Wort sagt, was ein Wort bedeutet.
plain-meaning = { $word }: { $meaning }
plain-no-meaning = Zu „{ $word }“ gibt es hier keine Bedeutung.

plain-board-title = Bestenliste von { $game }
plain-board-empty = Noch niemand. Der erste Platz ist frei.
plain-board-row = { $place }. { $name } { NUMBER($points, useGrouping: 0) }
plain-board-best = Eine neue Bestleistung!
plain-board-name = Ein Platz auf der Bestenliste! Dein Name (3 bis 10 Buchstaben, Ziffern, - oder _; Eingabetaste für keinen):
plain-board-bad-name = Ein Name hat 3 bis 10 Buchstaben, Ziffern, - oder _.
plain-board-entered = { $name } ist Nummer { $place }.
plain-board-today = heute
plain-board-all = insgesamt
plain-board-you = (du)

plain-stats-title = Deine Zahlen für { $game }
plain-stats-none = Noch keine Partie beendet.
plain-stats-games =
    { $games ->
        [one] { $games } Partie, Schnitt { $average }, Bestwert { $best }
       *[other] { $games } Partien, Schnitt { $average }, Bestwert { $best }
    }
plain-stats-streak =
    { $streak ->
        [one] Serie { $streak } Tag, längste { $longest }, Jokertage { $freezes }
       *[other] Serie { $streak } Tage, längste { $longest }, Jokertage { $freezes }
    }
plain-stats-row = ab { $low }: { $bar } { $count }

plain-help-shared =
    Überall: ? diese Hilfe, !zeigen das Bild, !kurz ohne Bild, !pause, !aufgeben, !menü, !neustart, !ende. Die Partie wird nach jedem Zug gespeichert.
    !erlauben WORT lässt ein Wort auf diesem Gerät gelten, !melden WORT schließt es aus.
plain-brief = Kurz: Das Bild kommt nur mit !zeigen.
plain-not-brief = Das Bild kommt, sobald es sich ändert.

plain-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
plain-winner = { $name } gewinnt!
plain-tie = Unentschieden zwischen { $names }!
plain-you = Du
plain-machine = Computer

plain-own-words-stay = Eigene Wörter gelten in Partien auf diesem Gerät, nicht auf einem Server.
plain-server-lost = Die Verbindung zu { $server } ist weg; neuer Versuch. Nichts ist verloren.
plain-server-back = Die Verbindung zu { $server } ist wieder da.
plain-match-over = Die Partie ist vorbei. Die Eingabetaste zeigt, wie sie ausging.
plain-await-others = Du bist fertig; die anderen spielen noch …
plain-opt-in = Dieses Ergebnis unter einem Namen auf die Bestenliste setzen? (j/n)
plain-server-name = Dein Name dort (die Eingabetaste nimmt einen erdachten):
plain-on-board = Dein Ergebnis steht auf der Bestenliste.
plain-room-prompt = Raum:
plain-room-back = Die Runde geht ohne dich weiter; die Eingabetaste bringt dich zurück, /quit beendet.
plain-room-help =
    /ready meldet dich bereit, /start beginnt eine Runde (Gastgeber), /bot STUFE holt einen Computer dazu (Gastgeber), /end beendet die Runde (Gastgeber), /rematch beginnt neu (Gastgeber).
    /warten wartet auf die nächste Runde, /scores zeigt den Stand, /react NAME schickt eine Reaktion, /watch schaut ab der nächsten Runde zu, /leave gibt deinen Platz frei, /quit behält ihn. Die Eingabetaste sieht wieder nach.
plain-reported-to-host = „{ $word }“ ist dem Betreiber dieses Servers gemeldet, ohne deinen Namen.
plain-report-kept = Der Server ist nicht da: „{ $word }“ wird seinem Betreiber gemeldet, sobald er wieder da ist, ohne deinen Namen.
plain-take-over = Hier übernehmen? (j/n)
plain-in-memory = Diese Partie lässt sich nicht speichern ({ $reason }): Sie läuft im Speicher weiter, und was nicht gespeichert ist, endet mit diesem Fenster.
plain-not-kept = Das konnte nicht behalten werden ({ $reason }).
plain-too-long = Das ist länger als jedes Wort hier.
plain-unrank-sure = Das nimmt diesem Tagesrätsel die Wertung. Trotzdem tun? (j/n; Enter behält sie)
plain-still-ranked = Es bleibt gewertet.
plain-row = Zeile { $row }: { $cells }
plain-row-empty = nichts
plain-nothing-to-tell = Es gibt nichts zu sagen.
plain-help-ears = Ohne Bild: !wörter nennt die Wörter, !brett die Zeilen, !brett C eine Zeile; in Battlewords sagt !radar, wo Wörter enden. Nach !kurz sagt jeder Zug, was sich geändert hat.
