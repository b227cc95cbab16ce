# Wizards. Battlewords nutzt einige dieser Absagen mit.

wizards-letters = Buchstaben: { $letters }
wizards-status = { $lives ->
    [one] { $lives } Leben
   *[other] { $lives } Leben
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
wizards-left = Übrige Wörter: { $words }
wizards-left-of = { $count } mit { $length }
wizards-left-none = Keine Wörter übrig.
wizards-prompt = Dein Wort:
wizards-right = { $points ->
    [0] „{ $word }“ ist hier.
    [one] „{ $word }“ ist hier: { $points } Punkt.
   *[other] „{ $word }“ ist hier: { $points } Punkte.
}
wizards-completed = Damit auch vollständig: { $words }
wizards-shielded = Dein Schild fängt es ab.
wizards-bonus = „{ $word }“ ist ein Bonuswort: Es kostet nichts.
wizards-next-star = { $count ->
    [one] Noch eins, und ein Stern leuchtet.
   *[other] Noch { $count }, und ein Stern leuchtet.
}
wizards-star-lit = „{ $word }“ lässt einen Stern leuchten: Tippe * und ein Feld (*c5).
wizards-starred = Dein Stern deckt { $letter } auf, ohne Punkte.
wizards-stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
wizards-hinted = Ein Tipp deckt { $letter } auf. { $cost ->
    [0] Er kostet nichts.
    [one] Er kostet { $cost } Punkt.
   *[other] Er kostet { $cost } Punkte.
}
wizards-hints-left = { $count ->
    [0] Keine Tipps mehr
    [one] Noch { $count } Tipp
   *[other] Noch { $count } Tipps
}
wizards-earned = Drei Treffer nacheinander: Du kannst zaubern.
wizards-power-shield = Ein Schild: Die nächsten zwei Versuche kosten kein Leben.
wizards-power-life = Ein Leben ist zurück.
wizards-power-word = Ein Wort deckt sich auf: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
wizards-power-letters = Buchstaben decken sich auf: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
wizards-shield-left = { $count ->
    [one] Schild für { $count } Versuch
   *[other] Schild für { $count } Versuche
}
wizards-charges = { $count ->
    [one] { $count } Zauber bereit
   *[other] { $count } Zauber bereit
}
wizards-found = Gefunden: { $words }
wizards-missed = Übersehen: { $words }
wizards-bonus-words = Bonuswörter: { $words }
wizards-omniscient = Allwissend: Die Lösung ist zu sehen, und die Partie zählt nicht.
wizards-cast = Zaubern
wizards-shuffle = Mischen
wizards-hint = Tipp
wizards-concealed = verdeckt
wizards-spine = Diagonalwort

wizards-level-apprentice = Lehrling
wizards-level-archmage = Erzmagier

notice-out-of-range = { $option } mit { $value } liegt nicht zwischen { $low } und { $high }; stattdessen gilt { $used }.

refused-not-letters = „{ $word }“ enthält etwas, das kein Buchstabe ist. Das kostet nichts.
refused-no-hints-here = Dieses Spiel hat keine Tipps.
refused-no-hints-left = { $hints ->
    [one] Der Tipp dieser Partie ist verbraucht.
   *[other] Alle { $hints } Tipps dieser Partie sind verbraucht.
}
refused-no-power-here = Ohne Zauberkraft lässt sich nichts zaubern.
refused-no-power-yet = { $need ->
    [one] Noch ein Treffer in Folge, dann kannst du zaubern.
   *[other] Noch { $need } Treffer in Folge, dann kannst du zaubern.
}
refused-lives-full = Du hast noch alle { $lives } Leben; heb dir den Zauber auf.
refused-not-in-tray = „{ $word }“ braucht { $letters }; das geben diese Buchstaben nicht her. Das kostet nichts.
refused-wrong-again = „{ $word }“ war schon falsch. Das kostet nichts.
refused-no-stars-here = Dieses Spiel wird ohne Sterne gespielt.
refused-no-star-yet = { $need ->
    [one] Noch ein Bonuswort, und ein Stern leuchtet.
   *[other] Noch { $need } Bonuswörter, und ein Stern leuchtet.
}
refused-nothing-covered = Dort ist kein verdeckter Buchstabe; wähle ein anderes Feld.
refused-no-spine = Diese Wortliste hat kein Wort mit { $letters } Buchstaben, auf dem ein Gitter stehen kann.
refused-too-few-words = Kein Wort dieser Liste ergibt genug kürzere für { $need } weitere im Gitter; nimm weniger Wörter oder eine größere Liste.
refused-no-room = { $words } Wörter passen nicht in ein Gitter von { $rows } mal { $cols }; nimm weniger Wörter oder ein größeres Gitter.

reason-out-of-lives = Keine Leben mehr.

# Was man wählen kann: Name, Erklärung, Werte.
wizards-option-book = Buch
wizards-option-book-help = Eine feste Größe; sie bestimmt Zeilen, Spalten, Wörter und die Länge des Diagonalworts.
wizards-book-none = Eigene Größe
wizards-book-scroll = Schriftrolle, 21 Wörter
wizards-book-spellbook = Zauberbuch, 35 Wörter
wizards-book-tome = Foliant, 60 Wörter
wizards-book-codex = Kodex, 100 Wörter
wizards-book-bibliotheca = Bibliothek, 240 Wörter
wizards-option-words = Wörter
wizards-option-words-help = Wie viele Wörter, das Diagonalwort eingeschlossen.
wizards-option-rows = Zeilen
wizards-option-rows-help = Zeilen des Gitters.
wizards-option-cols = Spalten
wizards-option-cols-help = Spalten des Gitters.
wizards-option-wizard = Zauberkraft
wizards-option-wizard-help = Eine Zauberkraft, die drei Treffer nacheinander verdienen.
wizards-wizard-plain = Keine
wizards-wizard-shield = Schild für zwei Versuche
wizards-wizard-life = Ein Leben zurück
wizards-wizard-word = Ein Wort aufdecken
wizards-wizard-letters = 5 bis 8 Buchstaben aufdecken
wizards-option-lives = Leben
wizards-option-lives-help = Leben: Jeder falsche Versuch kostet eins.
wizards-option-hints = Tipps
wizards-option-hints-help = Wie viele Tipps es gibt; jeder kostet 2 Punkte.
wizards-option-bonus = Bonuswörter und Sterne
wizards-option-bonus-help = Ein Wort der Liste aus diesen Buchstaben, das nicht im Gitter steht, kostet kein Leben; jedes dritte lässt einen Stern leuchten, der einen Buchstaben deiner Wahl aufdeckt.
wizards-option-compact = Kompakt
wizards-option-compact-help = Die Wörter bleiben in der Mitte des Gitters, damit seine Felder groß sein können.
wizards-option-debug = Allwissend
wizards-option-debug-help = Die Lösung beim Spielen zeigen; zählt nie.

title-wizards = Wizards
# Ranks, the lowest first

wizards-rank-spark = Funke
wizards-rank-charm = Zaubertrick
wizards-rank-spell = Zauberspruch
wizards-rank-enchantment = Verzauberung
wizards-rank-miracle = Wunder

# Der Text zum Teilen

wizards-share-lives = { $lives } von { $of } Leben

# Die Seite

web-about-wizards = Sechs Buchstaben, ein verdecktes Gitter, fünf Leben.
web-wizards-letters = Buchstaben
web-wizards-grid = Wortgitter
web-wizards-lives = { $lives ->
    [one] Noch { $lives } Leben
   *[other] Noch { $lives } Leben
}
web-wizards-cast = Zaubern
web-wizards-placeholder = Wischen oder tippen
web-wizards-none = Noch nichts. Jedes Wort besteht aus den Buchstaben im Ring.
web-wizards-right = { $word }: { $points ->
    [0] Alle Buchstaben waren schon offen.
    [one] { $points } Buchstabe aufgedeckt.
   *[other] { $points } Buchstaben aufgedeckt.
}
web-wizards-bonus = { $word } ist ein Bonuswort.
web-wizards-star = { $count ->
    [0] Stern: noch { $need } Bonuswörter
    [one] { $count } Stern bereit
   *[other] { $count } Sterne bereit
}
web-wizards-star-lit = Ein Stern leuchtet!
web-wizards-star-choose = Zeig auf einen verdeckten Buchstaben.
web-wizards-bonus-words = Bonuswörter
web-wizards-wrong-words = Falsch geraten
web-wizards-hinted = { $letter } ist aufgedeckt, für { $cost } Punkte.
web-wizards-earned-plain = Drei Treffer nacheinander!
web-wizards-earned-shield = Drei nacheinander: Ein Schild ist bereit.
web-wizards-earned-life = Drei nacheinander: Ein Leben ist bereit.
web-wizards-earned-word = Drei nacheinander: Ein Wort lässt sich aufdecken.
web-wizards-earned-letters = Drei nacheinander: Buchstaben lassen sich aufdecken.
web-wizards-power = { $points ->
    [0] Der Zauber wirkt.
    [one] Der Zauber deckt { $points } Buchstaben auf.
   *[other] Der Zauber deckt { $points } Buchstaben auf.
}
web-rules-wizards =
    Ein Wort mit sechs Buchstaben liegt schräg in einem verdeckten Wortgitter. Alle anderen Wörter bestehen aus seinen Buchstaben.
    Rate Wörter: Wische über den Ring, tippe darauf oder schreibe. Ein Treffer deckt das Wort überall auf, wo es steht.
    Für jeden neu aufgedeckten Buchstaben gibt es einen Punkt.
    Ein falscher Versuch kostet ein Leben; ein wiederholter oder einer mit anderen Buchstaben kostet nichts.
    Ein echtes Wort, das nicht im Gitter steht, ist ein Bonus: Jedes dritte lässt einen Stern leuchten, der einen Buchstaben deiner Wahl aufdeckt.
    Decke alles auf, bevor deine Leben zu Ende sind.

# Analyse

analysis-did-cast = Gezaubert
analysis-you-cast = Du hast gezaubert.
analysis-did-star = Stern benutzt
analysis-you-star = Du hast einen Stern benutzt.
analysis-wizards-accuracy = deiner Versuche waren richtig
analysis-wizards-right = Richtig: { analysis-count-points }.
analysis-wizards-chance = Es war zu { analysis-chance } sicher.
analysis-wizards-unlucky = Es hätte im Gitter sein können, war es aber nicht.
analysis-wizards-fits-nowhere = Es passte in keine der Lücken.
analysis-wizards-other-letters = Es braucht andere Buchstaben als diese.
analysis-wizards-was-certain = { $count ->
    [one] { $words } war hier sicher.
   *[other] { $words } waren hier sicher.
}
analysis-wizards-bonus = Ein Wort aus diesen Buchstaben: Es kostete nichts.
analysis-wizards-hint = Kosten: { analysis-cost-points }; ausgeschlossen: { $words ->
    [one] { $words } Wort.
   *[other] { $words } Wörter.
}
analysis-wizards-power = Aufgedeckt: { $points ->
    [one] { $points } Buchstabe.
   *[other] { $points } Buchstaben.
}
analysis-wizards-star = Ausgeschlossen: { $words ->
    [one] { $words } Wort.
   *[other] { $words } Wörter.
}
analysis-wizards-guesses = { $right } richtige und { $wrong } falsche Versuche.
analysis-wizards-hints = { $hints ->
    [one] { $hints } Tipp.
   *[other] { $hints } Tipps.
}
analysis-wizards-bonus-words = { $words ->
    [one] { $words } Bonuswort
   *[other] { $words } Bonuswörter
}, { $stars ->
    [0] kein Stern benutzt.
    [one] { $stars } Stern benutzt.
   *[other] { $stars } Sterne benutzt.
}
analysis-wizards-certain = Am Ende so gut wie sicher:
analysis-wizards-try-short = Morgen: Versuch zuerst die kurzen Wörter. Jedes zeigt Buchstaben der anderen.
analysis-wizards-try-gaps = Morgen: Sieh auf die Lücken, bevor du rätst. { $count ->
    [one] Ein Versuch passte in keine.
   *[other] { $count } Versuche passten in keine.
}
analysis-wizards-try-certain = Morgen: Spiel zuerst, was sicher ist. { $count ->
    [one] Einmal wartete ein sicheres Wort.
   *[other] { $count }-mal wartete ein sicheres Wort.
}
wizards-lives-left = { $lives ->
    [0] Kein Leben ist übrig.
    [one] Noch { $lives } Leben.
   *[other] Noch { $lives } Leben.
}
