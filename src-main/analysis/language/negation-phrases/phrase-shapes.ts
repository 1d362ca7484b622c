/** Parts that the phrases of many languages share: sources of regular expressions over folded sentences. */

/** A short run inside one clause. */
export const clause = '[^,;:.!?]{0,40}?';

/** Quotes and brackets that may stand before the name, up to it. */
export const nameFollows = '["\'(]*$';

/** Quotes and brackets that may close after the name. */
export const nameEnds = '^["\')]*';

/** Names in a series before the matched one, joined by the given words: "about A or B". */
function series(conjunctions: string): string {
  return `(?: [^.;!?]{1,40}(?:,| (?:${conjunctions})))?`;
}

/** A series joined by the words of any language of Europe. */
export const anySeries = series(
  'o|ou|oder|und|e|y|et|of|en|eller|og|och|lub|ani|i|nebo|tai|ni|nem|noch|або|чи|или|και|sau',
);

/**
 * "no information … about": a negator, a noun and the preposition whose object is the name. No other of the prepositions may
 * stand between the two: "information on the prices of X" is about the prices.
 */
export function nothingAbout(negator: string, noun: string, about: string, object: string): string {
  return `${negator}${clause}(?<![\\p{L}])(?:${noun})(?: (?!(?:${about})(?: |$))[^ ,;:.!?]+){0,3} (?:${about})${object} ?${nameFollows}`;
}

/** What may come after the name: the end of its clause, or one of the given words. */
export function thenOnly(words: string): string {
  return `${nameEnds}(?:$|\\s*[.,;:!?)·]|\\s+(?:${words})(?=\\s|$|[.,;:!?]))`;
}
