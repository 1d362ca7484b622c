/** Answers of one execution (or of one query, where each is asked several times): `successes` of `n` hold. */
export interface Counts {
  readonly successes: number;
  readonly n: number;
}

/** The sum of several counts. */
export function pooled(clusters: readonly Counts[]): Counts {
  let [successes, n] = [0, 0];
  for (const cluster of clusters) {
    successes += cluster.successes;
    n += cluster.n;
  }
  return { successes, n };
}

/** Below this many answers a rate is shown as exploratory: its 95 % interval may span more than a quarter of the scale. */
export const exploratoryBelow = 50;

/** Whether a rate rests on too few answers to conclude from. */
export const isExploratory = (n: number): boolean => n < exploratoryBelow;
