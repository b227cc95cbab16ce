# Die Spielhalle im Terminal.

tui-key-help = Hilfe
tui-key-words = Wörter
tui-key-hint = Tipp
tui-key-shuffle = Mischen
tui-key-cast = Zaubern
tui-key-star = Stern
tui-key-pause = Pause
tui-key-give-up = Aufgeben
tui-key-report = Melden
tui-key-allow = Annehmen
tui-key-leave = Menü
tui-key-keys = Tasten
tui-key-search = Alles durchsuchen
tui-keys-of = Tasten dieser Seite
tui-moving-home = ↑ ↓ wählen ein Spiel, ← → gehen von Tag zu Tag, 1–5 spielen sofort.
tui-moving-form = ↑ ↓ gehen von Zeile zu Zeile.
tui-moving-game = Buchstaben schreiben, ⌫ löscht, Strg+U löscht alles, Strg+Y holt zurück, ↵ gibt ein; Pfeile gehen durchs Gitter, die Leertaste wählt; Bild↑, Bild↓ und Strg mit Pfeilen rollen.
tui-key-again = Nochmal
tui-key-share = Teilen
tui-key-board = Bestenliste
tui-key-cloud = Wortwolke
tui-key-home = Menü
tui-key-finish = Fertig
tui-key-replay = Wiederholen
tui-key-next = Weiter
tui-key-substitute = Tauschen
tui-key-done = Fertig
tui-key-mark = Markieren
tui-key-daily = Spielen
tui-key-practice = Üben
tui-key-turns = Reihum
tui-key-boards = Bestenlisten
tui-key-stats = Zahlen
tui-key-make = Basteln
tui-key-settings = Einstellungen
tui-key-quit = Ende

tui-rub-out = zurück
tui-enter = Eingabe
tui-prompt = Tippe ein Wort
tui-unplaced = Nicht im Gitter: { $word }

tui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tui-words = { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörter
}
tui-words-left = Übrige Wörter
tui-words-found = Gefunden: { $count }
tui-hand-total = Summe

tui-day = Heute, { $date } · Nummer { $number } · ← frühere Tage
tui-earlier-day = { $date } · Nummer { $number } · Übung
tui-open = ○ offen
tui-begun = { $moves ->
    [0] … gerade begonnen
    [one] … nach { $moves } Zug
   *[other] … nach { $moves } Zügen
}
tui-played = ✓ { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

tui-paused = Pause
tui-paused-timed = Pause; ab hier ohne Wertung
tui-unrank-sure = Das nimmt diesem Tagesrätsel die Wertung
tui-keep-ranked = Wertung behalten
tui-unrank = Trotzdem tun
tui-board-scrolls = Bild↑, Bild↓ und Strg mit Pfeilen bewegen das Gitter.
tui-go-on = Weiter
tui-new = Neue Partie
tui-play-on = Weiterspielen
tui-give-up = Aufgeben
tui-give-up-sure = Aufgeben und die Lösung sehen?
tui-back = Zurück
tui-which-letter = Welcher Buchstabe soll ein anderer werden?
tui-crossroads = Die Partie ist gespeichert. Wohin? (Strg+C noch einmal beendet sofort)
tui-to-menu = Menü
tui-restart = Neu beginnen
tui-exit = Worderly beenden
tui-waiting = { $moves ->
    [0] Eine Partie { $game } wartet, gerade begonnen.
    [one] Eine Partie { $game } wartet, nach { $moves } Zug.
   *[other] Eine Partie { $game } wartet, nach { $moves } Zügen.
}
tui-copied = Kopiert, wenn dein Terminal das erlaubt.
tui-too-small = Worderly braucht { $columns } Spalten und { $lines } Zeilen; da sind { $width } und { $height }. Stattdessen spielt der Zeilenmodus.
tui-key-before = Davor
tui-key-after = Danach
tui-key-choose = Wählen
tui-key-svg = Als SVG speichern
tui-key-png = Als PNG speichern
tui-written = Geschrieben: { $files }

tui-look = Aussehen
tui-look-dark = Dunkel
tui-look-light = Hell
tui-look-contrast = Hoher Kontrast, dunkel
tui-look-contrast-light = Hoher Kontrast, hell
tui-marks = Zeichen neben Farben
tui-motion = Bewegung
tui-sound = Töne
tui-language = Sprache
tui-word-language = Wörter
tui-word-language-same = wie die Sprache
tui-lexicon = Eigene Wortdatei
tui-lexicon-hint = Eine Datei mit einem Wort je Zeile; leer für die Liste des Hauses
tui-kept = Gemerkt.

tui-turns = Boogle reihum
tui-player-one = Anna
tui-player-two = Ben
tui-rounds = Runden
tui-start = Start
tui-hand-over = { $name }, du bist dran. Die anderen schauen weg.
tui-hand-over-about = Runde { $round } von { $rounds }. Die Uhr läuft, sobald du bereit bist.
tui-hand-over-untimed = Runde { $round } von { $rounds }.
tui-ready = Ich bin bereit

tui-seed = Startwert
tui-seed-hint = beliebiger Text; derselbe gibt dieselbe Partie
tui-play = { $game } spielen
tui-title = Titel

tui-help-title = So spielt man { $game }
tui-help-keys =
    Überall: ? nennt die Tasten der Seite, Strg+P durchsucht sie; Esc geht zurück; Strg+C fragt, wohin, und zweimal beendet; Strg+Z hält an.
    Die Partie wird nach jedem Zug gespeichert und wartet auf dich. F9 nimmt ein Wort an, das in keiner Liste steht, oder meldet es dem Betreiber des Servers.
tui-key-grid = Gitter oder Wörter
tui-search = Was möchtest du tun?
tui-search-list = In der Liste suchen
tui-search-none = Das steht nicht in der Liste.
tui-missed-words = Von niemandem gefunden
tui-struck = gestrichen

shell-worderly-cloud = Eine Wortwolke zeichnen, aus einer Datei mit einem Wort je Zeile, auf Wunsch mit Gewicht dahinter

tui-key-resume = Weiterspielen
tui-key-room = Raum
tui-key-to-round = Zur Runde
tui-key-ready = Bereit
tui-key-bot = Computer
tui-key-end-round = Runde beenden
tui-key-rematch = Revanche
tui-key-react = Reagieren
tui-discard = Wegwerfen
tui-discard-sure = Diese Partie endgültig wegwerfen?
tui-keep = Behalten
tui-opt-in = Dieses Ergebnis unter einem Namen auf die Bestenliste setzen?
tui-room-opt-in = Räume brauchen einen Namen. Einen wählen?
tui-agree = Ja, ich habe das gelesen
tui-not-now = Jetzt nicht
tui-together = Zusammen spielen
tui-server = Server
tui-server-hint = eine Adresse wie https://words.example.org
tui-room-code = Code eines Raums
tui-room-code-hint = vier Buchstaben, ohne Vokale
tui-join-room = Raum betreten
tui-game = Spiel
tui-open-room = Raum öffnen
tui-asking = { $server } wird gefragt …
tui-room = Raum { $code }
tui-round-of = { $round ->
    [0] { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
   *[other] Runde { $round } von { $rounds }
}
tui-room-lobby = Der Gastgeber startet gleich. R meldet dich bereit.
tui-room-lobby-host = Nenne den anderen den Code; S startet, wenn alle bereit sind.
tui-looks-on = schaut zu
tui-you-look-on = Du schaust zu
tui-look-on-race = Du schaust zu. Das Brett öffnet sich, wenn alle fertig sind.
tui-plays = spielt
tui-is-done = fertig
tui-key-look-on = Zuschauen
tui-key-take-part = Mitspielen
tui-away = abwesend
tui-is-ready = bereit
tui-here = da
tui-is-host = Gastgeber
tui-key-qr = QR-Code
tui-which-bot = Welcher Computer?
tui-leave-room = Raum { $code } verlassen?
tui-stay = Bleiben
tui-leave-for-now = Gehen und meinen Platz behalten
tui-leave-for-good = Ganz gehen
tui-reaction-clap = Bravo!
tui-reaction-wow = Wow!
tui-reaction-laugh = Haha!
tui-reaction-think = Hm …
tui-reaction-oops = Hoppla!
tui-reaction-hurry = Tempo!
tui-reaction-good-game = Gutes Spiel!
tui-home-waiting = { $count ->
    [one] { $count } Partie wartet auf dich: r
   *[other] { $count } Partien warten auf dich: r
}
tui-key-span = Heute oder insgesamt
tui-format = Format
tui-file-name = In welche Datei schreiben?
tui-file-name-wrong = Diesen Ordner gibt es nicht, oder es ist selbst ein Ordner.
tui-write = Datei schreiben
tui-writing = { $file } wird geschrieben …
tui-file-exists = { $file } gibt es schon. Überschreiben?
tui-keep-file = So lassen
tui-write-over = Überschreiben
tui-day-short = Heute, { $date } · { $number }
tui-no-words = diesmal keine Wörter
tui-elsewhere = … auf einem anderen Gerät
tui-practise-again = Noch einmal zur Übung spielen
tui-leave-there = Dort lassen
tui-take-over = Hier übernehmen
tui-report-word = Ein Wort, das zählen sollte, oder eines, das hier nichts zu suchen hat:
