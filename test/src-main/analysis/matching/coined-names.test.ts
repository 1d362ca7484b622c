import { expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

/** Names that mean nothing, the same ones every time. */
function coinedNames(count: number): string[] {
  let state = 1;
  const pick = (letters: string): string => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return letters[(state >> 8) % letters.length] ?? '';
  };
  const syllable = (): string => pick('bdfgklmnprstvz') + pick('aeiou');
  return Array.from({ length: count }, () => {
    const name = syllable() + syllable() + syllable() + syllable() + pick('lnrtx');
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

it('a coined name is found where nothing but the name shows that it is one', () => {
  const names = [...new Set(coinedNames(400))];
  const table = loadWordTable();
  const brands = names.map((text, id) => ({
    id,
    kind: 'competitor' as const,
    name: text,
    aliases: [],
    excludes: [],
    domains: [],
  }));
  const matcher = compileBrands(brands, table);
  const missed = names.filter(
    (name) => findMentions(matcher, `Eine weitere Möglichkeit ist ${name}, das hier gelobt wird.`).length === 0,
  );
  // The filters of the vocabulary take 1 in 1,000 for a word.
  expect(missed.length, missed.join(' ')).toBeLessThan(3);
});
