# Word lists: what is wrong with one, and what `worderly lexicon` shows.

lexicon-error-unknown = There is no lexicon “{ $name }”; choose one of { $names }, or give a file with one word a line.
lexicon-error-missing = The lexicon file { $file } is missing; install Worderly again.
lexicon-error-damaged = The lexicon file { $file } is damaged; install Worderly again.
lexicon-error-unreadable = The word file { $file } cannot be read ({ $reason }); check its name and that you may open it.
lexicon-error-empty = { $name } has no words; a word file holds one word a line, made of letters.

lexicon-row = { $name }: { $title } { $version }, { $count } words
lexicon-title = { $title } { $version }, { $count } words
lexicon-tier = { $tier ->
    [easy] easy
    [medium] medium
   *[hard] hard
  }: { $count } words, { $bases } of them base forms
lexicon-kept = { $hidden } words are accepted but never shown, { $grim } sad ones only on request; { $blocked } are refused.
lexicon-meanings = { $count } words have a meaning.
lexicon-themes = { $count } { $age ->
    [children] themes for children
   *[everyone] themes for everyone
  }: { $names }
lexicon-license = Licence of the { $part ->
    [words] words
    [tiers] tiers
    [meanings] meanings
   *[themes] themes
  }: { $license }
lexicon-credit = { $credit } ({ $name } { $version }, { $license }): LICENSES/{ $notice }

lexicon-check-file = { $name }: { $count ->
    [one] one word
   *[other] { $count } words
  } in { $lines ->
    [one] one line
   *[other] { $lines } lines
  }, read as { $encoding }
lexicon-check-letters = Letters: { $alphabet }
lexicon-check-duplicates = { $count ->
    [one] One line repeats a word.
   *[other] { $count } lines repeat a word.
  }
lexicon-check-complaint = Line { NUMBER($line, useGrouping: 0) }: { $text } — { $reason ->
    [too_long] too long for a word
    [several_words] several words on a line
    [digit] a digit in it
    [rare_letter] a letter too rare in this list; at most 32 different ones fit
   *[not_a_letter] a character that is not a letter
  }
lexicon-check-more = … and { $count ->
    [one] one line more
   *[other] { $count } lines more
  }; --json lists them all.
lexicon-check-good = Every line is a word.

# Why a word is in a list or not
why-verdict = { $verdict ->
    [listed] “{ $word }” is in { $list }.
    [blocked] { $list } leaves that word out.
    [banned] “{ $word }” is not in { $list }: the host of this server took it out.
   *[unlisted] “{ $word }” is not in { $list }.
}
why-level = { $level ->
    [block] It is a slur: it is not accepted as a guess, a name or a title, and never shown.
    [hide] It counts as a guess, but it is never shown: not as a word to find, a hint, a theme word or a missed word.
   *[grim] It counts as a guess, but it is a sad or violent word: no word to find and no hint, unless all words are chosen.
}
why-removed = { $reason ->
    [joined] It was taken out of the list: two words written as one.
    [name] It was taken out of the list: it is only a name.
    [misspelling] It was taken out of the list: a misspelling.
    [taxon] It was taken out of the list: a scientific name of a family or order.
    [abbreviation] It was taken out of the list: an abbreviation or a symbol.
    [fragment] It was taken out of the list: a piece of a phrase.
   *[none] It was taken out of the list by hand.
}
why-root = It is a form of “{ $root }”.
why-tier = { $tier ->
    [easy] It is a common word: tier easy.
    [medium] It is a fairly common word: tier medium.
    [hard] It is a less common word: tier hard.
   *[none] It is a rare word: in no tier.
}
why-target = { $target ->
    [yes] It may be a word to find.
   *[no] It counts as a guess, but it is not used as a word to find.
}
why-source = { $source ->
    [overlay] Source: added by hand.
    [overlay-short] Source: added by hand; the words of two letters are chosen one by one.
    [overlay-everyday] Source: added by hand, an everyday word that the source has not or calls an abbreviation.
    [overlay-enable] Source: added by hand; the public-domain list ENABLE confirms it.
    [overlay-today] Source: added by hand, a word in use today.
   *[other] Source: { $source }.
}
why-meaning = Meaning: { $meaning }
lexicon-why-advice = { $verdict ->
    [listed] Not a good word? Type !report { $word } in a game.
   *[unlisted] A word after all? Type !allow { $word } in a game to play it on this device.
}
