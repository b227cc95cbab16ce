# Die Druckerei: Rätsel auf Papier.

press-more = und { $count } weitere
press-points = Punkte

press-key-of = Lösung: { $title }
press-key-message = Die übrigen Buchstaben: { $message }
press-easy = Leicht
press-medium = Mittel
press-hard = Schwer
press-name = Name
press-date = Datum
press-version = Version { $number }
press-no-clue = { $count ->
    [one] Für { $words } gibt es keine Bedeutung: Die Liste zeigt das Wort selbst.
   *[other] Für { $words } gibt es keine Bedeutungen: Die Liste zeigt die Wörter selbst.
}
press-small-type = Die kleinsten Buchstaben haben { $points } Punkt und sind schwer zu lesen: Nimm ein kleineres Gitter, größeres Papier oder schmalere Ränder.
press-class-set-is-pdf = Ein Klassensatz ist ein PDF: -o soll eine Datei nennen, die auf .pdf endet.
press-code-needs-server = Ein QR-Code führt zu einem Server: Nenne ihn mit --server URL.
press-other-server = { $server } macht aus demselben Startwert ein anderes Rätsel: Drucke ohne --qr oder mit der Version des Servers.
press-no-levels = { $game } hat keine Stufen; lass --levels weg.
press-set-written = { $file } ist geschrieben: { $sheets } Blätter, { $pages } Seiten mit den Lösungen.
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
press-bound = { $file } ist geschrieben: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}.
press-produced = { $count ->
    [one] { $folder } enthält das Rätsel.
   *[other] { $folder } enthält alle { $count } Rätsel, { $made } davon eben hergestellt.
}
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

# Ein Buch für den Handel.
press-copyright = Copyright © { $year } { $holder }
press-all-rights = Alle Rechte vorbehalten. Kein Teil dieses Buches darf ohne schriftliche Erlaubnis des Verlags kopiert oder weitergegeben werden, ausgenommen kurze Zitate in Besprechungen.
press-first-edition = Erste Auflage, { $year }
press-how-to-play = So wird gespielt
press-how-section = { $section }: { $how }
press-keys-at-end = Alle Lösungen stehen am Ende des Buches.
press-how-keys = Die Lösungen beginnen auf Seite { $page }.
press-check = { $holds ->
    [yes] ok     { $rule }: { $found } ({ $wanted })
   *[no] FEHLER { $rule }: { $found } ({ $wanted })
}
press-checked = { $file }: { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
} von { $printer } geprüft, { $failed } verletzt.
press-not-accepted = { $printer } nähme diese Dateien nicht an: { $rules }. Sie sind geschrieben, damit du sie ansehen kannst.
press-no-trim = { $printer } hat kein Format { $trim }; es gibt { $trims }.
press-no-spine = Ingram nennt die Breite des Rückens in seiner Umschlagvorlage: gib sie mit --spine an, etwa --spine 0.68in.
press-for-needs-book = { $option } ist für ein Buch: ergänze --count N und -o buch.pdf.
press-needs-printer = { $option } ist für eine Buchdruckerei: ergänze --for kdp oder --for ingram.
press-needs-folder = { $option } ist für viele Dateien in einem Ordner: ergänze --count N und --out DIR.
press-rule-pages = Seitenzahl
press-rule-even = Gerade Seitenzahl
press-rule-blank = Letzte Seite leer
press-rule-trim = Format der Seiten
press-rule-boxes = Seiten mit Endformat- und Anschnittrahmen
press-rule-inside = Rand am Bund
press-rule-outside = Andere Ränder
press-rule-type = Kleinste Schrift
press-rule-line = Dünnste Linie
press-rule-tint = Hellster Ton
press-rule-colours = Farbräume
press-rule-fonts = Nicht eingebettete Schriften
press-rule-bookmarks = Lesezeichen
press-rule-annotations = Anmerkungen
press-rule-actions = Aktionen und Formulare
press-rule-locked = Verschlüsselung
press-rule-others = Andere Zeichnung (Bilder, Transparenz)
press-rule-metadata = Metadaten, die die Druckerei nicht verlangt
press-rule-header = Version
press-rule-standard = Norm
press-rule-intent = Ausgabeabsicht
press-rule-facts = Angaben, die der Norm fehlen
press-rule-trapped = Überfüllung
press-rule-identity = Teile der Dateikennung
press-rule-titles = Titel, die zweimal vorkommen
press-rule-one = Seiten des Umschlags
press-rule-wrap = Format des Umschlags
press-rule-spine = Breite des Rückens
press-rule-spine-text = Zeilen auf einem zu dünnen Rücken
press-rule-fold = Von der Rückenschrift zum Falz
press-rule-barcode = Zeilen im Feld des Strichcodes
press-rule-edge = Von der Schrift zum Schnitt
press-rule-ink = Meiste Farbe an einer Stelle

# Braille (Basisschrift des Systems der deutschen Blindenschrift, nach de-chardefs6.cti und de-accents.cti von liblouis):
# die Formen, in Braille ASCII, jedes Zeichens und jedes Buchstabens mit Zeichen, dahinter das Zeichen. Dann das
# Zahlzeichen mit den Ziffern 1 bis 9 und 0, und das Zeichen zwischen Ziffer und Buchstabe a bis j.
press-braille = >ä [ö \ü !ß @aá @aà @aâ @aã @aå aeæ @cç @cč @eé @eè @eê @eë @ií @iì @iî @iï @lł @nñ @oó @oò @oô @oõ @oø oeœ @sš @uú @uù @uû @yý @yÿ @zž 1, 2; 3: '. 5? 6! ,' ,’ -- 7( 7) 8„ 0“ 0” 8» 0« ,-– ,-— '''… "1/ "u& @6+
press-braille-numbers = #ABCDEFGHIJ
press-braille-letter = ,
refused-no-braille = { $game } gibt es hier nicht in Braille; die Wortsuche schon.
refused-no-braille-for = Das Zeichen „{ $letter }“ hat hier keine Brailleform: Nimm Wörter dieser Sprache.
refused-too-wide-for-braille = Braille hat { $most } Formen je Zeile, und dieses Gitter { $columns } Spalten: Nimm ein kleineres Gitter.
