import type { Candidate } from '../types.ts';

/** One place where something that reads like a company's name stands. */
export interface Sighting {
  readonly name: string;
  /** Offset into the answer's Markdown. */
  readonly start: number;
  readonly kind: Candidate['evidence'][number];
  /**
   * `structure`: presented as a thing of its own (list head, bold, heading, cell, link). `context`: in an enumeration or
   * beside words that introduce companies. `capital`: only written with a capital inside a sentence. `opening`: with a
   * capital that its place in the sentence explains.
   */
  readonly strength: 'structure' | 'context' | 'capital' | 'opening';
}
