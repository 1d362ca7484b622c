import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTrees } from '#main/analysis/discovery/boosted-trees.ts';
import { contextFeatures } from '#main/analysis/discovery/context-features.ts';
import type { Features } from '#main/analysis/discovery/name-features.ts';
import { probabilityAlone, sigmoid, stacked } from '#main/analysis/discovery/name-probability.ts';
import type { FoldedSet } from './discovery/cross-validate.ts';
import { growTrees, type Growth } from './discovery/grow-trees.ts';
import { readLabelledSets } from './discovery/labelled-sets.ts';
import type { Example } from './discovery/logistic-regression.ts';
import { printPrecision } from './discovery/print-precision.ts';

/**
 * Grows the trees of discovery, which read the shipped regression and all features, and prints how precise they are on sets that
 * were left out.
 *
 * usage: node scripts/fit-discovery-trees.ts FOLDER... [--write]
 * Each FOLDER holds labelled sets (see `test/fixtures/discovery/read-sets.ts`); the project's own labelled answers are always
 * used. `--write` writes `src-main/analysis/discovery/name-trees.json`, grown from all sets.
 */
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** More and smaller steps, larger or smaller trees, and more features for each split judged sets that were left out no better. */
const growth: Growth = {
  ...{ trees: 300, step: 0.07, leaves: 12, fewest: 20, penalty: 5 },
  ...{ featureShare: 0.2, exampleShare: 0.7, seed: 1 },
};
/** Of an answer that was written for the purpose, beside one that an assistant gave. */
const weightOfWritten = 0.4;
/** Groups of sets left out in turn. */
const groups = 6;

const sets = readLabelledSets(folders, 'all');
const contexts = new Map(
  sets.map((set) => {
    const alone = set.candidates.map(
      ({ key, features }) => [key, key === set.truth.customer ? 1 : probabilityAlone(features)] as const,
    );
    return [set, contextFeatures(set, set.candidates, new Map(alone))];
  }),
);
const featuresOf = (set: FoldedSet, key: string, features: Features): Features =>
  stacked({ ...features, ...contexts.get(set)?.get(key) });
const examplesOf = (from: readonly FoldedSet[]): Example[] =>
  from.flatMap((set) =>
    set.labelled.map(({ key, features, isCompany, tally }) => ({
      features: featuresOf(set, key, features),
      isCompany,
      weight: (set.isWritten ? weightOfWritten : 1) * Math.sqrt(tally.answers),
    })),
  );

const folds = [...new Set(sets.map(({ fold }) => fold))];
const groupOf = ({ fold }: FoldedSet): number => folds.indexOf(fold) % groups;
const grown = Array.from({ length: groups }, (_, group) =>
  readTrees(growTrees(examplesOf(sets.filter((set) => groupOf(set) !== group)), growth)),
);
printPrecision(sets, (set, key, features) => sigmoid(grown[groupOf(set)]?.(featuresOf(set, key, features)) ?? NaN));

if (process.argv.includes('--write')) {
  const target = path.join(import.meta.dirname, '../src-main/analysis/discovery/name-trees.json');
  const { features, bias, trees } = growTrees(examplesOf(sets), growth);
  const lines = trees.map((tree) => `    ${JSON.stringify(tree)}`);
  writeFileSync(
    target,
    `{\n  "features": ${JSON.stringify(features)},\n  "bias": ${bias},\n  "trees": [\n${lines.join(',\n')}\n  ]\n}\n`,
  );
  console.log(`wrote ${target}`);
}
