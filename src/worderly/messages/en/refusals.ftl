# Refusals that all games share; each game has its other refusals in its own file.

refused-game-over = This game is over.
refused-no-such-seat = There is no seat { $seat } in this match.
refused-not-yet = It is not time for that yet.
refused-not-your-turn = It is somebody else’s turn.
refused-bad-option = { $option } cannot be { $value }; it takes { $need }.
refused-not-a-word = “{ $word }” is not in the word list.
refused-empty = Type something first.

reason-gave-up = Given up.
reason-race-over = Everyone has finished.
reason-time-up = Time is up.
reason-solved = Solved!
refused-not-worderly = Something answers at { $server }, but it is not Worderly; check the address.
refused-own-list-on-server = A word list of your own plays on this device only; leave out the list or the server.
