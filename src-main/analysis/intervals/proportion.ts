/** Answers of one execution, or of one query that is asked several times: something holds in `successes` of `n`. */
export interface Proportion {
  readonly successes: number;
  readonly n: number;
}

/** The sum of several proportions. */
export function pooled(clusters: readonly Proportion[]): Proportion {
  let [successes, n] = [0, 0];
  for (const cluster of clusters) {
    successes += cluster.successes;
    n += cluster.n;
  }
  return { successes, n };
}

/** A rate of fewer answers is shown as exploratory: its 95 % interval may span more than a quarter of the scale. */
const exploratoryBelow = 50;

/** Whether a rate is based on too few answers for a conclusion. */
export const isExploratory = (n: number): boolean => n < exploratoryBelow;
