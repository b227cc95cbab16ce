import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { choiceOf, choicesIn, chosenValues, optionValues, startValues } from './choices';
import { noticeText, valueText } from './option_texts';

const practice = (game: (typeof GAMES)[number]) => choicesIn(game, 'practice');

describe('the forms of options', () => {
  it.each(GAMES)('%s begins with a value that is offered for every choice', (game) => {
    const values = startValues(practice(game), false);
    for (const { name, of } of practice(game))
      expect(of ?? [values[name]], `${game} ${name}`).toContain(values[name]);
  });

  it('begin untimed for who plays untimed', () => {
    expect(startValues(practice('boogle'), true)['time_s']).toBe(0);
    expect(startValues(practice('hands'), true)).not.toHaveProperty('time_s');
  });

  it('send only what is preset and not the default', () => {
    for (const game of ['hands', 'boogle', 'battlewords'] as const)
      expect(optionValues(practice(game), startValues(practice(game), false))).toEqual({});
    expect(optionValues(practice('wizards'), startValues(practice('wizards'), false))).toEqual({
      bonus: true,
    });
    expect(optionValues(practice('wordsearch'), startValues(practice('wordsearch'), false))).toEqual({
      theme: '*',
    });
  });

  it('make a square of a size', () => {
    expect(optionValues(practice('wordsearch'), { size: 15, level: 'easy' })).toEqual({
      rows: 15,
      cols: 15,
      level: 'easy',
    });
  });

  it('send two names and what needs them, and neither of one name', () => {
    const values = { players: 'Ann, Bo', rounds: 2, same_board: true };
    expect(optionValues(practice('boogle'), values)).toEqual({ ...values, players: ['Ann', 'Bo'] });
    expect(optionValues(practice('boogle'), { players: 'Ann', rounds: 2, size: 5 })).toEqual({ size: 5 });
  });

  it('show what a room has chosen, and the usual where it has not', () => {
    const shown = chosenValues(choicesIn('boogle', 'room'), { size: 5, time_s: null });
    expect(shown).toMatchObject({ size: 5, time_s: 180, decides: 'all' });
    expect(chosenValues(choicesIn('wordsearch', 'room'), { rows: 15, cols: 15 })).toMatchObject({ size: 15 });
  });

  it('offer a room nothing of turns at one screen', () => {
    expect(choicesIn('boogle', 'room').map(({ name }) => name)).not.toContain('players');
  });

  it('are called in a notice as the form calls them', () => {
    const t = (id: string, facts?: object): string => (facts ? JSON.stringify(facts) : `The ${id}`);
    const notice = { type: 'notice', code: 'out_of_range', facts: { option: 'rows', value: 3 } } as const;
    expect(noticeText('wizards', notice, t)).toBe('{"option":"the wizards-option-rows","value":3}');
  });

  it('name their values', () => {
    const t = (id: string, facts?: object): string => id + JSON.stringify(facts ?? '');
    const time = choiceOf('boogle', 'time_s');
    expect(valueText('boogle', time, 0, t)).toBe('option-untimed""');
    expect(valueText('boogle', time, 30, t)).toBe('option-seconds{"count":30}');
    expect(valueText('boogle', time, 120, t)).toBe('option-minutes{"count":2}');
    expect(valueText('wizards', choiceOf('wizards', 'book'), '', t)).toBe('wizards-book-none""');
  });
});
