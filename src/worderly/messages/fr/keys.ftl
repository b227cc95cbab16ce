# Les touches du joueur
keys-unused = { $file } n’est pas utilisé : { $reason }
keys-unreadable = ce n’est pas un fichier TOML lisible ({ $reason }).
keys-no-section = il a une section « { $section } » ; il y a { $sections }.
keys-no-action = il n’y a pas d’action « { $action } » dans [{ $section }].
keys-no-key = « { $key } » n’est pas une touche pour { $action }.
keys-typed = « { $key } » écrit un caractère dans une partie et ne peut pas être une touche pour { $action }.
keys-twice = { $one } et { $other } ont la même touche, { $key }.
keys-help = D’autres touches : écrivez-les dans { $file } ; docs/keys.md a tous les noms.
