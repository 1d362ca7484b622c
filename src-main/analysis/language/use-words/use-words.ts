/**
 * Words of one language that show how a name is used. A word that ends in `*` is a stem: any word that begins with it
 * counts; `_` stands for a space within a phrase. Groups are separated by spaces, in ordinary spelling.
 */
export interface UseWords {
  /** Kinds of companies, shops, products, plans and parts of a business: beside a name they show that it is a brand. */
  readonly kinds: string;
  /** Words of buying, selling and comparing, anywhere in the sentence. */
  readonly trade: string;
  /** What a company does, in the forms that follow its name. */
  readonly verbs: string;
  /** Titles, relations and occupations that stand beside a person's name. */
  readonly people: string;
  /** Words for a place that stand beside its name. */
  readonly places: string;
  /** Articles, numerals, possessives and quantifiers before a noun. */
  readonly determiners: string;
}
