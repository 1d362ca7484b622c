import { fold } from '../language/fold.ts';
import { isPlace } from '../language/places.ts';
import { fieldWordsOf, type FieldWord } from '../language/fields/index.ts';
import { languagesOfScript } from '../language/languages-of-script.ts';
import type { WordTable } from '../language/word-table.ts';
import type { Hit } from './hit.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { shows, whatWordShows } from '../language/use-words/lookup.ts';
import { findSigns } from './uses/find-signs.ts';
import { initials } from './uses/judge-person.ts';
import type { Occurrence, UseContext } from './uses/occurrence.ts';
import { isPartOfPerson } from './uses/transliterated-names.ts';
import { threshold, weigh, type SignName } from './uses/signs.ts';
import { isWholeAnswer } from './uses/whole-answer.ts';
import { likelyLanguages } from './sentence-context.ts';
import type { Script } from '../language/characters.ts';

/** The judgement of one occurrence; a later round may judge it again. */
export interface UseTrace {
  readonly matched: string;
  readonly start: number;
  readonly brandId: number;
  readonly signs: readonly SignName[];
  readonly sum: number;
}

/** Receives every judgement, to explain it. */
export type TraceUse = (use: UseTrace) => void;

/** The least sum at which an occurrence shows what others of the same brand in the text are. */
const surely = 3;

/** UTF-16 units around an occurrence in which another brand counts as near. */
const nearby = 700;

/**
 * The hits that are their brand: those of names that mean nothing else, and of the others those whose signs add up. Names
 * judged to be brands are evidence for those judged again after them.
 */
export function judgeUses(
  original: string,
  found: readonly Hit[],
  { table, unconfirmed }: { readonly table: WordTable; readonly unconfirmed: ReadonlySet<number> },
  trace?: TraceUse,
): Hit[] {
  if (found.every(({ pattern }) => pattern.knowledge === undefined)) return [...found];
  const { text, hits } = composed(original, found);
  const languages = new Map<Script, readonly string[]>();
  const fieldWords = new Map<string, readonly FieldWord[]>();
  const context: UseContext = {
    table,
    languagesIn: (script) => {
      const known = languages.get(script) ?? likelyLanguages(text, script, table);
      languages.set(script, known);
      return known;
    },
    fieldWordsIn: (codes) => {
      const known = fieldWords.get(codes.join(' ')) ?? fieldWordsOf(text, codes);
      fieldWords.set(codes.join(' '), known);
      return known;
    },
  };
  const accepted = new Set(hits.filter((hit) => needsNoJudgement(text, hit, context)));
  const confirmed = hits.filter(({ pattern }) => !unconfirmed.has(pattern.brandId));
  let sure: ReadonlySet<number> = new Set();
  const foreign = new Set<number>();
  const persons = new Set<number>();
  for (let round = 0; round < 2; round += 1) {
    const evidence = [...accepted]
      .filter(({ pattern }) => !unconfirmed.has(pattern.brandId))
      .toSorted((a, b) => a.start - b.start);
    const before = accepted.size;
    const sureNow = new Set(sure);
    for (const hit of hits) {
      if (accepted.has(hit)) continue;
      const isSure = sure.has(hit.pattern.brandId);
      const isForeign = foreign.has(hit.pattern.brandId);
      const isPerson = persons.has(hit.pattern.brandId);
      const signs = findSigns(
        occurrenceOf(text, hit, { evidence, confirmed }, { isSure, isForeign, isPerson }),
        context,
      );
      if (signs.includes('ownerBefore')) foreign.add(hit.pattern.brandId);
      if (signs.includes('personBefore')) persons.add(hit.pattern.brandId);
      const sum = weigh(signs);
      const { start, end, pattern } = hit;
      trace?.({ matched: text.slice(start, end), start, brandId: pattern.brandId, signs, sum });
      if (sum >= threshold) accepted.add(hit);
      if (sum >= surely) sureNow.add(hit.pattern.brandId);
    }
    if (accepted.size === before) break;
    sure = sureNow;
  }
  return found.filter((_, index) => {
    const hit = hits[index];
    return hit !== undefined && accepted.has(hit);
  });
}

/**
 * Whether an occurrence is the brand in any context: its name means nothing else, or is in no list and written as a name, or
 * is all that the text says.
 */
function needsNoJudgement(text: string, hit: Hit, context: UseContext): boolean {
  const { start, end, pattern } = hit;
  const { knowledge, firstScript } = pattern;
  if (knowledge === undefined || isWholeAnswer(text, start, end)) return true;
  if (isPartOfPerson(text, start, end, context.table)) return false;
  const isLower = knowledge.isCased && /^\p{Ll}/u.test(text.slice(start, start + 1));
  if (knowledge.isListed || isLower) return false;
  // Few names mean anything else in any language: only of these matters in which ones the text is.
  const mayBeUsed = !context.table.hasReadAll() || knowledge.isUsedIn(languagesWith(firstScript));
  if (mayBeUsed && knowledge.isUsedIn(context.languagesIn(firstScript))) return false;
  return !(knowledge.isOneWord && isOfPersonOrPlace(text, hit, context));
}

const languagesWith = (script: Script): readonly string[] => languagesOfScript[script] ?? [];

const wordBefore = /(?<word>[\p{L}\p{M}]+)\.?\s$/u;
const longestBefore = 24;

/** Whether a title, a first name, an initial or a word for a place precedes a name: "Captain Acme", "Ada Acme", "the river Acme". */
function isOfPersonOrPlace(text: string, { start, pattern }: Hit, { languagesIn, table }: UseContext): boolean {
  if (pattern.knowledge?.isCased !== true) return false;
  const before = text.slice(Math.max(0, start - longestBefore), start);
  if (initials.test(before)) return true;
  const word = wordBefore.exec(before)?.groups?.['word'];
  if (word === undefined) return false;
  const folded = foldPhrase(word);
  if (/^\p{Lu}/u.test(word) && table.isFirstName(folded) && !isPlace(fold(word))) return true;
  const isSuch = (bits: number, languages: readonly string[]): boolean =>
    (bits & (shows.person | shows.place)) !== 0 || isFirstNameAfterTitle(before, word, languages);
  const possible = languagesWith(pattern.firstScript);
  if (!isSuch(whatWordShows(folded, possible), possible)) return false;
  const languages = languagesIn(pattern.firstScript);
  const bits = whatWordShows(folded, languages);
  return (bits & shows.kind) === 0 && isSuch(bits, languages);
}

/** "Doctor Olena " before a surname: no list has all first names, but a title shows one. */
function isFirstNameAfterTitle(before: string, word: string, languages: readonly string[]): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  const title = wordBefore.exec(before.slice(0, before.lastIndexOf(word)))?.groups?.['word'];
  return title !== undefined && (whatWordShows(foldPhrase(title), languages) & shows.person) !== 0;
}

/** A letter and its marks, and the parts of a Korean syllable. */
const cluster = /(?:[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|[\s\S])\p{M}*/gu;

/** The text in NFC, and the hits at their places in it, so that a decomposed text is judged like a composed one. */
function composed(original: string, found: readonly Hit[]): { text: string; hits: readonly Hit[] } {
  const text = original.normalize('NFC');
  if (text === original) return { text, hits: found };
  const offsets = new Int32Array(original.length + 1);
  let length = 0;
  for (const { 0: part, index } of original.matchAll(cluster)) {
    offsets.fill(length, index, index + part.length);
    length += part.normalize('NFC').length;
  }
  offsets[original.length] = length;
  const at = (offset: number): number => offsets[offset] ?? length;
  return {
    text,
    hits: found.map((hit) => ({ ...hit, start: at(hit.start), end: at(hit.end), nameEnd: at(hit.nameEnd) })),
  };
}

function occurrenceOf(
  text: string,
  { start, end, nameEnd, pattern, rule }: Hit,
  { evidence, confirmed }: { readonly evidence: readonly Hit[]; readonly confirmed: readonly Hit[] },
  elsewhere: { readonly isSure: boolean; readonly isForeign: boolean; readonly isPerson: boolean },
): Occurrence {
  const near = between(evidence, start - nearby, end + nearby);
  return {
    text,
    start,
    end,
    nameEnd,
    knowledge: pattern.knowledge ?? never(),
    firstScript: pattern.firstScript,
    companions: pattern.companions,
    fields: pattern.fields,
    capitalWords: pattern.capitalWords,
    ownNames: pattern.ownNames,
    isSureElsewhere: elsewhere.isSure,
    isOwnedElsewhere: elsewhere.isForeign,
    isPersonElsewhere: elsewhere.isPerson,
    hasPrefix: rule === 'attached_prefix',
    others: near
      .filter((other) => other.pattern.brandId !== pattern.brandId && (other.end <= start || other.start >= end))
      .map((other) => ({ start: other.start, end: other.end, brandId: other.pattern.brandId })),
    mayStandBeside: between(confirmed, start - nearby, end + nearby)
      .filter((other) => other.pattern.brandId !== pattern.brandId)
      .map((other) => ({ start: other.start, end: other.end })),
    isNamedOtherwise: near.some(
      (other) => other.pattern.brandId === pattern.brandId && other.pattern.knowledge === undefined,
    ),
  };
}

const never = (): never => {
  throw new Error('a hit without knowledge needs no judgement');
};

/** The hits, sorted by start, that begin in [from, to); at most 40. */
function between(hits: readonly Hit[], from: number, to: number): readonly Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Hit[] = [];
  for (let at = low; at < hits.length && found.length < 40; at += 1) {
    const hit = hits[at];
    if (hit === undefined || hit.start >= to) break;
    found.push(hit);
  }
  return found;
}
