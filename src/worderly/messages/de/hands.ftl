# Hands.

hands-current-hand = Deine Hand: { $letters }
hands-enter-word = Gib ein Wort ein oder „!!“, wenn du fertig bist:{" "}
hands-earned = „{ $word }“ bringt { NUMBER($points, useGrouping: 0) } Punkte. Summe: { NUMBER($total, useGrouping: 0) } Punkte
hands-invalid = Das ist kein gültiges Wort. Bitte wähle ein anderes.
hands-total = Ergebnis: { NUMBER($score, useGrouping: 0) } Punkte
hands-ran-out = Keine Buchstaben mehr.
hands-ran-out-total = Keine Buchstaben mehr. Ergebnis: { NUMBER($score, useGrouping: 0) } Punkte
hands-total-for-hand = Ergebnis dieser Hand: { NUMBER($score, useGrouping: 0) }
hands-total-over-all = Ergebnis aller Hände: { NUMBER($score, useGrouping: 0) }
hands-how-many = Wie viele Hände möchtest du spielen?{" "}
hands-substitute = Möchtest du einen Buchstaben tauschen?{" "}
hands-which-letter = Welchen Buchstaben möchtest du tauschen?{" "}
hands-replay = Möchtest du diese Hand noch einmal spielen?{" "}

hands-hint-length = Das beste Wort hat { $length } Buchstaben.
hands-hint-letter = Es beginnt mit { $letter }.
hands-hint-word = Es ist { $word }.
hands-par = Par { $par }: { $line }
hands-perfect = Perfekt { $perfect }: { $line }
hands-bound = Mindestens so viel: Eine so lange Hand wird nur zum Teil durchsucht.
hands-percent = { $percent } % vom Par

refused-hand-has-ended = Diese Hand ist zu Ende; spiele sie noch einmal oder nimm die nächste.
refused-hand-goes-on = Diese Hand läuft noch; tippe !!, wenn du fertig bist.
refused-no-substitute = Einen Buchstaben kannst du einmal je Spiel tauschen, vor dem ersten Wort einer Hand.
refused-wildcard-stays = Der Joker lässt sich nicht tauschen.
refused-not-held = „{ $letter }“ ist nicht in deiner Hand.
refused-no-more-hints = Das Wort ist schon genannt: Du bist am Zug.
refused-no-words-left = Aus diesen Buchstaben lässt sich kein Wort mehr bilden.

reason-all-hands-played = Alles ausgespielt.

hands-spelled = „{ $word }“: { $points } Punkte; { $best } waren möglich.
hands-spelled-best = „{ $word }“: { $points } Punkte, mehr ging nicht.
hands-hand-over = Diese Hand: { $score } Punkte.
hands-hand-over-empty = Keine Buchstaben mehr. Diese Hand: { $score } Punkte.
hands-substituted = Aus { $old } wurde { $new }.

# Was man wählen kann: Name, Erklärung, Werte.
hands-option-letters = Buchstaben je Hand
hands-option-letters-help = Wie viele Buchstaben eine Hand hat.
hands-option-hands = Hände
hands-option-hands-help = Wie viele Hände gespielt werden; ohne Angabe wird gefragt.
hands-option-hands-question = Wie viele Hände?
hands-option-substitute = Ein Tausch
hands-option-substitute-help = Einmal je Spiel darf ein Buchstabe getauscht werden.
hands-option-replay = Eine Wiederholung
hands-option-replay-help = Einmal je Spiel darf eine Hand noch einmal gespielt werden.
hands-option-hand = Eigene Hand
hands-option-hand-help = Eine getippte Hand wie aci*prt.

title-hands = Hands
# Ranks, the lowest first

hands-rank-copper = Kupfer
hands-rank-bronze = Bronze
hands-rank-silver = Silber
hands-rank-gold = Gold
hands-rank-diamond = Diamant

# Der Text zum Teilen

hands-share-letters = { $used }/{ $dealt } Buchstaben
hands-share-par = { $percent } % vom Par

# Die Seite

web-par = Par
web-perfect = Perfekt
web-about-hands = Lege deine Hand voller Buchstaben leer.
web-hands-earned = { $word } bringt { $points }.
web-hands-substituted = Aus { $old } wurde { $new }.
web-hands-over = Hand zu Ende: { $score } Punkte.
web-hands-number = Hand { $number } von { $all }
web-hands-first = Erster Versuch { $score }
web-hands-total = Summe { $total }
web-hands-which = Tippe auf den Buchstaben, den du tauschen willst.
web-hands-tap = Buchstaben antippen oder Wort schreiben
web-hands-hand = Deine Hand
web-hands-wild = Joker, ein beliebiger Vokal
web-hands-next = Behalten und weiter
web-hands-replay = Diese Hand noch einmal
web-hands-substitute = Tauschen
web-hands-finish = Fertig
web-hands-finish-title = Dieses Blatt beenden?
web-hands-finish-more = Es endet hier, und die Buchstaben auf der Hand bleiben übrig.
web-hands-hint-title = Mit einem Tipp zählt dieses Blatt nicht mehr.
web-hands-hint-yes = Tipp nehmen
web-hands-not-held = Nicht auf deiner Hand: { $letters }.
web-hands-too-few = Du hast nur { $letters }.
web-hands-lost-letters = Trotzdem gespielt bringt es nichts, und diese Buchstaben sind verloren: { $letters }.
web-hands-not-held-no = Wort ändern
web-hands-not-held-yes = Trotzdem spielen
web-hands-placeholder = Dein Wort, * ist ein Vokal
web-hands-how = So wird gezählt
web-hands-sum = { $sum } × { $factor } = { $points }
web-hands-formula = Zähle die Werte der Buchstaben zusammen und nimm sie mal 7 × Länge des Wortes − 3 × übrige Buchstaben (nie weniger als 1).
web-hands-formula-more = Lange Wörter und kleine Reste lohnen sich. Ein Wort, das nicht in der Liste steht, bringt nichts und verbraucht trotzdem seine Buchstaben.
web-hands-of = { $used } von { $held } Buchstaben
web-hands-best = bestes: { $word } { $points }
web-hands-discard = { $letters } abwerfen
web-hands-yours = Deine Hand
web-word-hint-hands = Tippe auf ein Wort, um seine Bedeutung zu sehen.
web-rules-hands =
    Du hast sieben Buchstaben, einer davon ist ein Joker für einen beliebigen Vokal, auch für Ä, Ö und Ü.
    Lege ein Wort; seine Buchstaben verlassen deine Hand. Dann lege ein weiteres aus dem, was übrig ist.
    Ein Wort zählt die Werte seiner Buchstaben mal 7 × seine Länge − 3 × die übrigen Buchstaben.
    Ein Wort, das nicht in der Liste steht, zählt nichts, und seine Buchstaben sind trotzdem weg.
    Hör auf, wann du willst. Danach siehst du das Par, das Beste mit geläufigen Wörtern, und die perfekte Folge.

# Analyse

analysis-did-swap = { $text } getauscht
analysis-you-swap = Du hast { $text } getauscht.
analysis-did-finish = Hand beendet
analysis-you-finish = Du hast die Hand beendet.
analysis-did-next = Weitergespielt
analysis-you-next = Du bist zur nächsten Hand gegangen.
analysis-did-replay = Hand noch einmal gespielt
analysis-you-replay = Du hast die Hand noch einmal gespielt.
analysis-hands-accuracy = des perfekten Spiels
analysis-hands-summary = { analysis-count-points }; Par war { $par }, perfekt { $perfect }.
analysis-hands-earned = Das brachte { analysis-count-points }.
analysis-hands-rest = Die übrigen Buchstaben waren noch { $points } wert.
analysis-hands-lost = Verschenkt: { analysis-count-points }.
analysis-hands-rarer = Nur seltenere Wörter brachten mehr.
analysis-hands-thrown-first = Mehr gab es nur, wenn man erst Buchstaben wegwirft.
analysis-hands-invalid = Kein gültiges Wort: keine Punkte, und seine Buchstaben waren weg.
analysis-hands-thrown-well = Kein Wort, aber diese Buchstaben abzuwerfen kostete nichts.
analysis-hands-par-line = mit geläufigen Wörtern
analysis-hands-perfect-line = das Beste überhaupt
analysis-hands-perfect-line-thrown = das Beste überhaupt; − wirft Buchstaben ab
analysis-hands-left = { $letters } waren noch { analysis-count-points } wert.
analysis-hands-nothing-left = Mehr ließ sich nicht bilden.
analysis-hands-swapped = Das Par ging von { $before } auf { $after }.
analysis-hands-lost-series = Verschenkte Punkte, Wort für Wort
analysis-hands-try-invalid = Morgen: Leg Wörter, die du sicher kennst. Ein falsches kostet seine Buchstaben.
analysis-hands-try-left = Morgen: Sieh noch einmal hin, bevor du aufhörst. Der Rest war noch { analysis-count-points } wert.
analysis-hands-try-lost = Morgen: Plane zwei Wörter, nicht eins. Auch die übrigen Buchstaben zählen.
refused-letters-not-held = „{ $word }“ steht in { $list }, aber deine Hand hat nicht alle Buchstaben dafür.
hands-letters-gone = Seine Buchstaben sind weg.
