import { contextFeatures } from '#main/analysis/discovery/context-features.ts';
import type { Features } from '#main/analysis/discovery/name-features.ts';
import { probabilityBy, type Weights } from '#main/analysis/discovery/name-probability.ts';
import type { LabelledSet } from './labelled-candidates.ts';
import { fitLogisticRegression, type Example, type Prior } from './logistic-regression.ts';

export interface FoldedSet extends LabelledSet {
  /** Sets of a fold are left out together: halves of one study, small fields. */
  readonly fold: string;
  /** See `DiscoverySet`. */
  readonly isWritten: boolean;
}

/** The features of a candidate, of a set, without those that are 0. */
type FeaturesOf = (set: FoldedSet, key: string, features: Features) => Features;

const ownFeatures: FeaturesOf = (_set, _key, features) => features;

const examplesOf = (from: readonly FoldedSet[], featuresOf: FeaturesOf): Example[] =>
  from.flatMap((set) =>
    set.labelled.map(({ key, features, isCompany, tally }) => ({
      features: featuresOf(set, key, features),
      isCompany,
      weight: Math.sqrt(tally.answers),
    })),
  );

/** Both regressions of discovery, and what the second says of each labelled candidate by weights that have not seen its set. */
export interface CrossValidated {
  /** The probability of a labelled candidate of a set, judged by weights fitted without the set's fold. */
  readonly probabilityOf: (set: FoldedSet, key: string, features: Features) => number;
  /** The weights fitted on all sets. */
  readonly fitAll: () => BothWeights;
}

/** Of a candidate alone, and beside the others. */
export interface BothWeights {
  readonly alone: Weights;
  readonly beside: Weights;
}

/**
 * Fits discovery with each fold left out. What the context says is learnt from probabilities of a fit that has not seen the
 * set, as it will be in use.
 *
 * @param penalty strength of the L2 penalty
 * @param foldOf which sets are left out together
 * @param prior weights that other sets gave, from which the fit departs only as far as these sets demand
 */
export function crossValidate(
  sets: readonly FoldedSet[],
  penalty: number,
  foldOf: (set: FoldedSet) => string,
  prior?: Readonly<Record<'alone' | 'beside', Prior>>,
): CrossValidated {
  const folds = [...new Set(sets.map(foldOf))];
  const fitEachFold = (featuresOf: FeaturesOf, begin?: Prior): ReadonlyMap<string, Weights> =>
    new Map(
      folds.map((fold) => {
        const others = sets.filter((set) => foldOf(set) !== fold);
        return [fold, fitLogisticRegression(examplesOf(others, featuresOf), penalty, begin)];
      }),
    );
  const weightsOf = (byFold: ReadonlyMap<string, Weights>, set: FoldedSet): Weights =>
    byFold.get(foldOf(set)) ?? { bias: 0, weights: {} };
  const aloneByFold = fitEachFold(ownFeatures, prior?.alone);
  const contexts = new Map<LabelledSet, ReadonlyMap<string, Features>>(
    sets.map((set) => {
      const weights = weightsOf(aloneByFold, set);
      const probabilities = set.candidates.map(
        ({ key, features }) => [key, key === set.truth.customer ? 1 : probabilityBy(weights, features)] as const,
      );
      return [set, contextFeatures(set, set.candidates, new Map(probabilities))];
    }),
  );
  const withContext: FeaturesOf = (set, key, features) => ({ ...features, ...contexts.get(set)?.get(key) });
  const besideByFold = fitEachFold(withContext, prior?.beside);
  return {
    probabilityOf: (set, key, features) => probabilityBy(weightsOf(besideByFold, set), withContext(set, key, features)),
    fitAll: () => ({
      alone: fitLogisticRegression(examplesOf(sets, ownFeatures), penalty, prior?.alone),
      beside: fitLogisticRegression(examplesOf(sets, withContext), penalty, prior?.beside),
    }),
  };
}

const least = 1e-6;

/** The weighted log loss of the labelled candidates of sets; smaller is better. */
export function outsideLoss(sets: readonly FoldedSet[], { probabilityOf }: CrossValidated): number {
  let [loss, all] = [0, 0];
  for (const set of sets)
    for (const { key, features, isCompany, tally } of set.labelled) {
      const probability = probabilityOf(set, key, features);
      const weight = Math.sqrt(tally.answers);
      loss -= weight * Math.log(Math.max(least, isCompany ? probability : 1 - probability));
      all += weight;
    }
  return loss / all;
}
