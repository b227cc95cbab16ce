# Wortsuche.

wordsearch-prompt = Ein Wort oder seine beiden Enden wie c7 c12:
wordsearch-help =
    Finde die Wörter der Liste im Gitter: waagerecht, senkrecht, schräg, vorwärts oder rückwärts.
    Tippe beide Enden eines Wortes (c7 c12: Buchstabe der Zeile, Zahl der Spalte), das Wort mit einem Ende (ozean c7) oder das Wort allein.
    !tipp zeigt, wo ein Wort beginnt, und kostet { $seconds } Sekunden; !tipp ozean fragt nach diesem Wort; !aufgeben zeigt alles.
wordsearch-status = { $found } von { $words } gefunden · { $time }
wordsearch-found = { $word }: gefunden. { $left ->
    [0] Das war das letzte!
    [one] Noch { $left }.
   *[other] Noch { $left }.
}
wordsearch-found-secret = { $word }: ein Geheimwort! Es stand nicht in der Liste.
wordsearch-found-by = { $name } hat { $word }.
wordsearch-hint = { $word } beginnt bei { $cell }. { $seconds } Sekunden kommen dazu.
wordsearch-title = „{ $title }“
wordsearch-all-found = Alle { $words } Wörter in { $time }.
wordsearch-missed = Nicht gefunden: { $words }
wordsearch-lies = { $word }: { $start } bis { $end }
wordsearch-secrets = { $count ->
    [one] Außer der Liste gibt es { $count } Geheimwort.
   *[other] Außer der Liste gibt es { $count } Geheimwörter.
}
wordsearch-message = Die übrigen Buchstaben sagen: { $message }
wordsearch-typed = Ohne Ort getippte Wörter wurden für dich gefunden, deshalb zählt dieses Ergebnis nicht.
wordsearch-hints-used = { $count ->
    [0] ohne Tipp
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
wordsearch-unplaced = Nicht im Gitter: { $word } ({ $reason })
wordsearch-reason-too-long = länger als das Gitter
wordsearch-reason-too-short = kürzer als zwei Buchstaben
wordsearch-reason-not-letters = nicht nur aus Buchstaben
wordsearch-reason-no-room = kein Platz mehr
wordsearch-reason-would-repeat = es stünde zweimal da

refused-nothing-there = { $verdict ->
    [listed] „{ $word }“ steht in { $list }, gehört aber nicht zu den Wörtern hier.
   *[other] „{ $word }“ ist keines der Wörter.
}
refused-off-grid = { $cell } liegt außerhalb des Gitters.
refused-not-straight = { $start } und { $end } liegen nicht auf einer geraden Linie.
refused-not-listed = { $verdict ->
    [listed] „{ $word }“ steht in { $list }, aber nicht in der Liste dieses Rätsels.
   *[other] „{ $word }“ steht weder in der Liste dieses Rätsels noch in { $list }.
}
refused-not-there = „{ $word }“ beginnt oder endet nicht bei { $cell }.
refused-say-where = Wo ist „{ $word }“? Füge eines seiner Enden an, wie { $word } c7.
refused-claimed-already = Spieler { $seat } hat „{ $word }“ schon.
refused-gave-up-already = Du hast aufgegeben; die anderen spielen weiter.
refused-no-hints-in-a-claim = Wenn Wörter vergeben werden, gibt es keine Tipps.
refused-hint-given-already = Du weißt, wo „{ $word }“ beginnt.
refused-all-hints-given = Du weißt von jedem übrigen Wort, wo es beginnt.
refused-no-words = Es gibt kein Wort zu verstecken: Gib mindestens eines mit zwei Buchstaben oder mehr an.
refused-script-not-hidden = „{ $word }“ ist in einer Schrift ({ press-script }) geschrieben, die Buchstaben und Zeichen zu Silben verbindet: Ein Gitter aus einzelnen Buchstaben schriebe es falsch, deshalb lässt es sich nicht verstecken.
refused-no-letters-to-hide = „{ $word }“ enthält etwas, das kein Buchstabe ist, etwa eine Ziffer, ein Zeichen oder ein Emoji: Gib Wörter aus Buchstaben an.
refused-too-alike = Diese Wörter sind sich so ähnlich, dass überall im Gitter Kopien entstehen: Nimm weniger davon oder Wörter mit mehr verschiedenen Buchstaben.
refused-nothing-fits = Kein Wort passt, nicht einmal „{ $word }“: Nimm ein größeres Gitter oder kürzere Wörter.
refused-no-such-theme = Ein Thema „{ $theme }“ gibt es nicht; es gibt { $themes }.
refused-message-too-long = Die Botschaft hat { $letters } Buchstaben, und { $cells } Felder sind frei: Nimm ein größeres Gitter oder eine kürzere Botschaft.
refused-message-not-exact = Die Botschaft hat { $letters } Buchstaben und kann die freien Felder nicht genau füllen: Ändere ihre Länge, die Wörter oder die Größe des Gitters.
refused-message-not-letters = Die Botschaft darf nur Buchstaben, Leerzeichen und Bindestriche enthalten.
refused-message-repeats = Mit dieser Botschaft ist „{ $word }“ auch an anderer Stelle zu lesen: Ändere die Botschaft oder die Liste.

reason-all-found = Alle Wörter sind gefunden.

# Was man wählen kann: Name, Erklärung, Werte.
wordsearch-option-words = Eigene Wörter
wordsearch-option-words-help = Eine Datei mit deinen Wörtern, - für die Eingabe.
wordsearch-option-theme = Thema
wordsearch-option-theme-help = Ein Thema mit seinem Namen oder * für irgendeines.
wordsearch-theme-any = Irgendein Thema
wordsearch-theme-none = Kein Thema
wordsearch-option-count = Wie viele Wörter
wordsearch-option-count-help = Wie viele Wörter aus dem Thema oder der Wortliste genommen werden.
wordsearch-option-difficulty = Wörter
wordsearch-option-difficulty-help = Wie häufig die Wörter der Liste sind.
wordsearch-difficulty-easy = alltäglich
wordsearch-difficulty-medium = geläufig
wordsearch-difficulty-hard = seltener
wordsearch-option-level = Richtungen
wordsearch-option-level-help = Richtungen: leicht nach rechts und unten, mittel auch schräg nach unten, schwer alle acht.
wordsearch-level-easy = nach rechts und unten
wordsearch-level-medium = auch schräg nach unten
wordsearch-level-hard = alle acht
wordsearch-option-directions = Eigene Richtungen
wordsearch-option-directions-help = Himmelsrichtungen, in die Wörter laufen dürfen, wie E,S,SE; statt einer Stufe.
wordsearch-option-backwards = Rückwärts laufende Wörter
wordsearch-option-backwards-help = Der Anteil der Wörter, die rückwärts laufen.
wordsearch-option-weave = Gemeinsame Buchstaben
wordsearch-option-weave-help = Wie oft sich Wörter Buchstaben teilen: 0 getrennt, 1 verwoben.
wordsearch-option-size = Größe
wordsearch-option-size-help = Die Seitenlänge des Gitters oder ZEILENxSPALTEN.
wordsearch-option-fill = Buchstaben in den Lücken
wordsearch-option-fill-help = Was die Lücken füllt: beliebige Buchstaben, Buchstaben wie in der Sprache oder falsche Fährten.
wordsearch-fill-uniform = beliebige Buchstaben
wordsearch-fill-language = wie in der Sprache
wordsearch-fill-decoys = mit falschen Fährten
wordsearch-option-accents = Akzente
wordsearch-option-accents-help = Akzente im Gitter: weglassen oder behalten.
wordsearch-accents-fold = weglassen
wordsearch-accents-keep = behalten
wordsearch-option-alphabet = Alphabet
wordsearch-option-alphabet-help = Das Alphabet des Gitters, wo die Wörter es offenlassen.
wordsearch-alphabet-none = wie die Wörter
wordsearch-option-shape = Form
wordsearch-option-shape-help = Eine Form für das Gitter.
wordsearch-shape-none = Rechteck
wordsearch-shape-circle = Kreis
wordsearch-shape-cross = Kreuz
wordsearch-shape-diamond = Raute
wordsearch-shape-heart = Herz
wordsearch-shape-star = Stern
wordsearch-shape-moon = Mond
wordsearch-shape-pumpkin = Kürbis
wordsearch-shape-fish = Fisch
wordsearch-shape-house = Haus
wordsearch-shape-egg = Ei
wordsearch-shape-hexagon = Sechseck
wordsearch-shape-ring = Ring
wordsearch-shape-tree = Baum
wordsearch-shape-triangle = Dreieck
wordsearch-shape-picture = Aus einem Bild …
wordsearch-option-mask = Form aus einem Bild
wordsearch-option-mask-help = Ein Bild, dessen dunkle Teile die Form des Gitters sind.
wordsearch-option-message = Botschaft in den freien Feldern
wordsearch-option-message-help = Eine geheime Botschaft in den freien Feldern.
wordsearch-option-exact = Botschaft bis zum letzten Feld
wordsearch-option-exact-help = Die Botschaft füllt die freien Felder bis zum letzten.
wordsearch-option-secret-words = Wörter außer der Liste
wordsearch-option-secret-words-help = Wörter, die versteckt sind, aber nicht in der Liste stehen, durch Kommas getrennt.
wordsearch-option-title = Titel
wordsearch-option-title-help = Der Titel.
wordsearch-option-mode = Modus
wordsearch-option-mode-help = Was ein Raum spielt: ein Wettrennen, alle im eigenen Gitter, oder ein Wettsuchen, bei dem ein Wort dem gehört, der es findet.
wordsearch-mode-solo = Wettrennen: alle im eigenen Gitter
wordsearch-mode-claim = Wettsuchen: Ein Wort gehört dem Finder

title-wordsearch = Wortsuche
# Ranks, the lowest first

wordsearch-rank-stroll = Bummel
wordsearch-rank-walk = Spaziergang
wordsearch-rank-jog = Trab
wordsearch-rank-run = Lauf
wordsearch-rank-sprint = Sprint

# Der Text zum Teilen

wordsearch-share-titled = { $name } „{ $title }“
wordsearch-share-took = { $done } in { $time }

# Die Seite

web-about-wordsearch = Eine Liste von Wörtern, versteckt zwischen Buchstaben.
web-wordsearch-grid = Buchstaben
web-wordsearch-words = Gesuchte Wörter
web-wordsearch-placeholder = Ziehen, Enden tippen
web-wordsearch-marked = { $word } steht in der Liste: zeig jetzt, wo.
web-wordsearch-of = von { $all } Wörtern
web-wordsearch-found = { $secret ->
    [yes] Ein Geheimwort: { $word }!
   *[no] { $word }!
}
web-wordsearch-taken = { $name } hat { $word }.
web-wordsearch-hinted = { $word } beginnt in Zeile { $row }, Spalte { $col }.
web-wordsearch-hint = Tipp
web-wordsearch-hint-cost = Tipp, +15 s
web-wordsearch-first = erstes Ende
web-wordsearch-unplaced = Kein Platz für: { $words }
web-wordsearch-secrets = Geheimwörter: { $found } von { $all }
web-wordsearch-time = { $hints ->
    [0] { $time }, ohne Tipp
    [one] { $time }, { $hints } Tipp
   *[other] { $time }, { $hints } Tipps
}
web-wordsearch-message = Die übrigen Buchstaben sagen: { $message }
web-rules-wordsearch =
    Finde alle Wörter der Liste zwischen den Buchstaben, in acht Richtungen.
    Ziehe von einem Ende zum anderen, tippe auf den ersten und den letzten Buchstaben oder schreibe das Wort.
    Die Uhr zählt hoch. Ein Tipp zeigt, wo ein Wort beginnt, und kostet 15 Sekunden.

# Analyse

analysis-did-name = { $text } getippt
analysis-you-name = Du hast { $text } getippt.
analysis-way = { $way ->
    [E] von links nach rechts
    [SE] nach rechts unten
    [S] nach unten
    [SW] nach links unten
    [W] von rechts nach links
    [NW] nach links oben
    [N] nach oben
   *[NE] nach rechts oben
}
analysis-wordsearch-accuracy = der Wörter ohne Hilfe gefunden
analysis-wordsearch-took = Das dauerte { $seconds } s; es läuft { analysis-way }.
analysis-wordsearch-typed = Ohne Ort getippt, deshalb zählt die Partie nicht.
analysis-wordsearch-slow = Das ist { $times }-mal so lange wie sonst bei dir.
analysis-wordsearch-alike = { $letters } beginnt noch an { $count } anderen Stellen.
analysis-wordsearch-hint = Er kostete { $seconds } s.
analysis-wordsearch-usual = Für ein Wort hast du meist { $seconds } s gebraucht.
analysis-wordsearch-slowest = Am schwersten zu sehen: { $word }, { $seconds } s.
analysis-wordsearch-hints = { $hints ->
    [one] { $hints } Tipp kostete { $seconds } s.
   *[other] { $hints } Tipps kosteten { $seconds } s.
}
analysis-wordsearch-way = Wörter { analysis-way }: { $found } von { $all }, je { $seconds } s.
analysis-wordsearch-way-missed = Wörter { analysis-way }: { $found } von { $all }. Übersehen:
analysis-wordsearch-times = Sekunden je Wort, in der Reihenfolge des Findens
analysis-wordsearch-try-alone = Morgen: Versuch es ohne Tipp.
analysis-wordsearch-try-way = Morgen: Such zuerst Wörter, die { analysis-way } laufen. Sie fielen dir am schwersten.
wordsearch-option-age = Für
wordsearch-option-age-help = Für wen ein zufälliges Thema passen muss.
wordsearch-age-everyone = alle
wordsearch-age-children = Kinder
