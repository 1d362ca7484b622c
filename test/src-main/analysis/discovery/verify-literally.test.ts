import { describe, expect, it } from 'vitest';
import { verifyLiterally } from '#main/analysis/discovery/verify-literally.ts';

const names = (proposed: string[], markdown: string) => verifyLiterally(proposed, markdown).map(({ name }) => name);

describe('verifyLiterally', () => {
  it('keeps proposals that the answer contains, in its order', () => {
    expect(names(['Kolvo', 'Zentrix', 'Marbelo'], 'Zentrix beats **Kolvo**.')).toEqual(['Zentrix', 'Kolvo']);
  });

  it('does not find a name inside a word, an address or code', () => {
    expect(names(['Box'], 'Use a toolbox or https://box.com or `Box`')).toEqual([]);
    expect(names(['Box'], 'Use Box.')).toEqual(['Box']);
  });

  it('requires the spelling of the answer', () => {
    expect(names(['ZENTRIX', 'Zen Trix'], 'Zentrix is fine.')).toEqual([]);
  });

  it('finds names in scripts without spaces', () => {
    expect(names(['星空酒店'], '我推荐星空酒店和其他。')).toEqual(['星空酒店']);
  });

  it('merges variants into one candidate, at the first occurrence', () => {
    const [only, ...rest] = verifyLiterally(['Zentrix CRM', 'Zentrix'], 'Zentrix, that is Zentrix CRM.');
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ name: 'Zentrix', key: 'zentrix', start: 0, evidence: ['model'] });
  });

  it('ignores empty proposals', () => {
    expect(verifyLiterally(['', '  '], 'Zentrix')).toEqual([]);
  });
});
