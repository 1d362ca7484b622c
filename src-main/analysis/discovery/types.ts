import type { Candidate, Sign } from '../types.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import type { Lexicon } from './lexicon.ts';

/** An answer as discovery reads it. */
export interface DiscoveryText {
  /** The Markdown with its markup blanked out, character for character. */
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly gazetteer: Gazetteer;
  /** Language of the answer; null if unknown. */
  readonly languageCode: string | null;
  /** The language capitalises every noun (German), so that a capital says nothing. */
  readonly nounCapitals: boolean;
}

/** A line of an answer and where it starts. */
export interface Line {
  readonly text: string;
  readonly start: number;
}

/** A block of an answer: the content of one list item, table cell, heading or paragraph. */
export interface Segment {
  readonly role: 'heading' | 'item' | 'cell' | 'text';
  /** Offsets of the content, without its marker. */
  readonly start: number;
  readonly end: number;
  /** The list, table column or level of headings it belongs to; null for text and where line breaks were lost. */
  readonly list: string | null;
  /** A cell outside the column or row that names what a table is about. */
  readonly isOtherCell?: boolean;
  /** An item indented under another one. */
  readonly isNested?: boolean;
}

/** One occurrence of something that may be a company's name. */
export interface Sighting {
  readonly name: string;
  /** Offset into the answer's Markdown. */
  readonly start: number;
  readonly kind: Candidate['evidence'][number];
  readonly signs: readonly Sign[];
  /** The list, table column or enumeration it is an entry of; null if none. */
  readonly list: string | null;
}
