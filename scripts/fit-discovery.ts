import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedProbability } from '#main/analysis/discovery/decide-companies.ts';
import { probabilityBy, type Weights } from '#main/analysis/discovery/name-probability.ts';
import type { Features } from '#main/analysis/discovery/name-features.ts';
import { contextFeatures } from '#main/analysis/discovery/context-features.ts';
import { likelyProbability } from '#shared/domain/company-likelihood.ts';
import { readFields } from '#test/fixtures/discovery/read-labels.ts';
import { readSets } from '#test/fixtures/discovery/read-sets.ts';
import { forDiscovery, readStudyFields } from '#test/fixtures/study/read-study.ts';
import { labelAnswers, labelSet, type Knowledge, type LabelledSet } from './discovery/labelled-candidates.ts';
import { fitLogisticRegression, type Example } from './discovery/logistic-regression.ts';

/**
 * Fits the weights of discovery and prints how precise they are on sets that were left out of the fit.
 *
 * usage: node scripts/fit-discovery.ts [FOLDER...] [--write]
 * Each FOLDER holds labelled sets (see `test/fixtures/discovery/read-sets.ts`); the project's own labelled answers are always
 * used. `--write` writes `src-main/analysis/discovery/name-weights.json`, fitted on all sets.
 */
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const fieldFolds = 6;

interface FoldedSet extends LabelledSet {
  /** Sets of a fold are left out together: halves of one study, small fields. */
  readonly fold: string;
}

const labelled = (knowledge: Knowledge): readonly FoldedSet[] => [
  ...readFields().map(({ field, languageCode, answers }, index) => ({
    ...labelAnswers(`fields: ${field} (${languageCode})`, answers, languageCode, knowledge),
    fold: `fields ${index % fieldFolds}`,
  })),
  ...readStudyFields().map((field) => ({
    ...labelAnswers(`own study (${field.labels.language})`, forDiscovery(field), field.labels.language, knowledge),
    fold: `own ${field.labels.language}`,
  })),
  ...folders.flatMap(readSets).map((set) => ({
    ...labelSet(set, knowledge),
    fold: set.name.replace(/-[ab]$/, ''),
  })),
];
const measured = labelled('all');
// A field whose companies no list knows is learnt too: from the same answers, without the names listed by hand.
const sets = [...measured, ...labelled('without brands')];
const folds = [...new Set(sets.map(({ fold }) => fold))];

/** The features of a candidate, of a set, without those that are 0. */
type FeaturesOf = (set: LabelledSet, key: string, features: Features) => Features;

const examplesOf = (from: readonly LabelledSet[], featuresOf: FeaturesOf): Example[] =>
  from.flatMap((set) =>
    set.labelled.map(({ key, features, isCompany, tally }) => ({
      features: featuresOf(set, key, features),
      isCompany,
      weight: Math.sqrt(tally.answers),
    })),
  );
const ownFeatures: FeaturesOf = (_set, _key, features) => features;

/** For each fold the weights fitted on all others. */
const fitEachFold = (featuresOf: FeaturesOf): ReadonlyMap<string, Weights> =>
  new Map(
    folds.map((fold) => [
      fold,
      fitLogisticRegression(
        examplesOf(
          sets.filter((set) => set.fold !== fold),
          featuresOf,
        ),
      ),
    ]),
  );

// What the context says is learnt from probabilities of a fit that has not seen the set, as it will be in use.
const aloneByFold = fitEachFold(ownFeatures);
const contexts = new Map<LabelledSet, ReadonlyMap<string, Features>>(
  sets.map((set) => {
    const weights = weightsOf(aloneByFold, set.fold);
    const probabilities = set.candidates.map(
      ({ key, features }) => [key, key === set.truth.customer ? 1 : probabilityBy(weights, features)] as const,
    );
    return [set, contextFeatures(set, set.candidates, new Map(probabilities))];
  }),
);
const withContext: FeaturesOf = (set, key, features) => ({ ...features, ...contexts.get(set)?.get(key) });

const besideByFold = fitEachFold(withContext);
for (const threshold of [acceptedProbability, likelyProbability]) {
  console.log(`from a probability of ${threshold}, each set left out of its fit:`);
  const isOutside = (set: LabelledSet) => !set.name.startsWith('fields: ') && !set.name.startsWith('own study');
  print(
    'fields of two or three answers',
    measured.filter(({ name }) => name.startsWith('fields: ')),
    threshold,
  );
  for (const set of measured.filter(({ name }) => !name.startsWith('fields: '))) print(set.name, [set], threshold);
  print('sets outside the project', measured.filter(isOutside), threshold);
}

if (process.argv.includes('--write')) write();

function weightsOf(byFold: ReadonlyMap<string, Weights>, fold: string): Weights {
  return byFold.get(fold) ?? { bias: 0, weights: {} };
}

function print(title: string, of: readonly FoldedSet[], threshold: number): void {
  const tally = { right: 0, wrong: 0, rightAnswers: 0, wrongAnswers: 0, found: 0, wanted: 0 };
  for (const set of of) {
    const weights = weightsOf(besideByFold, set.fold);
    const found = new Set<string>();
    for (const { key, features, isCompany, tally: seen } of set.labelled) {
      if (probabilityBy(weights, withContext(set, key, features)) < threshold) continue;
      tally[isCompany ? 'right' : 'wrong'] += 1;
      tally[isCompany ? 'rightAnswers' : 'wrongAnswers'] += seen.answers;
      found.add(set.truth.companies.get(key) ?? key);
    }
    tally.wanted += set.truth.wanted.size;
    tally.found += [...set.truth.wanted.keys()].filter((key) => found.has(key)).length;
  }
  const share = (part: number, other: number) => `${((100 * part) / (part + other)).toFixed(1).padStart(5)} %`;
  console.log(
    `  ${title.padEnd(32)} precision ${share(tally.right, tally.wrong)} by name, ${share(tally.rightAnswers, tally.wrongAnswers)} by answers; recall ${share(tally.found, tally.wanted - tally.found)} of ${tally.wanted}`,
  );
}

function write(): void {
  const smallest = 0.02;
  const rounded = ({ bias, weights }: Weights): Weights => ({
    bias: round(bias),
    weights: Object.fromEntries(
      Object.entries(weights)
        .filter(([, weight]) => Math.abs(weight) >= smallest)
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, weight]) => [name, round(weight)]),
    ),
  });
  const fitted = {
    alone: rounded(fitLogisticRegression(examplesOf(sets, ownFeatures))),
    beside: rounded(fitLogisticRegression(examplesOf(sets, withContext))),
  };
  const target = path.join(import.meta.dirname, '../src-main/analysis/discovery/name-weights.json');
  writeFileSync(target, `${JSON.stringify(fitted, null, 2)}\n`);
  console.log(`wrote ${target}`);
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}
