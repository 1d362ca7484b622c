import type { CapturedAnswer } from './captured-answer.ts';
import { extractCitations } from './citations/extract-citations.ts';
import { findMentions, type BrandMatcher } from './matching/brand-matcher.ts';
import type { Mention, NormalisedCitation } from './types.ts';

/** A customer's brand book, compiled to analyse answers. */
export interface CompiledBook {
  readonly matcher: BrandMatcher;
  readonly ownBrandId: number;
  readonly ownDomains: ReadonlySet<string>;
}

/** The findings of one answer, recomputed whenever the brand book or the analysis changes. */
export interface Findings {
  readonly mentions: readonly Mention[];
  /** Ids of the mentioned brands, by first mention; negated mentions do not count. */
  readonly companies: readonly number[];
  /** Ids of the brand book's unconfirmed finds: they have no position and take none. */
  readonly unconfirmed: ReadonlySet<number>;
  readonly citations: readonly NormalisedCitation[];
  /** Whether a cited source belongs to the customer. */
  readonly ownCited: boolean;
}

export const nothingFound: Findings = {
  mentions: [],
  companies: [],
  unconfirmed: new Set(),
  citations: [],
  ownCited: false,
};

/** What an analysis reads of an answer. */
export type AnalysedAnswer = Pick<CapturedAnswer, 'outcome' | 'text' | 'citations'>;

/**
 * Analyses an answer; nothing is found in one that was not `answered`. Pure: the same text, sources and brand book always
 * give the same findings.
 */
export function findInAnswer({ outcome, text, citations: captured }: AnalysedAnswer, book: CompiledBook): Findings {
  if (outcome !== 'answered') return nothingFound;
  const mentions = findMentions(book.matcher, text);
  const citations = extractCitations(text, captured);
  return {
    mentions,
    companies: companiesOf(mentions),
    unconfirmed: book.matcher.unconfirmed,
    citations,
    ownCited: citations.some((citation) => citation.cited && book.ownDomains.has(citation.domain)),
  };
}

/** A person's decision whether a place of an answer, in UTF-16 offsets, is a negated mention. */
export interface MentionDecision {
  readonly start: number;
  readonly end: number;
  readonly negated: boolean;
}

/** The findings with a person's decisions applied: a mention that overlaps a decided place is negated or not as decided. */
export function withDecisions(found: Findings, decisions: readonly MentionDecision[]): Findings {
  if (decisions.length === 0) return found;
  const mentions = found.mentions.map((mention): Mention => {
    const decision = decisions.find(({ start, end }) => start < mention.end && end > mention.start);
    return decision === undefined || decision.negated === mention.negated
      ? mention
      : { ...mention, negated: decision.negated };
  });
  return { ...found, mentions, companies: companiesOf(mentions) };
}

function companiesOf(mentions: readonly Mention[]): number[] {
  return [...new Set(mentions.filter(({ negated }) => !negated).map(({ brandId }) => brandId))];
}

/** The positions of the companies, from 1, by first mention among the confirmed brands; an unconfirmed find has none. */
export function positionsOf({ companies, unconfirmed }: Findings): ReadonlyMap<number, number> {
  const ranked = companies.filter((id) => !unconfirmed.has(id));
  return new Map(ranked.map((id, index) => [id, index + 1]));
}
