import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureDiscovery } from '#test/fixtures/discovery/measure-discovery.ts';
import { forDiscovery, readStudyFields } from '#test/fixtures/study/read-study.ts';

/** Slightly below what was measured. The weights of discovery were fitted on these answers too: see the README of the study. */
const floors: Readonly<Record<string, readonly [precision: number, recall: number]>> = {
  en: [0.95, 0.92],
  de: [0.94, 0.8],
  ja: [0.9, 0.75],
  ar: [0.92, 0.86],
};

/** Dictionaries of words that companies are also called; they say nothing about which company is meant. */
const wordLists = /[/\\](?:everyday-words|use-words)[/\\]|always-capital/;

describe("discovery in the project's own study", () => {
  const qualities = readStudyFields().map((field) => ({
    language: field.labels.language,
    quality: measureDiscovery(forDiscovery(field)),
  }));
  const sum = (count: (quality: (typeof qualities)[number]['quality']) => number) =>
    qualities.reduce((total, { quality }) => total + count(quality), 0);

  it.each(qualities)('is no worse than it was measured in $language', ({ language, quality }) => {
    const { precision, recall, predicted, labelled } = quality;
    console.log(
      `discovery, own study, ${language}: precision ${precision.toFixed(3)} of ${predicted}, recall ${recall.toFixed(3)} of ${labelled}`,
    );
    const [leastPrecision, leastRecall] = floors[language] ?? [1, 1];
    expect(precision, quality.wrong.join(', ')).toBeGreaterThanOrEqual(leastPrecision);
    expect(recall, quality.missed.join(', ')).toBeGreaterThanOrEqual(leastRecall);
  });

  it('is no worse than it was measured over all languages', () => {
    expect(sum(({ labelled }) => labelled)).toBe(361);
    const wrong = sum((quality) => quality.wrong.length);
    expect(1 - wrong / sum(({ predicted }) => predicted)).toBeGreaterThanOrEqual(0.94);
    expect(sum(({ found }) => found) / 361).toBeGreaterThanOrEqual(0.83);
  });

  it('uses no list of these fields: the rules of discovery contain none of the names', () => {
    const source = ['discovery', 'language']
      .map((folder) => join(import.meta.dirname, '../../../../src-main/analysis', folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => file.endsWith('.ts') && !wordLists.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
      // Comments may give examples.
      .replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const names = new Set(
      readStudyFields().flatMap((field) => forDiscovery(field).flatMap(({ labels }) => labels.flat())),
    );
    // Words, endings and website labels that are also names of companies.
    for (const word of ['Kit', 'ING', 'Wise', 'dm', 'au', 'LINE', 'eXtra', 'Visa', 'YouTube', 'Instagram'])
      names.delete(word);
    const found = [...names].filter((name) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu').test(source),
    );
    expect(found).toEqual([]);
  });
});
