/** Puzzle numbers and dates; the player's own calendar decides what today is. */
import type { Language } from './settings';

const FIRST_UTC = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
/** `Intl` knows them too, but its first date takes a phone 120 ms. */
const CALENDAR = {
  en: {
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  },
  fr: {
    days: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  },
};

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

/** "Sunday 15 November" in the player's language; the date is a calendar date, not an instant. */
export function longDate(date: string, language: Language): string {
  const { days, months } = CALENDAR[language];
  const day = new Date(`${date}T00:00:00Z`);
  const text = `${days[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function shortDate(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${day.getUTCDate()} ${CALENDAR[language].short[day.getUTCMonth()]}`;
}

/** Until the player's own calendar turns. */
export function untilTomorrow(now: Date = new Date()): { hours: number; minutes: number } {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((next.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Monday to Sunday by their first letters. */
export function weekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'narrow',
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2026, 0, 5 + index))));
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
