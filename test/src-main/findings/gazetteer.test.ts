import { describe, expect, it } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

describe('what is known of coined names', () => {
  const gazetteer = loadGazetteer();
  const chance = seededRandom(1);
  const letter = (): string => String.fromCharCode(0x61 + Math.floor(26 * chance()));
  const coined = Array.from({ length: 3000 }, () => `Q${Array.from({ length: 7 }, letter).join('')}`);

  it.each(['en', 'de', 'es', 'fr', 'pt'])('hardly any is taken for a town where %s is spoken', (code) => {
    expect(coined.filter((name) => gazetteer.isTownOf(name, code)).length).toBeLessThan(0.005 * coined.length);
  });

  it('is that none is a place, a thing or a company', () => {
    const { isPlace, isThing, isCompany } = gazetteer;
    expect(coined.filter((name) => isPlace(name) || isThing(name) || isCompany(name))).toEqual([]);
  });
});
