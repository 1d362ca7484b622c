/** A stretch of the text in UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const addressShapes = [
  // Link destinations with their title: "](https://… "title")", also "](/path)".
  /\]\(\s*(?:<[^>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/gu,
  // Reference definitions stand in no reader's view.
  /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*\S+.*$/gmu,
  // Autolinks and HTML tags with their attributes.
  /<(?:[a-z][a-z0-9+.-]*:[^<>\s]*|\/?[a-z][^<>]*)>/giu,
  // Addresses with a scheme, and what reads as one.
  /\b[a-z][a-z0-9+.-]*:\/\/[^\s<>"'`|\])}，。、）」』】]+/giu,
  /\b(?:www\d?\.|mailto:)[^\s<>"'`|\])}，。、）」』】]+/giu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // A host with a path, a port or a query: "keeper.io/pricing". A capital after the slash is a list of names.
  /(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?[/?#][a-z0-9%~_?#=&./-][^\s<>"'`|\])}，。、）」』】]*/gu,
  // A host below another one: "support.google.com".
  /(?<![\p{L}\p{N}@._-])(?!www\.)[a-z0-9-]+\.[a-z0-9-]+\.(?:com|org|net|io|co|app|dev|ai|edu|gov|info|[a-z]{2})(?![\p{L}\p{N}-])/gu,
];

/** Where the text is an address and not words: link destinations, URLs, e-mail addresses, HTML tags. Sorted by start. */
export function findAddresses(text: string): Span[] {
  const spans: Span[] = [];
  for (const shape of addressShapes) {
    for (const found of text.matchAll(shape)) spans.push({ start: found.index, end: found.index + found[0].length });
  }
  return spans.sort((one, other) => one.start - other.start);
}

/** Whether a stretch touches one of the spans. */
export function overlapsAny(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some((span) => span.start < end && start < span.end);
}
