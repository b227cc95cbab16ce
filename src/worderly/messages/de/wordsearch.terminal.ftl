
# Zeilenmodus

plain-about-wordsearch = die Wörter einer Liste im Gitter finden

# Befehle

shell-worderly-wordsearch = Wortsuche spielen: die Wörter einer Liste im Gitter finden
shell-worderly-make-wordsearch = Eine Wortsuche aus eigenen Wörtern, einem Thema oder der Wortliste herstellen
shell-worderly-solve-wordsearch = Alle Stellen aller Wörter in einem Gitter
shell-worderly-room-create-wordsearch = Einen Raum für Wortsuche öffnen

# Die Spielhalle

tui-wordsearch-prompt = Beide Enden, oder das Wort und ein Ende
tui-wordsearch-other-end = Jetzt das andere Ende.
tui-help-wordsearch =
    Finde die Wörter der Liste: waagerecht, senkrecht, schräg, vorwärts oder rückwärts.
    Wähle erst ein Ende, dann das andere, mit Pfeiltasten und Eingabe oder mit der Maus, ziehe von Ende zu Ende oder tippe beide Enden (c7 c12).
    Ein allein getipptes Wort wird auch gefunden, aber dann zählt die Partie nicht. F3 zeigt, wo ein Wort beginnt, und kostet 15 Sekunden.

# Auf Papier

press-wordsearch-how = { $words ->
    [one] Finde das Wort im Gitter:
   *[other] Finde die { $words } Wörter im Gitter:
} { $reach ->
    [easy] waagerecht oder senkrecht.
    [medium] waagerecht, senkrecht oder schräg.
   *[hard] waagerecht, senkrecht oder schräg, vorwärts oder rückwärts.
}
press-wordsearch-secrets = { $count ->
    [one] Ein weiteres Wort ist versteckt, das nicht in der Liste steht.
   *[other] { $count } weitere Wörter sind versteckt, die nicht in der Liste stehen.
}
press-wordsearch-left-over = Die übrigen Buchstaben ergeben, Zeile für Zeile gelesen, eine Botschaft.
press-wordsearch-clues = Die Liste nennt Umschreibungen statt der Wörter; die Zahl dahinter ist die der Buchstaben.
press-wordsearch-none = Eine Liste gibt es nicht: Entdecke die Wörter selbst.
wordsearch-grade = { $slanted } Wörter schräg, { $backward } rückwärts; { $shared } gemeinsame Buchstaben; { $letters } Buchstaben insgesamt
wordsearch-stock-theme = Thema
wordsearch-told-word = zu finden: { $word }, { $letters } Buchstaben
press-wordsearch-place = { $word }: Zeile { $row }, Spalte { $column }, { $direction ->
    [E] nach rechts
    [W] nach links
    [S] nach unten
    [N] nach oben
    [SE] nach rechts unten
    [SW] nach links unten
    [NE] nach rechts oben
   *[NW] nach links oben
}
