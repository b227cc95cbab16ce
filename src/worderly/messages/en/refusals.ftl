# Refusals that all games share; each game has its other refusals in its own file.

refused-game-over = This game is over.
refused-no-such-seat = There is no seat { $seat } in this match.
refused-not-yet = It is not time for that yet.
refused-not-your-turn = It is somebody else’s turn.
refused-bad-option = { $option } cannot be { $value }; it takes { $need }.
refused-not-in-list = “{ $word }” is not in { $list }.
refused-blocked-word = { $list } leaves that word out: slurs are not accepted.
refused-no-list-word = “{ $word }” cannot be in a word list: a word has { $low } to { $high } letters and nothing else, no digits, spaces or hyphens.
refused-banned-word = “{ $word }” is not in { $list }: the host of this server took it out.
refused-reported-word = “{ $word }” is in { $list }, but you reported it on this device.
refused-not-in-puzzle = “{ $word }” is in { $list }, but it is not one of this puzzle’s words.
refused-empty = Type something first.
refused-needs-engine = Fetch the games for this browser first.

reason-gave-up = Given up.
reason-host-ended = The host ended the round.
reason-race-over = Everyone has finished.
reason-time-up = Time is up.
reason-solved = Solved!
refused-not-worderly = Something answers at { $server }, but it is not Worderly; check the address.
refused-own-list-on-server = A word list of your own plays on this device only; leave out the list or the server.
refused-open-elsewhere = This game is open in another window.
refused-taken-over = This game was taken over in another window; nothing more is saved here.
refused-one-end = That is one end; please type both, like c7 c12, or the word with it.
refused-no-such-row = There is no row { $row }; there are { $first } to { $last }.
