import { compareCodePoints, preferredName, withoutLegalForm } from './company-key.ts';
import { fold } from '../language/fold.ts';
import { groupVariants, type AcceptedName } from './group-variants.ts';
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
  /** Answers in which it was a candidate; how many answers name it is for matching to count. */
  readonly answers: number;
}

/** What several answers say for one candidate. */
export interface Tally {
  /** Sum of the points of the answers, in halves: sums are exact, whatever the order of the answers. */
  points: number;
  answers: number;
  /** Answers that would be enough on their own. */
  firmAnswers: number;
  readonly spellings: Map<string, number>;
  readonly domains: Map<string, number>;
}

/** Everything that the decision stands on. */
export interface CorpusEvidence {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** In how many answers each word stands in lower case. */
  readonly ordinary: ReadonlyMap<string, number>;
  /** Answers read. */
  readonly total: number;
}

/** Points over all answers that make a company: one structure or one enumeration, or two capitals inside sentences. */
export const acceptedPoints = 2;

/** Answers per firm answer that is asked for: what 4,000 answers show once is more often a slip than a company. */
const answersPerFirmAnswer = 2000;

/** Without any firm answer a capital inside a sentence must come back in this share of the answers. */
const shareWithoutFirmAnswer = 0.01;

/** From this share of lower-case uses on, a company's name counts as a common word of its answers. */
const commonWordShare = 0.25;

/**
 * Decides which candidates are companies, and which of them are one. With P the sum of a candidate's points, F the
 * answers that alone give at least 2 and N all answers, it is a company when P ≥ 2 and either F ≥ max(1, N / 2000) or,
 * with F = 0, it is a candidate in at least max(2, N / 100) answers; and when its words are not written in lower case
 * in as many answers as it is a candidate. "Acme" is one too where "Acme Runner" is and Acme is a candidate at all.
 * Most points first, then by name.
 */
export function decideCompanies({ tallies, ordinary, total }: CorpusEvidence): DiscoveredCompany[] {
  const candidates = [...tallies].map(([key, tally]): AcceptedName & { readonly enough: boolean } => {
    const spellings = [...tally.spellings].map(([spelling, count]) => ({ spelling, count }));
    const name = preferredName(spellings);
    const lowerCase = lowerCaseAnswers(name, ordinary);
    const { points, answers } = tally;
    const enough = isEnough(tally, total) && !isOrdinaryPhrase(name, answers, lowerCase);
    return { key, name, points, answers, spellings, domain: mostCommon(tally.domains), lowerCase, enough };
  });
  const makers = new Set(candidates.filter(({ enough }) => enough).map(({ name }) => makerOf(name)));
  const accepted = candidates.filter(
    ({ name, enough, lowerCase }) => enough || (lowerCase === 0 && makers.has(fold(name))),
  );
  return groupVariants(accepted, ordinary)
    .map(({ main, merged }) => asCompany(main, merged))
    .toSorted((a, b) => b.points - a.points || compareCodePoints(a.name, b.name));
}

function isEnough({ points, answers, firmAnswers }: Tally, total: number): boolean {
  if (points < acceptedPoints) return false;
  if (firmAnswers === 0) return answers >= Math.max(2, total * shareWithoutFirmAnswer);
  return firmAnswers >= Math.max(1, total / answersPerFirmAnswer);
}

// "Acme" of "Acme Runner 16", or null for a name of one word.
function makerOf(name: string): string | null {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? null : fold(first);
}

function asCompany(main: AcceptedName, merged: readonly AcceptedName[]): DiscoveredCompany {
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
    points: all.reduce((sum, one) => sum + one.points, 0),
    answers: main.answers,
  };
}

// A phrase counts as used in lower case as often as its rarest word: "Acme Drive" never, "Travel Mode" often.
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
  const [best] = [...domains].toSorted(([a, countA], [b, countB]) => countB - countA || compareCodePoints(a, b));
  return best?.[0] ?? null;
}
