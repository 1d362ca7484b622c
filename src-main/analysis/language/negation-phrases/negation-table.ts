/**
 * How one language says that it knows nothing of a name. Regular expressions over a sentence in lower case, without
 * accents on Latin, Greek and Cyrillic letters, without Markdown, with every dash a space and every quote ' or ".
 */
export interface NegationTable {
  /** BCP 47 subtags of the languages that share the phrases. */
  readonly languages: readonly string[];
  /** Fragments, one of which stands in every sentence that a pattern can match; found in the pass that finds names. */
  readonly cues: readonly string[];
  /** What every phrase contains besides a cue, in the text as written; absent: not known, every cue is followed up. */
  readonly negator?: RegExp;
  /** What stands before the name; matched up to it. */
  readonly before?: readonly string[];
  /** What stands after the name; matched from it on. */
  readonly after?: readonly string[];
  /** Both sides of the name at once. */
  readonly around?: readonly (readonly [before: string, after: string])[];
  /**
   * What may follow the name after a `before` pattern, so that "no information about X's prices" or "about X prices",
   * which say that X is known, are not taken for it.
   */
  readonly follows?: string;
  /** What before the name takes a negation back: "it is not true that there is no information about X". */
  readonly deniedBefore?: string;
  /** The same after the name: "nothing about X that I don't like". */
  readonly deniedAfter?: string;
}
