# Wortlisten: was an einer nicht stimmt und was `worderly lexicon` zeigt.

lexicon-error-unknown = Ein Lexikon „{ $name }“ gibt es nicht; wähle eines von { $names } oder nenne eine Datei mit einem Wort je Zeile.
lexicon-error-missing = Die Lexikondatei { $file } fehlt; installiere Worderly neu.
lexicon-error-damaged = Die Lexikondatei { $file } ist beschädigt; installiere Worderly neu.
lexicon-error-unreadable = Die Wortdatei { $file } lässt sich nicht lesen ({ $reason }); prüfe ihren Namen und ob du sie öffnen darfst.
lexicon-error-empty = { $name } enthält keine Wörter; eine Wortdatei hat ein Wort je Zeile, nur aus Buchstaben.

lexicon-row = { $name }: { $title } { $version }, { $count } Wörter
lexicon-title = { $title } { $version }, { $count } Wörter
lexicon-tier = { $tier ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
  }: { $count } Wörter, davon { $bases } Grundformen
lexicon-kept = { $hidden } Wörter werden angenommen, aber nie gezeigt, { $grim } traurige nur auf Wunsch; { $blocked } werden abgelehnt.
lexicon-meanings = { $count } Wörter haben eine Bedeutung.
lexicon-themes = { $count } { $age ->
    [children] Themen für Kinder
   *[everyone] Themen für alle
  }: { $names }
lexicon-license = Lizenz der { $part ->
    [words] Wörter
    [tiers] Stufen
    [meanings] Bedeutungen
   *[themes] Themen
  }: { $license }
lexicon-credit = { $credit } ({ $name } { $version }, { $license }): LICENSES/{ $notice }

lexicon-check-file = { $name }: { $count ->
    [one] ein Wort
   *[other] { $count } Wörter
  } in { $lines ->
    [one] einer Zeile
   *[other] { $lines } Zeilen
  }, gelesen als { $encoding }
lexicon-check-letters = Buchstaben: { $alphabet }
lexicon-check-duplicates = { $count ->
    [one] Eine Zeile wiederholt ein Wort.
   *[other] { $count } Zeilen wiederholen ein Wort.
  }
lexicon-check-complaint = Zeile { NUMBER($line, useGrouping: 0) }: { $text } — { $reason ->
    [too_long] zu lang für ein Wort
    [several_words] mehrere Wörter in einer Zeile
    [digit] enthält eine Ziffer
    [rare_letter] ein zu seltener Buchstabe in dieser Liste; höchstens 32 verschiedene passen
   *[not_a_letter] ein Zeichen, das kein Buchstabe ist
  }
lexicon-check-more = … und { $count ->
    [one] eine weitere Zeile
   *[other] { $count } weitere Zeilen
  }; --json nennt sie alle.
lexicon-check-good = Jede Zeile ist ein Wort.
why-verdict = { $verdict ->
    [listed] „{ $word }“ steht in { $list }.
    [blocked] { $list } lässt dieses Wort weg.
    [banned] „{ $word }“ steht nicht in { $list }: Der Gastgeber dieses Servers hat es herausgenommen.
   *[unlisted] „{ $word }“ steht nicht in { $list }.
}
why-level = { $level ->
    [block] Es ist eine Beschimpfung: Es gilt weder als Wort noch als Name oder Titel und wird nie gezeigt.
    [hide] Es gilt, wird aber nie gezeigt: nicht als gesuchtes Wort, Tipp, Wort eines Themas oder übersehenes Wort.
   *[grim] Es gilt, ist aber ein trauriges oder grausames Wort: weder gesucht noch Tipp, außer es sind alle Wörter gewählt.
}
why-removed = { $reason ->
    [joined] Es wurde aus der Liste genommen: zwei Wörter in einem geschrieben.
    [name] Es wurde aus der Liste genommen: nur ein Eigenname.
    [misspelling] Es wurde aus der Liste genommen: ein Schreibfehler.
    [taxon] Es wurde aus der Liste genommen: der wissenschaftliche Name einer Familie oder Ordnung.
    [abbreviation] Es wurde aus der Liste genommen: eine Abkürzung oder ein Zeichen.
    [fragment] Es wurde aus der Liste genommen: ein Stück einer Wendung.
   *[none] Es wurde von Hand aus der Liste genommen.
}
why-root = Es ist eine Form von „{ $root }“.
why-tier = { $tier ->
    [easy] Es ist ein häufiges Wort: Stufe leicht.
    [medium] Es ist ein ziemlich häufiges Wort: Stufe mittel.
    [hard] Es ist ein weniger häufiges Wort: Stufe schwer.
   *[none] Es ist ein seltenes Wort: in keiner Stufe.
}
why-target = { $target ->
    [yes] Es kann ein gesuchtes Wort sein.
   *[no] Es gilt, wird aber nicht als gesuchtes Wort genommen.
}
why-source = { $source ->
    [overlay] Quelle: von Hand hinzugefügt.
    [overlay-short] Quelle: von Hand hinzugefügt; Wörter mit zwei Buchstaben sind einzeln gewählt.
    [overlay-everyday] Quelle: von Hand hinzugefügt, ein Alltagswort, das die Quelle nicht hat oder für eine Abkürzung hält.
    [overlay-enable] Quelle: von Hand hinzugefügt; die gemeinfreie Liste ENABLE bestätigt es.
    [overlay-today] Quelle: von Hand hinzugefügt, ein heute übliches Wort.
   *[other] Quelle: { $source }.
}
why-meaning = Bedeutung: { $meaning }
lexicon-why-advice = { $verdict ->
    [listed] Kein gutes Wort? Tippe !melden { $word } in einer Partie.
   *[unlisted] Doch ein Wort? Tippe !erlauben { $word } in einer Partie, dann gilt es auf diesem Gerät.
}
