import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureDiscovery } from '#test/fixtures/discovery/measure-discovery.ts';
import { readFields, readStudy } from '#test/fixtures/discovery/read-labels.ts';
import { describeShared } from '#test/support/describe-shared.ts';

const study = readStudy();
/** Dictionaries of words that companies are also called; they say nothing about which company is meant. */
const wordLists = /[/\\](?:everyday-words|use-words)[/\\]|always-capital/;

/*
 * The weights of discovery were fitted on half of the study and on all answers of the other fields: the floors, slightly below
 * what was measured, show that nothing got worse, not how well discovery does on answers it has not seen (docs/methods.md).
 */

describeShared('the study of password managers', () => {
  const quality = measureDiscovery(study ?? []);

  it('is no worse than it was measured over answer–name pairs', () => {
    expect(quality.precision).toBeGreaterThanOrEqual(0.95);
    expect(quality.recall).toBeGreaterThanOrEqual(0.95);
  });

  it('finds the seven brands of the study in exactly the answers it counted', () => {
    const counted = ['Bitwarden', '1Password', 'LastPass', 'Dashlane', 'Keeper', 'NordPass', 'RoboForm'].map((name) => [
      name,
      quality.answersPerCompany.get(name),
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      Bitwarden: 60,
      '1Password': 56,
      LastPass: 46,
      Dashlane: 41,
      Keeper: 28,
      NordPass: 20,
      RoboForm: 3,
    });
  });

  it('uses no list of the field: the rules of discovery contain none of the names', () => {
    const source = ['discovery', 'language']
      .map((folder) => join(import.meta.dirname, '../../../../src-main/analysis', folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.ts') && !wordLists.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const names = new Set((study ?? []).flatMap(({ labels }) => labels.flat()));
    // Words of a language that a product happens to be called.
    for (const word of ['Edge', 'pass', 'Drive']) names.delete(word);
    const found = [...names].filter((name) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu').test(source),
    );
    expect(found).toEqual([]);
  });
});

describe('answers of other fields', () => {
  const fields = readFields();
  const qualities = fields.map(({ field, languageCode, answers }) => ({
    field,
    languageCode,
    quality: measureDiscovery(answers),
  }));

  it('covers at least 40 answers, 12 fields and 12 languages', () => {
    expect(fields.flatMap(({ answers }) => answers).length).toBeGreaterThanOrEqual(40);
    expect(new Set(fields.map(({ field }) => field)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(fields.map(({ languageCode }) => languageCode)).size).toBeGreaterThanOrEqual(12);
  });

  it('is no worse than it was measured although each field has only two or three answers', () => {
    const sum = (count: (quality: (typeof qualities)[number]['quality']) => number) =>
      qualities.reduce((total, { quality }) => total + count(quality), 0);
    const predicted = sum(({ predicted: all }) => all);
    expect(1 - sum(({ wrong }) => wrong.length) / predicted).toBeGreaterThanOrEqual(0.97);
    expect(sum(({ found }) => found) / sum(({ labelled }) => labelled)).toBeGreaterThanOrEqual(0.92);
  });

  it.each(qualities)('reaches at least 0.75 and 0.50 in $field ($languageCode)', ({ quality }) => {
    expect(quality.precision, quality.wrong.join(', ')).toBeGreaterThanOrEqual(0.75);
    expect(quality.recall, quality.missed.join(', ')).toBeGreaterThanOrEqual(0.5);
  });
});
