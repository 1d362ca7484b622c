/** The closed classes of one language: words that show what the word before them is. In ordinary spelling, separated by spaces. */
export interface ClosedWords {
  /** Articles, demonstratives, possessives and the pronouns that are an object or a subject: "Close the", "Ben je". */
  readonly pronouns: string;
  /** Prepositions and postpositions. */
  readonly prepositions: string;
  /** Adverbs, particles and conjunctions. */
  readonly adverbs: string;
  /** Finite forms of "to be" and "to have", and of the verbs that help others. */
  readonly auxiliaries: string;
  /** Numbers as words. */
  readonly numbers: string;
}
