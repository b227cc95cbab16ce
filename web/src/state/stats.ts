/** A player's results on this device: what was played, the streak with its freeze days, the figures. */
import type { GameId } from '../games';
import type { PlayedMatch } from '../wire';
import { numberOf, shifted } from './days';

export type Result = {
  game: GameId;
  match: string;
  language: string;
  /** Present for a daily puzzle played on its own day; archive and practice games have none. */
  date?: string;
  /** The date of a daily that did not count: in the archive, a second try, or after a hint. */
  practised?: string;
  score: number;
  time_ms?: number;
  rank?: string;
  flawless?: boolean;
  /** Letters of the longest word found. */
  longest?: number;
  /** When it ended, as the device's clock said. */
  at: number;
};

/** A match as the server keeps it for a player. */
export function fromServer({ at_ms, date, time_ms, rank, game, ...rest }: PlayedMatch): Result {
  return {
    ...rest,
    game: game as GameId,
    at: at_ms,
    ...(date === null ? {} : { date }),
    ...(time_ms === null ? {} : { time_ms }),
    ...(rank === null ? {} : { rank }),
  };
}

export function toServer({ at, ...result }: Result): PlayedMatch {
  const { game, match, language, score } = result;
  return {
    game,
    match,
    language,
    score,
    at_ms: Math.max(0, Math.round(at)),
    date: result.date ?? null,
    time_ms: result.time_ms ?? null,
    rank: result.rank ?? null,
    flawless: result.flawless ?? false,
    longest: result.longest ?? 0,
  };
}

export type Streak = { days: number; best: number; freezes: number; frozen: string[] };
export type Figures = { games: number; average: number; best: number };

type Daily = Pick<Result, 'game' | 'language'> & { date?: string | undefined };

function isSame(one: Daily, other: Daily): boolean {
  return one.game === other.game && one.language === other.language && one.date === other.date;
}

/** Without any server the device itself says what counts: the first try of a daily, on its own day. */
export function isFirstTry(results: readonly Result[], daily: Daily, today: string): boolean {
  return daily.date === today && !results.some((each) => isSame(each, daily));
}

/** One scored try a day: a second result of the same daily changes nothing. */
export function added(results: readonly Result[], result: Result): Result[] {
  const same = (other: Result): boolean =>
    other.match === result.match || (result.date !== undefined && isSame(other, result));
  return results.some(same) ? [...results] : [...results, result];
}

/** Counts puzzle numbers, not hours; every seven days earn a freeze (at most two) for a missed day. */
export function streak(dates: Iterable<string>, today: string): Streak {
  const played = [...new Set(dates)].filter((date) => date <= today).sort();
  let state: Streak = { days: 0, best: 0, freezes: 0, frozen: [] };
  let last: string | undefined;
  for (const date of played) {
    state = continued(state, last, date);
    last = date;
  }
  return last === undefined ? state : rested(state, last, today);
}

function continued(state: Streak, last: string | undefined, date: string): Streak {
  const missed = last === undefined ? 0 : numberOf(date) - numberOf(last) - 1;
  const kept = last !== undefined && missed <= state.freezes;
  const days = kept ? state.days + 1 : 1;
  const left = kept ? state.freezes - missed : 0;
  const freezes = Math.min(2, left + (days % 7 === 0 ? 1 : 0));
  const frozen = kept && last ? [...state.frozen, ...between(last, missed)] : state.frozen;
  return { days, best: Math.max(state.best, days), freezes, frozen };
}

function between(last: string, missed: number): string[] {
  return Array.from({ length: missed }, (_, index) => shifted(last, index + 1));
}

function rested(state: Streak, last: string, today: string): Streak {
  const missed = Math.max(0, numberOf(today) - numberOf(last) - 1);
  return missed > state.freezes
    ? { ...state, days: 0, freezes: 0 }
    : { ...state, frozen: [...state.frozen, ...between(last, missed)] };
}

export function figures(results: readonly Result[]): Figures {
  const scores = results.map((result) => result.score);
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    games: results.length,
    average: results.length ? Math.round(sum / results.length) : 0,
    best: Math.max(0, ...scores),
  };
}

export type Bar = { from: number; to: number; count: number };

/** Scores in at most `most` equal steps of a round width, so that every game's chart is readable. */
export function distribution(scores: readonly number[], most = 8): Bar[] {
  if (scores.length === 0) return [];
  const top = Math.max(...scores);
  const width = roundWidth((top + 1) / most);
  const bars = Array.from({ length: Math.floor(top / width) + 1 }, (_, i) => ({
    from: i * width,
    to: (i + 1) * width - 1,
    count: 0,
  }));
  for (const score of scores) bars[Math.floor(Math.max(0, score) / width)]!.count += 1;
  return bars;
}

function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((step) => step * power).find((width) => width >= least) ?? 10 * power;
}

export function isResult(value: unknown): value is Result {
  const result = value as Partial<Result> | null;
  return (
    typeof result === 'object' &&
    result !== null &&
    typeof result.game === 'string' &&
    typeof result.match === 'string' &&
    typeof result.score === 'number'
  );
}
