# Die Werkstatt: Texte des Formulars.

maker-own-size = Zeilen × Spalten …
maker-rows = Zeilen
maker-cols = Spalten
maker-paste-hint = Du kannst eine Tabelle einfügen: Eine Spalte mit der Überschrift „Wort“ wird allein übernommen.
# Überschriften einer Spalte mit Wörtern, klein geschrieben; die englischen gelten in jeder Sprache.
maker-word-columns = wort, wörter, begriff, vokabel, vokabeln
maker-too-many-words = Die Liste hat { $count } Wörter, und eine Wortsuche fasst höchstens { $most }: Kürze sie.
maker-fits = { $left ->
    [one] Die Botschaft hat { $letters } von einem freien Buchstaben.
   *[other] Die Botschaft hat { $letters } von { $left } freien Buchstaben.
}
maker-fits-exactly = Sie füllt die freien Buchstaben genau.
maker-too-long = { $count ->
    [one] Ein Buchstabe zu viel für dieses Gitter.
   *[other] { $count } Buchstaben zu viel für dieses Gitter.
}
maker-grows = { $letters ->
    [one] Ein Buchstabe: Das Gitter wächst mit.
   *[other] { $letters } Buchstaben: Das Gitter wächst mit.
}
maker-more = Ränder, Kopfzeile, Buch
maker-margin = Ränder (mm)
maker-gutter = Zusätzlich am Bund (mm)
maker-header = Zeile oben
maker-footer = Zeile unten
maker-count = Rätsel im PDF
maker-count-hint = Mehrere ergeben ein Buch mit Titelseite, Inhalt und den Lösungen am Ende.
maker-pick = Wörter in jedem
maker-pick-all = alle
maker-rising = Von leicht bis schwer
maker-per-page = Rätsel je Seite
maker-class = Für eine Klasse
maker-name-line = Zeile für Name und Datum
maker-lower = Kleine Buchstaben im Gitter
maker-order = Reihenfolge der Liste
maker-order-of = { $value ->
    [given] wie getippt
    [alphabet] alphabetisch
   *[length] nach Länge
}
maker-listing = Die Liste zeigt
maker-listing-of = { $value ->
    [words] die Wörter
    [clues] Umschreibungen
   *[none] nichts
}
maker-versions = Verschiedene Versionen
maker-levels = Leicht, mittel und schwer
maker-codes = QR-Code zum Spielen
maker-class-hint = Dieselben Wörter in verschiedenen Gittern, Version 1 und folgende, alle Lösungen klein auf den letzten Seiten. Mit Stufen unterscheiden ein, zwei oder drei Sterne die Blätter.
maker-page = Seite { $number } von { $count }
maker-save-hint = PNG und SVG enthalten das Gitter mit seiner Liste oder die Lösung, ohne Seite darum.
maker-print-result = Als PDF speichern
maker-print-failed = Die Übersicht ließ sich nicht erstellen.
