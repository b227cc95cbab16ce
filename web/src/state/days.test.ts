import { describe, expect, it } from 'vitest';
import { untilTomorrow } from './days';
import { weekdays } from './date_texts';

describe('days', () => {
  it('tells how long until the calendar turns', () => {
    expect(untilTomorrow(new Date(2026, 10, 15, 18, 47, 30))).toEqual({ hours: 5, minutes: 13 });
    expect(untilTomorrow(new Date(2026, 11, 31, 0, 0))).toEqual({ hours: 24, minutes: 0 });
  });
  it('begins the week on Monday', () => {
    expect(weekdays('en').join('')).toBe('MTWTFSS');
    expect(weekdays('fr').join('')).toBe('LMMJVSD');
  });
});
