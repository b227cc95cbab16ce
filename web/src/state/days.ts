/** Puzzle numbers and dates; the player's own calendar decides what today is. */

const FIRST_UTC = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

export function today(now: Date = new Date()): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export function numberOf(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - FIRST_UTC) / DAY_MS) + 1;
}

export function dateOf(number: number): string {
  return new Date(FIRST_UTC + (number - 1) * DAY_MS).toISOString().slice(0, 10);
}

export function shifted(date: string, days: number): string {
  return dateOf(numberOf(date) + days);
}

/** Until the player's own calendar turns. */
export function untilTomorrow(now: Date = new Date()): { hours: number; minutes: number } {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((next.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time spent, not time left: whole seconds that have passed. */
export function spentText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
