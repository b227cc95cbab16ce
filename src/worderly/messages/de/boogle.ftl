# Boogle.

boogle-late = „{ $word }“ kam nach Ablauf der Zeit: notiert, nicht gezählt.
boogle-time-called = Die Zeit ist um.
boogle-missed = Übersehen: { $words }
boogle-more-words = { $count ->
    [one] und { $count } selteneres Wort
   *[other] und { $count } seltenere Wörter
}
boogle-found = { $word }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
boogle-turn-score = { $name }: { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

refused-too-short = „{ $word }“ ist zu kurz: Wörter haben hier mindestens { $need } Buchstaben.
refused-not-on-board = „{ $word }“ steht in { $list }, lässt sich auf diesem Brett aber nicht legen.
refused-already-found = „{ $word }“ hast du schon.
refused-not-ready = Sag, wenn du bereit bist; dann erscheint das Brett und die Uhr läuft.
refused-already-started = Die Uhr läuft schon.
refused-turn-is-over = Deine Runde ist vorbei; die anderen suchen noch.
refused-bad-grid = „{ $grid }“ ist kein Brett: Gib Buchstaben in gleich langen Zeilen an, durch / getrennt, höchstens 8 mal 8.
refused-dice-of-other-size = Die Würfel { $dice } ergeben ein Brett von { $size } mal { $size }.
refused-same-names = Alle brauchen einen eigenen Namen.

reason-all-done = Alle sind fertig.

# Was man wählen kann: Name, Erklärung, Werte.
boogle-option-size = Größe
boogle-option-size-help = Die Seitenlänge des Bretts.
boogle-option-dice = Würfel
boogle-option-dice-help = Ein Würfelsatz mit seinem Namen oder Buchstaben nach Häufigkeit.
boogle-dice-none = passend
boogle-option-time-s = Zeit
boogle-option-time-s-help = Die Uhr in Sekunden oder aus.
boogle-option-min-length = Kürzestes Wort
boogle-option-min-length-help = Wie viele Buchstaben ein Wort mindestens hat.
boogle-option-scoring = Wertung
boogle-option-scoring-help = Nach Buchstaben und Länge oder klassisch nur nach Länge.
boogle-scoring-letters = nach Buchstaben und Länge
boogle-scoring-classic = nach Länge
boogle-option-grid = Eigenes Brett
boogle-option-grid-help = Ein getipptes Brett wie pers/latg/sine/ters.
boogle-option-plain-q = Einfaches Q
boogle-option-plain-q-help = Ein q auf einem getippten Brett ist ein einfaches q, nicht Qu.
boogle-option-players = Reihum an diesem Bildschirm
boogle-option-players-help = Namen von 2–8 Personen, die reihum spielen, durch Kommas getrennt.
boogle-option-machine = Computer
boogle-option-machine-help = Zuletzt spielt der Computer, in dieser Stärke.
boogle-machine-none = keiner
boogle-machine-beginner = Anfänger
boogle-machine-schoolchild = Schulkind
boogle-machine-reader = Leseratte
boogle-machine-scholar = Gelehrte
boogle-machine-dictionary = Wörterbuch
boogle-option-rounds = Runden
boogle-option-rounds-help = Wie viele Runden reihum gespielt werden.
boogle-option-same-board = Dasselbe Brett für alle
boogle-option-same-board-help = Alle bekommen in einer Runde dasselbe Brett.
boogle-option-languages = Wörter aus
boogle-option-languages-help = Die Sprachen der Wörter.
boogle-option-decides = Was entscheidet
boogle-option-decides-help = Welche Summe in einem Raum entscheidet: alle Wörter oder die, die niemand sonst hat.
boogle-decides-all = alle Wörter
boogle-decides-unique = Wörter, die niemand sonst hat

title-boogle = Boogle
# Ranks, the lowest first

boogle-rank-seed = Keim
boogle-rank-sprout = Spross
boogle-rank-sapling = Bäumchen
boogle-rank-tree = Baum
boogle-rank-forest = Wald

# Der Text zum Teilen

boogle-share-longest = längstes { $longest }

# Die Seite

web-about-boogle = Wörter über benachbarte Würfel, gegen die Uhr.
web-boogle-grid = Würfel
web-boogle-placeholder = Ziehen oder tippen
web-boogle-found = { $word }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
web-boogle-late = { $word } kam nach Ablauf der Zeit: notiert, nicht gezählt.
web-boogle-late-words = Nach der Zeit: { $words }
web-boogle-common = { $found } von { $all } geläufigen Wörtern
web-boogle-done = Fertig
web-boogle-done-title = Bist du fertig?
web-boogle-done-more = Zu diesen Würfeln gibt es kein Zurück.
web-boogle-none = Noch nichts. Wörter laufen über benachbarte Würfel.
web-boogle-picked = { $face }, Buchstabe { $number } deines Wortes
web-boogle-turn-over = { $name }: { $score } Punkte.
web-boogle-hand-over = { $name }, du bist dran
web-boogle-hand-over-more = Nimm den Bildschirm. Die Uhr läuft, sobald du bereit bist.
web-boogle-ready = Ich bin bereit
web-path-hint = Tippe auf ein Wort, um seinen Weg und seine Bedeutung zu sehen.
web-boogle-missed-common = Übersehene geläufige Wörter
web-boogle-all-common = Du hast alle geläufigen Wörter gefunden!
web-boogle-rare = Seltenere Wörter
web-boogle-totals = Alle Wörter { $all } · nur eigene { $unique }
web-boogle-board = Brett { $number }
web-boogle-boards = Bretter
web-boogle-yours = Deine Wörter
web-boogle-struck = Auch von anderen gefunden:
web-rules-boogle =
    Finde Wörter über benachbarte Würfel, in allen acht Richtungen. Jeder Würfel zählt in einem Wort nur einmal.
    Wörter haben drei Buchstaben oder mehr. Der Würfel Qu zählt als zwei Buchstaben. Ä, Ö und Ü sind eigene Buchstaben, für ß steht ss.
    Ein Wort bringt die Werte seiner Buchstaben und einen Zuschlag, der mit der Länge wächst.
    Du hast drei Minuten; üben kannst du auch ohne Uhr.
    Am Ende siehst du alle Wörter, zuerst die geläufigen, die du übersehen hast.

# Analyse

analysis-did-ready = Begonnen
analysis-you-ready = Du hast begonnen.
analysis-did-done = Runde beendet
analysis-you-done = Du hast deine Runde beendet.
analysis-boogle-accuracy = der Punkte aller geläufigen Wörter
analysis-boogle-earned = { analysis-count-points } nach { $seconds } s.
analysis-boogle-worth-more = { $word } war { analysis-count-points } wert.
analysis-boogle-pause = { $seconds } s vergingen ohne ein Wort.
analysis-boogle-rare = Ein seltenes Wort.
analysis-boogle-late = Es kam nach Ablauf der Zeit.
analysis-boogle-struck = { $others ->
    [one] Noch jemand hatte es, deshalb wurde es gestrichen.
   *[other] { $others } andere hatten es auch, deshalb wurde es gestrichen.
}
analysis-boogle-common = Du hast { $found } von { $all } geläufigen Wörtern gefunden.
analysis-boogle-rate = { analysis-count-points } je Minute.
analysis-boogle-run = Längste Serie: { $words } Wörter in { $seconds } s.
analysis-boogle-longest-pause = Längste Pause: { $seconds } s.
analysis-boogle-family = Du hast { $word } gefunden. Auch da:
analysis-boogle-dearest = Geläufige Wörter, die du übersehen hast, die wertvollsten zuerst:
analysis-boogle-timeline = Punkte im Lauf der Zeit
analysis-boogle-try-long = Morgen: Such längere Wörter wie { $word }. Sie bringen am meisten.
analysis-boogle-try-endings = Morgen: Probier Endungen. Du hattest { $word }; { $other } war auch da.
