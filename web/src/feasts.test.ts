import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DAY_MS = 86_400_000;

/** The dates of a day in another calendar, by the calendars of Unicode, which the runtime brings along. */
function days(calendar: string, month: string, day: string, years: number): string[] {
  const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const found: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2026 + years, 0, 1); at += DAY_MS) {
    const of = Object.fromEntries(parts.formatToParts(at).map((part) => [part.type, part.value]));
    if (of['month'] === month && of['day'] === day) found.push(new Date(at).toISOString().slice(0, 10));
  }
  return found;
}

function seasons(theme: string): { first: string; last: string }[] {
  const text = readFileSync(`../src/worderly/lexicon/data/en/themes/${theme}.txt`, 'utf8');
  return [...text.matchAll(/^when: (\S+) to (\S+)$/gm)].map(([, first, last]) => ({
    first: first!,
    last: last!,
  }));
}

describe('the feasts that move', () => {
  it.each([
    ['ramadan', 'islamic-umalqura', 'Ramadan', '1'],
    ['hanukkah', 'hebrew', 'Kislev', '25'],
    ['lunar-new-year', 'chinese', 'First Month', '1'],
  ])('%s has its days until 2040', (theme, calendar, month, day) => {
    const wanted = days(calendar, month, day, 15);
    expect(wanted.length).toBeGreaterThanOrEqual(15);
    const dates = seasons(theme);
    expect(dates).toHaveLength(wanted.length);
    for (const [at, date] of wanted.entries()) {
      expect(date >= dates[at]!.first && date <= dates[at]!.last, `${theme} ${date}`).toBe(true);
    }
  });
});
