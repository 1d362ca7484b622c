import { describe, expect, it } from 'vitest';
import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { themeBits } from '#main/analysis/language/themes.ts';
import { meaningsIn } from '#main/analysis/language/word-names.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

const list = [
  'elisa|fi|telecom|first-name',
  'nord|de|other|land',
  'nordsee|de|food other|sea place',
  'nordsee|nl|travel|place',
];
const of = (name: string) => meaningsIn(`${list.toSorted().join('\n')}\n`, name);

describe('companies whose names mean something else', () => {
  it('have their trades and meanings of all languages', () => {
    const found = of('nordsee');
    expect([...(found?.trades ?? [])]).toEqual(['food', 'travel']);
    expect([...(found?.wordIn ?? [])]).toEqual(['de']);
    expect(found?.themes).toEqual(new Map([['de', themeBits(['sea'])]]));
    expect(found).toMatchObject({ isPlace: true, isFirstName: false, isLastName: false });
  });

  it('are words nowhere if they are only names of persons', () => {
    expect(of('elisa')).toMatchObject({ wordIn: new Set(), isFirstName: true, isPlace: false });
  });

  it('are found at both ends of the list, and others are not', () => {
    expect(['elisa', 'nord', 'nordsee', 'nor', 'zz', '', 'a'].map((name) => of(name) !== undefined)).toEqual([
      ...[true, true, true, false, false, false, false],
    ]);
    expect(meaningsIn('', 'nord')).toBeUndefined();
  });

  it('of the list that is shipped are found in any spelling', () => {
    const table = loadWordTable();
    expect(table.meaningsOf(foldPhrase('Ørsted'))).toMatchObject({ isLastName: true });
    expect(table.meaningsOf(foldPhrase('弥生'))?.wordIn).toEqual(new Set(['ja']));
    expect(table.meaningsOf(foldPhrase('Zentrix'))).toBeUndefined();
  });
});
