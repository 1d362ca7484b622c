/**
 * The vocabulary of `analysis/`: pure functions of text and a brand book. No I/O, no clock, no database ids beyond
 * the ones handed in.
 */

/** A brand as the brand book of one customer knows it. */
export interface Brand {
  readonly id: number;
  readonly kind: 'own' | 'competitor';
  readonly name: string;
  /** Other names of the same brand; the name itself need not be repeated. */
  readonly aliases: readonly string[];
  /** Phrases that cancel a hit they contain ("monday morning" for Monday). */
  readonly excludes: readonly string[];
  /** Registrable domains of the brand. */
  readonly domains: readonly string[];
  /** The name is a common word: it matches only as written, and at the start of a sentence only with support. */
  readonly commonWord: boolean;
}

/** Why a stretch of text counts as the name: shown to the person who asks. */
export type MatchRule = 'exact' | 'folded' | 'spacing_variant' | 'attached_prefix' | 'case_ending' | 'common_word';

/** One place where an answer names a brand. Offsets are UTF-16 indices into the answer's Markdown. */
export interface Mention {
  readonly brandId: number;
  readonly start: number;
  readonly end: number;
  readonly matched: string;
  readonly rule: MatchRule;
  /** "I found no information about X": kept for review, not counted as a mention. */
  readonly negated: boolean;
}

/** A company nobody listed, standing literally in the answer. */
export interface Candidate {
  /** The name to show: the most complete literal spelling without legal form ("HubSpot"). */
  readonly name: string;
  /** Key under which variants are one company ("hubspot"). */
  readonly key: string;
  /** Where it was seen first: offset into the answer's Markdown. */
  readonly start: number;
  /** The structures it stood in. */
  readonly evidence: readonly ('bold' | 'list_head' | 'heading' | 'table_cell' | 'link_text' | 'plain' | 'model')[];
  /** Domain of the link around or beside it, when there is one. */
  readonly domain: string | null;
  /** How much this one answer says for it, 0 to 4: see `discoverCompanies`. */
  readonly points: number;
}

/** A source of an answer after normalisation. */
export interface NormalisedCitation {
  readonly position: number;
  /** Address without tracking, one spelling per article. */
  readonly url: string;
  /** Registrable domain by the public suffix list. */
  readonly domain: string;
  readonly title: string;
  readonly cited: boolean;
}

export { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';

/** Everything found in one answer. Derived, never stored without the versions it was made with. */
export interface Analysis {
  readonly mentions: readonly Mention[];
  readonly candidates: readonly Candidate[];
  readonly citations: readonly NormalisedCitation[];
}
