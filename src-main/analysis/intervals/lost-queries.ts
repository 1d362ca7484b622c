import type { Proportion } from './proportion.ts';

/** Of the queries called lost, at most this share is expected to be so by chance. */
const falseShare = 0.05;

/**
 * The queries, of some that were answered before and now, whose answers name the brand less often: Fisher's exact test,
 * one-sided, with the false discovery rate of Benjamini and Hochberg (Journal of the Royal Statistical Society B 57 (1995)
 * 289–300) over all of them, because single queries are many and each has few answers.
 */
export function lostQueries<Query extends { readonly now: Proportion; readonly before: Proportion }>(
  queries: readonly Query[],
): Query[] {
  const compared = queries
    .filter(({ now, before }) => now.n > 0 && before.n > 0)
    .map((query) => ({ query, p: fallProbability(query.now, query.before) }))
    .toSorted((a, b) => a.p - b.p);
  const last = compared.findLastIndex(({ p }, index) => p <= (falseShare * (index + 1)) / compared.length);
  return compared.slice(0, last + 1).map(({ query }) => query);
}

/** The probability of at most this number of successes now if the same ones were spread over both sides at random. */
function fallProbability(now: Proportion, before: Proportion): number {
  const successes = now.successes + before.successes;
  const n = now.n + before.n;
  const logWays = (of: number, take: number): number => logFactorial(of) - logFactorial(take) - logFactorial(of - take);
  let probability = 0;
  for (let count = Math.max(0, successes - before.n); count <= now.successes; count++)
    probability += Math.exp(logWays(now.n, count) + logWays(before.n, successes - count) - logWays(n, successes));
  return Math.min(1, probability);
}

function logFactorial(n: number): number {
  let sum = 0;
  for (let factor = 2; factor <= n; factor++) sum += Math.log(factor);
  return sum;
}
