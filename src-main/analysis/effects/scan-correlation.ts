import type { PlanVariation } from './variation.ts';

/** What is presumed of the answers of one scan: in half of all groups they do not move together; in the rest their correlation is exponential. */
export const presumedCorrelation = { still: 0.5, mean: 0.04 } as const;

const steps = 12;
/** What other groups show weighs at most this many degrees of freedom, as in tests: clients differ. */
const mostKnownDegrees = 60;

/**
 * Correlations of the answers of a scan as probable as the history of a group and of others leaves them, ascending. How scans vary beside
 * independent answers of m queries is 1 + (m − 1)ρ times a χ² of its degrees of freedom, over these (Searle, Casella and McCulloch, Variance
 * Components, 1992, chapter 4). What is presumed is of single answers: the mean of several samples has a variance smaller by `ofAnswer`, but moves with
 * the others as far. The posterior is summed over a grid.
 */
export function scanCorrelations(
  { byScan, known }: Pick<PlanVariation, 'byScan' | 'known'>,
  { queries, ofAnswer }: { readonly queries: number; readonly ofAnswer: number },
  courses: number,
): number[] {
  const { still, mean } = presumedCorrelation;
  const candidates = [
    { correlation: 0, weight: still },
    ...Array.from({ length: steps }, (_, index) => ({
      correlation: -mean * ofAnswer * Math.log(1 - (index + 0.5) / steps),
      weight: (1 - still) / steps,
    })),
  ];
  const others = {
    ratio: 1 + (queries - 1) * known.correlation,
    degrees: Math.min(mostKnownDegrees, known.degrees),
    queries,
  };
  const logs = candidates.map(({ correlation, weight }) =>
    [byScan, others].reduce((log, { ratio, degrees, queries: compared }) => {
      const effect = 1 + Math.max(0, compared - 1) * correlation;
      return log - (degrees / 2) * (Math.log(effect) + ratio / effect);
    }, Math.log(weight)),
  );
  const best = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - best));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [index, reached] = [0, (weights[0] ?? 0) / all];
  return Array.from({ length: courses }, (_, course) => {
    while (reached < (course + 0.5) / courses && index < candidates.length - 1)
      reached += (weights[++index] ?? 0) / all;
    return candidates[index]?.correlation ?? 0;
  });
}
