# Texte über Einstellungen, die Formulare, Hilfe und Tabellen aller Spiele teilen.

option-on = an
option-off = aus
option-none = keine
option-fitting = passend
option-untimed = ohne Uhr
option-unlimited = unbegrenzt
option-square = { $count } × { $count }
option-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
option-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
option-percent = { $count } %
option-any = beliebig
option-list-hint = Wörter, durch Kommas getrennt
option-names-hint = Zwei bis acht Namen, durch Kommas getrennt; leer lassen, um allein zu spielen.
option-default = Vorgabe { $value }
spelling = Schreibweise
spelling-shared = Wörter, die alle gleich schreiben
spelling-gb = britisch
spelling-us = amerikanisch

all-words = Auch traurige Wörter
all-words-more = Auch traurige und gewalttätige Wörter dürfen gesucht sein; solche Partien zählen nicht für Ranglisten
