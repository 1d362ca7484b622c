import { hostEndings } from '../language/host-endings.ts';
import type { Span } from '../types.ts';

/** The addresses of a text. */
export interface Addresses {
  /** Link destinations, URLs, e-mail addresses, HTML tags and hosts cited as a source: they name no brand. Sorted. */
  readonly spans: readonly Span[];
  /** Bare hosts in running text ("monday.com"), which may be a brand's name. */
  readonly hosts: readonly Span[];
}

/** Letters of hosts: one of another script beside a host belongs to the sentence ("我推荐monday.com"). */
const hostLetter = 'a-zA-Z0-9\\u00c0-\\u024f\\u0370-\\u052f';
const label = `[${hostLetter}](?:[${hostLetter}-]{0,61}[${hostLetter}])?`;
const host = `(?:${label}\\.)+[a-z]{2,}`;
/**
 * The rest of an address. A letter of a script without spaces, or a Korean one, continues it only after a sign
 * ("/wiki/小米"); directly after Latin letters it belongs to the sentence ("bitwarden.com了解").
 */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const tail = `(?:[^\\s<>"'\`|\\])}，。、）」』】${unspaced}]|(?<![a-zA-Z0-9./])[${unspaced}]|(?<=/)[${unspaced}])*`;

/** A shape and a fragment that it always contains: it is tried only around that fragment, so that most text costs nothing. */
interface AnchoredShape {
  readonly fragment: string;
  /** How many units before the fragment the shape may begin; undefined: at the fragment. */
  readonly reach?: number;
  readonly opening?: RegExp;
  readonly shape: RegExp;
}

const anchoredShapes: readonly AnchoredShape[] = [
  // Link destinations with their title: "](https://… "title")", also "](/path)".
  {
    fragment: '](',
    shape: /\]\(\s*(?:(?:<[^<>\n]*>|(?:[^\s()]|\([^\s()]*\))+)(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*)?\)/uy,
  },
  // Reference definitions, which readers do not see.
  { fragment: ']:', reach: 120, opening: /(?<=^|\n)[ \t]{0,3}\[[^\]\n]+$/u, shape: /[ \t]*\[[^\]\n]+\]:[ \t]*\S+.*/uy },
  // Autolinks and HTML tags with their attributes.
  { fragment: '<', shape: /<(?:[a-z][a-z0-9+.-]*:[^<>\s]*|\/?[a-z][^<>]*)>/iuy },
  // Addresses with a scheme, and those with "www." and a path: without one they are a bare host.
  {
    fragment: '://',
    reach: 20,
    opening: /[a-z][a-z0-9+.-]*$/iu,
    shape: new RegExp(`[a-z][a-z0-9+.-]*://${tail}`, 'iuy'),
  },
  { fragment: 'www', shape: new RegExp(`www\\d?\\.(?=[^\\s]{0,260}[/?#:])${tail}`, 'iuy') },
  { fragment: 'WWW', shape: new RegExp(`www\\d?\\.(?=[^\\s]{0,260}[/?#:])${tail}`, 'iuy') },
  {
    fragment: '@',
    reach: 64,
    opening: /[\p{L}\p{N}._%+-]+$/u,
    shape: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/uy,
  },
];

/** A host with a path, a port or a query; a capital after the slash begins another name. */
const hostWithPath = new RegExp(`${host}(?::\\d+)?[/?#][a-z0-9%~_?#=&.${unspaced}-]${tail}`, 'uy');
const bareHost = new RegExp(`${host}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'uy');
/** Sources in brackets: "([keeper.io](https://…), [pcmag.com](…))" and "(keeper.io)". */
const hostsInBrackets = new RegExp(`[(\\[（【]\\s*${host}(?:[,;]\\s*${host})*\\s*[)\\]）】](?!\\()`, 'iuy');
const linkedHostsInBrackets = new RegExp(`\\((?:\\s*\\[${host}\\]\\([^()\\s]*\\)[,;]?)+\\s*\\)`, 'iuy');

const www = /^www\./iu;

function matchAt(shape: RegExp, text: string, at: number): Span | undefined {
  shape.lastIndex = at;
  const found = shape.exec(text);
  return found ? { start: at, end: at + found[0].length } : undefined;
}

function findAnchored(text: string, { fragment, reach, opening, shape }: AnchoredShape, spans: Span[]): void {
  let from = 0;
  for (let at = text.indexOf(fragment); at !== -1; at = text.indexOf(fragment, from)) {
    from = at + fragment.length;
    let start = at;
    if (reach !== undefined && opening) {
      const before = opening.exec(text.slice(Math.max(0, at - reach), at));
      if (!before) continue;
      start = at - before[0].length;
    }
    const span = matchAt(shape, text, start);
    if (!span) continue;
    spans.push(span);
    from = Math.max(from, span.end);
  }
}

function isHostUnit(unit: number): boolean {
  return (
    (unit >= 0x61 && unit <= 0x7a) ||
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    unit === 0x2d ||
    (unit >= 0xc0 && unit <= 0x24f) ||
    (unit >= 0x370 && unit <= 0x52f)
  );
}

function findHosts(text: string, spans: Span[], hosts: Span[]): void {
  let from = 0;
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', from)) {
    from = dot + 1;
    const next = text.charCodeAt(dot + 1);
    if (!isHostUnit(text.charCodeAt(dot - 1)) || !isHostUnit(next)) continue;
    let start = dot;
    while (start > 0 && (isHostUnit(text.charCodeAt(start - 1)) || text.charAt(start - 1) === '.')) start -= 1;
    let runEnd = dot;
    while (isHostUnit(text.charCodeAt(runEnd)) || text.charAt(runEnd) === '.') runEnd += 1;
    from = runEnd;
    if (/[@_]/u.test(text.charAt(start - 1))) continue;
    while (/[.-]/u.test(text.charAt(start)) && start < dot) start += 1;
    let bracket = start;
    while (bracket > 0 && /\s/u.test(text.charAt(bracket - 1))) bracket -= 1;
    const found =
      matchAt(linkedHostsInBrackets, text, start - 2) ??
      matchAt(hostsInBrackets, text, bracket - 1) ??
      matchAt(hostWithPath, text, start);
    if (found) {
      spans.push(found);
      from = Math.max(from, found.end);
      continue;
    }
    const bare = matchAt(bareHost, text, start);
    if (!bare) continue;
    from = Math.max(from, bare.end);
    const ending = text.slice(text.indexOf('.', start) + 1, bare.end);
    if (
      www.test(text.slice(start, bare.end)) ||
      hostEndings.has(ending) ||
      hostEndings.has(ending.slice(ending.lastIndexOf('.') + 1))
    )
      hosts.push(bare);
  }
}

/** The same spans, sorted by start and without overlaps. */
function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const previous = merged.at(-1);
    if (previous && span.start < previous.end) {
      merged[merged.length - 1] = { start: previous.start, end: Math.max(previous.end, span.end) };
    } else merged.push(span);
  }
  return merged;
}

/** Finds every address of a text. */
export function findAddresses(text: string): Addresses {
  const spans: Span[] = [];
  const hosts: Span[] = [];
  for (const shape of anchoredShapes) findAnchored(text, shape, spans);
  findHosts(text, spans, hosts);
  return { spans: merge(spans), hosts };
}

/** The first of spans, sorted and without overlaps, that overlaps [start, end). */
function overlapping(spans: readonly Span[], start: number, end: number): Span | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const found = spans[low];
  return found !== undefined && found.start < end ? found : undefined;
}

/**
 * Whether a name at [start, end) is part of an address. A bare host is not one if it is the name with an ending and the
 * brand's own host, or if no host of the brand is known.
 */
export function isInsideAddress(
  addresses: Addresses,
  text: string,
  start: number,
  end: number,
  domains: readonly string[],
): boolean {
  if (overlapping(addresses.spans, start, end) !== undefined) return true;
  const around = overlapping(addresses.hosts, start, end);
  if (!around || (around.start >= start && around.end <= end)) return false;
  const isOfSite = /^www\.$/iu.test(text.slice(around.start, start));
  if ((around.start !== start && !isOfSite) || end > around.end) return true;
  if (!isOfSite && !hostEndings.has(text.slice(end + 1, around.end))) return true;
  return domains.length > 0 && !domains.includes(text.slice(start, around.end).toLowerCase());
}
