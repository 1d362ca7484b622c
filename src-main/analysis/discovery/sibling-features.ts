import type { EntryKeys } from './list-sample.ts';
import type { Features } from './name-features.ts';

/**
 * What the lists a candidate is in say about it: the mean probability of the other entries, since the entries of a list are of
 * one kind. Without lists there are no features.
 *
 * @param probabilities of each key, judged without its lists
 */
export function siblingFeatures(
  lists: readonly EntryKeys[],
  probabilities: ReadonlyMap<string, number>,
): ReadonlyMap<string, Features> {
  const sums = new Map<string, { mean: number; best: number; lists: number }>();
  for (const list of lists) {
    const scores = list.map((keys) => Math.max(...keys.map((key) => probabilities.get(key) ?? 0)));
    const total = scores.reduce((sum, score) => sum + score, 0);
    const own = new Set<string>();
    for (const [index, keys] of list.entries()) {
      const mean = (total - (scores[index] ?? 0)) / (list.length - 1);
      for (const key of keys) {
        if (own.has(key)) continue;
        own.add(key);
        const sum = sums.get(key) ?? { mean: 0, best: 0, lists: 0 };
        sums.set(key, { mean: sum.mean + mean, best: Math.max(sum.best, mean), lists: sum.lists + 1 });
      }
    }
  }
  return new Map(
    [...sums].map(([key, { mean, best, lists: count }]) => [
      key,
      {
        siblings: mean / count - 0.5,
        'best siblings': best - 0.5,
        'several lists': Math.min(1, Math.log2(count) / 3) * (mean / count - 0.5),
      },
    ]),
  );
}
