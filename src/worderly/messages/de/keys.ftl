# Die eigenen Tasten
keys-unused = { $file } wird nicht benutzt: { $reason }
keys-unreadable = Es ist keine lesbare TOML-Datei ({ $reason }).
keys-no-section = Sie hat einen Abschnitt „{ $section }“; es gibt { $sections }.
keys-no-action = In [{ $section }] gibt es keine Aktion „{ $action }“.
keys-no-key = „{ $key }“ ist keine Taste für { $action }.
keys-typed = „{ $key }“ schreibt im Spiel ein Zeichen und kann keine Taste für { $action } sein.
keys-twice = { $one } und { $other } haben dieselbe Taste, { $key }.
keys-help = Andere Tasten: in { $file } schreiben; docs/keys.md hat alle Namen.
