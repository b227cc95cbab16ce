
# Zeilenmodus

plain-about-hands = Wörter aus einer Hand voller Buchstaben legen
plain-help-hands =
    Lege Wörter aus deiner Hand; * steht für einen beliebigen Vokal. Ein Wort zählt die Werte seiner Buchstaben mal
    7 × seine Länge − 3 × die übrigen Buchstaben (mindestens 1). Ein Wort, das nicht in der Liste steht, verbraucht trotzdem seine Buchstaben.
    Tippe ein Wort, !!, um die Hand zu beenden, oder !tipp für einen Tipp (drei Stufen; die Hand zählt dann nicht für die Wertung).
plain-hands-substituted = Aus { $old } wurde { $new }.
plain-hands-round =
    { $points ->
        [one] Hand { $number }: { $points } Punkt
       *[other] Hand { $number }: { $points } Punkte
    }
plain-hands-play = { $word } { $points }; am besten war { $best } { $best_points }
plain-hands-play-best = { $word } { $points }, das beste Wort überhaupt

# Befehle

shell-worderly-hands = Hands spielen: Wörter aus einer Hand voller Buchstaben legen
shell-worderly-make-hands = Eine Hand austeilen
shell-worderly-solve-hand = Was eine Hand höchstens bringt, und alle Wörter darin
shell-worderly-room-create-hands = Einen Raum für Hands öffnen

# Die Spielhalle

tui-hands-prompt = Tippe ein Wort; * ist ein Vokal
tui-hands-after = Weiter mit Eingabe
tui-hand-of = Hand { $number } von { $hands }
tui-hands-multipliers = Buchstaben und ihr Faktor
tui-hands-first-score = Erster Versuch: { $points }
tui-hands-better = ({ $word } { $points })
tui-help-hands =
    Lege Wörter aus deiner Hand; * steht für einen beliebigen Vokal. Ein Wort zählt die Werte seiner Buchstaben mal die Zahl am Rand: Lange Wörter und kleine Reste lohnen sich.
    Ein Wort, das nicht in der Liste steht, verbraucht trotzdem seine Buchstaben.
    Tippe ein Wort oder wähle seine Buchstaben. F7 beendet die Hand, F6 tauscht einen Buchstaben vor dem ersten Wort, F3 gibt einen Tipp (drei Stufen; die Hand zählt dann nicht für die Wertung).

# Auf Papier

press-hands-how = Lege Wörter, bis die Buchstaben verbraucht sind. Ein Wort bringt die Summe seiner Buchstabenwerte mal 7 × seine Buchstaben − 3 × die übrigen, mindestens mal 1. Der Stern ist ein beliebiger Vokal und zählt nichts. Beispiel: Ein Wort aus 4 Buchstaben mit den Werten 2, 1, 3 und 1 lässt von 7 Buchstaben 3 übrig und bringt 7 × (7 × 4 − 3 × 3) = 133.
press-hands-par = Par { $par }
press-hands-perfect = Bestes { $perfect }
press-hands-word = Wort
press-hands-n = in der Hand
press-hands-points = Punkte
press-hands-try = Versuch { $number }
press-hands-total = Summe
press-hands-discard = { $letters } ab
hands-grade = Par { $par }; das längste Wort hat { $longest } Buchstaben; { $words } geläufige Wörter in der Hand
