import type { Candidate } from '../types.ts';
import { acceptedPoints, decideCompanies, type DiscoveredCompany, type Tally } from './decide-companies.ts';
import { discoverCompanies, type DiscoveryOptions } from './discover-companies.ts';
import { lowerCaseWordsOf } from './lower-case-words.ts';

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
  /** The companies of all answers so far, most points first, then by name. */
  result(): DiscoveredCompany[];
  /** Everything collected so far, as plain data to continue from later; without the ids. */
  save(): SavedDiscovery;
}

/** A collection of candidates as JSON. */
export interface SavedDiscovery {
  readonly tallies: readonly {
    readonly key: string;
    readonly points: number;
    readonly answers: number;
    readonly firmAnswers: number;
    readonly spellings: readonly (readonly [string, number])[];
    readonly domains: readonly (readonly [string, number])[];
  }[];
  /** Folded words with the number of answers that write them in lower case. */
  readonly ordinary: readonly (readonly [string, number])[];
  /** Number of answers. */
  readonly total: number;
}

/** Starts a collection of candidates, empty or continuing from a saved one. */
export function createDiscovery(saved?: SavedDiscovery): Discovery {
  const ids = new Set<string | number>();
  const tallies = new Map<string, Tally>(
    saved?.tallies.map(({ key, spellings, domains, ...counts }) => [
      key,
      { ...counts, spellings: new Map(spellings), domains: new Map(domains) },
    ]),
  );
  const ordinary = new Map<string, number>(saved?.ordinary);
  let total = saved?.total ?? 0;
  return {
    add(answer) {
      if (ids.has(answer.id)) return;
      ids.add(answer.id);
      total += 1;
      const found = discoverCompanies(answer.markdown, answer);
      for (const candidate of bestPerKey([...found, ...(answer.extra ?? [])])) count(tallies, candidate);
      for (const word of lowerCaseWordsOf(answer.markdown)) ordinary.set(word, (ordinary.get(word) ?? 0) + 1);
    },
    result: () => decideCompanies({ tallies, ordinary, total }),
    save: () => ({
      tallies: [...tallies].map(([key, { spellings, domains, ...counts }]) => ({
        key,
        ...counts,
        spellings: [...spellings],
        domains: [...domains],
      })),
      ordinary: [...ordinary],
      total,
    }),
  };
}

function bestPerKey(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.key);
    if (known === undefined || candidate.points > known.points) best.set(candidate.key, candidate);
  }
  return [...best.values()];
}

function count(tallies: Map<string, Tally>, candidate: Candidate): void {
  const known = tallies.get(candidate.key) ?? {
    points: 0,
    answers: 0,
    firmAnswers: 0,
    spellings: new Map<string, number>(),
    domains: new Map<string, number>(),
  };
  tallies.set(candidate.key, known);
  known.points += candidate.points;
  known.answers += 1;
  if (candidate.points >= acceptedPoints) known.firmAnswers += 1;
  known.spellings.set(candidate.name, (known.spellings.get(candidate.name) ?? 0) + 1);
  if (candidate.domain !== null) known.domains.set(candidate.domain, (known.domains.get(candidate.domain) ?? 0) + 1);
}
