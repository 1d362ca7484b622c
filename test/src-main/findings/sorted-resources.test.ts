import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNameFilter } from '#main/analysis/language/name-filter.ts';
import { fold } from '#main/analysis/language/fold.ts';
import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { filteredLists } from '#main/findings/name-lists.ts';
import { readPackedText, textListsIn } from '#main/files/packed-texts.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

const linesOf = (folder: string, name: string): string[] =>
  readPackedText(path.join(resourcesDirectory(), folder, `${name}.txt`))
    .trimEnd()
    .split('\n');

describe('lists that are searched without being read whole', () => {
  it.each(['names', 'words', 'words/kinds', 'words/world'])(
    '%s are sorted by code unit, and repeat nothing',
    (folder) => {
      const names = textListsIn(path.join(resourcesDirectory(), folder)).filter((name) => name !== 'LICENCES');
      const unsorted = names.flatMap((name) => {
        const lines = linesOf(folder, name);
        return lines.filter((line, index) => index > 0 && line <= (lines[index - 1] ?? '')).map((line) => [name, line]);
      });
      expect(names.length).toBeGreaterThan(0);
      expect(unsorted.slice(0, 5)).toEqual([]);
    },
  );

  it.each(['companies', 'brands', 'doubtful', 'international', 'places', 'quarters', 'things'])(
    'names/%s holds names as they are folded when they are looked up',
    (name) =>
      expect(
        linesOf('names', name)
          .filter((line) => fold(line) !== line)
          .slice(0, 5),
      ).toEqual([]),
  );

  it('holds only doubtful names that are listed, and meanings of names as they are folded', () => {
    const listed = new Set(linesOf('names', 'brands'));
    expect(
      linesOf('names', 'doubtful')
        .filter((line) => !listed.has(line))
        .slice(0, 5),
    ).toEqual([]);
    const named = linesOf('names', 'word-names').map((line) => line.split('|')[0] ?? '');
    expect(named.filter((name) => foldPhrase(name) !== name).slice(0, 5)).toEqual([]);
  });

  it('holds what stands near names folded, and no word for both meanings', () => {
    const wrong = linesOf('names', 'word-senses').filter((line) => {
      const [, , brand = '', other = ''] = line.split('|');
      const others = new Set(other.split(','));
      return (
        foldPhrase(line) !== line ||
        line.split('|').length !== 5 ||
        brand.split(',').some((word) => word !== '' && others.has(word))
      );
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('are those of their filter: scripts/build-name-filter.ts was run after the last change', () => {
    const bits = createNameFilter(filteredLists());
    const shipped = readFileSync(path.join(resourcesDirectory(), 'names', 'lists.bloom'));
    expect(shipped.equals(bits)).toBe(true);
  });
});
