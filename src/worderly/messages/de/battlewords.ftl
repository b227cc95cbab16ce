# Battlewords.

battlewords-prompt = Ein Feld wie C7 oder ein Wort:
battlewords-prompt-cell = Ein Feld wie C7:
battlewords-status = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $reveals ->
    [one] { $reveals } Feld aufgedeckt
   *[other] { $reveals } Felder aufgedeckt
}
battlewords-may-guess = Du darfst raten.
battlewords-may-not-guess = Decke ein Feld auf, um zu raten.
battlewords-may-not-guess-admiral = Decke einen Buchstaben auf, um zu raten.
battlewords-left = Übrige Wörter: { $words }
battlewords-left-of = { $count } mit { $length }
battlewords-list = Wortliste { $name }: { $counts }
battlewords-list-count = { $count } mit { $length } Buchstaben
battlewords-letter = { $cell }: { $letter }
battlewords-water = { $cell }: Wasser.
battlewords-right = { $covered ->
    [0] { $word }! { $points } Punkte.
    [one] { $word }! { $points } Punkte, { $covered } Feld noch verdeckt.
   *[other] { $word }! { $points } Punkte, { $covered } Felder noch verdeckt.
}
battlewords-wrong-limit = { $wrong } von { $limit } falschen Versuchen.
battlewords-wrong-list = Falsch geraten: { $words }
battlewords-hinted = Ein Tipp: { $cell } ist { $letter }. { $cost ->
    [0] Er kostet nichts.
    [one] Er kostet { $cost } Punkt.
   *[other] Er kostet { $cost } Punkte.
}
battlewords-hints-left = { $count ->
    [0] Keine Tipps mehr
    [one] Noch { $count } Tipp
   *[other] Noch { $count } Tipps
}
battlewords-word-points = { $word }: { $points }
battlewords-missed = Nicht erraten: { $words }
battlewords-tier-practise = Weiter so
battlewords-tier-good = Gut
battlewords-tier-great = Großartig
battlewords-tier-fantastic = Fantastisch
battlewords-radar = Radarsignal
battlewords-covered = verdeckt
battlewords-open-water = Wasser
battlewords-hint = Tipp
battlewords-guess = Raten
battlewords-mark = Markieren

battlewords-level-deckhand = Matrose
battlewords-level-captain = Kapitän

battlewords-diagnosis-title = { $seeds ->
    [one] { $seeds } Spielfeld
   *[other] { $seeds } Spielfelder
}, { $failures ->
    [0] keine Fehlschläge
    [one] { $failures } Fehlschlag
   *[other] { $failures } Fehlschläge
}
battlewords-diagnosis-tries = Nötige Versuche: { $tries }
battlewords-diagnosis-rejections = Verworfene Versuche: { $rejections }
battlewords-diagnosis-letters = Buchstaben: { $letters }
battlewords-diagnosis-directions = Richtungen: { $directions }
battlewords-diagnosis-words = { $words } verschiedene Wörter, { $shared } gemeinsame Felder

refused-crossings-or-spaced = Wörter können sich nicht kreuzen und zugleich Abstand halten: Wähle eins von beiden.
refused-off-the-grid = Dieses Feld liegt außerhalb: Die Zeilen gehen von A bis L, die Spalten von 1 bis 12.
refused-already-uncovered = Dieses Feld ist schon aufgedeckt; wähle ein anderes.
refused-wrong-length = Die Wörter hier haben { $low } bis { $high } Buchstaben. Dein Versuch bleibt dir.
refused-already-guessed = „{ $word }“ wurde schon geraten. Dein Versuch bleibt dir.
refused-reveal-first = Decke zuerst ein Feld auf, dann darfst du raten.
refused-letter-first = Decke zuerst einen Buchstaben auf, dann darfst du raten.
refused-too-few-targets = Diese Wortliste hat { $words } Wörter mit { $length } Buchstaben, und { $need } werden gebraucht.
refused-no-grid = In { $tries } Versuchen fand sich kein Spielfeld; erlaube, dass sich Wörter berühren, oder nimm eine größere Liste.

reason-all-uncovered = Alle Buchstaben sind aufgedeckt.
reason-out-of-guesses = Keine falschen Versuche mehr frei.

# Was man wählen kann: Name, Erklärung, Werte.
battlewords-option-difficulty = Wörter
battlewords-option-difficulty-help = Wie häufig die Wörter sind.
battlewords-difficulty-easy = alltäglich
battlewords-difficulty-medium = geläufig
battlewords-difficulty-hard = seltener
battlewords-option-mode = Modus
battlewords-option-mode-help = Wann du raten darfst: einmal je Feld, nach einem Treffer noch einmal oder nur nach einem Buchstaben.
battlewords-mode-strict = Streng: ein Versuch je Feld
battlewords-mode-chain = Kette: ein Treffer erlaubt den nächsten Versuch
battlewords-mode-admiral = Admiral: nur Buchstaben erlauben einen Versuch
battlewords-option-crossings = Wörter dürfen sich kreuzen
battlewords-option-crossings-help = Wörter dürfen sich im selben Buchstaben kreuzen.
battlewords-option-spaced = Wörter berühren sich nie
battlewords-option-spaced-help = Keine zwei Wörter berühren sich, auch nicht an einer Ecke.
battlewords-option-curated = Keine Zufallswörter
battlewords-option-curated-help = Benachbarte Wörter bilden kein ungewolltes Wort.
battlewords-option-hints = Tipps
battlewords-option-hints-help = Wie viele Tipps es gibt; jeder kostet 2 Punkte.
battlewords-option-wrong-limit = Falsche Versuche
battlewords-option-wrong-limit-help = Nach so vielen falschen Versuchen endet das Spiel; 0: nie.
battlewords-option-radar = Radar
battlewords-option-radar-help = Das Radar zeigen oder verbergen.

title-battlewords = Battlewords
# Ranks, the lowest first: the tiers

battlewords-rank-practise = { battlewords-tier-practise }
battlewords-rank-good = { battlewords-tier-good }
battlewords-rank-great = { battlewords-tier-great }
battlewords-rank-fantastic = { battlewords-tier-fantastic }

# Der Text zum Teilen

battlewords-share-reveals =
    { $reveals ->
        [one] 1 Feld aufgedeckt
       *[other] { $reveals } Felder aufgedeckt
    }

# Die Seite

web-about-battlewords = Sechs Wörter liegen im Meer. Nenne sie früh.
web-battlewords-grid = Meer
web-battlewords-radar = Radar: Die letzten Buchstaben liegen bei { $cells }
web-battlewords-pulse = Radarsignal
web-battlewords-mark = Markieren
web-battlewords-marked = markiert
web-battlewords-letter = { $cell }: { $letter }.
web-battlewords-water = { $cell }: Wasser.
web-battlewords-right = { $word }: { $points } Punkte!
web-battlewords-guess = Wort nennen
web-battlewords-placeholder = Wort nennen
web-battlewords-wait = Erst aufdecken
web-battlewords-cell = Feld, zum Beispiel C7
web-battlewords-reveal = Aufdecken
web-battlewords-reveals = { $count ->
    [one] { $count } Feld aufgedeckt
   *[other] { $count } Felder aufgedeckt
}
web-battlewords-named = Erraten
web-battlewords-none = Noch kein Wort genannt.
web-battlewords-wrong-words = Falsch geraten
web-battlewords-list = Wörter aus
web-battlewords-count = { $count } mit { $length } Buchstaben
web-rules-battlewords =
    Sechs Wörter liegen in einem Meer von zwölf mal zwölf Feldern: je zwei mit vier, fünf und sechs Buchstaben, waagerecht oder senkrecht.
    Das Radar zeigt, wo der letzte Buchstabe jedes Wortes liegt.
    Decke ein Feld auf; jedes erlaubt dir einen Versuch.
    Ein Treffer bringt die Länge des Wortes und einen Punkt für jeden noch verdeckten Buchstaben. Nenne es also früh.
    Ein falscher Versuch kostet nur sich selbst.
    34 ist gut, 38 großartig, 42 fantastisch.

# Analyse

analysis-did-reveal = { $text } aufgedeckt
analysis-you-reveal = Du hast { $text } aufgedeckt.
analysis-battlewords-accuracy = so gut wie die besten Züge
analysis-battlewords-letter = Ein Buchstabe: { $letter }.
analysis-battlewords-water = Nur Wasser.
analysis-battlewords-tells-more = { $cell } hätte mehr verraten.
analysis-battlewords-chance = Die Chance auf einen Buchstaben war { analysis-chance }.
analysis-battlewords-letter-chance = Buchstabe: { analysis-chance }
analysis-battlewords-told-nothing = Es war sicher Wasser und verriet nichts.
analysis-battlewords-told-letter = Der Buchstabe war schon sicher: Das verriet nichts und kostete einen Punkt.
analysis-battlewords-ticket = Sicher Wasser, aber es kaufte einen Versuch, ohne einen Buchstaben herzugeben.
analysis-battlewords-guess-first = { $word } war so gut wie sicher, für { analysis-count-points }: Zeit zu raten.
analysis-battlewords-sure = { $word } war zu { analysis-chance } sicher.
analysis-battlewords-right = Richtig: { analysis-count-points }.
analysis-battlewords-lucky = Glück gehabt: { analysis-count-points }.
analysis-battlewords-wrong = Es hätte da sein können, war es aber nicht.
analysis-battlewords-guess-chance = Es war zu { analysis-chance } sicher.
analysis-battlewords-fits-nowhere = Es passte nirgends mehr ins Meer.
analysis-battlewords-not-listed = Es gehört nicht zu den Wörtern, die hier versteckt sein können.
analysis-battlewords-stab = Noch war kein Wort wahrscheinlich: Es ging nichts verloren.
analysis-battlewords-word-chance = zu { analysis-chance } sicher, { analysis-count-points }
analysis-battlewords-fitted = { $count ->
    [one] Nur { $words } passte dort.
   *[other] { $count } Wörter passten dort: { $words }
}
analysis-battlewords-hint = Kosten: { analysis-cost-points }.
analysis-battlewords-reveals = Aufgedeckt: { $letters ->
    [one] { $letters } Buchstabe
   *[other] { $letters } Buchstaben
} und { $water ->
    [one] { $water } Feld Wasser.
   *[other] { $water } Felder Wasser.
}
analysis-battlewords-covered = { $cells ->
    [0] Kein Feld war noch verdeckt, als du sein Wort nanntest.
    [one] { $cells } Feld war noch verdeckt, als du sein Wort nanntest.
   *[other] { $cells } Felder waren noch verdeckt, als du ihre Wörter nanntest.
}
analysis-battlewords-unguessed = { $word }: Am Ende passten { $count } Wörter an seine Stelle, zum Beispiel
analysis-battlewords-unguessed-alone = { $word }: Nichts anderes passte am Ende an seine Stelle.
analysis-battlewords-unguessed-many = { $word }: Am Ende passten noch { $count } Wörter an seine Stelle.
analysis-battlewords-try-near = Morgen: Bleib bei einem Buchstaben, bis sein Wort klar ist.
analysis-battlewords-try-skip = Morgen: Lass verdeckt, was sicher ist. { $count ->
    [one] Ein Feld verriet nichts.
   *[other] { $count } Felder verrieten nichts.
}
analysis-battlewords-try-guess = Morgen: Rate früher. { $count ->
    [one] Einmal war ein Wort so gut wie sicher.
   *[other] { $count }-mal war ein Wort so gut wie sicher.
}
