import type { Mention } from './types.ts';

/** Where a brand stands among the companies of one answer. */
export interface Prominence {
  readonly brandId: number;
  /** 1 for the company that is named first, by offset of its first mention that is not negated. */
  readonly rank: number;
  /** Companies that the answer names. */
  readonly of: number;
  /** Offset of the first mention. */
  readonly firstStart: number;
  /** Mentions in the answer, negated ones excluded. */
  readonly mentions: number;
}

/**
 * Ranks the brands of one answer by first mention. Negated mentions do not count. Two brands that start at the same
 * offset ("Acme" and "Acme Mail") rank by the longer match first, then by id.
 */
export function rankMentions(mentions: readonly Mention[]): Prominence[] {
  const first = new Map<number, { mention: Mention; count: number }>();
  for (const mention of mentions) {
    if (mention.negated) continue;
    const known = first.get(mention.brandId);
    if (known === undefined) first.set(mention.brandId, { mention, count: 1 });
    else {
      known.count += 1;
      if (comesBefore(mention, known.mention)) known.mention = mention;
    }
  }
  const ranked = [...first.values()].toSorted((a, b) => (comesBefore(a.mention, b.mention) ? -1 : 1));
  return ranked.map(({ mention, count }, index) => ({
    brandId: mention.brandId,
    rank: index + 1,
    of: ranked.length,
    firstStart: mention.start,
    mentions: count,
  }));
}

function comesBefore(a: Mention, b: Mention): boolean {
  if (a.start !== b.start) return a.start < b.start;
  if (a.end !== b.end) return a.end > b.end;
  return a.brandId < b.brandId;
}

/** The brand that an answer names first, or null where it names none. */
export function firstNamed(mentions: readonly Mention[]): number | null {
  return rankMentions(mentions)[0]?.brandId ?? null;
}

/** A mean rank and the answers it stands on. */
export interface AveragePosition {
  /** Mean rank, unrounded; 1 is best. */
  readonly position: number;
  /** Answers that mention the brand: the denominator. */
  readonly answers: number;
  /** Answers in which the brand is named first. */
  readonly firstNamed: number;
}

/**
 * Mean rank of a brand by first mention, over the answers that mention it only; null where none does, because not being
 * named is no position.
 */
export function averagePosition(
  brandId: number,
  mentionsPerAnswer: Iterable<readonly Mention[]>,
): AveragePosition | null {
  let sum = 0;
  let answers = 0;
  let first = 0;
  for (const mentions of mentionsPerAnswer) {
    const place = rankMentions(mentions).find((one) => one.brandId === brandId);
    if (place === undefined) continue;
    sum += place.rank;
    answers += 1;
    if (place.rank === 1) first += 1;
  }
  return answers === 0 ? null : { position: sum / answers, answers, firstNamed: first };
}
