import { acceptedProbability } from '#main/analysis/discovery/decide-companies.ts';
import { likelyProbability } from '#shared/domain/company-likelihood.ts';
import type { CrossValidated, FoldedSet } from './cross-validate.ts';
import { isField, isOutside } from './labelled-sets.ts';

type ProbabilityOf = CrossValidated['probabilityOf'];

interface Tally {
  right: number;
  wrong: number;
  rightAnswers: number;
  wrongAnswers: number;
  found: number;
  wanted: number;
}

/** Prints how precise discovery is on each set, and how much it finds, by probabilities that have not seen the set. */
export function printPrecision(sets: readonly FoldedSet[], probabilityOf: ProbabilityOf): void {
  const kinds = [
    ['outside the project', sets.filter(isOutside)],
    ['written', sets.filter(({ isWritten }) => isWritten)],
  ] as const;
  for (const threshold of [acceptedProbability, likelyProbability]) {
    const tally = (some: readonly FoldedSet[]) => tallyOf(some, probabilityOf, threshold);
    console.log(`from a probability of ${threshold}, each set left out of its fit:`);
    print('fields of two or three answers', [tally(sets.filter(isField))]);
    for (const set of sets.filter((one) => !isField(one))) print(set.name, [tally([set])]);
    for (const [kind, some] of kinds.filter(([, { length }]) => length > 0)) {
      print(`${kind}, pooled`, [tally(some)]);
      print(
        `${kind}, mean`,
        some.map((set) => tally([set])),
      );
    }
  }
}

function tallyOf(sets: readonly FoldedSet[], probabilityOf: ProbabilityOf, threshold: number): Tally {
  const tally = { right: 0, wrong: 0, rightAnswers: 0, wrongAnswers: 0, found: 0, wanted: 0 };
  for (const set of sets) {
    const found = new Set<string>();
    for (const { key, features, isCompany, tally: seen } of set.labelled) {
      if (probabilityOf(set, key, features) < threshold) continue;
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
