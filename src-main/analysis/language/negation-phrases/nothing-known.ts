/** The words of one language for "I have no information about X" and "nothing is known about X". */
export interface NothingKnown {
  readonly languages: readonly string[];
  /** "No", "not", "nothing", "I have not": alternatives of a regular expression. */
  readonly no: string;
  /** Stems of "information", "data", "details", "known". */
  readonly knowledge: string;
  /** "About" before the name. */
  readonly about?: string;
  /** "About" after the name, or the endings of the name that mean it. */
  readonly aboutAfter?: string;
  /** Stems of "company", "brand", "named" that may stand between "about" and the name. */
  readonly kinds: string;
  /** The same after the name. */
  readonly kindsAfter?: string;
}
