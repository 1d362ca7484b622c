import type { CapturedCitation } from './captured-answer.ts';
import { extractCitations } from './citations/extract-citations.ts';
import { companiesOf } from './companies-of.ts';
import { findMentions, type BrandMatcher } from './matching/brand-matcher.ts';
import type { Mention, NormalisedCitation } from './types.ts';

/** What has to be known of the customer's brands to look through an answer. */
export interface CompiledBook {
  readonly matcher: BrandMatcher;
  readonly ownBrandId: number;
  readonly ownDomains: ReadonlySet<string>;
  /** Brands the user set aside: they keep the span of their name, but do not count. */
  readonly ignored: ReadonlySet<number>;
}

/** What was found in one answer: derived, and recomputed whenever the book or the analysis changes. */
export interface Findings {
  readonly mentions: readonly Mention[];
  /** Brands named, by first occurrence; a negated hit names nobody. */
  readonly companies: readonly number[];
  readonly citations: readonly NormalisedCitation[];
  /** Whether a cited source is the customer's own. */
  readonly ownCited: boolean;
}

/** Looks through one answered answer. Pure: the same text, sources and book always give the same findings. */
export function findInAnswer(text: string, captured: readonly CapturedCitation[], book: CompiledBook): Findings {
  const mentions = findMentions(book.matcher, text).filter((mention) => !book.ignored.has(mention.brandId));
  const citations = extractCitations(text, captured);
  return {
    mentions,
    companies: companiesOf(mentions),
    citations,
    ownCited: citations.some((citation) => citation.cited && book.ownDomains.has(citation.domain)),
  };
}
