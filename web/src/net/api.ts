/** REST: one function per route, typed by wire.ts; a failure is an `ApiError` with a stable code. */
import type { Proof } from '../make/state';
import type {
  Analysis,
  Board,
  Challenge,
  ChangePlayer,
  Circle,
  CountedMatch,
  DailyAnswers,
  DailyPage,
  EnterChallenge,
  ErrorBody,
  Games,
  History,
  Identity,
  LessonAnswer,
  LessonInfo,
  LocalMatch,
  MatchInfo,
  MatchWords,
  Me,
  Milestones,
  Names,
  NewChallenge,
  NewLessonMove,
  NewMatch,
  NewPrint,
  NewRoom,
  Others,
  PlayedMatch,
  Player,
  RecoveryWords,
  Replay,
  RoomInfo,
  ShareText,
  Started,
  WordInfo,
  WordReport,
} from '../wire';
import { messageOf, type Ask } from './message';
import { NoAnswer } from './place';
import { request } from './request';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
  get code(): string {
    return this.body.code;
  }
}

async function answerOf(path: string, what: Ask = {}): Promise<Response> {
  const answer = await sent(path, messageOf(what));
  if (!answer.ok) throw new ApiError(answer.status, await errorBody(answer));
  return answer;
}

async function ask<T>(path: string, what: Ask = {}): Promise<T> {
  const answer = await answerOf(path, what);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function sent(path: string, init: RequestInit): Promise<Response> {
  try {
    return await request(path, init);
  } catch (cause) {
    const code = cause instanceof NoAnswer ? cause.code : 'offline';
    throw new ApiError(0, { code, message: '', facts: {} });
  }
}

async function errorBody(answer: Response): Promise<ErrorBody> {
  try {
    return (await answer.json()) as ErrorBody;
  } catch {
    return { code: 'unavailable', message: '', facts: {} };
  }
}

const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>(path, { method: 'POST', body });
const part = encodeURIComponent;

/** A long match comes in pages. */
async function wholeReplay(match: string, key?: string | null): Promise<Replay> {
  const path = `/matches/${part(match)}/replay`;
  const whole = await ask<Replay>(path, { key });
  let page = whole;
  let steps = page.steps;
  while (page.next !== null) {
    page = await ask<Replay>(`${path}?after=${page.next}`, { key });
    steps = [...steps, ...page.steps];
  }
  return { ...whole, steps, next: null };
}

export const api = {
  games: () => ask<Games>('/games'),
  start: (body: NewMatch) => post<Started>('/matches', body),
  match: (match: string, key?: string | null) => ask<MatchInfo>(`/matches/${part(match)}`, { key }),
  replay: wholeReplay,
  analysis: (match: string, seat: number, key?: string | null) =>
    ask<Analysis>(`/matches/${part(match)}/analysis?seat=${seat}`, { key }),
  lesson: (game: string, language: string) => ask<LessonInfo>(`/lessons/${game}/${language}`),
  lessonMove: (game: string, language: string, body: NewLessonMove) =>
    post<LessonAnswer>(`/lessons/${game}/${language}/moves`, body),
  words: (match: string, key?: string | null) => ask<MatchWords>(`/matches/${part(match)}/words`, { key }),
  share: (match: string, key?: string | null) => ask<ShareText>(`/matches/${part(match)}/share`, { key }),
  postResult: (match: string, key: string | null) => post<void>(`/matches/${part(match)}/result`, { key }),
  newChallenge: (body: NewChallenge) => post<Challenge>('/challenges', body),
  challenge: (id: string, key?: string | null) => ask<Challenge>(`/challenges/${part(id)}`, { key }),
  enterChallenge: (id: string, body: EnterChallenge) =>
    post<Challenge>(`/challenges/${part(id)}/entries`, body),
  others: (match: string, key?: string | null) => ask<Others>(`/matches/${part(match)}/others`, { key }),
  daily: (language: string, date: string) => ask<DailyPage>(`/daily?language=${language}&date=${date}`),
  answers: (game: string, language: string, date: string) =>
    ask<DailyAnswers>(`/daily/${game}/${language}/${date}/answers`),
  board: (game: string, language: string, day: string, circle?: string) =>
    ask<Board>(`/boards/${game}/${language}/${day}${circle ? `?circle=${part(circle)}` : ''}`),
  newCircle: (title: string) => post<Circle>('/circles', { title }),
  circle: (id: string) => ask<Circle>(`/circles/${part(id)}`),
  joinCircle: (id: string) => post<Circle>(`/circles/${part(id)}/join`),
  leaveCircle: (id: string) => post<Circle>(`/circles/${part(id)}/leave`),
  names: () => ask<Names>('/names'),
  me: () => ask<Me>('/me'),
  newPlayer: (name: string | null, on_boards: boolean) =>
    post<Identity>('/players', { notice: true, name, on_boards }),
  history: () => ask<History>('/me/matches'),
  milestones: (matches: CountedMatch[]) => post<Milestones>('/milestones', { matches }),
  mergeHistory: (matches: PlayedMatch[]) => post<History>('/me/matches', { matches }),
  /** Of a match that was played without a server: what it began from, and its moves. */
  log: (match: string, key?: string | null) => ask<LocalMatch>(`/matches/${part(match)}/log`, { key }),
  joinLocal: (body: LocalMatch) => post<PlayedMatch>('/me/local-matches', body),
  changeMe: (change: ChangePlayer) => ask<Player>('/me', { method: 'PATCH', body: change }),
  forgetMe: () => ask<void>('/me', { method: 'DELETE' }),
  signOut: () => post<void>('/me/sign-out'),
  newRecovery: () => post<RecoveryWords>('/me/recovery'),
  recover: (words: string) => post<Identity>('/recover', { words }),
  confirmPairing: (code: string) => post<void>('/pairings/confirm', { code }),
  newRoom: (body: NewRoom) => post<RoomInfo>('/rooms', body),
  room: (code: string) => ask<RoomInfo>(`/rooms/${part(code)}`),
  preview: (body: NewPrint) => post<Proof>('/press/preview', body),
  summary: async (match: string, paper: string, key?: string | null) =>
    (await answerOf(`/matches/${part(match)}/summary.pdf?paper=${paper}`, { key })).blob(),
  print: async (kind: 'pdf' | 'svg' | 'png' | 'csv' | 'json', body: NewPrint) =>
    (await answerOf(`/press/${kind}`, { method: 'POST', body })).blob(),
  report: (body: WordReport) => post<void>('/reports', body),
  word: (language: string, word: string) => ask<WordInfo>(`/words/${language}/${part(word)}`),
};
