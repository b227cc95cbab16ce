# Die Befehlszeile: Hilfe und Fehler. Ein Fehler ist ein Satz: was nicht stimmte und was zu tun ist.

shell-commands = Befehle
shell-worderly = Wortspiele unter einem Dach. Ohne Befehl öffnet sich die Spielhalle; SPIEL geht direkt hinein.
shell-worderly-daily = Die Rätsel von heute zeigen oder die kommenden ansehen
shell-worderly-make = Ein Rätsel mit seiner Lösung herstellen
shell-worderly-solve = Ein Brett, eine Hand, ein Gitter, ein Muster oder ein Anagramm lösen
shell-worderly-lexicon = Wortlisten zeigen und prüfen
shell-worderly-leaders = Die Bestenlisten dieses Geräts zeigen, einlesen oder ausgeben
shell-worderly-stats = Deine Zahlen und Serien zeigen
shell-worderly-export = Alles ausgeben, was dieses Gerät über dich speichert, als JSON
shell-worderly-forget = Alles löschen, was dieses Gerät über dich speichert
shell-worderly-site = Die Spiele für einen allein in einen Ordner für jeden Dateiserver schreiben: gespielt wird in der Seite, ohne Server
shell-worderly-bench = Die Tabelle der Messungen ausgeben
shell-worderly-daily-preview = Die Tagesrätsel der nächsten Tage mit Stufe, Lösung und Gründen nennen: die dieses Geräts oder mit --data die eines Servers auf diesem Rechner
shell-worderly-solve-pattern = Die Wörter zu einem Muster: ? ist ein Buchstabe, * beliebig viele
shell-worderly-solve-anagram = Die Wörter, die sich aus Buchstaben bilden lassen; * ist ein Vokal
shell-worderly-solve-best = Das Brett mit den meisten Punkten suchen
shell-worderly-lexicon-list = Die mitgelieferten Wortlisten nennen
shell-worderly-lexicon-info = Zahlen, Lizenzen und Quellen einer Wortliste
shell-worderly-lexicon-check = Eine eigene Wortdatei prüfen, mit Zeilennummern
shell-worderly-leaders-import = Die Ergebnisse einer leaders.csv (Name,Punkte) in eine Bestenliste übernehmen
shell-worderly-leaders-export = Eine Bestenliste als leaders.csv (Name,Punkte) schreiben

shell-option-help = Diese Hilfe zeigen und beenden.
shell-option-version = Die Version zeigen und beenden.
shell-option-plain = Zeilenmodus: ohne Farbe und Vollbild; für Vorleseprogramme, Pipes und Skripte.
shell-option-seed = Ein beliebiger Text; derselbe Startwert gibt dasselbe Rätsel.
shell-option-daily = Das Rätsel eines Datums (ohne Angabe das von heute).
shell-option-lesson = Spielt die Lektion: ein winziges Rätsel in wenigen Schritten.
shell-option-lang = Die Sprache der Texte und der Wörter.
shell-option-word-lang = Nur die Sprache der Wörter; in Boogle auch mehrere: de,en.
shell-option-lexicon = Eine eigene Wortliste, ein Wort je Zeile.
shell-option-words = Eine Datei mit deinen Wörtern, - für die Eingabe.
shell-option-plain-q = Ein q auf einem getippten Brett ist ein einfaches q, nicht Qu.
shell-option-min = Wie viele Buchstaben ein Wort mindestens hat, 2–6.
shell-option-scoring = Nach Buchstaben und Länge oder klassisch nur nach Länge.
shell-option-diagnose = Stattdessen Versuche, Fehlschläge und Buchstaben über so viele Startwerte zeigen.
shell-option-title = Der Titel.
shell-option-languages = Nur die Wörter dieser Sprachen: en,fr
shell-option-base = Der Ordner des Dateiservers, in dem er liegen wird: /worte/
shell-no-engine = Dieser Installation fehlt die Maschine für den Browser. In einer Kopie der Quellen baut „make engine“ sie, danach geht „.venv/bin/worderly site“.
shell-site-written = { $folder } ist fertig ({ $languages }; { $megabytes } MB). Jeder Dateiserver kann ihn unter der Adresse { $base } ausliefern.
shell-option-output = In diese Datei schreiben; ihre Endung bestimmt das Format.
shell-option-count = Wie viele Rätsel: ein Buch mit -o DATEI.pdf, große Mengen mit --out.
shell-option-out = Viele Rätsel in diesen Ordner schreiben; nach einem Abbruch macht derselbe Befehl weiter.
shell-option-format = Was --out schreibt: JSON Lines oder Dateien einer Art.
shell-option-jobs = Wie viele Prozesse an --out arbeiten.
shell-option-dask = Die Adresse eines Dask-Clusters, der an --out arbeitet.
shell-option-minutes = Wie lange gesucht wird; Strg+C hört früher auf, mit dem, was gefunden ist.
shell-option-best-size = Zeilen und Spalten des Bretts.
shell-option-best-jobs = Wie viele Prozesse suchen.
shell-option-best-dask = Die Adresse eines Dask-Clusters, der sucht.
shell-option-best-seed = Ein beliebiger Text; derselbe beginnt mit denselben Brettern.
shell-option-best-save = Den Stand der Suche in dieser Datei behalten; derselbe Befehl setzt sie fort.
shell-option-paper = Das Papier: letter, a4, a5, 6x9 oder 8.5x11 Zoll; sonst das deines Landes.
shell-option-margin = Der Rand auf jeder Seite, wie 15mm oder 0.5in.
shell-option-gutter = Mehr Rand auf der gebundenen Seite.
shell-option-large-print = Großdruck.
shell-option-black = Nur Schwarz, ohne die Farbe des Spiels.
shell-option-key = Die Lösung: auf eigener Seite, kopfüber unter dem Rätsel oder gar nicht.
shell-option-per-page = Wie viele Rätsel sich eine Buchseite teilen: 1, 2 oder 4.
shell-option-versions = Ein Klassensatz: dieselben Wörter in so vielen Rätseln, alle Lösungen klein am Ende.
shell-option-levels = Dieselben Wörter auf diesen Stufen, etwa easy,medium,hard; Sterne unterscheiden sie.
shell-option-qr = Ein QR-Code auf jedem Blatt, um es auf dem Server von --server zu spielen.
shell-option-name-line = Eine Zeile für Name und Datum.
shell-option-case = Große oder kleine Buchstaben im Gitter.
shell-option-order = Die Reihenfolge der Liste: wie gegeben, alphabetisch, nach Länge.
shell-option-clues = Bedeutungen statt der Wörter in der Liste.
shell-option-no-list = Gar keine Liste.
shell-option-header = Eine Zeile oben auf jeder Seite.
shell-option-footer = Eine Zeile unten auf jeder Seite.
shell-option-font = Eine eigene TrueType-Schrift.
shell-option-for = Für wen: zu Hause oder eine Buchdruckerei (kdp, ingram) mit ihren Regeln, Titelei und Prüfbericht.
shell-option-trim = Das Format der Buchseiten in Zoll.
shell-option-author = Autorin oder Autor, auf Umschlag und Titelseite.
shell-option-publisher = Der Verlag, auf Titelseite und im Impressum.
shell-option-subtitle = Der Untertitel.
shell-option-series = Die Reihe.
shell-option-cover = Den ganzen Umschlag (hinten, Rücken, vorn) in diese Datei schreiben.
shell-option-pages = Das Papier des Buches; davon hängt die Breite des Rückens ab.
shell-option-spine = Die Breite des Rückens, wenn die Druckerei sie nennt.
shell-option-json = In JSON antworten.
shell-option-game = Das Spiel.
shell-option-days = Wie viele Tage.
shell-option-yes = Nicht erst fragen.

shell-no-such-command = { $command } hat keinen Befehl „{ $name }“; { $command } --help nennt sie.
shell-no-such-option = { $command } hat keine Option { $option }; { $command } --help nennt sie.
shell-option-needs-value = { $option } braucht einen Wert; { $command } --help sagt, welchen.
shell-missing = { $name } fehlt; { $command } --help zeigt, wie man es angibt.
shell-not-together = { $one } und { $other } passen nicht zusammen; lass eines weg.
shell-extra-argument = { $command } kann mit „{ $argument }“ nichts anfangen; bitte lass es weg.
shell-not-a-number = { $option } nimmt eine ganze Zahl, nicht „{ $value }“.
shell-out-of-range = { $option } nimmt eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
shell-not-one-of = { $option } kann nicht „{ $value }“ sein; wähle aus { $choices }.
shell-not-a-date = „{ $value }“ ist kein Datum; schreib eines wie 2026-11-15.
shell-before-first-date = Das erste Tagesrätsel ist vom { $first }; vom { $value } gibt es keines.
shell-not-a-hand = „{ $value }“ ist keine Hand; tippe 1 bis 20 Buchstaben der Wortliste und * für einen Joker.
shell-not-a-grid = { $line ->
    [0] { $file } enthält kein lesbares Gitter; schreib gleich lange Zeilen, ein Buchstabe je Feld.
   *[other] { $file } enthält kein lesbares Gitter: Sieh Zeile { $line } an; Zeilen sind gleich lang, ein Buchstabe je Feld.
}
shell-not-leaders = { $line ->
    [0] { $file } ist keine Bestenliste; schreib in jede Zeile einen Namen (3 bis 10 Buchstaben, Ziffern, - oder _) und Punkte.
   *[other] { $file } ist keine Bestenliste: Zeile { $line } sollte ein Name (3 bis 10 Buchstaben, Ziffern, - oder _) und Punkte sein.
}
shell-not-a-base = „{ $value }“ ist kein Ordner einer Adresse; schreib zum Beispiel /worte/, mit einem Schrägstrich an beiden Enden.
shell-not-a-share = „{ $value }“ ist kein Anteil; gib eine Zahl von 0 bis 1 an, wie 0.2.
shell-not-a-size = „{ $value }“ ist keine Größe; schreib eine Zahl wie 15 oder Zeilen und Spalten wie 12x20.
shell-not-a-length = „{ $value }“ ist keine Länge: Schreib sie wie 15mm, 0.5in oder 36pt.
shell-no-words = { $file } enthält keine Wörter; schreib ein Wort oder eine Wortgruppe je Zeile.
shell-a-file = Eine Datei
shell-file-error = { $file } lässt sich nicht nutzen ({ $reason }); bitte prüfe den Namen und die Rechte.
shell-error = Das hat nicht geklappt: { $reason }.
shell-our-fault = In Worderly ist etwas schiefgegangen ({ $reason }); deine gespeicherten Partien sind sicher, und ein Bericht würde uns helfen.
shell-needs-extra = Dafür fehlt der Teil { $extra }: pip install 'worderly[{ $extra }]' bringt ihn.
shell-unknown-ending = { $file } sollte auf { $endings } enden; die Endung bestimmt das Format.

shell-daily-title = Rätsel vom { $date }, Nummer { $number } (lokal: auf diesem Gerät berechnet, ohne Wertung)
shell-daily-title-server = Rätsel vom { $date }, Nummer { $number }, auf { $server }
shell-daily-row = { $game }: { $state }
shell-daily-played = gespielt, { $points } Punkte
shell-daily-begun = { $moves ->
    [0] gerade begonnen; worderly { $game } spielt weiter
    [one] nach { $moves } Zug; worderly { $game } spielt weiter
   *[other] nach { $moves } Zügen; worderly { $game } spielt weiter
}
shell-daily-open = offen; worderly { $game } spielt es
shell-daily-weekend = An diesem Wochenende, und größer: { $game }; worderly daily weekend spielt es
shell-weekend-not-yet = Der { $date } ist weder Samstag noch Sonntag; das große Rätsel kommt mit dem Wochenende.
shell-worderly-daily-weekend = Das große Rätsel des Wochenendes spielen
shell-daily-preview-row = { $date } · { $number } · { $game } · Stufe { $grade } · { $about }
shell-board-imported = { $count ->
    [one] { $count } Ergebnis steht jetzt auf der Bestenliste von { $game }.
   *[other] { $count } Ergebnisse stehen jetzt auf der Bestenliste von { $game }.
}
shell-board-exported = { $file } enthält jetzt die Bestenliste von { $game }.
shell-forget-sure = Gespeicherte Partien, Ergebnisse, Bestenlisten und Zahlen auf diesem Gerät endgültig löschen? (j/n)
shell-forgotten = { $count ->
    [0] Es gab nichts zu löschen.
    [one] { $count } Datei ist gelöscht; auf diesem Gerät ist nichts mehr über dich.
   *[other] { $count } Dateien sind gelöscht; auf diesem Gerät ist nichts mehr über dich.
}
shell-forget-kept = Nichts wurde gelöscht.
shell-no-bench = Die Messungen gehören zum Quelltext; rufe dort make bench auf.
shell-words-found =
    { $count ->
        [one] { $count } Wort, { $points } Punkte
       *[other] { $count } Wörter, { $points } Punkte
    }
shell-solve-missing = Nicht im Gitter: { $words }
shell-best-found =
    { $count ->
        [one] { $points } Punkte, nach { $count } Brett ({ $board })
       *[other] { $points } Punkte, nach { $count } Brettern ({ $board })
    }
shell-best-none = Die Suche endete vor dem ersten Versuch; bitte gib ihr mehr Zeit.
shell-best-no-save = { $file } ist keine gespeicherte Suche; bitte nenne eine andere Datei.
shell-best-other-save = { $file } gehört zu einer anderen Suche (Größe, Wörter, Punkte oder Seed); bitte nenne eine andere Datei.
shell-not-letters = „{ $value }“ enthält etwas, das kein Buchstabe dieser Wortliste ist; bitte tippe Buchstaben, ? oder *.
shell-no-words-fit = Kein Wort passt.
shell-written = { $file } ist geschrieben.

shell-option-room-rounds = Runden, 1–20.
shell-daily-preview-stock = { $stock }: { $items } (eines von { $size }; nicht wieder innerhalb von { $days } Tagen)
shell-daily-preview-short = { $stock }: { $items } (es gibt nur { $size }; nicht wieder innerhalb von { $days } Tagen, obwohl die Regel { $rule } sagt)
shell-daily-preview-words = Wörter: { $words }
shell-daily-preview-weekly = Grund: von den sieben Rätseln dieser Woche das { $weekday }. vom leichtesten an
shell-daily-preview-rank = Grund: von { $candidates } möglichen das { $rank }. vom leichtesten an
shell-daily-preview-unfit = Grund: Kein mögliches erfüllte die Regel des Spiels, deshalb gilt das erste
shell-worderly-lexicon-why = Warum ein Wort in einer Liste steht oder nicht
shell-option-spelling = Schreibweise der gezeigten Wörter: gb britisch, us amerikanisch (nur Englisch); ohne Angabe nur Wörter, die alle gleich schreiben.
shell-option-all-words = Auch traurige und gewalttätige Wörter unter den gesuchten; ohne Wertung.
shell-usage = Aufruf:
shell-options = Optionen
shell-options-everywhere = Optionen aller Spiele
shell-options-printing = Drucken und Bücher
shell-mistyped-command = { $command } hat keinen Befehl „{ $name }“; meintest du { $meant }?
shell-mistyped-option = { $command } hat keine Option { $option }; meintest du { $meant }?
shell-file-exists = { $file } gibt es schon; nenne einen anderen Namen, oder --yes, um sie zu ersetzen.
shell-replace-file = { $file } gibt es schon. Ersetzen? (j/n)
shell-forget-server-sure = Alles, was { $server } über dich speichert, endgültig löschen? (j/n)
shell-not-a-room-code = „{ $code }“ ist kein Code eines Raums: Ein Code hat vier Buchstaben und keine Vokale, etwa BCDF.
shell-program = { $name } · Bot
shell-worderly-completion = Das Vervollständigungs-Skript einer Shell ausgeben
shell-manual-environment = Umgebung
shell-manual-exit = Rückgabewert
shell-manual-data = Der Ordner für Partien, Ergebnisse und Bestenlisten; ohne ihn der Datenordner des Systems.
shell-manual-lang = Die Sprache der Texte; ohne sie die Sprache des Systems.
shell-manual-server = Der Server zum Spielen, wie --server.
shell-manual-codes = 0 erledigt, 1 Fehler, 2 falscher Aufruf, 130 unterbrochen.
