import { hostEndings } from './company-words.ts';

/** A stretch of the text in UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a text is an address instead of words. */
export interface Addresses {
  /** Link destinations, URLs, e-mail addresses, HTML tags and hosts that stand as a source: no name is looked for here. */
  readonly spans: readonly Span[];
  /** Bare hosts in running text ("monday.com"), which may be how a brand is called. */
  readonly hosts: readonly Span[];
}

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const host = `(?:${label}\\.)+[a-z]{2,}`;
const tail = '[^\\s<>"\'`|\\])}，。、）」』】]*';

/** Shapes of addresses, each with a fragment without which it need not be tried. */
const shapes: readonly (readonly [fragment: string, shape: RegExp])[] = [
  // Link destinations with their title: "](https://… "title")", also "](/path)".
  ['](', /\]\(\s*(?:<[^>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/gu],
  // Reference definitions stand in no reader's view.
  [']:', /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*\S+.*$/gmu],
  // Autolinks and HTML tags with their attributes.
  ['<', /<(?:[a-z][a-z0-9+.-]*:[^<>\s]*|\/?[a-z][^<>]*)>/giu],
  // Addresses with a scheme, and what reads as one.
  ['://', new RegExp(`\\b[a-z][a-z0-9+.-]{0,20}:\\/\\/${tail}`, 'giu')],
  ['www', new RegExp(`\\bwww\\d?\\.${tail}`, 'giu')],
  ['@', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu],
  // A host with a path, a port or a query: "keeper.io/pricing". A capital after the slash begins another name.
  ['/', new RegExp(`(?<![\\p{L}\\p{N}@._-])${host}(?::\\d+)?[/?#][a-z0-9%~_?#=&.-]${tail}`, 'gu')],
  // Sources in brackets: "([keeper.io](https://…), [pcmag.com](…))" and "(keeper.io)".
  ['.', new RegExp(`[(\\[（【]\\s*${host}(?:[,;]\\s*${host})*\\s*[)\\]）】](?!\\()`, 'giu')],
  ['([', new RegExp(`\\((?:\\s*\\[${host}\\]\\([^()\\s]*\\)[,;]?)+\\s*\\)`, 'giu')],
];

const bareHost = new RegExp(`(?<![\\p{L}\\p{N}@._-])${host}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'gu');

/** Finds every address of a text. */
export function findAddresses(text: string): Addresses {
  const spans: Span[] = [];
  for (const [fragment, shape] of shapes) {
    if (!text.includes(fragment)) continue;
    for (const found of text.matchAll(shape)) spans.push({ start: found.index, end: found.index + found[0].length });
  }
  const hosts: Span[] = [];
  for (const found of text.matchAll(bareHost)) {
    const ending = found[0].slice(found[0].indexOf('.') + 1);
    const isHost = hostEndings.has(ending) || hostEndings.has(ending.slice(ending.lastIndexOf('.') + 1));
    if (isHost) hosts.push({ start: found.index, end: found.index + found[0].length });
  }
  return { spans, hosts };
}

/**
 * Whether a name at [start, end) stands inside an address. A bare host counts as words when it is the name with an
 * ending and the brand's own host, or when no host of the brand is known.
 */
export function isInsideAddress(
  addresses: Addresses,
  text: string,
  start: number,
  end: number,
  domains: readonly string[],
): boolean {
  if (addresses.spans.some((span) => span.start < end && start < span.end)) return true;
  const around = addresses.hosts.find((span) => span.start < end && start < span.end);
  if (!around || (around.start >= start && around.end <= end)) return false;
  if (around.start !== start || end > around.end) return true;
  if (!hostEndings.has(text.slice(end + 1, around.end))) return true;
  return domains.length > 0 && !domains.includes(text.slice(start, around.end).toLowerCase());
}
