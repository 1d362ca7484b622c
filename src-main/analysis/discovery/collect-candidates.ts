import type { Gazetteer } from '../language/gazetteer.ts';
import type { Candidate, Sign } from '../types.ts';
import { createListSample, type EntryKeys } from './list-sample.ts';
import type { CorpusEvidence } from './describe-candidates.ts';
import { decideCompanies, type DiscoveredCompany } from './decide-companies.ts';
import { discoverCompanies, type DiscoveryOptions } from './discover-companies.ts';
import { countLowerCaseWords } from './lower-case-words.ts';
import type { Tally } from './name-features.ts';

/** An answer passed to discovery. */
export interface DiscoveryAnswer extends DiscoveryOptions {
  readonly id: string | number;
  readonly markdown: string;
  /** Candidates beyond those found in the text, such as verified ones of a model. */
  readonly extra?: readonly Candidate[];
}

/** Collects candidates answer by answer. The result depends on the answers, not on their order. */
interface Discovery {
  /** Adds an answer; ignored if its id was added before. */
  add(answer: DiscoveryAnswer): void;
  /** Adds what was collected from other answers, which come after those so far. */
  merge(later: SavedDiscovery): void;
  /**
   * The companies of all answers so far, those in most answers first, then by name.
   *
   * @param known keys of names that are companies for certain: the customer's and confirmed ones
   */
  result(known?: ReadonlySet<string>): DiscoveredCompany[];
  /** Everything collected so far, for the decision. */
  evidence(): CorpusEvidence & { readonly lists: readonly EntryKeys[] };
  /** Everything collected so far, as plain data to continue from later; without the ids. */
  save(): SavedDiscovery;
}

/** A collection of candidates as JSON. */
export interface SavedDiscovery {
  readonly tallies: readonly {
    readonly key: string;
    readonly answers: number;
    readonly signs: readonly (readonly [Sign, number])[];
    readonly languages: readonly (readonly [string, number])[];
    readonly spellings: readonly (readonly [string, number])[];
    readonly domains: readonly (readonly [string, number])[];
  }[];
  /** Folded words with the number of answers that write them in lower case. */
  readonly ordinary: readonly (readonly [string, number])[];
  /** Keys of the entries of lists, see `list-sample.ts`. */
  readonly lists: readonly EntryKeys[];
  /** Number of answers. */
  readonly total: number;
}

/** Starts a collection of candidates, empty or continuing from a saved one. */
export function createDiscovery(gazetteer: Gazetteer, saved?: SavedDiscovery): Discovery {
  const ids = new Set<string | number>();
  const tallies = new Map<string, Tally>(
    saved?.tallies.map(({ key, answers, signs, languages, spellings, domains }) => [
      key,
      {
        answers,
        signs: new Map(signs),
        languages: new Map(languages),
        spellings: new Map(spellings),
        domains: new Map(domains),
      },
    ]),
  );
  const ordinary = countLowerCaseWords();
  ordinary.merge(saved?.ordinary ?? []);
  const lists = createListSample(saved?.lists);
  let total = saved?.total ?? 0;
  const evidence = () => ({
    tallies,
    ordinary: new Map(ordinary.counts()),
    lists: lists.entries(),
    total,
    gazetteer,
  });
  return {
    add(answer) {
      if (ids.has(answer.id)) return;
      ids.add(answer.id);
      total += 1;
      const { candidates, lists: shown } = discoverCompanies(answer.markdown, gazetteer, answer);
      for (const list of shown) lists.add(list);
      for (const candidate of onePerKey([...candidates, ...(answer.extra ?? [])]))
        count(tallies, candidate, answer.languageCode ?? '');
      ordinary.add(answer.markdown);
    },
    merge(later) {
      total += later.total;
      for (const { key, ...tally } of later.tallies) {
        const known = tallies.get(key) ?? emptyTally();
        tallies.set(key, known);
        known.answers += tally.answers;
        addCounts(known.signs, tally.signs);
        addCounts(known.languages, tally.languages);
        addCounts(known.spellings, tally.spellings);
        addCounts(known.domains, tally.domains);
      }
      ordinary.merge(later.ordinary);
      for (const list of later.lists) lists.add(list);
    },
    result: (known = new Set()) => decideCompanies(evidence(), known),
    evidence,
    save: () => ({
      tallies: [...tallies].map(([key, { answers, signs, languages, spellings, domains }]) => ({
        key,
        answers,
        signs: [...signs],
        languages: [...languages],
        spellings: [...spellings],
        domains: [...domains],
      })),
      ordinary: ordinary.counts(),
      lists: lists.entries(),
      total,
    }),
  };
}

// A name that both the text and a model show has the signs of both.
function onePerKey(candidates: readonly Candidate[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = byKey.get(candidate.key);
    const signs = [...new Set([...(known?.signs ?? []), ...candidate.signs])];
    byKey.set(candidate.key, { ...(known ?? candidate), signs });
  }
  return [...byKey.values()];
}

const emptyTally = () => ({
  answers: 0,
  signs: new Map<Sign, number>(),
  languages: new Map<string, number>(),
  spellings: new Map<string, number>(),
  domains: new Map<string, number>(),
});

function addCounts<Key>(counts: Map<Key, number>, more: Iterable<readonly [Key, number]>): void {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
}

function count(tallies: Map<string, Tally>, candidate: Candidate, language: string): void {
  const known = tallies.get(candidate.key) ?? emptyTally();
  tallies.set(candidate.key, known);
  known.answers += 1;
  for (const sign of candidate.signs) known.signs.set(sign, (known.signs.get(sign) ?? 0) + 1);
  known.languages.set(language, (known.languages.get(language) ?? 0) + 1);
  known.spellings.set(candidate.name, (known.spellings.get(candidate.name) ?? 0) + 1);
  if (candidate.domain !== null) known.domains.set(candidate.domain, (known.domains.get(candidate.domain) ?? 0) + 1);
}
