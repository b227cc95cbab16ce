import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { CHOICES, chosenValues, optionValues, ROOM_CHOICES, startValues } from './choices';

describe('the forms of options', () => {
  it.each(GAMES)('%s begins with a value for every choice', (game) => {
    const values = startValues(CHOICES[game], false);
    for (const choice of CHOICES[game]) expect(values[choice.name]).toBe(choice.value);
  });

  it('begin untimed for who plays untimed', () => {
    expect(startValues(CHOICES.boogle, true)['time_s']).toBe(0);
    expect(startValues(CHOICES.hands, true)).not.toHaveProperty('time_s');
  });

  it('make a square of a size', () => {
    expect(optionValues('wordsearch', { size: 15, level: 'easy' })).toEqual({
      rows: 15,
      cols: 15,
      level: 'easy',
    });
  });

  it('make a game in turns of two names, and none of one', () => {
    expect(optionValues('boogle', { players: 'Ann, Bo', rounds: 2, same_board: true })).toMatchObject({
      mode: 'turns',
      rounds: 2,
    });
    expect(optionValues('boogle', { players: 'Ann', rounds: 2, size: 5 })).toEqual({ size: 5 });
  });

  it('show what a room has chosen, and the usual where it has not', () => {
    expect(chosenValues(ROOM_CHOICES.boogle, { size: 5, time_s: null })).toMatchObject({
      size: 5,
      time_s: 180,
      decides: 'all',
    });
    expect(chosenValues(ROOM_CHOICES.wordsearch, { rows: 15, cols: 15 })).toMatchObject({ size: 15 });
  });

  it('leave out what was not chosen', () => {
    expect(optionValues('wizards', { book: '', lives: 5 })).toEqual({ lives: 5 });
  });
});
