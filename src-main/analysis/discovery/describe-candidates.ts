import { fold } from '../language/fold.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { preferredName } from './company-key.ts';
import { termsAmong, withTerms } from './term-features.ts';
import { featuresOf, type Features, type Tally } from './name-features.ts';

/** Everything collected about the candidates of a set of answers. */
export interface CorpusEvidence {
  /** By key. */
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The number of answers that write a folded word in lower case. */
  readonly ordinary: ReadonlyMap<string, number>;
  /** Number of answers. */
  readonly total: number;
  readonly gazetteer: Gazetteer;
}

/** A candidate with everything by which it is judged but its lists. */
export interface DescribedCandidate {
  readonly key: string;
  readonly name: string;
  readonly tally: Tally;
  /** Number of answers that write the name in lower case, as ordinary words. */
  readonly lowerCase: number;
  readonly features: Features;
  /** Seen only as the beginning of one longer name: "Acme" of "Acme Widgets 1" and "Acme Widgets 2". */
  readonly isFragment: boolean;
}

/** The candidates with the name to show for each and its features. */
export function describeCandidates({ tallies, ordinary, total, gazetteer }: CorpusEvidence): DescribedCandidate[] {
  const named = [...tallies].map(([key, tally]) => ({ key, tally, name: preferredName(spellingsOf(tally)) }));
  const longer = new Map<string, number>();
  for (const { name, tally } of named) {
    const beginning = fold(name).split(' ').slice(0, -1).join(' ');
    if (beginning !== '') longer.set(beginning, Math.max(longer.get(beginning) ?? 0, tally.answers));
  }
  const described = named.map(({ key, tally, name }) => {
    const lowerCase = lowerCaseAnswers(name, ordinary);
    const features = featuresOf(name, tally, lowerCase, total, gazetteer);
    const isFragment = tally.signs.get('begins') === tally.answers && (longer.get(fold(name)) ?? 0) >= tally.answers;
    return { key, name, tally, lowerCase, isFragment, features: isFragment ? { ...features, fragment: 1 } : features };
  });
  const terms = termsAmong(described.map(({ features }) => features));
  return described.map((candidate) => ({ ...candidate, features: withTerms(candidate.features, terms) }));
}

export const spellingsOf = (tally: Tally) => [...tally.spellings].map(([spelling, count]) => ({ spelling, count }));

// A phrase counts as lower case as often as its rarest word: "Acme Drive" never, "Travel Mode" often.
function lowerCaseAnswers(name: string, ordinary: ReadonlyMap<string, number>): number {
  return Math.min(...name.split(/\s+/u).map((word) => ordinary.get(fold(word)) ?? 0));
}
