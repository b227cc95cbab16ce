// Generated from the Python types by `make gen`; do not edit.

export interface GiveUp {
  type: "give_up";
}

export interface Outcome {
  type: "outcome";
  scores: number[];
  winners: number[];
  reason: string;
  time_ms: number | null;
  ranked: boolean;
}

export interface Notice {
  type: "notice";
  code: string;
  facts: Record<string, string | number>;
}

export type Options =
  | never;

export type Move =
  | never;

export type View =
  | never;

export type GameEvent =
  | never;

export interface Watch {
  type: "watch";
  match: string;
  key?: string | null;
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

export interface Join {
  type: "join";
  room: string;
  spectate?: boolean;
}

export interface Do {
  type: "do";
  room: string;
  id: string;
  act: Setup | Ready | Start | Rematch | React | AddBot | Remove | Spectate | Leave;
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
  | Watch | Unwatch | Submit | Pause | Resume | Join | Do | Unjoin | Ping;

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

export interface Games {
  games: GameInfo[];
  languages: string[];
}

export interface NewMatch {
  game: string;
  options?: Options;
  seed?: string | null;
  daily?: string | null;
  language?: string;
  challenge?: string | null;
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
}

export interface NewMove {
  id: string;
  move: Move;
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
}

export interface ShareText {
  text: string;
  link: string;
}

export interface NewChallenge {
  match?: string | null;
  game?: string | null;
  options?: Options;
  seed?: string | null;
  title?: string | null;
}

export interface ChallengeResult {
  info: SeatInfo;
  score: number;
  time_ms: number | null;
  reason: string;
  match: string;
  you: boolean;
}

export interface Challenge {
  challenge: string;
  link: string;
  game: string;
  options: Options;
  title: string | null;
  results: ChallengeResult[];
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

export interface Me {
  player: Player | null;
  stats: GameStats[];
  rooms: string[];
  circles: Circle[];
}

export interface Names {
  names: string[];
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

export interface WordInfo {
  word: string;
  display: string;
  known: boolean;
  tier: string | null;
  meaning: string | null;
  lexicon: string;
}

export interface Health {
  ok: boolean;
  version: string;
}
