import type { Brand, MatchRule, Mention } from '../types.ts';
import { findAddresses, isInsideAddress, type Addresses } from './addresses.ts';
import { fieldsByBrand } from './brand-fields.ts';
import { buildAutomaton, scan, type Automaton } from './automaton.ts';
import { createWordTable, noWordLists, type WordTable } from '../language/word-table.ts';
import type { Hit } from './hit.ts';
import { judgeUses, type TraceUse } from './judge-uses.ts';
import { isPlace } from '../language/places.ts';
import { isSentenceStart } from './common-words.ts';
import { foldText, type FoldedText } from './folded-text.ts';
import { guessLanguages, isPlausible } from '../language/guess-language.ts';
import { namePatterns, type NamePattern } from './name-patterns.ts';
import { spokenNames, type SpokenNames } from './spoken-names.ts';
import { findInflectedWords, type InflectedWords } from './inflected-words.ts';
import { compoundingLanguages, isCompound } from './compounds.ts';
import { languagesByWords } from './sentence-context.ts';
import { isAfterPreposition } from './chat-names.ts';
import { withFlattened } from './flattened-mentions.ts';
import { findNegationCues, isNegated, negationCues, type NegationCues } from './negation.ts';
import { spacing } from './spacing.ts';
import { findEdge, type EdgeContext } from './word-edges.ts';

/** The compiled names of a brand book, all found in one pass. */
export interface BrandMatcher {
  readonly patterns: readonly NamePattern[];
  readonly automaton: Automaton;
  /** The names as texts in other scripts write them. */
  readonly spoken: SpokenNames;
  readonly table: WordTable;
  readonly cues: NegationCues;
  /** Ids of the finds that no person has confirmed. */
  readonly unconfirmed: ReadonlySet<number>;
}

const ordinaryWordsOnly = createWordTable(noWordLists);

/**
 * Compiles a brand book. Expensive: call it once per revision of the book, not per answer.
 *
 * @param table knows which names are also words; without it only the ordinary words of discovery are known
 */
export function compileBrands(brands: readonly Brand[], table: WordTable = ordinaryWordsOnly): BrandMatcher {
  const fields = fieldsByBrand(brands, table);
  const patterns = brands.flatMap((brand) =>
    namePatterns(brand, table).map((pattern) => ({ ...pattern, fields: fields.get(brand.id) ?? pattern.fields })),
  );
  return {
    patterns,
    automaton: buildAutomaton(patterns.map(({ folded }) => folded)),
    spoken: spokenNames(brands, table),
    table,
    cues: negationCues(),
    unconfirmed: new Set(brands.filter(({ isUnconfirmed }) => isUnconfirmed === true).map(({ id }) => id)),
  };
}

const ruleOrder: readonly MatchRule[] = [
  'exact',
  'common_word',
  'folded',
  'spacing_variant',
  'attached_prefix',
  'case_ending',
];

function isAsWritten(pattern: NamePattern, name: string): boolean {
  const plain = name
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ');
  return pattern.stemEndings ? pattern.written.startsWith(plain) : plain === pattern.written.normalize('NFKC');
}

/** Checks one hit of the automaton against the rules of its name, cheapest first. */
function checkHit(context: EdgeContext, folded: FoldedText, pattern: NamePattern, last: number): Hit | undefined {
  const first = last - pattern.folded.length + 1;
  const start = folded.starts[first] ?? 0;
  const end = folded.ends[last] ?? 0;
  // A hit may not begin or end within what one character folds to ("ss" of ß).
  if (first > 0 && folded.starts[first - 1] === start) return undefined;
  if (last + 1 < folded.length && folded.ends[last + 1] === end) return undefined;
  const spaced = spacing(context.text, folded, pattern, first);
  if (!spaced) return undefined;
  const left = findEdge(context, start, end, 'start', pattern);
  if (!left) return undefined;
  if (pattern.words) return checkWords(context, pattern, pattern.words, start);
  const right = findEdge(context, start, end, 'end', pattern);
  if (!right) return undefined;
  const name = context.text.slice(start, end);
  if (pattern.contracted > 0) {
    const nameStart = folded.starts[first + pattern.contracted] ?? start;
    const isCapital = /^\p{Lu}/u.test(context.text.slice(nameStart, end));
    return isCapital ? { start: nameStart, end: right.at, nameEnd: end, pattern, rule: 'folded' } : undefined;
  }
  if (pattern.asWritten && !isAsWritten(pattern, name)) return undefined;
  if (pattern.isSpoken && pattern.startsUpper && !/^\p{Lu}/u.test(name)) return undefined;
  const rule = ruleOf(pattern, name, spaced, left.kind, right.kind);
  return { start, end: right.at, nameEnd: end, pattern, rule };
}

/** Checks a name of several words some of which are inflected. */
function checkWords(
  { text, isPlausible }: EdgeContext,
  pattern: NamePattern,
  words: InflectedWords,
  start: number,
): Hit | undefined {
  if (pattern.startsUpper && !/^\p{Lu}/u.test(text.slice(start, start + 2).normalize('NFKC'))) return undefined;
  const found = findInflectedWords(text, start, words);
  if (!found || !isPlausible(found.languages)) return undefined;
  return { start, end: found.end, nameEnd: found.end, pattern, rule: 'case_ending' };
}

/** Whether the context decided: the name is a word, a first name, a day or a place. */
const isAlsoWord = ({ knowledge }: NamePattern): boolean =>
  knowledge !== undefined &&
  (knowledge.asked || knowledge.languages.size > 0 || knowledge.isFirstName || knowledge.isPlace);

function ruleOf(
  pattern: NamePattern,
  name: string,
  spaced: 'same' | 'variant',
  left: 'free' | 'prefix' | 'ending',
  right: 'free' | 'prefix' | 'ending',
): MatchRule {
  if (left === 'prefix') return 'attached_prefix';
  if (right === 'ending') return 'case_ending';
  if (name.normalize('NFC') === pattern.written) return isAlsoWord(pattern) ? 'common_word' : 'exact';
  return spaced === 'variant' ? 'spacing_variant' : 'folded';
}

/** Leftmost, then longest: the longer name owns its span, and every other brand with exactly that name keeps it too. */
function resolveOverlaps(hits: readonly Hit[]): Hit[] {
  // The full name takes precedence over a form of its stem: "iPhones" is iPhone + s, not iphon + es.
  const literal = new Set(
    hits.filter(({ pattern }) => !pattern.stemEndings).map(({ pattern, start }) => `${pattern.brandId} ${start}`),
  );
  const possible = hits.filter(
    ({ pattern, start }) => !pattern.stemEndings || !literal.has(`${pattern.brandId} ${start}`),
  );
  const sorted = possible.toSorted(
    (a, b) =>
      a.start - b.start ||
      b.end - a.end ||
      a.pattern.brandId - b.pattern.brandId ||
      ruleOrder.indexOf(a.rule) - ruleOrder.indexOf(b.rule),
  );
  const resolved: Hit[] = [];
  for (const hit of sorted) {
    const previous = resolved.at(-1);
    const same = previous && previous.start === hit.start && previous.end === hit.end;
    if (same ? previous.pattern.brandId !== hit.pattern.brandId : !previous || previous.end <= hit.start)
      resolved.push(hit);
  }
  return resolved;
}

/**
 * Resolves the confirmed brands among themselves, then the finds among themselves: a find takes no place from a confirmed
 * brand, and none within a confirmed brand's longer name.
 */
function resolveBooks(hits: readonly Hit[], { unconfirmed }: BrandMatcher): Hit[] {
  if (unconfirmed.size === 0) return resolveOverlaps(hits);
  const confirmed = resolveOverlaps(hits.filter(({ pattern }) => !unconfirmed.has(pattern.brandId)));
  const finds = resolveOverlaps(hits.filter(({ pattern }) => unconfirmed.has(pattern.brandId)));
  let next = 0;
  const free = finds.filter(({ start, end }) => {
    while ((confirmed[next]?.end ?? Infinity) <= start) next += 1;
    const owner = confirmed[next];
    return owner === undefined || owner.start > start || owner.end < end;
  });
  return [...confirmed, ...free].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function isName(text: string, addresses: Addresses, excludes: readonly Hit[], { pattern, start, end }: Hit): boolean {
  return (
    pattern.kind === 'name' &&
    !isInsideAddress(addresses, text, start, end, pattern.domains) &&
    !excludes.some((other) => other.pattern.brandId === pattern.brandId && other.start <= start && other.end >= end)
  );
}

/**
 * Every place where an answer names a brand, sorted by start. A name inside an address does not count; a longer name owns the
 * span of a shorter one inside it; excludes cancel the hits they contain; a name about which the sentence says only that
 * nothing is known is marked as negated. Code is read like any other text.
 */
export const findMentions = (matcher: BrandMatcher, markdown: string, trace?: TraceUse): Mention[] =>
  withFlattened(markdown, mentionsIn(matcher, markdown, trace), matcher.table, (text) => mentionsIn(matcher, text));

function mentionsIn(matcher: BrandMatcher, markdown: string, trace?: TraceUse): Mention[] {
  const { table, patterns, automaton } = matcher;
  // Compiles names when a script is first read, which overwrites the buffers of the folded text.
  const searches = [{ patterns, automaton }, ...matcher.spoken(markdown)];
  const folded = foldText(markdown);
  let guess: { languages: ReadonlySet<string> | undefined } | undefined;
  const languages = (): ReadonlySet<string> | undefined => {
    guess ??= { languages: guessLanguages(markdown) ?? languagesByWords(markdown, table) };
    return guess.languages;
  };
  let isWithoutCapitals: boolean | undefined;
  const context: EdgeContext = {
    text: markdown,
    isPlausible: (possible) => isPlausible(possible, languages()),
    isOtherWord: (whole, start, possible) =>
      isPlace(whole) ||
      (isSentenceStart(markdown, start) && table.isWord(whole, languages()?.intersection(possible) ?? [])),
    isCompound: (name, following) => isCompound(name, following, languages() ?? compoundingLanguages, table),
    isChatName: (start) =>
      isAfterPreposition(markdown, start) && (isWithoutCapitals ??= !/\p{Lu}\p{Ll}/u.test(markdown)),
  };
  const hits: Hit[] = [];
  for (const search of searches)
    scan(search.automaton, folded.units, folded.length, (word, last) => {
      const pattern = search.patterns[word];
      const hit = pattern && checkHit(context, folded, pattern, last);
      if (hit) hits.push(hit);
    });
  if (hits.length === 0) return [];
  const addresses = findAddresses(markdown);
  const excludes = hits.filter(({ pattern }) => pattern.kind === 'exclude');
  const candidates = hits.filter((hit) => isName(markdown, addresses, excludes, hit));
  const names = judgeUses(markdown, candidates, matcher, trace);
  if (names.length === 0) return [];
  const cues = findNegationCues(folded, matcher.cues);
  return resolveBooks(names, matcher).map(({ pattern, start, end, rule }) => ({
    brandId: pattern.brandId,
    start,
    end,
    matched: markdown.slice(start, end),
    rule,
    negated: isNegated(markdown, start, end, cues),
  }));
}
