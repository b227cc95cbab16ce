# Ce que formulaires, aide et tableaux disent des options de tous les jeux.

option-on = oui
option-off = non
option-none = aucun
option-fitting = adaptée
option-untimed = sans limite
option-unlimited = sans limite
option-square = { $count } × { $count }
option-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
option-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
option-percent = { $count } %
option-any = au hasard
option-list-hint = des mots séparés par des virgules
option-names-hint = Deux à huit noms séparés par des virgules ; laissez vide pour jouer seul.
option-default = par défaut { $value }

# Les orthographes d’une langue des mots, par les noms de son language.toml.
spelling = Orthographe
spelling-shared = mots écrits de même par tous
spelling-gb = britannique
spelling-us = américaine

all-words = Mots tristes ou violents
all-words-more = Des mots tristes ou violents peuvent aussi être à trouver ; ces parties ne sont pas classées
