import { describe, expect, it } from 'vitest';
import { themeBits } from '#main/analysis/language/themes.ts';
import { readWordNames } from '#main/analysis/language/word-names.ts';

describe('companies whose names mean something else', () => {
  const names = readWordNames(
    'de|Nordsee|food other|sea place\nnl|Nordsee|travel|place\nfi|Elisa|telecom|first-name\nbroken|line\n',
  );

  it('have their trades and meanings of all languages', () => {
    const found = names.get('nordsee');
    expect([...(found?.trades ?? [])]).toEqual(['food', 'travel']);
    expect([...(found?.wordIn ?? [])]).toEqual(['de']);
    expect(found?.themes).toEqual(new Map([['de', themeBits(['sea'])]]));
    expect(found).toMatchObject({ isPlace: true, isFirstName: false, isLastName: false });
  });

  it('are words nowhere if they are only names of persons', () => {
    expect(names.get('elisa')).toMatchObject({ wordIn: new Set(), isFirstName: true, isPlace: false });
    expect(names.size).toBe(2);
  });
});
