
# Zeilenmodus

plain-about-battlewords = sechs im Meer versteckte Wörter nennen
plain-help-battlewords =
    Sechs Wörter liegen im Meer, je zwei mit 4, 5 und 6 Buchstaben, waagerecht oder senkrecht. * zeigt, wo ein Wort endet.
    Decke ein Feld auf, mit Zeile und Spalte wie C7; dann darfst du ein Wort raten. Ein Treffer bringt
    seine Länge und einen Punkt für jedes noch verdeckte Feld. . ist verdeckt, ~ ist Wasser.
    Tippe ein Feld oder ein Wort; !tipp deckt einen Buchstaben auf, wo Tipps erlaubt sind; !markieren C7 setzt ein eigenes Zeichen.

# Befehle

shell-worderly-battlewords = Battlewords spielen: sechs im Meer versteckte Wörter nennen
shell-worderly-make-battlewords = Sechs Wörter im Meer verstecken
shell-worderly-room-create-battlewords = Einen Raum für Battlewords öffnen

# Die Spielhalle

tui-battlewords-prompt = Ein Feld wie C7 oder ein Wort
tui-help-battlewords =
    Sechs Wörter liegen im Meer, je zwei mit 4, 5 und 6 Buchstaben, waagerecht oder senkrecht. Das Radar zeigt, wo jedes Wort endet.
    Decke ein Feld auf: Pfeiltasten und Eingabe, ein Klick oder sein Name wie C7. Dann darfst du raten: Tippe das Wort oder wähle seine Buchstaben unter dem Meer.
    Ein Treffer bringt seine Länge und einen Punkt für jedes noch verdeckte Feld. F7 setzt ein eigenes Zeichen auf ein Feld.

# Auf Papier

press-battlewords-how = Sechs Wörter liegen im Meer: je zwei mit vier, fünf und sechs Buchstaben, waagerecht oder senkrecht. Ein Ring zeigt den letzten Buchstaben jedes Wortes. Jemand hält die Lösung. Nenne ein Feld: Du hörst den Buchstaben oder „Wasser“ und darfst ein Wort raten. Ein Treffer bringt seine Länge und einen Punkt für jedes noch verdeckte Feld.
battlewords-grade = { $words } Wörter, davon { $easy } leichte; ihre Buchstaben zählen { $value }
battlewords-stock-4 = Wörter mit 4 Buchstaben
battlewords-stock-5 = Wörter mit 5 Buchstaben
battlewords-stock-6 = Wörter mit 6 Buchstaben
battlewords-told-radar = Wörter enden bei { $cells }.
battlewords-told-word = { $word } liegt von { $start } bis { $end }.
battlewords-told-letter = { $cell } ist der Buchstabe { $letter }.
battlewords-told-covered = verdeckt
battlewords-told-water = Wasser
press-battlewords-sea = Ein Meer von { $size } mal { $size } Feldern mit Ringen bei { $rings }
