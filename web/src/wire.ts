// Generated from the Python types by `make gen`; do not edit.

export const GAMES = ["wizards", "hands", "boogle", "battlewords", "wordsearch"] as const;
export type GameId = (typeof GAMES)[number];

/** Those that have a big puzzle, one each weekend, in turn. */
export const WEEKEND_GAMES: readonly GameId[] = ["wizards", "boogle", "wordsearch"];

/** What ranks in each game. */
export const RANK_UNITS: Record<GameId, Rank['unit']> = { wizards: "points", hands: "points", boogle: "points", battlewords: "points", wordsearch: "seconds" };

/** Options that are lists of words. */
export const LISTS: Record<GameId, readonly string[]> = {
  wizards: [
    "languages",
  ],
  hands: [
    "languages",
  ],
  boogle: [
    "languages",
    "players",
  ],
  battlewords: [
    "languages",
  ],
  wordsearch: [
    "languages",
    "words",
    "directions",
    "mask",
    "secret_words",
  ],
};

/** Options that are texts, even if they look like numbers. */
export const TEXTS: Record<GameId, readonly string[]> = {
  wizards: [
    "spelling",
  ],
  hands: [
    "spelling",
    "hand",
  ],
  boogle: [
    "spelling",
    "dice",
    "grid",
    "machine",
  ],
  battlewords: [
    "spelling",
  ],
  wordsearch: [
    "spelling",
    "theme",
    "alphabet",
    "shape",
    "message",
    "title",
  ],
};

/** The option that sets how long the clock runs, 0 without one. */
export const CLOCKS: Record<GameId, readonly string[]> = {
  wizards: [
  ],
  hands: [
  ],
  boogle: [
    "time_s",
  ],
  battlewords: [
  ],
  wordsearch: [
  ],
};

export interface WizardsGuess {
  type: "guess";
  word: string;
}

export interface WizardsHint {
  type: "hint";
}

export interface WizardsCast {
  type: "cast";
}

export interface WizardsStar {
  type: "star";
  cell: [number, number];
}

export interface GiveUp {
  type: "give_up";
}

export type WizardsMove =
  | WizardsGuess | WizardsHint | WizardsCast | WizardsStar | GiveUp;

export interface WizardsRight {
  type: "right";
  seat: number | null;
  word: string;
  points: number;
  cells: ([number, number])[];
  completed: string[];
}

export interface WizardsWrong {
  type: "wrong";
  seat: number | null;
  word: string;
  is_word: boolean;
  why: Notice | null;
  shielded: boolean;
  lives: number | null;
}

export interface Notice {
  type: "notice";
  code: string;
  facts: Record<string, string | number>;
}

export interface WizardsBonus {
  type: "bonus";
  seat: number | null;
  word: string;
  is_star: boolean;
  next_star: number;
}

export interface WizardsHinted {
  type: "hinted";
  seat: number | null;
  cell: [number, number];
  letter: string;
  cost: number;
  completed: string[];
}

export interface WizardsStarred {
  type: "starred";
  seat: number | null;
  cell: [number, number];
  letter: string;
  completed: string[];
}

export interface WizardsEarned {
  type: "earned";
  seat: number | null;
  wizard: "letters" | "life" | "plain" | "shield" | "word";
  charges: number;
}

export interface WizardsPower {
  type: "power";
  seat: number | null;
  wizard: "letters" | "life" | "plain" | "shield" | "word";
  points: number;
  cells: ([number, number])[];
  completed: string[];
}

export interface WizardsEnded {
  type: "ended";
  seat: number | null;
  reason: string;
}

export type WizardsEvent =
  | WizardsRight | WizardsWrong | WizardsBonus | WizardsHinted | WizardsStarred | WizardsEarned | WizardsPower | WizardsEnded;

export interface WizardsOptions {
  type?: "wizards_options";
  languages?: string[];
  spelling?: string;
  all_words?: boolean;
  rows?: number;
  cols?: number;
  words?: number;
  lives?: number;
  hints?: number;
  compact?: boolean;
  bonus?: boolean;
  book?: "bibliotheca" | "codex" | "scroll" | "spellbook" | "tome" | null;
  wizard?: "letters" | "life" | "plain" | "shield" | "word";
  debug?: boolean;
}

export interface WizardsView {
  type: "wizards_view";
  options: WizardsOptions;
  letters: string;
  grid: string[];
  points: number;
  lives: number;
  hints_left: number;
  run: number;
  charges: number;
  shield: number;
  left: ([number, number])[];
  found: string[];
  bonus: string[];
  turns: WizardsTurn[];
  answer: string[];
  answers: WizardsAnswer[];
  reason: string | null;
  stars: number;
  next_star: number;
}

export interface WizardsTurn {
  type: "wizards_turn";
  kind: "bonus" | "hint" | "power" | "right" | "star" | "wrong";
  word: string;
  points: number;
  is_word: boolean;
}

export interface WizardsAnswer {
  type: "wizards_answer";
  word: string;
  display: string;
  row: number;
  col: number;
  direction: "D" | "H" | "V";
  found: boolean;
  cells: ([number, number])[];
}

export interface WizardsRaceView {
  type: "race_view";
  own: WizardsView | null;
  lanes: WizardsView[];
  scores: number[];
  finished: boolean[];
}

export interface HandsPlay {
  type: "play";
  word: string;
}

export interface HandsFinish {
  type: "finish";
}

export interface HandsSubstitute {
  type: "substitute";
  letter: string;
}

export interface HandsReplay {
  type: "replay";
}

export interface HandsNext {
  type: "next";
}

export interface HandsHint {
  type: "hint";
}

export type HandsMove =
  | HandsPlay | HandsFinish | HandsSubstitute | HandsReplay | HandsNext | HandsHint | GiveUp;

export interface HandsDealt {
  type: "dealt";
  seat: number | null;
  number: number;
  hand: string;
}

export interface HandsSubstituted {
  type: "substituted";
  seat: number | null;
  old: string;
  new: string;
  hand: string;
}

export interface HandsPlayed {
  type: "played";
  seat: number | null;
  word: string;
  valid: boolean;
  points: number;
  total: number;
  best_points: number;
  hand: string;
  why: Notice | null;
}

export interface HandsHandOver {
  type: "hand_over";
  seat: number | null;
  number: number;
  score: number;
  kept: number;
  empty: boolean;
}

export interface HandsReplayed {
  type: "replayed";
  seat: number | null;
  hand: string;
}

export interface HandsHinted {
  type: "hinted";
  seat: number | null;
  length: number;
  letter: string;
  word: string;
}

export type HandsEvent =
  | HandsDealt | HandsSubstituted | HandsPlayed | HandsHandOver | HandsReplayed | HandsHinted;

export interface HandsOptions {
  type?: "hands_options";
  languages?: string[];
  spelling?: string;
  all_words?: boolean;
  letters?: number;
  hands?: number;
  hand?: string;
  substitute?: boolean;
  replay?: boolean;
  fair?: boolean;
}

export interface HandsView {
  type: "hands_view";
  options: HandsOptions;
  phase: "after" | "over" | "playing";
  number: number;
  dealt: string;
  hand: string;
  values: Record<string, number>;
  factors: number[];
  plays: HandsPlayView[];
  score: number;
  first_score: number | null;
  total: number;
  can_substitute: boolean;
  can_replay: boolean;
  hint: HandsHinted | null;
  rounds: HandsRoundView[];
  par: number;
  hints: number;
}

export interface HandsPlayView {
  type: "hands_play";
  word: string;
  n: number;
  valid: boolean;
  points: number;
  best_points: number;
  best_word: string;
}

export interface HandsRoundView {
  type: "hands_round";
  number: number;
  dealt: string;
  plays: HandsPlayView[];
  scores: number[];
  kept: number;
  par: number;
  perfect: number;
  percent: number | null;
  exact: boolean;
  par_line: (HandsLinePlay | HandsLineDiscard)[];
  perfect_line: (HandsLinePlay | HandsLineDiscard)[];
}

export interface HandsLinePlay {
  type: "play";
  word: string;
  n: number;
  points: number;
}

export interface HandsLineDiscard {
  type: "discard";
  discard: string;
}

export interface HandsRaceView {
  type: "race_view";
  own: HandsView | null;
  lanes: HandsView[];
  scores: number[];
  finished: boolean[];
}

export interface BoogleReady {
  type: "ready";
}

export interface BoogleFind {
  type: "find";
  word: string;
}

export interface BoogleDone {
  type: "done";
}

export type BoogleMove =
  | BoogleReady | BoogleFind | BoogleDone | GiveUp;

export interface BoogleFound {
  type: "found";
  seat: number | null;
  word: string;
  display: string;
  points: number;
  path: ([number, number])[];
  common: boolean;
  score: number;
}

export interface BoogleLate {
  type: "late";
  seat: number | null;
  word: string;
}

export interface BoogleScored {
  type: "scored";
  seat: number | null;
  mover: number;
  score: number;
  words: number;
}

export interface BoogleTurnBegan {
  type: "turn_began";
  seat: number | null;
  mover: number;
  ends_ms: number | null;
}

export interface BoogleTimeCalled {
  type: "time_called";
  seat: number | null;
}

export interface BoogleTurnOver {
  type: "turn_over";
  seat: number | null;
  mover: number;
  score: number;
  words: number;
}

export type BoogleEvent =
  | BoogleFound | BoogleLate | BoogleScored | BoogleTurnBegan | BoogleTimeCalled | BoogleTurnOver;

export interface BoogleOptions {
  type?: "boogle_options";
  languages?: string[];
  spelling?: string;
  all_words?: boolean;
  size?: number;
  dice?: string;
  grid?: string;
  plain_q?: boolean;
  min_length?: number;
  time_s?: number | null;
  scoring?: "classic" | "letters";
  fewest_common?: number;
  mode?: "room" | "solo" | "turns";
  seats?: number;
  players?: string[];
  machine?: string;
  rounds?: number;
  same_board?: boolean;
  decides?: "all" | "unique";
}

export interface BoogleView {
  type: "boogle_view";
  options: BoogleOptions;
  seat: number | null;
  phase: "closing" | "over" | "playing" | "ready";
  up: number;
  round: number;
  names: string[];
  faces: string[][];
  values: Record<string, number>;
  ends_ms: number | null;
  done: boolean;
  found: BoogleFoundView[];
  late: string[];
  score: number;
  scores: number[];
  words_found: number[];
  common_found: number;
  common_total: number;
  boards: BoogleBoardView[];
  players: BooglePlayerView[];
  common_points: number;
  length_points: number[];
}

export interface BoogleFoundView {
  type: "boogle_found";
  word: string;
  display: string;
  points: number;
  path: ([number, number])[];
  common: boolean;
}

export interface BoogleBoardView {
  type: "boogle_board";
  faces: string[][];
  words: BoogleWordView[];
}

export interface BoogleWordView {
  type: "boogle_word";
  word: string;
  display: string;
  points: number;
  path: ([number, number])[];
  rank: number;
  common: boolean;
  finders: number[];
}

export interface BooglePlayerView {
  type: "boogle_player";
  seat: number;
  name: string;
  words: string[];
  late: string[];
  struck: string[];
  all_total: number;
  unique_total: number;
  longest: number;
  lengths: Record<string, number>;
  cloud: Record<string, number>;
}

export interface BoogleRaceView {
  type: "race_view";
  own: BoogleView | null;
  lanes: BoogleView[];
  scores: number[];
  finished: boolean[];
}

export interface BattlewordsReveal {
  type: "reveal";
  row: number;
  col: number;
}

export interface BattlewordsGuess {
  type: "guess";
  word: string;
}

export interface BattlewordsHint {
  type: "hint";
}

export type BattlewordsMove =
  | BattlewordsReveal | BattlewordsGuess | BattlewordsHint | GiveUp;

export interface BattlewordsRevealed {
  type: "revealed";
  seat: number | null;
  cell: [number, number];
  letter: string;
}

export interface BattlewordsRight {
  type: "right";
  seat: number | null;
  word: string;
  points: number;
  covered: number;
  cells: ([number, number])[];
}

export interface BattlewordsWrong {
  type: "wrong";
  seat: number | null;
  word: string;
  wrong: number;
  why: Notice | null;
}

export interface BattlewordsHinted {
  type: "hinted";
  seat: number | null;
  cell: [number, number];
  letter: string;
  cost: number;
}

export interface BattlewordsEnded {
  type: "ended";
  seat: number | null;
  reason: string;
}

export type BattlewordsEvent =
  | BattlewordsRevealed | BattlewordsRight | BattlewordsWrong | BattlewordsHinted | BattlewordsEnded;

export interface BattlewordsOptions {
  type?: "battlewords_options";
  languages?: string[];
  spelling?: string;
  all_words?: boolean;
  difficulty?: "easy" | "hard" | "medium";
  mode?: "admiral" | "chain" | "strict";
  crossings?: boolean;
  spaced?: boolean;
  curated?: boolean;
  hints?: number;
  wrong_limit?: number;
  radar?: boolean;
}

export interface BattlewordsView {
  type: "battlewords_view";
  options: BattlewordsOptions;
  size: number;
  grid: string[];
  radar: ([number, number])[];
  points: number;
  may_guess: boolean;
  reveals: number;
  hints_left: number;
  left: ([number, number])[];
  named: BattlewordsNamed[];
  wrong: string[];
  list: BattlewordsWordList;
  last: BattlewordsTurn | null;
  answer: string[];
  answers: BattlewordsAnswer[];
  tier: "fantastic" | "good" | "great" | "practise" | null;
  reason: string | null;
}

export interface BattlewordsNamed {
  type: "battlewords_named";
  word: string;
  display: string;
  row: number;
  col: number;
  direction: "H" | "V";
  cells: ([number, number])[];
  points: number;
  covered: number;
}

export interface BattlewordsWordList {
  type: "battlewords_list";
  name: string;
  counts: ([number, number])[];
}

export interface BattlewordsTurn {
  type: "battlewords_turn";
  kind: "hint" | "letter" | "right" | "water" | "wrong";
  word: string;
  cell: [number, number] | null;
  points: number;
}

export interface BattlewordsAnswer {
  type: "battlewords_answer";
  word: string;
  display: string;
  row: number;
  col: number;
  direction: "H" | "V";
  cells: ([number, number])[];
  guessed: boolean;
  points: number;
}

export interface BattlewordsRaceView {
  type: "race_view";
  own: BattlewordsView | null;
  lanes: BattlewordsView[];
  scores: number[];
  finished: boolean[];
}

export interface WordsearchDraw {
  type: "draw";
  start: [number, number];
  end: [number, number];
}

export interface WordsearchName {
  type: "name";
  word: string;
  at?: [number, number] | null;
}

export interface WordsearchHint {
  type: "hint";
  word?: string;
}

export type WordsearchMove =
  | WordsearchDraw | WordsearchName | WordsearchHint | GiveUp;

export interface WordsearchWordFound {
  type: "word_found";
  seat: number | null;
  word: string;
  cells: ([number, number])[];
  finder: number;
  at_ms: number;
  secret: boolean;
}

export interface WordsearchHintGiven {
  type: "hint_given";
  seat: number | null;
  word: string;
  cell: [number, number];
  cost_ms: number;
}

export interface WordsearchGaveUp {
  type: "gave_up";
  seat: number | null;
  giver: number;
}

export type WordsearchEvent =
  | WordsearchWordFound | WordsearchHintGiven | WordsearchGaveUp;

export interface WordsearchOptions {
  type?: "wordsearch_options";
  languages?: string[];
  spelling?: string;
  all_words?: boolean;
  words?: string[];
  theme?: string;
  age?: "children" | "everyone";
  count?: number;
  difficulty?: "easy" | "hard" | "medium";
  rows?: number;
  cols?: number;
  level?: "easy" | "hard" | "medium";
  directions?: ("E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W")[];
  backwards?: number;
  weave?: number;
  fill?: "decoys" | "language" | "uniform";
  accents?: "fold" | "keep";
  alphabet?: string;
  shape?: string;
  mask?: string[];
  message?: string;
  exact?: boolean;
  secret_words?: string[];
  pins?: WordsearchPin[];
  title?: string;
  mode?: "claim" | "solo";
  players?: number;
  typing?: "free" | "placed";
}

export interface WordsearchPin {
  type: "pin";
  word: string;
  row: number;
  col: number;
  direction: "E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W";
}

export interface WordsearchView {
  type: "wordsearch_view";
  grid: string[];
  words: WordsearchListedWord[];
  title: string;
  theme: string;
  alphabet: string;
  mode: "claim" | "solo";
  typing: "free" | "placed";
  unplaced: WordsearchUnplaced[];
  secrets: number;
  secrets_found: WordsearchListedWord[];
  scores: number[];
  hints: WordsearchHintView[];
  hints_used: number;
  penalty_ms: number;
  gave_up: boolean[];
  over: boolean;
  time_ms: number | null;
  message: string | null;
}

export interface WordsearchListedWord {
  type: "listed_word";
  text: string;
  length: number;
  found_by: number | null;
  at_ms: number | null;
  cells: ([number, number])[];
}

export interface WordsearchUnplaced {
  type: "unplaced";
  word: string;
  reason: string;
}

export interface WordsearchHintView {
  type: "hint_view";
  word: string;
  cell: [number, number];
}

export interface WordsearchRaceView {
  type: "race_view";
  own: WordsearchView | null;
  lanes: WordsearchView[];
  scores: number[];
  finished: boolean[];
}

export interface RaceScore {
  type: "race_score";
  seat: number | null;
  mover: number;
  score: number;
  finished: boolean;
}

export interface Outcome {
  type: "outcome";
  scores: number[];
  winners: number[];
  reason: string;
  time_ms: number | null;
  ranked: boolean;
}

export interface Analysis {
  type: "analysis";
  game: string;
  seat: number;
  accuracy: number | null;
  verdicts: Verdict[];
  moments: number[];
  remarks: Remark[];
  groups: Group[];
  series: Series[];
  exact: boolean;
  closing: Closing[];
  advice: Remark | null;
}

export interface Verdict {
  type: "verdict";
  number: number;
  at_ms: number;
  kind: string;
  text: string;
  mark: "best" | "fine" | "good" | "missed" | "plain" | "wasted";
  unit: "bits" | "percent" | "points" | "seconds";
  value: number;
  best: number;
  instead: Instead[];
  remarks: Remark[];
  cells: ([number, number])[];
  scene: Scene | null;
  why: Remark[];
  earned: number;
}

export interface Instead {
  type: "instead";
  text: string;
  value: number;
  cells: ([number, number])[];
  remark: Remark | null;
}

export interface Remark {
  type: "remark";
  code: string;
  facts: Record<string, string | number>;
}

export interface Scene {
  type: "scene";
  rows: string[];
  chances: number[][];
}

export interface Group {
  type: "group";
  code: string;
  words: string[];
  facts: Record<string, string | number>;
}

export interface Series {
  type: "series";
  code: string;
  unit: "bits" | "percent" | "points" | "seconds";
  values: number[];
}

export interface Closing {
  type: "closing";
  code: string;
  at: number | null;
  facts: Record<string, string | number>;
}

export type Options =
  | WizardsOptions
  | HandsOptions
  | BoogleOptions
  | BattlewordsOptions
  | WordsearchOptions;

export type Move =
  | WizardsMove
  | HandsMove
  | BoogleMove
  | BattlewordsMove
  | WordsearchMove;

export type View =
  | WizardsView
  | WizardsRaceView
  | HandsView
  | HandsRaceView
  | BoogleView
  | BoogleRaceView
  | BattlewordsView
  | BattlewordsRaceView
  | WordsearchView
  | WordsearchRaceView;

export type GameEvent =
  | WizardsEvent
  | HandsEvent
  | BoogleEvent
  | BattlewordsEvent
  | WordsearchEvent
  | RaceScore;

export interface Watch {
  type: "watch";
  match: string;
  key?: string | null;
  seat?: number | null;
}

export interface Unwatch {
  type: "unwatch";
  match: string;
}

export interface Submit {
  type: "submit";
  match: string;
  id: string;
  move: Move;
  seat?: number | null;
}

export interface Pause {
  type: "pause";
  match: string;
  id: string;
}

export interface Resume {
  type: "resume";
  match: string;
  id: string;
}

export interface Allow {
  type: "allow";
  match: string;
  id: string;
  word: string;
}

export interface Join {
  type: "join";
  room: string;
  spectate?: boolean;
  bot?: boolean;
}

export interface Do {
  type: "do";
  room: string;
  id: string;
  act: Setup | Ready | Start | EndRound | Rematch | React | AddBot | Remove | Spectate | Leave;
}

export interface Setup {
  type: "setup";
  game: string;
  options?: Options;
  rounds?: number;
}

export interface Ready {
  type: "ready";
  on?: boolean;
}

export interface Start {
  type: "start";
}

export interface EndRound {
  type: "end_round";
}

export interface Rematch {
  type: "rematch";
}

export interface React {
  type: "react";
  what: string;
}

export interface AddBot {
  type: "add_bot";
  level: string;
}

export interface Remove {
  type: "remove";
  member: number;
}

export interface Spectate {
  type: "spectate";
  on?: boolean;
}

export interface Leave {
  type: "leave";
}

export interface Unjoin {
  type: "unjoin";
  room: string;
}

export interface Ping {
  type: "ping";
}

export type Up =
  | Watch | Unwatch | Submit | Pause | Resume | Allow | Join | Do | Unjoin | Ping;

export interface Hello {
  type: "hello";
  now_ms: number;
  version: string;
  player: string | null;
}

export interface Frame {
  type: "frame";
  match: string;
  game: string;
  seq: number;
  seat: number | null;
  view: View | null;
  events: GameEvent[];
  scores: number[];
  outcome: Outcome | null;
  clock_ms: number;
  deadline_ms: number | null;
  paused: boolean;
  ranked: boolean;
  mover: number | null;
  move: string | null;
  rank: Rank | null;
  starts_in_ms: number | null;
}

export interface Rank {
  type: "rank";
  name: string;
  place: number;
  value: number;
  unit: "points" | "seconds";
  steps: RankStep[];
  next: string;
  missing: number;
  is_flawless: boolean;
  longest: number;
}

export interface RankStep {
  type: "rank_step";
  name: string;
  at: number;
}

export interface Refusal {
  type: "refused";
  code: string;
  message: string;
  facts: Record<string, string | number>;
  move: string;
  match: string | null;
  room: string | null;
}

export interface Problem {
  type: "error";
  code: string;
  message: string;
  facts: Record<string, string | number>;
  match: string | null;
  room: string | null;
  move: string | null;
}

export interface RoomFrame {
  type: "room";
  room: string;
  seq: number;
  you: number | null;
  host: number | null;
  phase: string;
  setup: Setup;
  members: Member[];
  round: number;
  match: string | null;
  seats: number[];
  results: RoundResult[];
  winners: number[];
  reactions: string[];
  move: string | null;
}

export interface Member {
  member: number;
  info: SeatInfo;
  ready: boolean;
  present: boolean;
  spectator: boolean;
  score: number;
  wins: number;
  is_program: boolean;
}

export interface SeatInfo {
  name: string | null;
  tag: number | null;
  bot: string | null;
}

export interface RoundResult {
  match: string;
  members: number[];
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Reaction {
  type: "reaction";
  room: string;
  member: number;
  what: string;
}

export interface Bye {
  type: "bye";
  code: string;
  message: string;
  retry_ms: number | null;
}

export interface Pong {
  type: "pong";
  now_ms: number;
}

export type Down =
  | Hello | Frame | Refusal | Problem | RoomFrame | Reaction | Bye | Pong;

export interface Bar {
  low: number;
  high: number;
  count: number;
  mine: boolean;
}

export interface WordShare {
  word: string;
  percent: number;
}

export interface Others {
  players: number;
  average: number | null;
  place: number | null;
  percent: number | null;
  unit: "points" | "seconds";
  bars: Bar[];
  words: WordShare[];
  unranked: string | null;
}

export interface ErrorBody {
  code: string;
  message: string;
  facts: Record<string, string | number>;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: [number, number];
  levels: string[];
  options: Options;
}

export interface ThemeInfo {
  name: string;
  titles: string[];
  age: "children" | "everyone";
}

export interface Games {
  games: GameInfo[];
  languages: string[];
  themes: Record<string, ThemeInfo[]>;
}

export interface NewMatch {
  game: string;
  options?: Options;
  seed?: string | null;
  daily?: string | null;
  language?: string;
  challenge?: string | null;
  weekend?: string | null;
  bots?: string[];
}

export interface Started {
  match: string;
  key: string | null;
  game: string;
  seed: string | null;
  options: Options;
  notices: Notice[];
  daily: string | null;
  challenge: string | null;
  frame: Frame;
  weekend: string | null;
}

export interface NewMove {
  id: string;
  move: Move;
  seat?: number | null;
}

export interface MatchInfo {
  match: string;
  game: string;
  options: Options;
  seats: SeatInfo[];
  daily: string | null;
  challenge: string | null;
  room: string | null;
  frame: Frame;
}

export interface ReplayStep {
  seq: number;
  seat: number;
  at_ms: number;
  text: string;
  move: Move;
  events: GameEvent[];
  view: View | null;
  scores: number[];
}

export interface Replay {
  match: string;
  game: string;
  options: Options;
  seats: SeatInfo[];
  start: View;
  steps: ReplayStep[];
  outcome: Outcome;
  final: View;
  solution: unknown;
  seat: number | null;
  next: number | null;
}

export interface FoundWord {
  word: string;
  points: number | null;
  finders: number[];
  is_struck: boolean;
}

export interface MatchWords {
  words: FoundWord[];
}

export interface ShareText {
  text: string;
  link: string;
}

export interface NewChallenge {
  match?: string | null;
  key?: string | null;
  game?: string | null;
  options?: Options;
  seed?: string | null;
  title?: string | null;
}

export interface NewPrint {
  game: string;
  options?: Options;
  seed?: string | null;
  title?: string;
  part?: "key" | "puzzle";
  paper?: "6x9" | "8.5x11" | "a4" | "a5" | "letter";
  large?: boolean;
  black?: boolean;
  key?: "none" | "page" | "upside-down";
  header?: string;
  footer?: string;
  margin_mm?: number;
  gutter_mm?: number;
  count?: number;
  pick?: number;
  rising?: boolean;
  per_page?: 0 | 1 | 2 | 4;
  versions?: number;
  levels?: ("easy" | "hard" | "medium")[];
  codes?: boolean;
  name_line?: boolean;
  case?: "lower" | "upper";
  order?: "alphabet" | "given" | "length";
  listing?: "clues" | "none" | "words";
}

export interface ChallengeResult {
  info: SeatInfo;
  score: number;
  time_ms: number | null;
  reason: string;
  match: string | null;
  you: boolean;
}

export interface Challenge {
  challenge: string;
  link: string;
  game: string;
  options: Options;
  title: string | null;
  results: ChallengeResult[];
  daily: string | null;
}

export interface EnterChallenge {
  match: string;
  key?: string | null;
}

export interface NewRoom {
  game: string;
  options?: Options;
  rounds?: number;
}

export interface RoomInfo {
  room: string;
  link: string;
  game: string;
  phase: "between" | "lobby" | "over" | "playing";
  members: number;
}

export interface WordReport {
  language: string;
  word: string;
  kind: "in" | "meaning" | "offensive" | "out";
}

export interface WordInfo {
  word: string;
  display: string;
  known: boolean;
  tier: string | null;
  meaning: string | null;
  lexicon: string;
  verdict: string;
  level: string | null;
  target: boolean;
  root: string | null;
  source: string | null;
  lines: string[];
}

export interface Health {
  ok: boolean;
  version: string;
  news: "alone" | "live" | "swept" | null;
}

export interface LessonPage {
  text: string;
  cells: ([number, number])[];
  part: string;
  wants: Move | null;
  frame: Frame;
}

export interface LessonInfo {
  game: string;
  language: string;
  pages: LessonPage[];
  last: Frame;
}

export interface NewLessonMove {
  step: number;
  move: Move;
}

export interface LessonAnswer {
  wanted: boolean;
  events: GameEvent[];
}

export interface DailyInfo {
  game: string;
  language: string;
  version: number;
  date: string;
  number: number;
  opens_ms: number;
  closes_ms: number;
  open: boolean;
  hash: string | null;
  match: string | null;
  done: boolean;
}

export interface WeekendInfo {
  game: string;
  language: string;
  date: string;
  number: number;
  opens_ms: number;
  closes_ms: number;
  open: boolean;
  options: Options;
  hash: string | null;
  salt: string | null;
}

export interface DailyPage {
  date: string;
  number: number;
  now_ms: number;
  puzzles: DailyInfo[];
}

export interface DailyAnswers {
  info: DailyInfo;
  salt: string;
  puzzle_text: string;
  puzzle: unknown;
  solution: unknown;
  others: Others;
}

export interface BoardRow {
  rank: number;
  info: SeatInfo;
  score: number;
  time_ms: number | null;
  match: string | null;
  you: boolean;
}

export interface Board {
  game: string;
  language: string;
  day: string;
  circle: string | null;
  frozen: boolean;
  count: number;
  top: BoardRow[];
  mine: BoardRow | null;
  around: BoardRow[];
}

export interface NewCircle {
  title: string;
}

export interface Circle {
  circle: string;
  link: string;
  title: string;
  members: SeatInfo[];
  joined: boolean;
}

export interface PostResult {
  key?: string | null;
}

export interface NewPlayer {
  notice: boolean;
  name?: string | null;
  on_boards?: boolean;
}

export interface Player {
  name: string;
  tag: number;
  on_boards: boolean;
  created_ms: number;
}

export interface Identity {
  player: Player;
  token: string;
  recovery: string | null;
}

export interface ChangePlayer {
  name?: string | null;
  on_boards?: boolean | null;
}

export interface Recovery {
  words: string;
}

export interface RecoveryWords {
  words: string;
}

export interface Pairing {
  code: string;
  key: string;
  expires_ms: number;
}

export interface PairingCode {
  code: string;
}

export interface PairingKey {
  key: string;
}

export interface Streak {
  days: number;
  best: number;
  freezes: number;
}

export interface GameStats {
  game: string;
  language: string;
  games: number;
  average: number;
  best: number;
  streak: Streak;
  scores: number[];
}

export interface ReachedMilestone {
  kind: "all_games" | "days" | "flawless" | "longest";
  value: number;
  game: string;
  at_ms: number;
}

export interface Me {
  player: Player | null;
  stats: GameStats[];
  rooms: string[];
  circles: Circle[];
  milestones: ReachedMilestone[];
}

export interface CountedMatch {
  game: string;
  at_ms: number;
  date: string | null;
  flawless: boolean;
  longest: number;
}

export interface NewMilestones {
  matches: CountedMatch[];
}

export interface Milestones {
  milestones: ReachedMilestone[];
}

export interface PlayedMatch {
  match: string;
  game: string;
  language: string;
  score: number;
  at_ms: number;
  date: string | null;
  time_ms: number | null;
  rank: string | null;
  flawless: boolean;
  longest: number;
}

export interface NewHistory {
  matches?: PlayedMatch[];
}

export interface History {
  matches: PlayedMatch[];
}

export interface Names {
  names: string[];
}

export interface LocalMove {
  seat: number;
  at_ms: number;
  move: Move;
}

export interface LocalMatch {
  match: string;
  game: string;
  language: string;
  moves: LocalMove[];
  ended_ms: number;
  options: Options;
  seed: string | null;
  daily: string | null;
  weekend: string | null;
  players: number;
  allowed: string[];
}
