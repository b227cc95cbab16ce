"""Hands: spell words from the letters held; long words and small leftovers pay."""

from msgspec.structs import replace

from worderly import kit
from worderly.games.hands import letters
from worderly.games.hands.generate import daily, deal_round
from worderly.games.hands.model import (
    Dealt,
    Event,
    Finish,
    HandOver,
    Hint,
    Hinted,
    Move,
    Next,
    Play,
    Played,
    Replay,
    Replayed,
    Round,
    Spelled,
    State,
    Substitute,
    Substituted,
    Try,
)
from worderly.games.hands.plan import best_word, next_word, plan
from worderly.games.tools import Tools

Step = kit.Step[State]


def apply(state: State, stamp: kit.Stamp, move: Move | kit.TimeUp, tools: Tools) -> Step:
    match move:
        case kit.GiveUp():
            return kit.Step(replace(state, phase="over", reason="gave_up", ended_ms=stamp.at_ms))
        case Replay():
            return _replay(_in_phase(state, "after"))
        case Next():
            return _next_hand(_in_phase(state, "after"), stamp, (), tools)
        case _:
            return _play_hand(_in_phase(state, "playing"), stamp, move, tools)


def _play_hand(state: State, stamp: kit.Stamp, move: Move | kit.TimeUp, tools: Tools) -> Step:
    match move:
        case Play():
            return _play(state, stamp, move.word, tools)
        case Finish():
            return _end_hand(state, stamp, (), tools)
        case Substitute():
            return _substitute(state, move.letter, tools)
        case Hint():
            return _hint(state, tools)
        case _:
            raise kit.Refused("not_yet")


def _in_phase(state: State, phase: str) -> State:
    if state.phase != phase:
        raise kit.Refused("hand_has_ended" if phase == "playing" else "hand_goes_on")
    return state


def current(state: State) -> Round:
    return state.rounds[-1]


def _with_current(state: State, changed: Round) -> State:
    return replace(state, rounds=(*state.rounds[:-1], changed))


def typed(text: str, tools: Tools) -> str:
    """The typed text as a key; folding leaves the wildcards alone."""
    if letters.WILDCARD not in text:
        return tools.words.key_of(text.strip())
    return letters.WILDCARD.join(tools.words.fold(part) for part in text.strip().split(letters.WILDCARD))


def _play(state: State, stamp: kit.Stamp, text: str, tools: Tools) -> Step:
    word = typed(text, tools)
    if not word:
        raise kit.Refused("empty")
    spelled = _judge(state, word, tools)
    hand = letters.spell(letters.take(letters.count(state.hand), word))
    played = _add(replace(state, hand=hand, hint=None), spelled)
    event = Played(
        word=word,
        valid=spelled.valid,
        points=spelled.points,
        total=current(played).tries[-1].score,
        best_points=spelled.best_points,
        hand=hand,
        why=None if spelled.valid else _judgement(word, tools).notice("letters_not_held"),
    )
    return kit.Step(played, (event,)) if hand else _end_hand(played, stamp, (event,), tools)


def _judge(state: State, word: str, tools: Tools) -> Spelled:
    held, n, lexicon = letters.count(state.hand), len(state.hand), tools.words
    valid = letters.is_held(word, held) and letters.is_word(word, lexicon, lexicon.vowels)
    points = letters.score(word, n, state.values) if valid else 0
    best = best_word(state.hand, lexicon, state.values)
    return Spelled(word, n, valid, points, max(best.points, points), best.word)


def _judgement(word: str, tools: Tools) -> kit.Judgement:
    if letters.WILDCARD not in word:
        return tools.judge(word)
    is_word = letters.is_word(word, tools.words, tools.words.vowels)
    return kit.Judgement(word, "listed" if is_word else "unlisted", tools.list)


def _add(state: State, spelled: Spelled) -> State:
    tries = current(state).tries
    last = Try((*tries[-1].plays, spelled))
    return _with_current(state, replace(current(state), tries=(*tries[:-1], last)))


def _end_hand(state: State, stamp: kit.Stamp, events: tuple[Event, ...], tools: Tools) -> Step:
    dealt = current(state)
    over = HandOver(
        number=len(state.rounds), score=dealt.tries[-1].score, kept=dealt.kept, empty=not state.hand
    )
    if can_replay(state):
        return kit.Step(replace(state, phase="after", hint=None), (*events, over))
    return _next_hand(state, stamp, (*events, over), tools)


def _next_hand(state: State, stamp: kit.Stamp, events: tuple[Event, ...], tools: Tools) -> Step:
    number = len(state.rounds) + 1
    if number > state.options.hands:
        ended = replace(state, phase="over", hint=None, reason="all_hands_played", ended_ms=stamp.at_ms)
        return kit.Step(ended, events)
    dealt = deal_round(state.options, state.secret, number, tools.words)
    after = replace(state, rounds=(*state.rounds, dealt), hand=dealt.dealt, phase="playing", hint=None)
    return kit.Step(after, (*events, Dealt(number=number, hand=dealt.dealt)))


def can_substitute(state: State) -> bool:
    """Before a hand's first word, once a game, not in a replay."""
    fresh = current(state).tries == (Try(),) and state.phase == "playing"
    return fresh and state.options.substitute and not state.substituted


def _substitute(state: State, text: str, tools: Tools) -> Step:
    if not can_substitute(state):
        raise kit.Refused("no_substitute")
    letter = typed(text, tools)
    if letter == letters.WILDCARD:
        raise kit.Refused("wildcard_stays")
    if letter not in letters.count(state.hand):
        raise kit.Refused("not_held", letter=text)
    chance = kit.Chance(f"{state.secret}/substitute/{len(state.rounds)}/{letter}")
    counts = letters.substitute(letters.count(state.hand), letter, tools.words.alphabet, chance)
    hand = letters.spell(counts)
    dealt = Round(dealt=hand, plan=plan(hand, tools.words))
    new = next(held for held in counts if held not in state.hand)
    changed = _with_current(replace(state, hand=hand, substituted=True, hint=None), dealt)
    return kit.Step(changed, (Substituted(old=letter, new=new, hand=hand),))


def can_replay(state: State) -> bool:
    """After a hand, once a game."""
    return state.options.replay and not state.replayed


def _replay(state: State) -> Step:
    dealt = current(state)
    again = replace(dealt, tries=(*dealt.tries, Try()))
    state = replace(state, hand=dealt.dealt, phase="playing", replayed=True)
    return kit.Step(_with_current(state, again), (Replayed(hand=dealt.dealt),))


def _hint(state: State, tools: Tools) -> Step:
    if state.hint and state.hint.word:
        raise kit.Refused("no_more_hints")
    word = next_word(state.hand, tools.words)
    if not word:
        raise kit.Refused("no_words_left")
    given = state.hint or Hinted()
    hint = _more(given, word)
    return kit.Step(replace(state, hint=hint, hints=state.hints + 1), (hint,))


def _more(given: Hinted, word: str) -> Hinted:
    if not given.length:
        return Hinted(length=len(word))
    return replace(given, letter=word[0]) if not given.letter else replace(given, word=word)


def scores(state: State) -> tuple[int, ...]:
    return (sum(dealt.kept for dealt in state.rounds),)


def is_ranked(state: State) -> bool:
    """Only the daily's rules rank, and only without hints."""
    language = state.options.languages[0]
    return state.options == daily(language, kit.Chance("")) and not state.hints


def outcome(state: State) -> kit.Outcome | None:
    if state.phase != "over":
        return None
    return kit.Outcome(
        scores=scores(state),
        winners=(0,),
        reason=state.reason,
        time_ms=state.ended_ms,
        ranked=is_ranked(state),
    )


def deadline(state: State) -> int | None:
    """A hand has no clock."""
    return None
