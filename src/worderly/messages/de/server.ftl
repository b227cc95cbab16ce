# Der Server: Meldungen an den Betreiber und Antworten auf Anfragen.

server-serving = Worderly ist offen unter { $url } (Strg+C schließt)
server-no-page = Die Webseite ist noch nicht gebaut; die Schnittstelle läuft. `make setup` baut sie.
server-lan = Alle in diesem Netz können mitspielen, wenn sie den Code scannen.
server-bad-database = { $value } ist keine Adresse einer Datenbank; nimm sqlite:///DATEI oder postgresql://….
server-bad-frames = { $value } ist keine Liste von Seiten; nimm https://eins.example,https://*.zwei.example, * für alle oder none.

shell-worderly-serve = Die Spielhalle im Web und ihre Schnittstelle auf einem Port anbieten
shell-option-host = Die Adresse, auf der gelauscht wird.
shell-option-port = Der Port.
shell-option-data = Der Ordner mit den Daten des Servers.
shell-option-database = sqlite:///DATEI oder postgresql://…; ohne Angabe SQLite im Datenordner.
shell-option-redis = redis://…, für Neuigkeiten zwischen mehreren Knoten.
shell-option-workers = Wie viele Prozesse.
shell-option-lan = Im lokalen Netz lauschen und einen QR-Code zum Mitspielen zeigen.
shell-option-public-url = Die Adresse für die Spieler, wie https://words.example.org.
shell-option-proxies = Adressen von Proxys, deren Kopfzeilen geglaubt wird.
shell-option-frames = Seiten, die /embed/… in einem Rahmen zeigen dürfen: https://eins.example,…, * für alle (Vorgabe) oder none.
shell-option-traces = http://…:4318, ein Sammler von OpenTelemetry, der eine Spur jeder Anfrage bekommt.
shell-option-open-page = Die Seite im Browser öffnen.

refused-bad-request = Diese Anfrage passt nicht: { $detail }
refused-bad-move = Das ist kein Zug dieses Spiels: { $detail }
refused-no-player = Dafür brauchst du einen Namen: Wähle zuerst einen.
refused-bad-token = Dieses Gerät ist hier nicht mehr bekannt.
refused-wrong-origin = Diese Anfrage kam von einer anderen Seite.
refused-not-your-seat = Dieser Platz gehört jemand anderem.
refused-not-begun = Es hat noch nicht begonnen.
refused-not-host = Das darf nur der Gastgeber.
refused-not-member = Du bist nicht in diesem Raum.
refused-admin-only = Das darf nur, wer den Server betreibt.
refused-no-such-match = Diese Partie gibt es nicht; vielleicht wurde sie schon weggeräumt.
refused-no-such-room = Einen Raum mit diesem Code gibt es nicht.
refused-no-such-game = Ein Spiel „{ $game }“ gibt es nicht.
refused-no-such-language = Wörter in „{ $language }“ gibt es hier nicht.
refused-no-such-page = Unter dieser Adresse ist nichts.
refused-no-such-challenge = Diese Herausforderung gibt es nicht.
refused-no-such-circle = Diese Freundesliste gibt es nicht.
refused-no-such-daily = Für { $day } gibt es kein Tagesrätsel.
refused-no-such-board = Diese Bestenliste gibt es nicht.
refused-no-such-pairing = Dieser Code wartet nicht auf Bestätigung; er gilt zehn Minuten.
refused-no-such-bot = Diesen Bot gibt es nicht; es gibt { $levels }.
refused-no-such-step = Die Lektion hat { $steps } Schritte; diesen gibt es nicht.
refused-no-such-reaction = Diese Reaktion gibt es nicht.
refused-wrong-words = Diese sechs Wörter gehören niemandem; prüfe Schreibung und Reihenfolge.
refused-wrong-method = Diese Adresse nimmt eine andere Art von Anfrage.
refused-bad-log = Diese Partie kommt nicht in deine Statistik: Ihre Züge führen nicht zu diesem Ergebnis.
refused-not-over = Das öffnet sich, wenn die Partie vorbei ist.
refused-day-closed = Die Bestenliste dieses Tages ist geschlossen.
refused-not-yet-open = Dieses Rätsel ist noch nicht offen.
refused-too-large = Das ist zu groß.
refused-too-many-matches = Du hast { $most } offene Partien. Beende eine oder gib sie auf; eine Partie, die 30 Tage niemand anrührt, verschwindet von selbst.
refused-too-many-challenges = Du hast { $most } Links. Einer verschwindet, wenn ihn ein Jahr lang niemand gespielt hat.
refused-too-many-circles = Du bist in { $most } Freundeskreisen; verlasse zuerst einen.
refused-too-much-stored = Mehr wird für einen Ort nicht aufgehoben: { $most } MB.
refused-match-full = Diese Partie hat { $most } Züge und nimmt keine mehr an; aufgeben kannst du sie.
refused-too-slow = Das kam zu langsam an; bitte versuche es noch einmal.
refused-too-fast = Das war etwas schnell; versuche es in { $wait_s } s noch einmal.
refused-too-much-work = Das ist mehr Arbeit, als der Server für ein Rätsel leistet: nimm weniger Wörter oder ein größeres Gitter.
refused-busy = Der Server hat gerade viel zu tun; versuche es in { $wait_s } s noch einmal.
refused-too-many-watched = Eine Seite kann höchstens { $most } davon zugleich verfolgen.
refused-failed = Hier ist etwas schiefgegangen; es wurde notiert.
refused-needs-server = Dafür braucht es einen Server, und hier ist keiner: Du spielst ohne Netz.
refused-unavailable = Das lässt sich gerade nicht speichern; nichts ist verloren, bitte versuche es noch einmal.
refused-not-kept = Dieses Gerät behält nichts mehr: Sein Speicher ist voll oder gesperrt. Nichts ist verloren; schaffe Platz und versuche es noch einmal.
refused-signed-out = Ein Gerät dieses Spielers wurde abgemeldet; gleich bist du wieder da.
refused-going-down = Der Server startet neu; gleich bist du wieder da.
refused-paused = Die Partie hat Pause.
refused-not-paused = Die Partie hat keine Pause.
refused-not-alone = Nur eine Partie, die du allein spielst, kann pausieren.
refused-practice-only = Eigene Wörter zählen beim Üben allein; hier spielen alle mit derselben Liste.
refused-too-many-own-words = So viele eigene Wörter fasst eine Partie höchstens: { $most }.
refused-room-full = Der Raum ist voll: höchstens { $most }.
refused-nobody-ready = Noch ist niemand bereit.
refused-wrong-phase = Jetzt nicht: Der Raum ist in einer anderen Phase.
refused-wrong-number-of-seats = Dieses Spiel braucht { $seats } Spieler.
refused-bad-name = Bitte wähle einen anderen Namen.
refused-bad-title = Bitte wähle einen anderen Titel.
refused-not-ranked = Dieses Ergebnis zählt auf keiner Bestenliste.
refused-needs-notice = Bitte lies zuerst den Hinweis.

server-which = Welcher Server? Gib --server https://… an oder setze WORDERLY_SERVER.
server-link-code = Öffne { $url } in deinem Browser und bestätige diesen Code: { $code }
server-linked = Dieses Terminal spielt jetzt als { $name }.
server-notice = Um mit anderen zu spielen, speichert der Server einen Spitznamen, ein Kennzeichen dieses Geräts und deine Ergebnisse, bis du sie löschst (worderly forget --server …).
server-enrolled = Du bist { $name }. Diese sechs Wörter bringen dich auf jedem Gerät zurück; bewahre sie auf: { $words }
server-room-open = Der Raum ist offen. Code: { $code }. Link: { $url }
server-room-phase = Raum { $code }: { $phase ->
    [lobby] wartet auf den Start
    [playing] eine Runde läuft
    [between] zwischen zwei Runden
   *[over] das Spiel ist vorbei
}
server-room-member = { $name }, { $score } Punkte, { $state ->
    [ready] bereit
    [away] abwesend
   *[here] da
}
server-room-reaction = { $name }: { $what }
server-room-help = Tippe /ready, /start, /bot STUFE, /end, /rematch, /react NAME, /leave oder /quit; alles andere ist ein Zug.
server-admin-count = { $name }: { $count }
server-admin-nobody = Einen Spieler { $name } #{ $tag } gibt es nicht.
server-admin-hidden = Der Name { $name } #{ $tag } ist für andere jetzt verborgen.
server-admin-banned = { $name } #{ $tag } steht jetzt auf keiner Bestenliste mehr, und kommt auf keine zurück.
server-admin-no-room = Einen Raum { $code } gibt es nicht.
server-admin-closed = Raum { $code } ist geschlossen.
server-admin-backed-up = Die Datenbank ist nach { $file } kopiert.
server-admin-no-file = Eine Datei { $file } gibt es nicht.
server-admin-restored = Die Datenbank ist aus { $file } wiederhergestellt.
server-admin-no-program = Dafür wird { $program } gebraucht, das nicht installiert ist.
server-admin-no-database = Unter { $file } liegt keine Datenbank; --data oder --database nennt die des Servers.
server-admin-not-a-backup = { $file } ist keine vollständige Sicherung eines Worderly-Servers; nichts wurde geändert.
server-admin-in-use = Der Server läuft noch; halte ihn zuerst an. Nichts wurde geändert.
server-admin-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
server-admin-failed = { $program } ist gescheitert: { $reason }
server-results-row = { $score } Punkte in { $seconds } s ({ $elapsed } s nach der Wanduhr, { $pauses ->
    [one] eine Pause
   *[other] { $pauses } Pausen
}), { $name }, { $daily }, Partie { $match }
server-results-nobody = ohne Namen
server-results-flag = { $flag ->
    [too_fast] schneller als ein Mensch
    [paused_and_fast] schnell nach einer langen Pause
    [allowed] vom Betreiber wieder zugelassen
   *[failed] das Programm konnte es nicht einordnen
}{ $state ->
    [ranked] {""}
    [new] , wird gewertet
    [removed] , entfernt
   *[kept] , nicht gewertet
}
server-results-none = Dort ist nichts gewertet.
server-results-removed = Das Ergebnis der Partie { $match } steht auf keiner Bestenliste mehr.
server-results-restored = Das Ergebnis der Partie { $match } wird gewertet, sobald der Server läuft.
server-results-unknown = Ein Ergebnis einer Partie { $match } gibt es nicht.
server-flags-none = Kein Ergebnis ist zweifelhaft.

shell-worderly-link = Dieses Terminal zu einem Gerät deines Spielers auf einem Server machen
shell-worderly-room = Einen Raum auf einem Server öffnen oder betreten
shell-worderly-room-create = Einen Raum öffnen und darin spielen
shell-worderly-room-join = Einen Raum mit seinem Code betreten
shell-worderly-room-list = Deine Räume auf einem Server
server-no-rooms = Du bist in keinem Raum auf { $server }.
shell-worderly-admin = Werkzeuge des Betreibers: Zahlen, Namen verbergen, Räume schließen, Sicherung
shell-worderly-admin-stats = Zählen, was die Datenbank enthält
shell-worderly-admin-hide = Den Namen eines Spielers vor anderen verbergen
shell-worderly-admin-ban = Einen Spieler für immer von allen Bestenlisten nehmen
shell-worderly-admin-results = Ergebnisse auf den Bestenlisten: wer dort steht, eines entfernen
shell-worderly-admin-results-list = Die Ergebnisse eines Spiels an einem Datum zeigen, oder von „all“
shell-worderly-admin-results-remove = Das Ergebnis einer Partie von den Bestenlisten nehmen
shell-worderly-admin-results-restore = Ein entferntes oder bezweifeltes Ergebnis werten
shell-worderly-admin-flags = Bezweifelte Ergebnisse zeigen, und warum
shell-worderly-admin-close = Einen Raum schließen
shell-worderly-admin-words = Die eigenen Wörter des Gastgebers: Meldungen, Ergänzungen, Sperren
shell-worderly-admin-words-add = Wörter in eine Liste aufnehmen
shell-worderly-admin-words-ban = Wörter aus einer Liste nehmen
shell-worderly-admin-words-list = Zeigen, was aufgenommen und gesperrt ist
shell-worderly-admin-words-reports = Zeigen, welche Wörter gemeldet wurden, die häufigsten zuerst
shell-worderly-admin-backup = Die Datenbank eines laufenden Servers in eine Datei kopieren
shell-worderly-admin-restore = Eine Sicherung zurückspielen; der Server darf nicht laufen
shell-option-name = Der Spitzname, unter dem du spielst.
shell-option-as-json = JSON ausgeben.
shell-option-server = Der Server, auf dem gespielt wird, wie https://words.example.org.
refused-server-away = Der Server { $server } antwortet nicht; prüfe die Adresse und das Netz.
server-forgotten = { $server } speichert nichts mehr über dich.
server-no-secret = Unter { $file } liegt kein Geheimnis eines Servers; --data nennt den Ordner mit den Daten des Servers.
refused-reports-enough = Danke: Mehr Meldungen nimmt der Betreiber an einem Tag von einem Ort nicht an.
refused-reports-full = Es gibt gerade mehr Meldungen, als der Betreiber lesen kann; bitte versuche es später noch einmal.

# Die eigenen Wörter des Gastgebers
server-words-changed = { $change ->
    [added] „{ $word }“ ist aufgenommen: { $list } hat es ab { $time } UTC.
   *[other] „{ $word }“ ist gesperrt: { $list } hat es ab { $time } UTC nicht mehr.
}
server-words-same = { $change ->
    [added] „{ $word }“ steht schon in der Liste.
   *[other] „{ $word }“ steht nicht in der Liste.
}
server-words-none = Die Listen sind wie ausgeliefert.
server-words-report = { $count }× { $word } ({ $language }): { $kind ->
    [in] sollte hinein
    [out] sollte hinaus
    [offensive] anstößig
   *[meaning] falsche Bedeutung
}, zuletzt { $time } UTC
server-words-no-reports = Kein Wort ist gemeldet.
server-port-used = Port { $port } von { $host } ist nicht nutzbar ({ $reason }); wähle einen anderen mit --port.
refused-request-not-understood = Der Server konnte das nicht verwenden; bitte prüfe deine Eingabe.

preview-daily = Heute für alle dasselbe Rätsel.
preview-challenge = eine Herausforderung
preview-beat = Dasselbe Rätsel für dich: Schlag { $points } Punkte.
preview-room = Raum { $code }
preview-room-about = Ein Name und ein Klick: kein Konto, nichts zu installieren.
