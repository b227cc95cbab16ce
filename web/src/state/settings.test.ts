import { describe, expect, it } from 'vitest';
import { defaults, readSettings } from './settings';
import { spellingOf, titled, wordOptions } from './spellings';

describe('settings', () => {
  it('speaks the first language of the browser that we speak', () => {
    expect(defaults(['xx-XX', 'fr-CA', 'en']).language).toBe('fr');
    expect(defaults(['xx-XX']).language).toBe('en');
  });

  it('keeps what fits of a stored text and drops the rest', () => {
    const read = readSettings('{"theme":"dark","language":"xx","sound":true}', ['fr']);
    expect(read).toMatchObject({ theme: 'dark', language: 'fr', sound: true, decoration: true });
  });

  it('plays with the words of the language unless others were chosen', () => {
    expect(readSettings('{"language":"fr"}', ['en']).words).toBe('fr');
    expect(readSettings('{"language":"fr","words":"en"}', ['en']).words).toBe('en');
    expect(readSettings('{"language":"fr","words":"xx"}', ['en']).words).toBe('fr');
  });

  it.each([null, '', '[', 'null', '7', '{"theme":{}}'])('survives %s in the storage', (text) => {
    expect(readSettings(text, ['en'])).toEqual(defaults(['en']));
  });

  it('spells words as chosen, if their language has that spelling', () => {
    const american = readSettings('{"words":"en","spelling":"us"}', ['en']);
    expect(spellingOf(american)).toEqual({ spelling: 'us' });
    expect(spellingOf({ ...american, words: 'fr' })).toEqual({});
    expect(spellingOf(readSettings('{"spelling":7}', ['en']))).toEqual({});
  });

  it('asks for all words only where they were chosen', () => {
    expect(wordOptions(readSettings('{"words":"en","spelling":"us"}', ['en']))).toEqual({ spelling: 'us' });
    expect(wordOptions(readSettings('{"words":"en","allWords":true}', ['en']))).toEqual({ all_words: true });
    expect(wordOptions(readSettings('{"words":"en","allWords":"yes"}', ['en']))).toEqual({});
  });

  it('sorts themes by their titles in that spelling', () => {
    const themes = [
      { name: 'autumn', titles: ['Autumn', 'Fall'], age: 'children' as const },
      { name: 'birds', titles: ['Birds', 'Birds'], age: 'children' as const },
    ];
    const shown = (text: string): string[] =>
      titled(themes, readSettings(text, ['en'])).map(({ title }) => title);
    expect(shown('{"spelling":"us"}')).toEqual(['Birds', 'Fall']);
    expect(shown('{}')).toEqual(['Autumn', 'Birds']);
  });

  it('leaves sounds off until they are asked for', () => {
    expect(defaults(['en']).sound).toBe(false);
  });
});
