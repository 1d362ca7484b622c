import type { Candidate } from '../types.ts';
import { companyKey, preferredName } from './company-key.ts';
import { isPlatformTerm } from '../language/technical-terms.ts';
import { weakProductSuffixes } from '../language/product-words.ts';
import { fold } from '../language/fold.ts';
import { guessWordList } from '../language/guess-language.ts';
import { lexiconOf } from './lexicon.ts';
import { namesAtHeads } from './list-coherence.ts';
import { maskMarkdown } from './mask-markdown.ts';
import { wordShape } from './name-shape.ts';
import { plainNames } from './plain-names.ts';
import { segmentsOf } from './segments.ts';
import { sitesOf } from './sites.ts';
import { markedNames, readHeads } from './structured-names.ts';
import { wordsBetween } from './words.ts';
import type { DiscoveryText, Sighting } from './types.ts';

/** What is known about an answer beside its text. */
export interface DiscoveryOptions {
  /** BCP 47 tag of the answer's language; guessed from the text if missing. */
  readonly languageCode?: string;
}

/**
 * Candidates for companies and products that one answer names, from its structure and wording alone: bold text, list heads,
 * headings, first table columns, link texts, enumerations and capitals. Sorted by first occurrence. Deterministic, offline.
 * `createDiscovery` decides over all answers of a customer which candidates are companies.
 */
export function discoverCompanies(markdown: string, options: DiscoveryOptions = {}): Candidate[] {
  const { text, spans, urls } = maskMarkdown(markdown);
  const languageCode = options.languageCode ?? guessWordList(text);
  const answer = { text, lexicon: lexiconOf(languageCode), nounCapitals: languageCode?.startsWith('de') === true };
  const segments = segmentsOf(text, markdown);
  const { names, labels } = namesAtHeads(readHeads(segments, answer), answer);
  const sightings = [
    ...names,
    ...markedNames(spans, answer).filter(({ start }) => !labels.has(start)),
    ...segments.flatMap((segment) => plainNames(segment, answer)),
  ];
  sightings.push(...makersOf(sightings, answer));
  const sites = sitesOf(urls);
  const byKey = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const key = companyKey(sighting.name);
    if (key === '') continue;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [sighting]);
    else known.push(sighting);
  }
  return [...byKey]
    .map(([key, seen]) => asCandidate(key, seen, sites))
    .filter((candidate) => candidate.points > 0)
    .toSorted((a, b) => a.start - b.start || (a.key < b.key ? -1 : 1));
}

// "Acme Runner 16" as a list head and "Acme" in a sentence: Acme is a name too, and stronger evidence if the words after it
// in the list only name an edition ("Acme Cloud").
function makersOf(sightings: readonly Sighting[], { text, lexicon }: DiscoveryText): Sighting[] {
  const products = new Map<string, Set<string>>();
  for (const { name, strength } of sightings) {
    const [first = '', ...rest] = name.split(' ');
    if (rest.length === 0 || strength !== 'structure' || first.length < 2 || lexicon.isGenericName(first)) continue;
    products.set(first, (products.get(first) ?? new Set()).add(rest.join(' ')));
  }
  for (const [first, rests] of products) if (!occursAlone(text, first, rests)) products.delete(first);
  if (products.size === 0) return [];
  const makers = new Map<string, Sighting>();
  for (const { text: name, start, end } of wordsBetween(text, 0, text.length)) {
    const rests = products.get(name);
    if (rests === undefined || makers.has(name)) continue;
    if ([...rests].some((rest) => text.startsWith(` ${rest.split(' ')[0] ?? ''}`, end))) continue;
    const isEdition = [...rests].some((rest) => rest.split(' ').every((word) => weakProductSuffixes.has(fold(word))));
    makers.set(name, { name, start, kind: 'plain', strength: isEdition ? 'context' : 'capital' });
  }
  return [...makers.values()];
}

// Whether a word occurs without what follows it in its products. Cheap: it saves cutting most texts into words.
function occursAlone(text: string, first: string, rests: ReadonlySet<string>): boolean {
  const following = [...rests].map((rest) => ` ${rest.split(' ')[0] ?? ''}`);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1))
    if (!following.some((words) => text.startsWith(words, at + first.length))) return true;
  return false;
}

function asCandidate(key: string, seen: readonly Sighting[], sites: ReadonlyMap<string, string>): Candidate {
  const counts = new Map<string, number>();
  for (const { name } of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
  const preferred = preferredName([...counts].map(([spelling, count]) => ({ spelling, count })));
  const spelled = seen.find(({ name }) => name.includes(preferred)) ?? seen[0];
  const name = spelled?.name.includes(preferred) === true ? preferred : (spelled?.name ?? preferred);
  const domain = sites.get(key) ?? null;
  const start = Math.min(...seen.map((sighting) => sighting.start));
  return {
    name,
    key,
    start,
    evidence: [...new Set(seen.map(({ kind }) => kind))],
    domain,
    points: pointsOf(name, seen, domain !== null),
  };
}

/**
 * The evidence of one answer for a name, 0 to 4 points: 2 if it is set apart (list head, bold, heading, cell, link), 1 more
 * for a second such structure; in running text 2 for an enumeration or an introducing word, 1 for a capital inside a
 * sentence; 1 more if the answer links to a site of that name. Bare acronyms inside a sentence and platforms count ½.
 */
function pointsOf(name: string, seen: readonly Sighting[], hasSite: boolean): number {
  const structures = new Set(seen.filter(({ strength }) => strength === 'structure').map(({ kind }) => kind)).size;
  if (isPlatformTerm(name)) return structures > 0 ? 0.5 : 0;
  const has = (strength: Sighting['strength']) => seen.some((sighting) => sighting.strength === strength);
  const isBareAcronym = !name.includes(' ') && wordShape(name) === 'acronym';
  const running = has('context') ? 2 : has('capital') ? (isBareAcronym ? 0.5 : 1) : 0;
  const base = Math.max(structures === 0 ? 0 : Math.min(3, structures + 1), running);
  return base === 0 ? 0 : base + (hasSite ? 1 : 0);
}
