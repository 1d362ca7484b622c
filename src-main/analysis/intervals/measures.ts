import type { Counts } from './counts.ts';

/** What the measures need to know of one answered answer. */
export interface AnswerFacts {
  readonly mentionsBrand: boolean;
  /** At least one confirmed competitor is mentioned. */
  readonly mentionsCompetitor: boolean;
  /** Rank of the brand among the answer's companies, from 1; null when it is not mentioned. */
  readonly position: number | null;
  /** Cited sources of the answer, whatever their domain. */
  readonly citations: number;
  readonly citesOwnDomain: boolean;
}

/** A rate with both its parts; `value` is a fraction, null when the denominator is 0. */
export interface Share extends Counts {
  readonly value: number | null;
}

/** A mean with the number of answers it rests on; null when there is none. */
export interface Mean {
  readonly value: number | null;
  readonly n: number;
}

const share = (successes: number, n: number): Share => ({ successes, n, value: n === 0 ? null : successes / n });
const count = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.reduce((sum, item) => sum + (holds(item) ? 1 : 0), 0);

/** Answers mentioning the brand ÷ answered answers: the score, as a fraction. */
export const visibility = (answers: readonly AnswerFacts[]): Share =>
  share(
    count(answers, (a) => a.mentionsBrand),
    answers.length,
  );

/**
 * Answers mentioning the brand ÷ answers mentioning the brand or any confirmed competitor.
 *
 * A union of answers: an answer that names the brand and five competitors counts once above and once below.
 */
export const shareOfVoice = (answers: readonly AnswerFacts[]): Share =>
  share(
    count(answers, (a) => a.mentionsBrand),
    count(answers, (a) => a.mentionsBrand || a.mentionsCompetitor),
  );

/** The mean rank of the brand, over the answers that mention it only. */
export function averagePosition(answers: readonly AnswerFacts[]): Mean {
  const positions = answers.flatMap(({ position }) => (position === null ? [] : [position]));
  return {
    n: positions.length,
    value: positions.length === 0 ? null : positions.reduce((sum, position) => sum + position, 0) / positions.length,
  };
}

/** Answers naming the brand before any other company ÷ answers mentioning the brand. */
export const firstNamed = (answers: readonly AnswerFacts[]): Share =>
  share(
    count(answers, (a) => a.position === 1),
    count(answers, (a) => a.position !== null),
  );

/** Answers citing a domain of the customer ÷ answers with at least one citation. */
export const citationShare = (answers: readonly AnswerFacts[]): Share =>
  share(
    count(answers, (a) => a.citations > 0 && a.citesOwnDomain),
    count(answers, (a) => a.citations > 0),
  );

/** Answered ÷ asked: how often the platform gave anything that could be counted. */
export const platformCoverage = (answered: number, asked: number): Share => share(answered, asked);

/**
 * The rank of a company among the companies of an answer, from 1, by where each is named first; null when it is not
 * among them. Two that begin at the same place (a name within a longer one) share the better rank.
 */
export function positionOf<Company>(
  company: Company,
  occurrences: readonly { readonly company: Company; readonly start: number }[],
): number | null {
  const first = new Map<Company, number>();
  for (const { company: name, start } of occurrences) first.set(name, Math.min(start, first.get(name) ?? Infinity));
  const own = first.get(company);
  return own === undefined ? null : 1 + count([...first.values()], (start) => start < own);
}
