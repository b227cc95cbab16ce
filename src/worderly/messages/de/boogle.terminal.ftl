
# Zeilenmodus

plain-about-boogle = Wörter über benachbarte Würfel finden
plain-help-boogle =
    Finde Wörter über benachbarte Würfel, in acht Richtungen, jeder Würfel höchstens einmal im Wort. Qu ist ein Würfel.
    Tippe ein Wort oder !!, um vor der Zeit aufzuhören.
plain-boogle-prompt = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $found } von { $total } geläufigen Wörtern{ $clock }. Wort:
plain-boogle-clock = , noch { $time }
plain-boogle-ready = { $name }, drücke die Eingabetaste, wenn du bereit bist; dann läuft die Uhr.
plain-boogle-machine = { $name } spielt …
plain-boogle-words = Gefunden, die teuersten zuerst: { $words }
plain-boogle-late = Zu spät: { $words }
plain-boogle-board = Brett { $number }:
plain-boogle-best = { $points } von { $total } Punkten auf dem Brett

# Befehle

shell-worderly-boogle = Boogle spielen: Wörter über benachbarte Würfel finden
shell-worderly-make-boogle = Ein Boogle-Brett würfeln
shell-worderly-solve-boogle = Alle Wörter eines Bretts mit Weg und Punkten
shell-worderly-room-create-boogle = Einen Raum für Boogle öffnen

# Die Spielhalle

tui-boogle-prompt = Tippe ein Wort oder wähle Würfel
tui-boogle-common = { $found } von { $total } geläufigen Wörtern
tui-help-boogle =
    Finde Wörter über benachbarte Würfel, in acht Richtungen, jeder Würfel höchstens einmal im Wort. Qu ist ein Würfel.
    Tippe ein Wort und sieh seinen Weg aufleuchten; oder wähle die Würfel mit Pfeiltasten und Leertaste oder mit der Maus, einzeln oder in einem Zug. Wer den letzten Würfel noch einmal wählt, gibt das Wort ein.
    F7 beendet deine Runde vor der Uhr.

# Auf Papier

press-boogle-how = Verbinde Buchstaben, die sich berühren, auch an den Ecken, und nutze keinen Würfel zweimal in einem Wort. Wörter haben { $length } Buchstaben oder mehr; dieses Brett hat { $count } für zusammen { $points } Punkte.
press-boogle-selection = Nur Wörter mit mindestens { $length } Buchstaben stehen hier; { $count ->
    [one] ein kürzeres Wort fehlt.
   *[other] { $count } kürzere Wörter fehlen.
}
boogle-grade = { $words } geläufige Wörter, davon { $easy } leichte; das längste hat { $longest } Buchstaben
