import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedProbability } from '#main/analysis/discovery/decide-companies.ts';
import type { Weights } from '#main/analysis/discovery/name-probability.ts';
import shipped from '#main/analysis/discovery/name-weights.json' with { type: 'json' };
import { likelyProbability } from '#shared/domain/company-likelihood.ts';
import { readFields } from '#test/fixtures/discovery/read-labels.ts';
import { readSets } from '#test/fixtures/discovery/read-sets.ts';
import { forDiscovery, readStudyFields } from '#test/fixtures/study/read-study.ts';
import { crossValidate, outsideLoss, type CrossValidated, type FoldedSet } from './discovery/cross-validate.ts';
import { labelAnswers, labelSet, type Knowledge } from './discovery/labelled-candidates.ts';

/**
 * Fits the weights of discovery and prints how precise they are on sets that were left out of the fit.
 *
 * usage: node scripts/fit-discovery.ts [FOLDER...] [--from-shipped | --only=FEATURE;…] [--penalty=N] [--write]
 * Each FOLDER holds labelled sets (see `test/fixtures/discovery/read-sets.ts`); the project's own labelled answers are always
 * used. The strength of the penalty is the one by which sets outside the project are foretold best by weights that have not
 * seen them. `--from-shipped` begins with the weights that are shipped, which other sets gave, and departs from them only as far as
 * these sets demand; `--only` keeps all but the weights of the named features, which a few sets can give. `--write` writes `src-main/analysis/discovery/name-weights.json`, fitted on all sets.
 */
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const fieldFolds = 6;
const valueOf = (option: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${option}=`))?.slice(option.length + 3);
const only = valueOf('only');
const free = only === undefined ? null : new Set(only.split(';'));
const prior =
  free !== null || process.argv.includes('--from-shipped')
    ? { alone: { ...shipped.alone, free }, beside: { ...shipped.beside, free } }
    : undefined;
/** Strengths of the L2 penalty to choose from, and the number of groups of sets left out in turn for the choice. */
const given = valueOf('penalty');
const usual =
  prior === undefined
    ? [0.0003, 0.0006, 0.0012]
    : free !== null
      ? [0.0001, 0.0003, 0.001, 0.003, 0.01]
      : [0.0012, 0.0025, 0.005, 0.01, 0.02];
const [penalties, groups] = [given === undefined ? usual : [Number(given)], 5];

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
const isField = ({ name }: FoldedSet) => name.startsWith('fields: ');
const outside = measured.filter((set) => !isField(set) && !set.name.startsWith('own study'));

const fitted = crossValidate(sets, choosePenalty(), ({ fold }) => fold, prior);
for (const threshold of [acceptedProbability, likelyProbability]) {
  console.log(`from a probability of ${threshold}, each set left out of its fit:`);
  print('fields of two or three answers', [tallyOf(measured.filter(isField), threshold)]);
  for (const set of measured.filter((one) => !isField(one))) print(set.name, [tallyOf([set], threshold)]);
  print('outside the project, pooled', [tallyOf(outside, threshold)]);
  print(
    'outside the project, mean',
    outside.map((set) => tallyOf([set], threshold)),
  );
}
if (process.argv.includes('--write')) write(fitted);

function choosePenalty(): number {
  if (penalties.length === 1) return penalties[0] ?? 0;
  const folds = [...new Set(sets.map(({ fold }) => fold))];
  const groupOf = ({ fold }: FoldedSet) => String(folds.indexOf(fold) % groups);
  const losses = penalties.map((penalty) => {
    const loss = outsideLoss(outside.length > 0 ? outside : measured, crossValidate(sets, penalty, groupOf, prior));
    console.log(`penalty ${penalty}: log loss of sets left out ${loss.toFixed(4)}`);
    return { penalty, loss };
  });
  return losses.toSorted((a, b) => a.loss - b.loss)[0]?.penalty ?? 0;
}

interface Tally {
  right: number;
  wrong: number;
  rightAnswers: number;
  wrongAnswers: number;
  found: number;
  wanted: number;
}

function tallyOf(of: readonly FoldedSet[], threshold: number): Tally {
  const tally = { right: 0, wrong: 0, rightAnswers: 0, wrongAnswers: 0, found: 0, wanted: 0 };
  for (const set of of) {
    const found = new Set<string>();
    for (const { key, features, isCompany, tally: seen } of set.labelled) {
      if (fitted.probabilityOf(set, key, features) < threshold) continue;
      tally[isCompany ? 'right' : 'wrong'] += 1;
      tally[isCompany ? 'rightAnswers' : 'wrongAnswers'] += seen.answers;
      found.add(set.truth.companies.get(key) ?? key);
    }
    tally.wanted += set.truth.wanted.size;
    tally.found += [...set.truth.wanted.keys()].filter((key) => found.has(key)).length;
  }
  return tally;
}

/** Prints the mean of the shares of several tallies. */
function print(title: string, tallies: readonly Tally[]): void {
  const mean = (share: (tally: Tally) => number): string => {
    const shares = tallies.map(share).filter((one) => !Number.isNaN(one));
    return `${((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length).toFixed(1).padStart(5)} %`;
  };
  const precision = mean(({ right, wrong }) => right / (right + wrong));
  const byAnswers = mean(({ rightAnswers, wrongAnswers }) => rightAnswers / (rightAnswers + wrongAnswers));
  const recall = mean(({ found, wanted }) => found / wanted);
  const wanted = tallies.reduce((sum, tally) => sum + tally.wanted, 0);
  console.log(
    `  ${title.padEnd(32)} precision ${precision} by name, ${byAnswers} by answers; recall ${recall} of ${wanted}`,
  );
}

function write({ fitAll }: CrossValidated): void {
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
  const { alone, beside } = fitAll();
  const target = path.join(import.meta.dirname, '../src-main/analysis/discovery/name-weights.json');
  writeFileSync(target, `${JSON.stringify({ alone: rounded(alone), beside: rounded(beside) }, null, 2)}\n`);
  console.log(`wrote ${target}`);
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}
