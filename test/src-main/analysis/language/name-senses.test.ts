import { describe, expect, it } from 'vitest';
import { saysWord, sensesIn } from '#main/analysis/language/name-senses.ts';
import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

const list = ['bolt|de|scooter*,app|schraube*|', 'bolt|en|taxi|nut,usain|bolt upright', 'bolts|en|a|b|'].join('\n');

describe('what stands near a name', () => {
  it('is known by language, for the name as a whole', () => {
    const senses = sensesIn(`${list}\n`, 'bolt');
    expect([...senses.keys()]).toEqual(['de', 'en']);
    expect(senses.get('en')).toEqual({ brand: ['taxi'], other: ['nut', 'usain'], phrases: ['bolt upright'] });
    expect(senses.get('de')?.phrases).toEqual([]);
    expect(sensesIn(`${list}\n`, 'bol').size).toBe(0);
    expect(sensesIn('', 'bolt').size).toBe(0);
  });

  it.each([
    [' ein scooter fährt ', 'scooter', true],
    [' zwei scootern fehlen ', 'scooter', false],
    [' zwei scootern fehlen ', 'scooter*', true],
    [' minicar ', 'car', false],
    [' gift card here ', 'gift card', true],
  ])('is said in "%s" by %s: %s', (text, word, isSaid) => {
    expect(saysWord(text, word, false)).toBe(isSaid);
  });

  it('is said anywhere in text without spaces', () => {
    expect(saysWord('動物園のピューマ', '動物', true)).toBe(true);
  });

  it('of the list that is shipped is found in any spelling', () => {
    const table = loadWordTable();
    expect(table.sensesOf(foldPhrase('TARGET')).get('en')?.phrases).toContain('price target');
    expect(table.sensesOf(foldPhrase('Zentrix')).size).toBe(0);
  });
});
