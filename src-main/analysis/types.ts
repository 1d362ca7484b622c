/**
 * The types of `analysis/`: pure functions of text and a brand book, without I/O or a clock.
 */

/** A part of a text in UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A brand of a customer's brand book. */
export interface Brand {
  readonly id: number;
  readonly kind: 'own' | 'competitor';
  readonly name: string;
  /** Other names of the same brand, without the name itself. */
  readonly aliases: readonly string[];
  /** Phrases that cancel a hit they contain ("monday morning" for Monday). */
  readonly excludes: readonly string[];
  /** Registrable domains of the brand. */
  readonly domains: readonly string[];
  /**
   * Whether its names are also common words, as a person answered: true, each occurrence is judged by its context; false,
   * each counts; undefined while nobody was asked: judged if a word list knows the name.
   */
  readonly commonWord?: boolean | undefined;
  /** A find that no person has confirmed: it is matched, but owns no place and is no evidence for another brand. */
  readonly isUnconfirmed?: boolean | undefined;
}

/** Why a part of a text counts as the name, shown to users. */
export type MatchRule = 'exact' | 'folded' | 'spacing_variant' | 'attached_prefix' | 'case_ending' | 'common_word';

/** One place where an answer names a brand. Offsets are UTF-16 indices into the answer's Markdown. */
export interface Mention {
  readonly brandId: number;
  readonly start: number;
  readonly end: number;
  readonly matched: string;
  readonly rule: MatchRule;
  /** "I found no information about X": stored for review, not counted. */
  readonly negated: boolean;
}

/** A possible company or product that an answer names literally. */
export interface Candidate {
  /** The spelling to show, without legal form ("HubSpot"). */
  readonly name: string;
  /** Key that the spellings of one company share ("hubspot"). */
  readonly key: string;
  /** First occurrence: UTF-16 offset into the answer's Markdown. */
  readonly start: number;
  /** Where the answer names it. */
  readonly evidence: readonly ('bold' | 'list_head' | 'heading' | 'table_cell' | 'link_text' | 'plain' | 'model')[];
  /** Registrable domain of a site of that name to which the answer links. */
  readonly domain: string | null;
  /** The evidence of this answer, 0 to 4: see `discoverCompanies`. */
  readonly points: number;
}

/** A source of an answer after normalisation. */
export interface NormalisedCitation {
  /** From 1, in the order of the answer. */
  readonly position: number;
  /** The one spelling of the article's address, without tracking. */
  readonly url: string;
  /** Registrable domain by the public suffix list. */
  readonly domain: string;
  readonly title: string;
  readonly cited: boolean;
}
