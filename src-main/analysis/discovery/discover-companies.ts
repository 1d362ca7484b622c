import type { Candidate } from '../types.ts';
import { companyKey, isLegalForm, preferredName, withoutLegalForm } from './company-key.ts';
import { hasDefiniteForm } from '../language/legal-forms.ts';
import { mayBeFlattened, separateFlattened } from '../language/flattened-text.ts';
import { nameConnectors } from '../language/conjunctions.ts';
import { guessWordList } from '../language/guess-language.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { isPlatformTerm } from '../language/technical-terms.ts';
import { lexiconOf } from './lexicon.ts';
import { namesAtHeads } from './list-coherence.ts';
import { maskMarkdown } from './mask-markdown.ts';
import { namesInSegments } from './names-in-segment.ts';
import { neighbourSigns } from './neighbour-signs.ts';
import { isNameWord, isUncased } from './name-shape.ts';
import { isExplainedByForm, isRepeated } from './head-signs.ts';
import { segmentsOf } from './segments.ts';
import { isUncasedClause } from './uncased-clauses.ts';
import { endsWithKind } from './uncased-companies.ts';
import { sitesOf } from './sites.ts';
import { canBePerson, hasRoleBeside } from './persons.ts';
import { withoutParts } from './parts-of-names.ts';
import { isMakerOfModel } from './maker-of-model.ts';
import { markedNames, readHeads } from './structured-names.ts';
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
export function discoverCompanies(markdown: string, gazetteer: Gazetteer, options: DiscoveryOptions = {}): Discovered {
  const source = mayBeFlattened(markdown) ? parted(markdown, gazetteer, options.languageCode) : markdown;
  const { text, spans, urls } = maskMarkdown(source);
  const languageCode = options.languageCode ?? guessWordList(text);
  const answer = {
    text,
    lexicon: lexiconOf(languageCode),
    gazetteer,
    languageCode,
    nounCapitals: languageCode?.startsWith('de') === true,
  };
  const segments = segmentsOf(text, source);
  const found = [
    ...namesAtHeads(readHeads(segments, answer, spans), answer),
    ...markedNames(spans, answer),
    ...namesInSegments(segments, answer),
  ].filter(({ name }) => letter.test(name) && !isUncasedClause(name, answer));
  for (const [index, sighting] of found.entries()) {
    const { name, start, kind, signs } = sighting;
    const beside = neighbourSigns(start, start + name.length, answer);
    if ((kind !== 'plain' || signs.includes('quote')) && endsWithKind(name)) beside.push('kind_name');
    if (beside.includes('bracket_after') && isExplainedByForm(text, start + name.length)) beside.push('legal_form');
    if (kind !== 'plain' && isRepeated(text, start, start + name.length)) beside.push('repeated');
    if (isPersonWithRole(sighting, answer)) beside.push('role_beside');
    if (beside.length > 0) found[index] = { ...sighting, signs: [...sighting.signs, ...beside] };
  }
  const sightings = withoutParts([...found, ...beginningsOf(found, answer)], gazetteer);
  const sites = sitesOf(urls);
  const byKey = new Map<string, Sighting[]>();
  for (const sighting of sightings) {
    const key = companyKey(sighting.name);
    if (key === '') continue;
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [sighting]);
    else known.push(sighting);
  }
  const candidates = [...byKey]
    .filter(([, seen]) => seen.some(({ name }) => name.split(' ').length <= longestName))
    .map(([key, seen]) => asCandidate(key, seen, sites))
    .toSorted((a, b) => a.start - b.start || (a.key < b.key ? -1 : 1));
  return { candidates, lists: listsOf(sightings) };
}

function isPersonWithRole({ name, start }: Sighting, { text, languageCode, gazetteer }: DiscoveryText): boolean {
  const language = languageCode ?? 'en';
  return (
    name.includes(' ') &&
    canBePerson(name, language, gazetteer) &&
    hasRoleBeside(text, { start, end: start + name.length }, language, gazetteer)
  );
}

function parted(markdown: string, { isCompany, vocabularyOf }: Gazetteer, languageCode: string | undefined): string {
  const vocabulary = vocabularyOf(languageCode ?? guessWordList(markdown) ?? 'en');
  return separateFlattened(markdown, { isName: isCompany, isWord: (part) => vocabulary?.isWord(part) === true });
}

/** What one answer shows. */
export interface Discovered {
  readonly candidates: readonly Candidate[];
  /** The keys of each entry of its lists, table columns and enumerations of two entries or more. */
  readonly lists: readonly (readonly (readonly string[])[])[];
}

/** "2-3" is a number. */
const letter = /\p{L}/u;
const longestList = 30;

function listsOf(sightings: readonly Sighting[]): string[][][] {
  const lists = new Map<string, Map<number, Set<string>>>();
  for (const { name, start, list } of sightings) {
    const key = companyKey(name);
    if (list === null || key === '') continue;
    const entries = lists.get(list) ?? new Map<number, Set<string>>();
    lists.set(list, entries);
    entries.set(start, (entries.get(start) ?? new Set()).add(key));
  }
  return [...lists.values()]
    .filter((entries) => entries.size > 1)
    .map((entries) => [...entries.values()].slice(0, longestList).map((keys) => [...keys]));
}

const longestName = 5;

const unspaced = /^[\p{Script=Han}\p{Script=Katakana}ー・\s]+$/u;

/** Most words of a maker's name before that of its product. */
const longestMaker = 3;

// "Acme Runner 16" as a list head: Acme may be the maker of the Runner 16. In running text only a name that some list knows.
function beginningsOf(sightings: readonly Sighting[], { lexicon, gazetteer }: DiscoveryText): Sighting[] {
  const isKnown = (name: string): boolean =>
    (gazetteer.isCompany(name) || gazetteer.isSite(name)) && !isPlatformTerm(name);
  return sightings.flatMap(({ name, start, kind, list }) => {
    const words = name.split(' ');
    if (words.length < 2) return [];
    if (isUncased(name)) {
      const [first = ''] = words;
      // "美人鱼 鲫竿": without other spaces, one divides the maker from its product.
      return kind !== 'plain' && unspaced.test(name) && first.length > 1 && !lexicon.isGenericName(first)
        ? [{ name: first, start, kind, signs: ['begins'], list }]
        : [];
    }
    return Array.from({ length: Math.min(longestMaker, words.length - 1) }, (_, index): Sighting[] => {
      const beginning = words.slice(0, index + 1).join(' ');
      // "HP" is a unit too.
      const isOrdinary = lexicon.isGenericName(beginning) && !(index === 0 && gazetteer.isSure(beginning));
      const isCapital = isNameWord(words[index] ?? '') || (index === 0 && isMakerOfModel(words, gazetteer));
      const isName = isCapital && /\p{L}{2}/u.test(beginning) && !isOrdinary;
      // "World" of "World of Acme"
      if (nameConnectors.has(words[index + 1] ?? '') && !gazetteer.isSure(beginning)) return [];
      return isName && (kind !== 'plain' || isKnown(beginning))
        ? [{ name: beginning, start, kind, signs: ['begins'], list }]
        : [];
    }).flat();
  });
}

/** Of "Acme GmbH", 株式会社某, and 某（某市某有限公司）. */
const hasLegalForm = ({ name }: Sighting): boolean =>
  (hasDefiniteForm(name) || (name.includes(' ') && isLegalForm(name.slice(name.lastIndexOf(' ') + 1)))) &&
  withoutLegalForm(name) !== name;
function asCandidate(key: string, seen: readonly Sighting[], sites: ReadonlyMap<string, string>): Candidate {
  const domain = sites.get(key) ?? null;
  const signs = new Set(seen.flatMap((sighting) => sighting.signs));
  if (domain !== null) signs.add('site');
  if (seen.some(hasLegalForm)) signs.add('legal_form');
  return {
    name: nameOf(seen),
    key,
    start: Math.min(...seen.map(({ start }) => start)),
    evidence: [...new Set(seen.map(({ kind }) => kind))],
    domain,
    signs: [...signs],
  };
}

/** The spelling to show, as the text has it. */
function nameOf(seen: readonly Sighting[]): string {
  const counts = new Map<string, number>();
  for (const { name } of seen) counts.set(name, (counts.get(name) ?? 0) + 1);
  const preferred = preferredName([...counts].map(([spelling, count]) => ({ spelling, count })));
  return seen.some(({ name }) => name.includes(preferred)) ? preferred : (seen[0]?.name ?? preferred);
}
