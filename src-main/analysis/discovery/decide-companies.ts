import type { EntryKeys } from './list-sample.ts';
import { compareCodePoints, preferredName, withoutLegalForm } from './company-key.ts';
import { fold } from '../language/fold.ts';
import { groupVariants, type AcceptedName } from './group-variants.ts';
import { featuresOf, type Features, type Tally } from './name-features.ts';
import { probabilityAlone, probabilityBeside } from './name-probability.ts';
import { siblingFeatures } from './sibling-features.ts';

/** A company that discovery found over all answers of a customer. */
export interface DiscoveredCompany {
  /** The name to show. */
  readonly name: string;
  readonly key: string;
  /** Other keys merged into this one, so that a person's earlier decisions about them still apply. */
  readonly mergedKeys: readonly string[];
  /** Other literal spellings, for matching, without the name itself. */
  readonly aliases: readonly string[];
  readonly domain: string | null;
  /** The answers also use the name as an ordinary word ("edge"): match it only as written. */
  readonly commonWord: boolean;
  /** Probability that it is a company or its product. */
  readonly probability: number;
  /** Answers in which it was a candidate; only matching counts the answers that name it. */
  readonly answers: number;
}

/** Everything the decision is based on. */
interface CorpusEvidence {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The number of answers that write a folded word in lower case. */
  readonly ordinary: ReadonlyMap<string, number>;
  readonly lists: readonly EntryKeys[];
  /** Number of answers. */
  readonly total: number;
}

/** Probability from which a candidate is a company. */
export const acceptedProbability = 0.6;

/** Share of lower-case uses from which a company's name counts as a common word. */
const commonWordShare = 0.25;

/**
 * Decides which candidates are companies, and which of them are the same company. "Acme" is also a company if "Acme Runner" is
 * one and Acme is a candidate at all. Sorted by number of answers, the most first, then by name.
 */
export function decideCompanies(
  { tallies, ordinary, lists, total }: CorpusEvidence,
  known: ReadonlySet<string>,
): DiscoveredCompany[] {
  const names = markFragments([...tallies].map(([key, tally]) => nameOf(key, tally, ordinary, total)));
  const alone = new Map(names.map(({ key, features }) => [key, known.has(key) ? 1 : probabilityAlone(features)]));
  const siblings = siblingFeatures(lists, alone);
  const candidates = names.map(({ key, name, tally, lowerCase, features }): Judged => {
    const probability = known.has(key) ? 1 : probabilityBeside({ ...features, ...siblings.get(key) });
    return {
      key,
      name,
      probability,
      answers: tally.answers,
      spellings: spellingsOf(tally),
      domain: mostCommon(tally.domains),
      lowerCase,
      enough: probability >= acceptedProbability,
    };
  });
  const makers = new Set(candidates.filter(({ enough }) => enough).map(({ name }) => makerOf(name)));
  const accepted = candidates.filter(
    ({ name, enough, lowerCase }) => enough || (lowerCase === 0 && makers.has(fold(name))),
  );
  return groupVariants(accepted, ordinary)
    .map(({ main, merged }) => asCompany(main, merged))
    .toSorted((a, b) => b.answers - a.answers || compareCodePoints(a.name, b.name));
}

type Judged = AcceptedName & { readonly enough: boolean };

const spellingsOf = (tally: Tally) => [...tally.spellings].map(([spelling, count]) => ({ spelling, count }));

/** A candidate with everything that is judged but its lists. */
export function nameOf(key: string, tally: Tally, ordinary: ReadonlyMap<string, number>, total: number) {
  const name = preferredName(spellingsOf(tally));
  const lowerCase = lowerCaseAnswers(name, ordinary);
  return { key, name, tally, lowerCase, features: featuresOf(name, tally, lowerCase, total) };
}

/** The same, and whether one longer name begins with it wherever it is seen: "Acme" of "Acme Widgets 1" and "Acme Widgets 2". */
export function markFragments<
  Name extends { readonly name: string; readonly tally: Tally; readonly features: Features },
>(names: readonly Name[]): Name[] {
  const longer = new Map<string, number>();
  for (const { name, tally } of names) {
    const words = fold(name).split(' ');
    const beginning = words.slice(0, -1).join(' ');
    if (beginning !== '') longer.set(beginning, Math.max(longer.get(beginning) ?? 0, tally.answers));
  }
  return names.map((named) => {
    const { name, tally, features } = named;
    const isFragment = (tally.signs.get('begins') ?? 0) === tally.answers && longer.get(fold(name)) === tally.answers;
    return isFragment ? { ...named, features: { ...features, fragment: 1 } } : named;
  });
}

// "acme" of "Acme Runner 16", or null for a name of one word.
function makerOf(name: string): string | null {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? null : fold(first);
}

function asCompany(main: AcceptedName, merged: readonly AcceptedName[]): DiscoveredCompany {
  const variants = [main, ...merged];
  const aliases = new Set(
    variants.flatMap(({ spellings }) => spellings.flatMap(({ spelling }) => [spelling, withoutLegalForm(spelling)])),
  );
  aliases.delete(main.name);
  return {
    name: main.name,
    key: main.key,
    mergedKeys: merged.map(({ key }) => key).toSorted(compareCodePoints),
    aliases: [...aliases].toSorted(compareCodePoints),
    domain: variants.find(({ domain }) => domain !== null)?.domain ?? null,
    commonWord: main.lowerCase >= commonWordShare * main.answers,
    probability: Math.max(...variants.map(({ probability }) => probability)),
    answers: main.answers,
  };
}

// A phrase counts as lower case as often as its rarest word: "Acme Drive" never, "Travel Mode" often.
function lowerCaseAnswers(name: string, ordinary: ReadonlyMap<string, number>): number {
  return Math.min(...name.split(/\s+/u).map((word) => ordinary.get(fold(word)) ?? 0));
}

function mostCommon(domains: ReadonlyMap<string, number>): string | null {
  const [best] = [...domains].toSorted(([a, countA], [b, countB]) => countB - countA || compareCodePoints(a, b));
  return best?.[0] ?? null;
}
