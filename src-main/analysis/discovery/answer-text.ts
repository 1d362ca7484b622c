import type { Lexicon } from './lexicon.ts';

/** An answer as discovery reads it. */
export interface AnswerText {
  /** The Markdown with its markup blanked out, character for character. */
  readonly text: string;
  readonly lexicon: Lexicon;
  /** The language writes every noun with a capital (German), so that a capital says nothing. */
  readonly nounCapitals: boolean;
}
