# Die Sätze der Webseite. Regeln und Absagen, die auch das Terminal kennt, stehen in eigenen Dateien.

## Auf jeder Seite
web-nav = Seiten
web-skip = Zum Inhalt springen
web-back = Zurück
web-embed-open = In Worderly öffnen
web-close = Schließen
web-cancel = Abbrechen
web-retry = Noch einmal versuchen
web-go-home = Zur Startseite
web-loading = Einen Moment …
web-loading-local = Die Spiele starten auf diesem Gerät…
web-offline = Du bist offline. Begonnenes bleibt erhalten und geht weiter, wenn du zurück bist.
web-offline-local = Offline: Neue Partien spielst du auf diesem Gerät.
web-lost-local = Der Server ist nicht erreichbar: Neue Partien spielst du auf diesem Gerät.
web-needs-server = Räume, Bestenlisten und dein Profil brauchen das Netz; alles andere spielt hier.
web-needs-network = Das Netz ist weg. Um ohne Netz zu spielen, hole die Spiele einmal in den Einstellungen, wenn es wieder da ist.
web-reconnecting = Die Verbindung ist weg. Neuer Versuch; nichts ist verloren.
web-error-plain = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-trouble-title = Etwas ist schiefgegangen
web-trouble-more = Es liegt nicht an dir. Versuche es noch einmal oder geh zur Startseite.
web-trouble-lost = Hier ist nichts
web-trouble-lost-more = Der Link ist vielleicht alt oder falsch geschrieben. Alle Spiele sind auf der Startseite.
web-trouble-offline = Du bist offline
web-trouble-offline-more = Diese Seite braucht das Netz. Alles Begonnene bleibt erhalten.
web-trouble-broken = Diese Seite ist gestolpert
web-trouble-broken-more = Deine Partie ist sicher auf dem Server. Versuche es noch einmal.
web-trouble-needs-server = Andere sind hier nicht
web-trouble-needs-server-more = Räume, Bestenlisten, Herausforderungen und Profile brauchen einen Server. Alles andere spielt hier.
web-trouble-needs-engine = Worderly spielt in deinem Browser
web-trouble-needs-engine-more = Regeln, Bots und Wörter werden einmal geladen; danach spielt es ohne Netz.
web-trouble-engine-files = Die Spiele sind nicht auf diesem Gerät
web-trouble-engine-files-more = Vielleicht brauchte der Browser den Platz. Mit Netz kannst du sie in den Einstellungen wieder laden.
web-trouble-engine-unsupported = Dafür ist dieser Browser zu alt
web-trouble-engine-unsupported-more = Ohne Netz zu spielen braucht einen neueren Browser oder mehr Speicher.
web-trouble-engine-storage = Hier kann nichts bleiben
web-trouble-engine-storage-more = Der Speicher ist voll, oder dies ist ein privates Fenster.
web-trouble-engine-crashed = Die Engine ist stehen geblieben
web-trouble-engine-crashed-more = Es liegt nicht an dir, und deine Partie ist noch da. Versuche es noch einmal.
web-promise = Kostenlos, ohne Werbung, ohne Konto.
web-install = Worderly auf diesem Gerät
web-install-more = Ein eigenes Symbol, ohne die Leisten des Browsers.
web-install-yes = Installieren
web-install-no = Nein, danke
web-engine = Ohne Netz spielen
web-engine-more = Regeln, Bots und Wörter kommen auf dieses Gerät. Dann spielen Tagesrätsel, Übung, Lektionen, Analyse und Werkstatt auch im Zug oder im Flugzeug.
web-engine-fetch = { $size } laden
web-engine-fetch-plain = Laden
web-engine-add = Wörter für { $language } dazu ({ $size })
web-engine-add-plain = Wörter für { $language } dazu
web-engine-fetching = { $percent } % geladen
web-engine-starting = Die Engine startet…
web-engine-here = Alles ist da, mit Wörtern für { $languages }.
web-engine-used = { $size } Speicher sind belegt.
web-engine-free = Speicher freigeben
web-engine-freed = Der Speicher ist wieder frei.
web-engine-offer = Auch im Zug oder im Flugzeug: Lade die Spiele einmal.
web-engine-offer-yes = Zeigen
web-engine-trouble-offline = Das Netz ist weg. Was da ist, bleibt; versuche es später noch einmal.
web-engine-trouble-full = Auf diesem Gerät ist nicht genug Platz, oder dies ist ein privates Fenster.
web-engine-trouble-private = Ein privates Fenster behält nichts. Öffne Worderly in einem normalen.
web-engine-trouble-unsupported = Das kann dieser Browser hier nicht: Es braucht eine sichere Adresse (https) und WebAssembly.
web-engine-trouble-failed = Die Engine startet in diesem Browser nicht.
web-today = Heute
web-all-time = Insgesamt
web-number = Nr. { $number }
web-play = Spielen
web-continue = Weiter
web-play-today = Heute spielen
web-more = Mehr
web-lead = Wortspiele, jeden Tag neue Rätsel. Kostenlos, ohne Werbung, ohne Konto.
web-all-next = Neues in { $hours } Std. { $minutes } Min.
web-played-today = { $played } von { $all } gespielt
web-streak = Serie
web-streak-days = { $days ->
    [0] Noch keine Serie
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
web-freezes = { $count ->
    [one] { $count } Jokertag
   *[other] { $count } Jokertage
}
web-together = Zusammen spielen
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-points-label = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-points-head = Punkte
web-time = Zeit
web-word = Wort
web-letters = Buchstaben
web-game = Spiel
web-player = Spieler
web-rank = Rang
web-results = Ergebnisse
web-you = du
web-winner = Sieg
web-done = fertig
web-seat = Spieler { $number }
web-program = Bot
web-bot = { $level ->
    [beginner] Bot: Anfänger
    [schoolchild] Bot: Schulkind
    [reader] Bot: Leseratte
    [scholar] Bot: Gelehrte
    [dictionary] Bot: Wörterbuch
    [apprentice] Bot: Lehrling
    [archmage] Bot: Erzmagier
    [deckhand] Bot: Matrose
    [captain] Bot: Kapitän
    [stroller] Bot: Spaziergänger
    [hawk] Bot: Falke
   *[other] Bot: { $level }
}

## Beim Spielen
web-enter = Eingeben
web-erase = Löschen
web-shuffle = Mischen
web-rotate = Drehen
web-hint = Tipp
web-hint-left = { $count ->
    [one] Tipp: noch { $count }
   *[other] Tipp: noch { $count }
}
web-pause = Pause
web-paused = Pause
web-paused-more = Das Feld ist verdeckt, und die Uhr steht.
web-resume = Weiter
web-give-up = Aufgeben
web-give-up-title = Aufgeben?
web-give-up-more = Die Partie endet, und die Lösung wird gezeigt.
web-give-up-yes = Lösung zeigen
web-give-up-no = Weiterspielen
web-rules = Regeln
web-keyboard = Tastatur des Telefons
web-left = übrig { $words }
web-keep-ranked = In der Wertung bleiben
web-pause-title = Mit einer Pause zählt dieses Spiel nicht mehr.
web-pause-yes = Trotzdem pausieren
web-lesson = Lektion
web-lesson-step = Schritt { $number } von { $all }
web-lesson-next = Weiter
web-lesson-skip = Überspringen
web-lesson-over = Das ist das ganze Spiel. Viel Spaß!
web-lesson-try = In der Lektion geht nichts verloren. Versuch, was markiert ist.
web-lesson-show = Zeig es mir
web-lesson-more = Eine Lektion von einer Minute.
web-lesson-no = Gleich spielen
web-lesson-play = Spielen
web-ready = Bereit
web-ready-more = Die Uhr startet, wenn du auf Bereit drückst.
web-time-left = Verbleibende Zeit
web-time-spent = Gebrauchte Zeit
web-time-up = Die Zeit ist um.
web-seconds-left = Noch { $seconds } Sekunden
web-waiting = Du bist fertig. Warten auf die anderen.
web-looking-on = Du schaust zu. Das Brett öffnet sich, wenn alle fertig sind.
web-looking-on-board = Du schaust zu.
web-looking-on-short = schaut zu
web-scores = Punktestand
web-scores-final = Endstand
web-round = Runde { $round } von { $all }
web-found = gefunden
web-missed = übersehen
web-struck = gestrichen
web-found-words = Gefunden
web-missed-words = Übersehen
web-none-found = Diesmal keine.
web-no-meaning = Keine Bedeutung hinterlegt.
web-letter = { $letter }, Wert { $value }
web-keys = Buchstaben
web-erase-one = Letzten Buchstaben löschen
web-gave-up = aufgegeben
web-me = Du
web-zoom = Größe des Gitters
web-zoom-in = Größer
web-zoom-out = Kleiner
web-cell-empty = leer
web-cell-covered = verdeckt
web-cell-spine = verdeckt, ein Buchstabe des Diagonalworts
web-cell-blocked = gesperrt
web-cell-water = Wasser
web-cell-missed = { $letter }, übersehen

## Nach dem Spielen
web-share = Teilen
web-copied = Kopiert.
web-copy = Kopieren
web-copy-link = Link kopieren
web-copy-failed = Die Zwischenablage ist für diese Seite gesperrt; markiere den Text stattdessen.
web-decoration = Geteilte Ergebnisse verzieren
web-won = Gewonnen!
web-lost = Gut gespielt
web-tied = Unentschieden
web-unranked = Übung: Das zählt nicht für Bestenlisten und Serie.
web-unranked-local = Ohne Rang: ohne Netz gespielt.
web-number-local = Nr. { $number }, lokal
web-best-new = dein Bestwert
web-flawless = Makellos
web-best = dein Bestwert: { $points }
web-next-puzzle = Noch eins
web-weekend = Das große Rätsel am Wochenende
web-show-words = Zeigen
web-words = Wörter
web-go-on = Weiter
web-replay-link = Link zum Verlauf kopieren
web-report-word = Ein Wort melden
web-all-five = Alle fünf! Gut gespielt.
web-challenge = Herausfordern
web-challenge-friend = Freunde herausfordern
web-challenge-copied = Der Link ist kopiert: dasselbe Rätsel für deine Freunde.
web-challenge-link = Dasselbe Rätsel für deine Freunde:
web-challenge-lead = Du wirst herausgefordert
web-challenge-look = Deine Partie ansehen
web-challenge-first = Noch ist niemand fertig. Sei die Nummer eins.
web-challenge-beat = Schlag { $points }!
web-challenge-text = { $game }: Ich habe { $points } Punkte. Schlägst du mich?
web-challenge-daily = Es ist das Tagesrätsel vom { $date }: Dein erster Versuch zählt wie immer.
web-others-title = Wie es anderen ging
web-others-all = Alle Wörter zeigen
web-percent = { $percent } %
web-replay-move = Zug
web-board-today = Bestenliste von heute

## Auswählen
web-practice = Üben
web-practice-go = Start
web-practice-seed = Übung · { $seed }
web-seed = Startwert
web-seed-any = beliebig
web-rival = Gegen
web-rival-none = niemanden
web-archive = Archiv
web-archive-all = Alle Tage
web-archive-more = Partien aus dem Archiv sind Übung: Sie verlängern keine Serie.
web-answers = Lösungen eines vergangenen Tages
web-answers-proof = So lässt es sich prüfen
web-answers-proof-more = Der SHA-256 von Salz und Rätsel wurde veröffentlicht, bevor der Tag begann. Danach wurde nichts geändert.
web-earlier = Früher
web-later = Später
web-day-before = Tag davor
web-day-after = Tag danach
web-room-rounds = Runden
web-pick-key = { $value ->
    [upside-down] kopfüber
    [none] weglassen
   *[page] eigene Seite
}
web-pick-direction = { $value ->
    [N] nach oben
    [NE] nach rechts oben
    [SE] nach rechts unten
    [S] nach unten
    [SW] nach links unten
    [W] nach links
    [NW] nach links oben
   *[E] nach rechts
}

## Basteln
web-make = Wortsuche basteln
web-make-title = Titel
web-make-source = Wörter
web-make-own = Eigene Wörter
web-make-theme = Nach Thema
web-make-words = Deine Wörter
web-make-placeholder = Otter, Seelöwe, Robbe …
web-make-count = { $count ->
    [one] { $count } Wort; eines je Zeile oder mit Kommas
   *[other] { $count } Wörter; eines je Zeile oder mit Kommas
}
web-make-upload = Liste hochladen
web-make-upload-hint = Text oder CSV, bis 1 MB
web-make-too-large = „{ $file }“ ist größer als { $size } MB.
web-make-not-text = „{ $file }“ ist kein Text in UTF-8 oder UTF-16.
web-make-no-words = „{ $file }“ enthält keine Wörter.
web-make-picture = Bild
web-make-picture-hint = Die dunklen Teile bekommen die Buchstaben.
web-make-not-picture = „{ $file }“ ist kein Bild, das dieser Browser lesen kann.
web-make-not-dark = „{ $file }“ hat kaum dunkle Teile: Für Wörter ist kein Platz.
web-make-grid = Gitter
web-make-fit = passend
web-make-directions = eigene Wahl
web-make-shape = Form
web-make-fill = Übrige Buchstaben
web-make-weave = Kreuzungen
web-make-backwards = Rückwärts
web-make-share = { $share } %
web-make-secrets = Geheimnisse
web-make-message = Geheime Botschaft
web-make-message-hint = Sie steht in den übrigen Buchstaben.
web-make-exact = Sie braucht alle übrigen Buchstaben
web-make-secret-words = Geheimwörter
web-make-secret-hint = Im Gitter, aber nicht in der Liste; mit Kommas
web-make-preview = Vorschau
web-make-puzzle = Rätsel
web-make-answers = Lösung
web-make-picture-of = { $part ->
    [key] Die Lösung: { $rows } Zeilen mit { $cols } Buchstaben, jedes Wort umrandet
   *[puzzle] Das Rätsel: { $rows } Zeilen mit { $cols } Buchstaben und die Wortliste
}
web-make-again = Andere Anordnung
web-make-ready = { $placed } von { $all } Wörtern sind drin.
web-make-unplaced = Nicht im Gitter
web-make-change = Ein Wort ändern
web-make-change-hint = Die anderen Wörter bleiben, wo sie sind.
web-make-change-one = „{ $word }“ ändern
web-make-change-to = Statt „{ $word }“
web-make-change-done = Ersetzen
web-make-keep = Anordnung behalten, wenn sich Wörter ändern
web-make-play = Spielen
web-make-link = Link holen
web-make-linked = Mit diesem Link können alle mitspielen:
web-make-qr = QR-Code des Links
web-make-room = Raum öffnen
web-make-room-mode = In einem Raum
web-make-print = Drucken und speichern
web-make-paper = Papier
web-paper-letter = Letter (8,5 × 11 Zoll)
web-paper-a4 = A4
web-paper-a5 = A5
web-paper-6x9 = 6 × 9 Zoll
web-make-key = Lösung
web-make-large = Großdruck
web-make-black = Nur Schwarz
web-make-save = Speichern als
web-make-empty = Hier erscheint dein Rätsel.
web-room-made = { $count ->
    [one] Ein Rätsel des Gastgebers mit { $count } Wort
   *[other] Ein Rätsel des Gastgebers mit { $count } Wörtern
}

## Räume
web-rooms = Räume
web-rooms-lead = Alle am eigenen Bildschirm: Telefon, Laptop oder Terminal.
web-room = Raum { $code }
web-room-open = Raum öffnen
web-room-code = Raumcode
web-room-code-wrong = Ein Raumcode hat vier Buchstaben ohne Vokale, wie QMBT.
web-room-join = Betreten
web-room-join-title = Einen Raum betreten
web-room-mine = Deine Räume
web-room-qr = QR-Code von Raum { $code }
web-room-here = Hier
web-room-host = Gastgeber
web-room-ready = bereit
web-room-ready-ask = Ich bin bereit
web-room-away = abwesend
web-room-remove = { $name } entfernen
web-room-bot = Bot dazuholen
web-room-game = Das Spiel
web-room-waiting = Noch nicht bereit: { $names }
web-room-start = Start
web-room-next-round = Nächste Runde
web-room-leave = Verlassen
web-room-host-starts = Der Gastgeber startet das Spiel.
web-room-round = Raum { $code } · Runde { $round } von { $all }
web-room-standing = Zwischenstand
web-room-wins = Siege
web-room-winner = { $name } gewinnt!
web-room-tie = Unentschieden: { $names }
web-room-end-round = Runde beenden
web-room-end-title = Die Runde für alle beenden?
web-room-end-more = Danach kann niemand mehr weiterspielen.
web-room-enter = Hinein
web-room-notice = Der Server speichert Namen, Ergebnisse und Räume, bis du sie löschst.
web-get-ready = Gleich geht’s los!
web-room-again = Noch einmal
web-room-change = Spiel wechseln
web-room-host-again = Der Gastgeber startet die nächste Runde, und du bist dabei.
web-who-found = Wer fand was
web-room-options = Optionen
web-look-on = Ab der nächsten Runde zuschauen
web-reactions = Reaktionen
web-react-clap = Bravo!
web-react-wow = Wow!
web-react-laugh = Haha!
web-react-think = Hm …
web-react-oops = Hoppla!
web-react-hurry = Ticktack!
web-react-good-game = Gutes Spiel!

## Bestenlisten
web-board-post = Auf die Bestenliste
web-board-posted = Es steht auf der Bestenliste von heute.
web-boards = Bestenlisten
web-board-when = Welche Bestenliste
web-board-empty = Auf dieser Bestenliste ist noch niemand.
web-board-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-board-frozen = geschlossen
web-board-join = Bestenlisten sind freiwillig. Um dabei zu sein, wähle einen Namen:
web-friends = Freundeslisten
web-friends-title = Name der Gruppe
web-friends-make = Anlegen
web-friends-join = Dieser Liste beitreten
web-friends-leave = Verlassen
web-friends-members = Mitglieder

## Du
web-profile = Profil
web-anonymous = Du spielst ohne Namen. Deine Ergebnisse bleiben auf diesem Gerät.
web-anonymous-name = jemand
web-name-title = Ein Name für Räume und Bestenlisten
web-notice = Von nun an speichert der Server deinen Namen, deine Ergebnisse und deine Serie, deine Plätze auf Bestenlisten und die Räume, die du betrittst. Keine Mailadresse, kein Passwort, kein Tracking. Du kannst alles jederzeit herunterladen oder löschen.
web-notice-agree = Ich habe das gelesen
web-name = Name
web-names-more = Andere Namen
web-name-go = Diesen Namen nehmen
web-hello = Hallo, { $name }!
web-recover = Hol deinen Spieler hierher
web-recover-more = Füge die sechs Wörter von deinem anderen Gerät ein: Name, Serie und Zahlen kommen mit.
web-recovery-words = Sechs Rückkehrwörter
web-recovery-more = Sie bringen dich auf ein anderes Gerät. Bewahre sie sicher auf: Sie werden nur einmal gezeigt.
web-recovery-new = Neue Rückkehrwörter
web-recover-go = Zurückholen
web-recovered = Willkommen zurück!
web-save = Speichern
web-saved = Gespeichert.
web-on-boards = Mich auf Bestenlisten zeigen
web-devices = Geräte
web-pair-more = Ein Terminal zeigt einen kurzen Code; bestätige ihn hier.
web-pair-code = Kopplungscode
web-pair = Bestätigen
web-paired = Das Terminal ist gekoppelt.
web-data = Deine Daten
web-data-more = Auf diesem Gerät: Einstellungen, Ergebnisse, begonnene Partien. Auf dem Server: Name, Ergebnisse und Serie, wenn du einen Namen gewählt hast, sonst nichts.
web-download = Meine Daten herunterladen
web-delete = Meine Daten löschen
web-delete-title = Alles löschen?
web-delete-more = Jede Zeile über dich wird vom Server entfernt, die Ergebnisse auf diesem Gerät auch. Das lässt sich nicht rückgängig machen.
web-delete-yes = Alles löschen
web-deleted = Alles ist gelöscht.
web-sign-out = Auf diesem Gerät abmelden

## Zahlen
web-stats = Statistik
web-streak-now = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
web-streak-best = längste
web-streak-freezes = { $count ->
    [one] Jokertag
   *[other] Jokertage
}
web-streak-more = Sieben Tage in Folge bringen einen Jokertag, höchstens zwei; ein verpasster Tag verbraucht von selbst einen.
web-calendar = Die letzten fünf Wochen
web-stats-empty = Noch keine Partien. Die erste wird gut.
web-stats-games = { $count ->
    [one] Spiel
   *[other] Spiele
}
web-stats-average = Schnitt
web-stats-best = Bestwert
web-stats-device = Diese Zahlen liegen nur auf diesem Gerät.
web-stats-player = Diese Zahlen folgen dir auf alle deine Geräte.
web-distribution = Verteilung
web-history = Letzte Partien
web-history-more = Gefüllt: Tagesrätsel. Offen: Übung.
web-milestones = Meilensteine
web-milestones-none = Die ersten kommen von selbst: ein fehlerloses Spiel, ein langes Wort, alle Rätsel eines Tages, sieben Tage in Folge.
web-milestones-all = Alle { $count }
web-milestone-days = Tage in Folge: 7, 30, 100
web-milestone-flawless = { $count ->
    [one] fehlerloses Tagesrätsel
   *[other] fehlerlose Tagesrätsel
}
web-milestone-all-games = { $count ->
    [one] Tag mit allen { $games }
   *[other] Tage mit allen { $games }
}
web-milestone-longest = Buchstaben im längsten Wort

## Einstellungen
web-settings = Einstellungen
web-theme = Aussehen
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-language = Sprache
web-words-language = Wörter zum Spielen
web-comfort = Komfort
web-motion-less = Weniger Bewegung
web-sound = Töne
web-vibration = Vibrieren, wenn ein Leben verloren geht
web-untimed = Ohne Uhr üben

## Eigene Wörter
web-allow-here = Hier gelten lassen
web-allowed-here = „{ $word }“ gilt ab jetzt.
web-allowed-practice = „{ $word }“ gilt ab jetzt beim Üben.
web-report = Melden
web-unreport = Rückgängig
web-reported = „{ $word }“ ist dem Gastgeber gemeldet und wird dir nicht mehr gezeigt.
web-hidden-word = „{ $word }“ wird dir nicht mehr gezeigt.
web-unreported = „{ $word }“ wird wieder gezeigt.
web-reported-hidden = { $count ->
        [one] Ein Wort, das du gemeldet hast, fehlt hier.
       *[other] { $count } Wörter, die du gemeldet hast, fehlen hier.
    }
web-own-words = Deine eigenen Wörter
web-own-words-more = Erlaubte Wörter gelten beim Üben allein, nie wo Ergebnisse verglichen werden. Gemeldete Wörter werden dir nicht gezeigt. Deine Listen bleiben auf diesem Gerät; eine Meldung erreicht auch den Gastgeber, ohne deinen Namen.
web-own-words-more-site = Erlaubte Wörter gelten beim Üben allein. Gemeldete Wörter werden dir nicht gezeigt. Beide Listen bleiben auf diesem Gerät.
web-own-allowed = Erlaubt
web-own-reported = Gemeldet
web-own-allow = Erlauben
web-own-report = Melden
web-own-remove = „{ $word }“ zurücknehmen
web-own-letters = Ein Wort hat 2 bis 15 Buchstaben.
web-own-export = Als Datei speichern
web-own-import = Datei öffnen

## Hilfe
web-help = Hilfe
web-help-daily = Die Rätsel des Tages
web-help-daily-more = Jedes Spiel hat ein neues Rätsel am Tag, dasselbe für alle, die in deiner Sprache spielen. Der erste Versuch zählt. Dein eigener Kalender bestimmt, was heute ist.
web-help-keys = Tastatur, Finger, Vorleseprogramm
web-help-keys-more = Schreiben geht immer. In Gittern gehen die Pfeiltasten, und die Eingabetaste wählt. Alles lässt sich nur mit Tippen spielen, ohne zu ziehen. Ä, Ö und Ü kannst du auch als ae, oe und ue schreiben. Ergebnisse werden einmal angesagt.
web-help-rooms = Räume
web-help-rooms-more = Öffne einen Raum und zeige den Code oder den QR-Code. Alle bekommen dasselbe Rätsel und dieselbe Uhr. Es gibt keinen Chat, nur ein paar Reaktionen.
web-help-stats = Serien
web-help-stats-more = Ein Tag zählt, wenn du an ihm eines seiner Rätsel beendest. Jokertage überbrücken einen verpassten Tag.
web-help-words = Wörter
web-help-words-more = Tippe nach der Partie auf ein Wort, um seine Bedeutung zu sehen. Eine Absage sagt immer, warum. Ein Wort, das dir fehlt, kannst du beim Üben gelten lassen, ein gezeigtes melden; die Einstellungen merken sich beides. Traurige und gewalttätige Wörter werden nie gesucht, außer die Einstellungen verlangen alle Wörter.
web-rules-keys = Schreiben geht immer; Pfeiltasten gehen durch Gitter, die Eingabetaste wählt; Tippen allein genügt.

## Datenschutz
web-privacy = Datenschutz
web-privacy-lead = Nichts, was dich erkennbar macht, wird gespeichert, bevor du es willst.
web-privacy-lead-site = Nichts verlässt dieses Gerät: Es gibt keinen Server.
web-privacy-device = Auf deinem Gerät
web-privacy-device-more = Einstellungen, Statistik, Serien, deine eigenen Wörter und die Schlüssel deiner Partien liegen in diesem Browser.
web-privacy-server = Auf dem Server
web-privacy-server-more = Eine Partie liegt unter einem zufälligen Schlüssel und wird nach 30 Tagen entfernt. Kein Name steht daran. Ein Wort, das du meldest, wird ohne deinen Namen behalten. Wie viele Punkte der erste Versuch eines Tagesrätsels brachte und welche Wörter er fand, wird ohne Namen gezählt; ein Cookie dieses Tages, von dem der Server einen Hash behält, sorgt dafür, dass er einmal zählt.
web-privacy-boards = Wenn du einen Namen wählst
web-privacy-boards-more = Dann speichert der Server den Namen, ein Kennzeichen dieses Geräts als Hash und deine Ergebnisse: Serie und Zahlen folgen dir auf ein anderes Gerät, die besten stehen auf Bestenlisten und in Räumen.
web-privacy-rights = Deine Rechte
web-privacy-rights-more = Alles herunterladen oder alles löschen, je ein Druck, in deinem Profil.
web-privacy-none = Was es nicht gibt
web-privacy-none-more = Keine Werbung, keine Tracker, keine Dritten, keine Mailadresse, kein Passwort.
web-why = Warum?
web-why-word = Zu diesem Wort
web-why-title = Zu diesem Wort
web-why-wait = Einen Moment …
web-why-away = Die Wortliste ist gerade nicht zu fragen.
web-make-children = Nur Themen für Kinder
web-report-title = Dem Betreiber sagen:
web-report-in = Es sollte drin sein
web-report-out = Es sollte nicht drin sein
web-report-offensive = Es ist anstößig
web-report-meaning = Die Bedeutung stimmt nicht
web-report-sent = „{ $word }“ ist dem Betreiber gemeldet, ohne deinen Namen.
web-report-kept = Keine Verbindung: „{ $word }“ wird dem Betreiber gemeldet, sobald es eine gibt, ohne deinen Namen.
