# Texts about options that forms, help and tables of all games share.

option-on = on
option-off = off
option-none = none
option-fitting = fitting
option-untimed = untimed
option-unlimited = no limit
option-square = { $count } × { $count }
option-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
option-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
option-percent = { $count } %
option-any = any
option-list-hint = words with commas between them
option-names-hint = Two to eight names with commas between; leave it empty to play alone.
option-default = default { $value }

# Spellings of a word language, by the names in its language.toml.
spelling = Spelling
spelling-shared = words that all spell alike
spelling-gb = British
spelling-us = American

all-words = Sad and violent words too
all-words-more = Sad and violent words may be words to find too; such games are not ranked
