import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadWordTable, readAllVocabularies } from '#main/findings/word-table.ts';
import { describe, expect, it } from 'vitest';
import { caseGroups } from './cases/index.ts';
import { brandsOf, type MatchCase } from './cases/match-case.ts';

/** The mentions in the notation of the cases. */
function found([text, brands]: MatchCase): string[] {
  return findMentions(compileBrands(brandsOf(brands), loadWordTable()), text).map(({ matched, negated }) =>
    negated ? `not:${matched}` : matched,
  );
}

for (const { language, cases, limits = [] } of caseGroups) {
  describe(`matching in ${language}`, () => {
    it.each(cases)('%s (%j): %j, %s', (...matchCase) => {
      expect(found(matchCase)).toEqual(matchCase[2]);
    });

    it.each(limits)('is known to fail: %s (%j): %j, %s', (...matchCase) => {
      expect(found(matchCase)).not.toEqual(matchCase[2]);
    });
  });
}

describe('the table of cases', () => {
  const all = caseGroups.flatMap(({ cases, limits = [] }) => [...cases, ...limits]);

  it('has at least 400 cases in 25 languages', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(caseGroups.map(({ language }) => language)).size).toBeGreaterThanOrEqual(25);
  });

  it('is matched the same once the vocabularies of all languages are in memory, as where many answers are analysed', () => {
    const before = all.map(found);
    readAllVocabularies();
    expect(loadWordTable().hasReadAll()).toBe(true);
    expect(all.map(found)).toEqual(before);
  });

  it('contains no sentence twice', () => {
    const keys = all.map(([text, brands]) => JSON.stringify([text, brands]));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
