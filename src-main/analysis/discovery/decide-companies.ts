import { compareCodePoints, preferredName, withoutLegalForm } from './company-key.ts';
import { fold } from '../language/fold.ts';
import { groupVariants, type AcceptedName } from './group-variants.ts';
import { wordShape } from './name-shape.ts';

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
  /** Sum of the points of all answers; at least {@link acceptedPoints}. */
  readonly points: number;
  /** Answers in which it was a candidate; only matching counts the answers that name it. */
  readonly answers: number;
}

/** The evidence of several answers for one candidate. */
export interface Tally {
  /** Sum of the points of the answers. Points are multiples of ½, so that the sum is exact in any order. */
  points: number;
  answers: number;
  /** Answers with at least {@link acceptedPoints}. */
  firmAnswers: number;
  readonly spellings: Map<string, number>;
  readonly domains: Map<string, number>;
}

/** Everything the decision is based on. */
interface CorpusEvidence {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** The number of answers that write a folded word in lower case. */
  readonly ordinary: ReadonlyMap<string, number>;
  /** Number of answers. */
  readonly total: number;
}

/** Points over all answers that a company needs: one structure or one enumeration, or two capitals inside sentences. */
export const acceptedPoints = 2;

/** One firm answer is required per this many answers: a name that 4,000 answers show once is more often a slip than a company. */
const answersPerFirmAnswer = 2000;

/** Without any firm answer, a capital inside a sentence must appear in this share of the answers. */
const shareWithoutFirmAnswer = 0.01;

/** Share of lower-case uses from which a company's name counts as a common word. */
const commonWordShare = 0.25;

/**
 * Decides which candidates are companies, and which of them are the same company. Let P be the sum of a candidate's points,
 * F the answers that alone give at least 2, and N all answers. It is a company if P ≥ 2, and either F ≥ max(1, N / 2000) or,
 * with F = 0, it is a candidate in at least max(2, N / 100) answers; and if fewer answers write its words in lower case than
 * have it as a candidate. "Acme" is also a company if "Acme Runner" is one and Acme is a candidate at all. Sorted by points,
 * the most first, then by name.
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
    points: variants.reduce((sum, { points }) => sum + points, 0),
    answers: main.answers,
  };
}

// A phrase counts as lower case as often as its rarest word: "Acme Drive" never, "Travel Mode" often.
function lowerCaseAnswers(name: string, ordinary: ReadonlyMap<string, number>): number {
  return Math.min(...name.split(/\s+/u).map((word) => ordinary.get(fold(word)) ?? 0));
}

// A phrase that answers write in lower case at least as often as with capitals is not a name.
function isOrdinaryPhrase(name: string, answers: number, lowerCase: number): boolean {
  const shapes = name.split(/\s+/u).map(wordShape);
  const isCapitalised = shapes.every((shape) => shape === 'capital' || shape === 'acronym' || shape === 'number');
  return isCapitalised && lowerCase >= Math.max(1, answers);
}

function mostCommon(domains: ReadonlyMap<string, number>): string | null {
  const [best] = [...domains].toSorted(([a, countA], [b, countB]) => countB - countA || compareCodePoints(a, b));
  return best?.[0] ?? null;
}
