/**
 * The types of `analysis/`: pure functions of text and a brand book, without I/O or a clock.
 */

/** A part of a text in UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A brand of a customer's brand book. */
export interface Brand {
  readonly id: number;
  readonly kind: 'own' | 'competitor';
  readonly name: string;
  /** Other names of the same brand, without the name itself. */
  readonly aliases: readonly string[];
  /** Phrases that cancel a hit they contain ("monday morning" for Monday). */
  readonly excludes: readonly string[];
  /** Registrable domains of the brand. */
  readonly domains: readonly string[];
  /**
   * Whether its names are also common words, as a person answered: true, each occurrence is judged by its context; false,
   * each counts; undefined until a person answers: judged if a word list knows the name.
   */
  readonly commonWord?: boolean | undefined;
  /** A find that no person has confirmed: it is matched, but owns no place and is no evidence for another brand. */
  readonly isUnconfirmed?: boolean | undefined;
}

/** Why a part of a text counts as the name, shown to users. */
export type MatchRule = 'exact' | 'folded' | 'spacing_variant' | 'attached_prefix' | 'case_ending' | 'common_word';

/** One place where an answer names a brand. Offsets are UTF-16 indices into the answer's Markdown. */
export interface Mention {
  readonly brandId: number;
  readonly start: number;
  readonly end: number;
  readonly matched: string;
  readonly rule: MatchRule;
  /** "I found no information about X": stored for review, not counted. */
  readonly negated: boolean;
}

/** What speaks for or against a sighting being the name of a company; the weights are in `name-probability.ts`. */
export type Sign =
  // Set apart: the head of a list item, a heading, a cell of a table's naming column, bold, a link's text, East Asian quotes.
  | 'list_head'
  | 'heading'
  | 'table_cell'
  | 'other_cell'
  | 'bold'
  | 'link_text'
  | 'quote'
  // In italics.
  | 'italic'
  // Bold or a link amid a sentence; at the start of one that continues in lower case; before a colon; alone in its line.
  | 'marked_inside'
  | 'marked_subject'
  | 'marked_label'
  | 'marked_line'
  // After a head that is no name ("Best for families: Acme").
  | 'tail'
  // A head begins with it and continues in lower case.
  | 'leading'
  // The block is nothing else.
  | 'whole'
  // A colon ends the head; a dash or bracket does.
  | 'colon'
  | 'described'
  // The item is indented under another one.
  | 'nested'
  // Most heads of its list are names, or ordinary words; at least two others are known companies.
  | 'name_list'
  | 'label_list'
  | 'known_list'
  // In running text: in an enumeration, one with a known company, after "such as", after "the provider", before "offers", before
  // "’s Runner", with a capital inside a sentence or at its start, in a title, in Latin letters amid another script.
  | 'enumerated'
  | 'known_neighbour'
  | 'introduced'
  | 'presented'
  | 'subject'
  | 'owner'
  | 'inside'
  | 'opening'
  | 'title'
  | 'foreign'
  // In running text of a script without capitals: a known company, or a word that texts of the language do not use.
  | 'unknown_word'
  // There: its spelling in Latin letters follows in brackets; it ends with its kind, as 하나은행 does.
  | 'glossed'
  | 'kind_name'
  // A capitalised noun of German.
  | 'noun'
  // What the words beside it say, see `neighbour-signs.ts`.
  | 'kind_before'
  | 'kind_after'
  | 'verb_after'
  | 'trade_near'
  | 'person_beside'
  // It can be a person's name, and what one is stands beside it: "Ada Ruiz, surgeon".
  | 'role_beside'
  | 'place_beside'
  | 'determiner_before'
  // In text without spaces a name in East Asian quotes follows it, of what it makes.
  | 'quote_after'
  // A bracket follows it; a place does, in a bracket or after a short word ("Acme in Wien"); a comma or bracket and a kind of company.
  | 'bracket_after'
  | 'place_after'
  // A place after a name and a comma, a bracket or a short word.
  | 'location'
  // After a word that says where: "in Acme", "near Other, Acme and Third".
  | 'where'
  | 'kind_explains'
  // Written with its legal form.
  | 'legal_form'
  // What follows the head begins with it again, as a subject: "**Acme**: Acme offers".
  | 'repeated'
  // A longer name that is set apart begins with it ("Acme Runner 16").
  | 'begins'
  // A known company inside or at the end of a longer run of capitals ("Only Acme"), or before an ending ("Acmelta").
  | 'within'
  // The answer links to a site of that name; a model named it.
  | 'site'
  | 'model';

/** A possible company or product that an answer names literally. */
export interface Candidate {
  /** The spelling to show, without legal form ("HubSpot"). */
  readonly name: string;
  /** Key that the spellings of one company share ("hubspot"). */
  readonly key: string;
  /** First occurrence: UTF-16 offset into the answer's Markdown. */
  readonly start: number;
  /** Where the answer names it. */
  readonly evidence: readonly ('bold' | 'list_head' | 'heading' | 'table_cell' | 'link_text' | 'plain' | 'model')[];
  /** Registrable domain of a site of that name to which the answer links. */
  readonly domain: string | null;
  /** What speaks for and against it in this answer. */
  readonly signs: readonly Sign[];
}

/** A source of an answer after normalisation. */
export interface NormalisedCitation {
  /** From 1, in the order of the answer. */
  readonly position: number;
  /** The one spelling of the article's address, without tracking. */
  readonly url: string;
  /** The address as the answer cites it, without tracking. */
  readonly spelling: string;
  /** Registrable domain by the public suffix list. */
  readonly domain: string;
  readonly title: string;
  readonly cited: boolean;
}
