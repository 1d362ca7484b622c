import { fold } from '../language/fold.ts';
import type { DescribedCandidate } from './describe-candidates.ts';
import { meanOfOthers } from './mean-of-others.ts';
import type { Features } from './name-features.ts';

/**
 * What the other candidates with the same last or first word are: of "Acme Solar" and "Other Solar" each speaks for "Third
 * Solar", of "battery life" and "cycle life" each against "shelf life". A word that no other candidate has gives no feature.
 *
 * @param probabilities of each key, judged alone
 */
export function sharedWordFeatures(
  candidates: readonly DescribedCandidate[],
  probabilities: ReadonlyMap<string, number>,
): ReadonlyMap<string, Features> {
  const groups = new Map<string, { sum: number; count: number }>();
  const ofCandidates = candidates.map(({ key, name }) => ({
    key,
    ends: endsOf(name),
    own: probabilities.get(key) ?? 0,
  }));
  for (const { ends, own } of ofCandidates)
    for (const end of Object.values(ends)) {
      const group = groups.get(end) ?? { sum: 0, count: 0 };
      groups.set(end, { sum: group.sum + own, count: group.count + 1 });
    }
  return new Map(
    ofCandidates.map(({ key, ends, own }) => [
      key,
      Object.fromEntries(
        Object.entries(ends).flatMap(([feature, end]) => {
          const { sum, count } = groups.get(end) ?? { sum: 0, count: 0 };
          return count > 1 ? [[feature, meanOfOthers(sum - own, count - 1)]] : [];
        }),
      ),
    ]),
  );
}

const separator = /[\s\u2010\u2011-]+/u;

/** The first and the last word of a name of several words, by the feature that each is for. */
function endsOf(name: string): Readonly<Record<string, string>> {
  const words = fold(name).split(separator);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length < 2 ? {} : { 'last word elsewhere': `… ${last}`, 'first word elsewhere': `${first} …` };
}
