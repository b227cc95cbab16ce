/** Dates as a language writes them. */
import type { Language } from './language_codes';
import { localeOf } from './languages';

/** "Sunday 15 November" in the player's language; the date is a calendar date, not an instant.
 * The names come from CLDR at build time: the first date of `Intl` takes a phone 120 ms. */
export function longDate(date: string, language: Language): string {
  const { days, months, long_date } = localeOf(language);
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = days[(day.getUTCDay() + 6) % 7]!;
  const text = filled(long_date, { weekday, day: day.getUTCDate(), month: months[day.getUTCMonth()]! });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function shortDate(date: string, language: Language): string {
  const { short_months, short_date } = localeOf(language);
  const day = new Date(`${date}T00:00:00Z`);
  return filled(short_date, { day: day.getUTCDate(), month: short_months[day.getUTCMonth()]! });
}

function filled(pattern: string, parts: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}

/** "November 2026". */
export function monthTitle(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Monday to Sunday by their first letters. */
export function weekdays(language: Language): readonly string[] {
  return localeOf(language).narrow_days;
}
