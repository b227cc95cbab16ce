# Die Analyse nach einer Partie: Texte für alle Spiele, dann die Bemerkungen.

analysis-title = So lief es
analysis-open = So lief es
analysis-loading = Deine Züge werden angesehen …
analysis-none = In dieser Partie gibt es keinen Zug zu beurteilen.
analysis-accuracy = { $percent } %
analysis-of-moves = Zug { $at } von { $all }
analysis-before = Zug davor
analysis-after = Zug danach
analysis-instead = Besser: { $what }
analysis-also = Genauso gut: { $what }
analysis-estimate = Hier wird geschätzt: Nicht alle Möglichkeiten ließen sich zählen.
analysis-value = { $value } von { $best }
analysis-list = { $head } { $words }
analysis-player = Spieler { $number }
analysis-whose = Wessen Züge
analysis-heat = Das Meer vor diesem Zug: die Chance auf einen Buchstaben in jedem verdeckten Feld, in Prozent
analysis-heat-none = verdeckt, sicher Wasser
analysis-heat-water = Wasser
analysis-heat-played = dein Zug
analysis-heat-better = verrät mehr
analysis-whole = Die ganze Partie
analysis-key = So lief es
analysis-key-player = Nächster Spieler
analysis-key-moment = Sehenswert
analysis-heat-terminal = Prozent: Chance auf einen Buchstaben; ● sicher, ◂ verriet am meisten.
analysis-line = { $what }: { $mark }
analysis-plain-more = V und eine Zahl erzählen mehr über einen Zug.
analysis-no-move = Zug { $number } gibt es nicht; es sind { $all }.
analysis-heat-plain = Zahlen sind die Chance auf einen Buchstaben in Prozent, „.“ ist sicher Wasser, „~“ ist aufgedecktes Wasser.
analysis-heat-key = Chance auf einen Buchstaben

analysis-mark-best = bester Zug
analysis-mark-good = gut
analysis-mark-fine = in Ordnung
analysis-mark-missed = es gab Besseres
analysis-mark-wasted = verschenkt
analysis-mark-plain = ohne Urteil
analysis-pace-best = schnell
analysis-pace-good = zügig
analysis-pace-fine = langsamer
analysis-pace-missed = langsam
analysis-pace-wasted = verschenkt
analysis-pace-plain = ohne Urteil

analysis-did-guess = { $text } geraten
analysis-you-guess = Du hast { $text } geraten.
analysis-did-play = { $text } gelegt
analysis-you-play = Du hast { $text } gelegt.
analysis-did-find = { $text } gefunden
analysis-you-find = Du hast { $text } gefunden.
analysis-did-hint = { $text ->
    [none] Tipp
   *[other] Tipp zu { $text }
}
analysis-you-hint = { $text ->
    [none] Du hast einen Tipp genommen.
   *[other] Du hast einen Tipp zu { $text } genommen.
}
analysis-did-give-up = Aufgegeben
analysis-you-give-up = Du hast aufgegeben.

analysis-decimal = { $whole },{ $part }
analysis-unit-points = { $amount } Punkte
analysis-unit-bits = { $amount } Bit
analysis-unit-percent = { $amount } %
analysis-unit-seconds = { $amount } s

analysis-count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-chance = { $percent ->
    [0] unter 1 %
   *[other] { $percent } %
}

analysis-cost-points = { $cost ->
    [0] nichts
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
analysis-why = Warum?
analysis-bits = Ein Bit halbiert, was noch möglich ist.
analysis-start = Der Anfang
analysis-better = Besser hier
analysis-more = Mehr Zahlen
analysis-closing-best = Dein bester Zug: { $did } ({ analysis-count-points }).
analysis-closing-best-told = Dein bester Zug: { $did }.
analysis-closing-quickest = Dein schnellster Fund: { $did }, nach { $seconds } s.
analysis-closing-turning = Der Wendepunkt: Zug { $number }, { $did }.
analysis-closing-slow = Die längste Suche: { $did }, nach { $seconds } s.
analysis-closing-pause = Die längste Pause: { $seconds } s, dann { $did }.
analysis-closing-steady = Kein Zug ging richtig schief.
analysis-closing-keep = Nichts zu verbessern. Morgen genauso!
