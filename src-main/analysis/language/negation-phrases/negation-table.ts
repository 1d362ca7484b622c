/**
 * How answers in one language say that they know nothing about a name. Regular expressions over a sentence in lower case,
 * without accents on Latin, Greek and Cyrillic letters, without Markdown, with every dash a space and every quote ' or ".
 */
export interface NegationTable {
  /** BCP 47 subtags of the languages that share the phrases. */
  readonly languages: readonly string[];
  /** Fragments: every sentence that a pattern can match contains one. Found in the same pass as names. */
  readonly cues: readonly string[];
  /** What every phrase contains besides a cue, in the text as written; absent: unknown, so every cue is checked. */
  readonly negator?: RegExp;
  /** Before the name; matched up to it. */
  readonly before?: readonly string[];
  /** After the name; matched from it on. */
  readonly after?: readonly string[];
  /** Both sides of the name at once. */
  readonly around?: readonly (readonly [before: string, after: string])[];
  /**
   * What may follow the name after a `before` pattern: "no information about X's prices" and "about X prices" say that X
   * is known.
   */
  readonly follows?: string;
  /** Before the name, this cancels a negation: "it is not true that there is no information about X". */
  readonly deniedBefore?: string;
  /** The same after the name: "nothing about X that I don't like". */
  readonly deniedAfter?: string;
}
