
# Zeilenmodus

plain-about-wizards = ein Wortgitter aus sechs Buchstaben aufdecken
plain-help-wizards =
    Errate die Wörter des verdeckten Gitters; sie bestehen aus den gezeigten Buchstaben, und das lange, schräge Wort braucht sie alle.
    Ein Treffer deckt seine Buchstaben auf, je einen Punkt; ein falscher Versuch kostet ein Leben. _ ist ein verdeckter Buchstabe.
    Mit Bonuswörtern kostet ein echtes Wort, das nicht im Gitter steht, nichts; jedes dritte lässt einen Stern leuchten. *c5 benutzt ihn auf Zeile c, Spalte 5.
    Tippe ein Wort; !mischen mischt die Buchstaben, !tipp deckt einen auf, wo Tipps erlaubt sind, !cast nutzt eine Zauberkraft.
plain-wizards-answers = Lösung: { $words }

# Befehle

shell-worderly-wizards = Wizards spielen: ein Wortgitter aus sechs Buchstaben aufdecken
shell-worderly-make-wizards = Ein Wortgitter für Wizards herstellen
shell-worderly-room-create-wizards = Einen Raum für Wizards öffnen

# Die Spielhalle

tui-wizards-prompt = Tippe ein Wort aus diesen Buchstaben
tui-wizards-aim = Pfeile wählen einen verdeckten Buchstaben, die Leertaste deckt ihn auf.
tui-help-wizards =
    Sechs Buchstaben und ein verdecktes Wortgitter daraus; das lange, schräge Wort braucht sie alle.
    Tippe ein Wort oder wähle seine Buchstaben mit der Maus und drücke die Eingabetaste. Ein Treffer deckt seine Buchstaben auf, je einen Punkt; ein falscher Versuch kostet ein Leben.
    Mit Bonuswörtern kostet ein echtes Wort, das nicht im Gitter steht, nichts; jedes dritte lässt einen Stern leuchten: Klicke einen verdeckten Buchstaben an, oder tippe *c5 für Zeile c, Spalte 5.
    F4 mischt die Buchstaben.

# Auf Papier

press-wizards-how = Fülle das Wortgitter mit { $words } Wörtern aus diesen Buchstaben. Das graue, schräge Wort braucht alle { $letters }; die anderen stehen waagerecht oder senkrecht und kreuzen einander.
press-wizards-of-length = { $count } × { $length } Buchstaben
wizards-grade = { $words } Wörter, davon { $hard } schwere; { $crossings } Kreuzungen; { $twice } doppelt gelegt
wizards-stock-spine = Diagonalwort
wizards-told-h = waagrecht, Zeile { $row }, Spalte { $col }: { $letters }
wizards-told-v = senkrecht, Zeile { $row }, Spalte { $col }: { $letters }
wizards-told-d = diagonal, jede zweite Zelle ab Zeile { $row }, Spalte { $col }: { $letters }
press-wizards-slot = { $letters } Buchstaben ab Zeile { $row }, Spalte { $column }, { press-wizards-way }
press-wizards-place = { $word } ab Zeile { $row }, Spalte { $column }, { press-wizards-way }
press-wizards-way = { $direction ->
    [H] waagrecht
    [V] senkrecht
   *[D] diagonal
}
