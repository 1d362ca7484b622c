import type { Candidate } from '../types.ts';
import type { Lexicon } from './lexicon.ts';

/** An answer as discovery reads it. */
export interface DiscoveryText {
  /** The Markdown with its markup blanked out, character for character. */
  readonly text: string;
  readonly lexicon: Lexicon;
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
}

/** One occurrence of something that reads like a company's name. */
export interface Sighting {
  readonly name: string;
  /** Offset into the answer's Markdown. */
  readonly start: number;
  readonly kind: Candidate['evidence'][number];
  /**
   * `structure`: set apart (list head, bold, heading, cell, link). `context`: in an enumeration or beside words that
   * introduce companies. `capital`: only written with a capital inside a sentence. `opening`: with a capital that its place
   * in the sentence explains.
   */
  readonly strength: 'structure' | 'context' | 'capital' | 'opening';
}
