# The player's own keys
keys-unused = { $file } is not used: { $reason }
keys-unreadable = it is no TOML file that can be read ({ $reason }).
keys-no-section = it has a section “{ $section }”; there are { $sections }.
keys-no-action = there is no action “{ $action }” in [{ $section }].
keys-no-key = “{ $key }” is no key for { $action }.
keys-typed = “{ $key }” types a character in a game and cannot be a key for { $action }.
keys-twice = { $one } and { $other } have the same key, { $key }.
keys-help = Other keys: write them into { $file }; docs/keys.md has all names.
