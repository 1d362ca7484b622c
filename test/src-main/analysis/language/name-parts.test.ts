import { describe, expect, it } from 'vitest';
import { lettersOf, nameParts, partScoresOf } from '#main/analysis/language/name-parts.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

describe('parts of names', () => {
  it('are the first and last word, or the letters that a word begins and ends with', () => {
    expect(nameParts('acme old works')).toEqual({ first: ['acme'], last: ['works'], beginning: [], ending: [] });
    expect(nameParts('acmesoft')).toEqual({ first: [], last: [], beginning: ['acme', 'acm'], ending: ['soft', 'oft'] });
    expect(nameParts('北村旅館')).toMatchObject({ beginning: ['北村', '北'], ending: ['旅館', '館'] });
    expect([lettersOf('acme'), lettersOf('銀行')]).toEqual([nameParts('acme'), nameParts('銀行')]);
  });

  it('have the score of the longest part that is listed, within four doublings', () => {
    const scores = partScoresOf('ending oft 9\nending soft 70\nlast works -12\n');
    expect(scores('ending', ['soft', 'oft'])).toBe(4);
    expect(scores('ending', ['loft', 'oft'])).toBe(0.9);
    expect(scores('last', ['works'])).toBe(-1.2);
    expect(scores('first', ['works'])).toBe(0);
  });

  it('tell names of companies from other names', () => {
    const { scoreOfParts } = loadGazetteer();
    expect(scoreOfParts('Zulqo Systems').last).toBeGreaterThan(0.5);
    expect(scoreOfParts('Key Features').last).toBeLessThan(-0.5);
    expect(scoreOfParts('Zulqosoft').ending).toBeGreaterThan(0.5);
    expect(scoreOfParts('Zulqokeit').ending).toBeLessThan(-0.5);
  });
});
