import type { Candidate } from '../types.ts';
import { compareCodePoints, preferredName, withoutLegalForm, type CountedSpelling } from './company-key.ts';
import { discoverCompanies, type DiscoveryOptions } from './discover-companies.ts';
import { groupVariants } from './group-variants.ts';
import { ordinaryWordsOf } from './ordinary-words.ts';
import { fold } from './fold.ts';
import { wordShape } from './name-shape.ts';

/** A company that the answers of a customer name, decided over all of them. */
export interface DiscoveredCompany {
  /** The name to show. */
  readonly name: string;
  readonly key: string;
  /** Other keys that were merged into this one, so that earlier decisions of a person still find it. */
  readonly mergedKeys: readonly string[];
  /** Other literal spellings, for matching; the name itself is not repeated. */
  readonly aliases: readonly string[];
  readonly domain: string | null;
  /** The answers also use the word as an ordinary one ("edge"): match it only as written. */
  readonly commonWord: boolean;
  /** Sum of the points of all answers; `acceptedPoints` makes a company. */
  readonly points: number;
  /** Answers in which it was a candidate; how many name it is for matching to count. */
  readonly answers: number;
}

/** An answer handed to discovery. */
export interface DiscoveryAnswer extends DiscoveryOptions {
  readonly id: string | number;
  readonly markdown: string;
  /** Candidates beyond those of the text itself, such as verified ones of a model. */
  readonly extra?: readonly Candidate[];
}

/** Collects candidates answer by answer. The result depends on which answers were added, never on their order. */
export interface Discovery {
  /** Adds an answer; an id that was added before is ignored. */
  add(answer: DiscoveryAnswer): void;
  /** The companies of everything added so far, most points first, then by name. */
  result(): DiscoveredCompany[];
  /** Everything collected so far as plain data, to go on from later; which ids were added is left out. */
  save(): SavedDiscovery;
}

/** What a collection of candidates comes down to, as JSON can hold it. */
export interface SavedDiscovery {
  readonly tallies: readonly {
    readonly key: string;
    readonly points: number;
    readonly answers: number;
    readonly spellings: readonly (readonly [string, number])[];
    readonly domains: readonly (readonly [string, number])[];
  }[];
  readonly ordinary: readonly (readonly [string, number])[];
}

/** Points over all answers from which a candidate is a company: one structure in one answer, or two enumerations. */
export const acceptedPoints = 2;

/** From this share of lower-case uses on, a company's name counts as a common word of its answers. */
const commonWordShare = 0.25;

interface Tally {
  points: number;
  answers: number;
  readonly spellings: Map<string, number>;
  readonly domains: Map<string, number>;
}

/** Starts a collection of candidates: an empty one, or one that goes on from what was saved. */
export function createDiscovery(saved?: SavedDiscovery): Discovery {
  const ids = new Set<string | number>();
  const tallies = new Map<string, Tally>(
    saved?.tallies.map(({ key, points, answers, spellings, domains }) => [
      key,
      { points, answers, spellings: new Map(spellings), domains: new Map(domains) },
    ]),
  );
  const ordinary = new Map<string, number>(saved?.ordinary);
  return {
    add(answer) {
      if (ids.has(answer.id)) return;
      ids.add(answer.id);
      const found = discoverCompanies(answer.markdown, answer);
      for (const candidate of bestPerKey([...found, ...(answer.extra ?? [])])) tally(tallies, candidate);
      for (const word of ordinaryWordsOf(answer.markdown)) ordinary.set(word, (ordinary.get(word) ?? 0) + 1);
    },
    result: () => decide(tallies, ordinary),
    save: () => ({
      tallies: [...tallies].map(([key, { points, answers, spellings, domains }]) => ({
        key,
        points,
        answers,
        spellings: [...spellings],
        domains: [...domains],
      })),
      ordinary: [...ordinary],
    }),
  };
}

/** The companies that a set of answers names. Order-independent and deterministic. */
export function discoverInCorpus(answers: Iterable<DiscoveryAnswer>): DiscoveredCompany[] {
  const discovery = createDiscovery();
  for (const answer of answers) discovery.add(answer);
  return discovery.result();
}

function bestPerKey(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.key);
    if (known === undefined || candidate.points > known.points) best.set(candidate.key, candidate);
  }
  return [...best.values()];
}

function tally(tallies: Map<string, Tally>, candidate: Candidate): void {
  const known = tallies.get(candidate.key) ?? { points: 0, answers: 0, spellings: new Map(), domains: new Map() };
  tallies.set(candidate.key, known);
  // Whole tenths, so that the sum does not depend on the order of the answers.
  known.points += Math.round(candidate.points * 20);
  known.answers += 1;
  known.spellings.set(candidate.name, (known.spellings.get(candidate.name) ?? 0) + 1);
  if (candidate.domain !== null) known.domains.set(candidate.domain, (known.domains.get(candidate.domain) ?? 0) + 1);
}

function decide(tallies: ReadonlyMap<string, Tally>, ordinary: ReadonlyMap<string, number>): DiscoveredCompany[] {
  const accepted = [...tallies]
    .map(([key, { points, answers, spellings, domains }]) => {
      const counted: CountedSpelling[] = [...spellings].map(([spelling, count]) => ({ spelling, count }));
      const name = preferredName(counted);
      return {
        key,
        name,
        points: points / 20,
        answers,
        spellings: counted,
        domain: mostCommon(domains),
        lowerCase: lowerCaseAnswers(name, ordinary),
      };
    })
    .filter(
      ({ name, points, answers, lowerCase }) => points >= acceptedPoints && !isOrdinaryPhrase(name, answers, lowerCase),
    );
  return groupVariants(accepted, ordinary)
    .map(({ main, merged }) => {
      const all = [main, ...merged];
      const spellings = new Set(
        all.flatMap((one) => one.spellings.flatMap(({ spelling }) => [spelling, withoutLegalForm(spelling)])),
      );
      spellings.delete(main.name);
      return {
        name: main.name,
        key: main.key,
        mergedKeys: merged.map(({ key }) => key).toSorted(compareCodePoints),
        aliases: [...spellings].toSorted(compareCodePoints),
        domain: all.find((one) => one.domain !== null)?.domain ?? null,
        commonWord: main.lowerCase >= commonWordShare * main.answers,
        points: Math.round(all.reduce((sum, one) => sum + one.points, 0) * 20) / 20,
        answers: main.answers,
      };
    })
    .toSorted((a, b) => b.points - a.points || compareCodePoints(a.name, b.name));
}

// A phrase counts as used in lower case as often as its rarest word: "Google Drive" never, "Travel Mode" often.
function lowerCaseAnswers(name: string, ordinary: ReadonlyMap<string, number>): number {
  return Math.min(...name.split(/\s+/u).map((word) => ordinary.get(fold(word)) ?? 0));
}

// Words that answers write in lower case at least as often as with a capital are words, not names.
function isOrdinaryPhrase(name: string, answers: number, lowerCase: number): boolean {
  const shapes = name.split(/\s+/u).map(wordShape);
  const isCapitalised = shapes.every((shape) => shape === 'capital' || shape === 'acronym' || shape === 'number');
  return isCapitalised && lowerCase >= Math.max(1, answers);
}

function mostCommon(domains: ReadonlyMap<string, number>): string | null {
  return (
    [...domains].toSorted(([a, countA], [b, countB]) => countB - countA || compareCodePoints(a, b))[0]?.[0] ?? null
  );
}
