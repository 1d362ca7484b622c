/** Sentences with one name, by what it means in them. */
export interface LabelledUses {
  readonly language: string;
  readonly name: string;
  /** Confirmed competitors in the brand book. */
  readonly others: readonly string[];
  /** Sentences that name the brand. */
  readonly brand: readonly string[];
  /** Sentences in which it is a word, a person or a place. */
  readonly word: readonly string[];
  /** Sentences that are known to be judged wrong, with what they really mean. */
  readonly limits?: readonly { readonly text: string; readonly means: 'brand' | 'word' }[];
}
