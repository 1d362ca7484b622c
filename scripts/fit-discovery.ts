import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Weights } from '#main/analysis/discovery/name-probability.ts';
import shipped from '#main/analysis/discovery/name-weights.json' with { type: 'json' };
import { crossValidate, outsideLoss, type CrossValidated, type FoldedSet } from './discovery/cross-validate.ts';
import { isOutside, readLabelledSets } from './discovery/labelled-sets.ts';
import { printPrecision } from './discovery/print-precision.ts';

/**
 * Fits the regression of discovery and prints how precise it is on sets that were left out of the fit; `fit-discovery-trees.ts` grows the
 * trees that stand on it.
 *
 * usage: node scripts/fit-discovery.ts [FOLDER...] [--from-shipped | --only=FEATURE;…] [--penalty=N] [--write]
 * Each FOLDER holds labelled sets (see `test/fixtures/discovery/read-sets.ts`); the project's own labelled answers are always
 * used. The strength of the penalty is the one by which sets outside the project are foretold best by weights that have not
 * seen them. `--from-shipped` begins with the weights that are shipped, which other sets gave, and departs from them only as far as
 * these sets demand; `--only` keeps all but the weights of the named features, which a few sets can give. `--write` writes `src-main/analysis/discovery/name-weights.json`, fitted on all sets.
 */
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
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

const measured = readLabelledSets(folders, 'all');
// A field whose companies no list knows is learnt too: from the same answers, without the names listed by hand.
const sets = [...measured, ...readLabelledSets(folders, 'without brands')];
const outside = measured.filter(isOutside);

const fitted = crossValidate(sets, choosePenalty(), ({ fold }) => fold, prior);
printPrecision(measured, fitted.probabilityOf);
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
