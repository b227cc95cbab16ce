# Die Druckerei: Rätsel auf Papier.

press-more = und { $count } weitere
press-points = Punkte

press-key-of = Lösung: { $title }
press-key-message = Die übrigen Buchstaben: { $message }
press-easy = Leicht
press-medium = Mittel
press-hard = Schwer
press-contents = Inhalt
press-keys = Lösungen
press-book-of = { $game }, { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
press-book-rising = { press-book-of }, von leicht bis schwer

refused-no-font-for = Keine Schrift hier hat „{ $letter }“{ $script ->
    [none] {""}
   *[other] {" "}(Schrift: { press-script })
}; auf der Befehlszeile bringt --font DATEI.ttf eine eigene.
refused-right-to-left = Gedruckt wird von links nach rechts, und „{ $letter }“ läuft andersherum (Schrift: { press-script }): Ein solches Rätsel lässt sich spielen und als Text, CSV oder JSON speichern.
refused-needs-shaping = Diese Schrift ({ press-script }) verbindet Buchstaben zu Silben, die weder ein Gitter aus einzelnen Buchstaben noch der Druck setzen kann („{ $letter }“): Bitte nimm Wörter einer anderen Schrift.
refused-loose-mark = „{ $letter }“ ist ein Buchstabe mit einem Zeichen, die zusammen kein einzelnes Schriftzeichen sind; der Druck kann sie nicht verbinden: Schreib es ohne das Zeichen.
refused-mixed-scripts = „{ $word }“ hat Buchstaben einer anderen Schrift ({ press-script }, „{ $letter }“) als der Rest ({ press-other-script }): Ein Rätsel wird in einer Schrift gedruckt.
refused-too-small-for-large-print = Großdruck hat Buchstaben von mindestens { $least } Punkt, und { $size } auf Papier { $paper } hätten { $points }: Höchstens { $fits } Buchstaben passen. Nimm ein kleineres Gitter, größeres Papier oder schmalere Ränder.
press-script = { $script ->
    [Latin] Lateinisch
    [Greek] Griechisch
    [Cyrillic] Kyrillisch
    [Armenian] Armenisch
    [Georgian] Georgisch
    [Hebrew] Hebräisch
    [Arabic] Arabisch
    [Devanagari] Devanagari
    [Bengali] Bengalisch
    [Tamil] Tamilisch
    [Telugu] Telugu
    [Kannada] Kannada
    [Malayalam] Malayalam
    [Sinhala] Singhalesisch
    [Thai] Thailändisch
    [Lao] Laotisch
    [Tibetan] Tibetisch
    [Myanmar] Birmanisch
    [Khmer] Khmer
    [Mongolian] Mongolisch
    [Hangul] Hangul
    [Chinese] Chinesisch
    [Japanese] Japanisch
    [none] keine unserer Schriften
   *[other] { $script }
}
press-other-script = { $other ->
    [Latin] Lateinisch
    [Greek] Griechisch
    [Cyrillic] Kyrillisch
    [Armenian] Armenisch
    [Georgian] Georgisch
    [Hebrew] Hebräisch
    [Arabic] Arabisch
    [Devanagari] Devanagari
    [Bengali] Bengalisch
    [Tamil] Tamilisch
    [Telugu] Telugu
    [Kannada] Kannada
    [Malayalam] Malayalam
    [Sinhala] Singhalesisch
    [Thai] Thailändisch
    [Lao] Laotisch
    [Tibetan] Tibetisch
    [Myanmar] Birmanisch
    [Khmer] Khmer
    [Mongolian] Mongolisch
    [Hangul] Hangul
    [Chinese] Chinesisch
    [Japanese] Japanisch
   *[other] { $other }
}
refused-line-too-long = „{ $text }“ hat { $count } Buchstaben; Titel, Kopf- und Fußzeile haben höchstens { $most }.
refused-font-not-usable = { $file } ist keine TrueType-Schrift, die sich einbetten lässt.
refused-margins-too-wide = Diese Ränder lassen auf Papier { $paper } zu wenig Platz zum Drucken.

press-books-are-pdf = Ein Buch ist ein PDF: { $file } sollte auf .pdf enden.
press-book-too-long = Ein Buch hat höchstens { $most } Rätsel; --out ORDNER macht mehr.
press-no-csv = { $game } gibt es nicht als CSV; nimm json oder txt.
press-bound = { $file } ist geschrieben: { $pages } Seiten.
press-produced = { $folder } enthält alle { $count } Rätsel, { $made } davon eben hergestellt.
refused-too-many-words = { $file } hat { $count } Wörter, und eine Wortsuche fasst höchstens { $most }: Kürze die Liste.
refused-list-too-large = { $file } ist größer als { $mebibytes } MiB: zu groß für eine Wortliste.
refused-not-unicode = Zeile { $line } von { $file } ist kein Unicode-Text: Speichere die Datei als UTF-8 und versuche es noch einmal.
refused-not-a-picture = { $file } ist kein lesbares Bild; möglich sind { $formats }.
refused-picture-too-large = { $file } ist als Bild zu groß: höchstens 40 Megapixel und 20 MB.
refused-picture-too-bright = { $file } hat keinen dunklen Teil, aus dem ein Gitter werden kann.
refused-no-dask = Dask ist hier nicht installiert: pip install 'worderly[dask]' bringt es.
refused-no-cluster = Unter { $address } antwortet kein Dask-Cluster.
refused-disk-full = Der Datenträger ist voll: { $folder } enthält { $done } von { $count } Rätseln. Schaffe Platz, dann macht derselbe Befehl dort weiter.
refused-other-run = { $folder } enthält eine andere Reihe von Rätseln: Nimm einen anderen Ordner oder dieselben Angaben und denselben Startwert.
refused-folder-not-empty = { $folder } ist nicht leer: Nimm einen neuen Ordner.

# Die Übersicht einer Partie.
press-summary-points = { $points }
press-summary-points-label = { $points ->
    [one] Punkt
   *[other] Punkte
}
press-summary-par = Par { $par }
press-summary-of-best = { $percent } % der möglichen { $best }
press-summary-words = { $count ->
    [0] keine Wörter
    [one] ein Wort
   *[other] { $count } Wörter
}
press-summary-found = { $count ->
    [0] Kein Wort gefunden
    [one] Ein Wort gefunden
   *[other] { $count } Wörter gefunden
}
press-summary-missed = { $count ->
    [0] Kein Wort übersehen
    [one] Ein Wort übersehen
   *[other] { $count } Wörter übersehen
}
press-summary-seat = Spieler { $number }
press-key-summary = PDF
press-summary-none = Diesmal wurde kein Wort gefunden.
press-summary-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

press-card-about = Fünf Wortspiele, jeden Tag eins von jedem. Frei, ohne Werbung, ohne Konto.
press-card-game = Im Browser spielen
press-card-daily = Das Tagesrätsel
press-card-challenge = Schlägst du mich?
press-card-room = Komm und spiel mit
