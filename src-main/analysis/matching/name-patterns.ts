import type { Brand } from '../types.ts';
import { characterProperties, type Script } from '../language/characters.ts';
import { declinedStems, shortestInflected, shortestPrefixed, type Endings } from './case-endings.ts';
import { contractedSpellings } from './attached-articles.ts';
import { takesCompounds } from './compounds.ts';
import { inflectedWords, type InflectedWords } from './inflected-words.ts';
import type { WordTable } from '../language/word-table.ts';
import type { Field } from '../language/fields/index.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { foldedName, foldText } from './folded-text.ts';
import { knowName, type NameKnowledge } from './name-knowledge.ts';
import { spellings, withAndWithoutLegalForm } from './name-spellings.ts';

/** Whether a space or dash may stand between two units of a name: never, as the name is written, additionally, or before a capital. */
export const gap = { none: 0, written: 1, optional: 2, capital: 3 } as const;
type Gap = (typeof gap)[keyof typeof gap];

/** One spelling by which a text may name a brand. */
export interface NamePattern {
  readonly kind: 'name' | 'exclude';
  readonly brandId: number;
  /** The name as the brand book writes it; the pattern may be a variant of it. */
  readonly written: string;
  /** Folded units, without spaces and dashes. */
  readonly folded: string;
  /** What may stand before each unit; the first is always `none`. */
  readonly gaps: readonly Gap[];
  /** The written character at each unit: an optional gap before a capital needs the capital ("1 Password", not "1 password"). */
  readonly writtenUnits: readonly string[];
  readonly firstScript: Script;
  readonly lastScript: Script;
  readonly startsWithWord: boolean;
  readonly endsWithWord: boolean;
  /** Matches only as written. */
  readonly asWritten: boolean;
  /** The name may mean something else: each occurrence is judged by its context. */
  readonly knowledge: NameKnowledge | undefined;
  /** The name is also a word, whatever a person said about it. */
  readonly isWord: boolean;
  /** The name starts with a capital, which an inflected form must keep: Teslas, but not teslas. */
  readonly startsUpper: boolean;
  /** Long enough to take endings. */
  readonly inflects: boolean;
  /** Long enough to take attached particles. */
  readonly takesPrefix: boolean;
  /** For a name without its final letters: one of these endings must follow. */
  readonly stemEndings: Endings | undefined;
  /** Of a name of several words: a word before the last one must be inflected. */
  readonly words: InflectedWords | undefined;
  /** An abbreviation in capitals: takes endings, however short, that are not in capitals (DNBs). */
  readonly isAbbreviation: boolean;
  /** Takes nouns written as one word with it (German Ikeamöbel). */
  readonly takesCompounds: boolean;
  /** How many units at the start are a contracted article, which is no part of the mention: "del Corte Inglés". */
  readonly contracted: number;
  /** Written by its sound in another script. */
  readonly isSpoken: boolean;
  /** Words by which other names of the brand are longer. */
  readonly companions: ReadonlySet<string>;
  /** Words that the brand's names write in capitals. */
  readonly capitalWords: ReadonlySet<string>;
  /** The names of the brand, folded. */
  readonly ownNames: ReadonlySet<string>;
  /** What the brand trades in, as far as it is known. */
  readonly fields: ReadonlySet<Field>;
  /** Hosts of the brand: the name followed by ".com" must be one of them; empty: any. */
  readonly domains: readonly string[];
}

function scriptAt(name: string, fromEnd: boolean): Script {
  const characters = [...name];
  if (fromEnd) characters.reverse();
  const properties = characters.map((character) => characterProperties(character.codePointAt(0) ?? 0));
  // A name that starts or ends in digits has the script of its nearest letter.
  return properties.find(({ kind, script }) => kind === 'letter' && script !== 'Common')?.script ?? 'Common';
}

function isWord(character: string | undefined): boolean {
  if (character === undefined) return false;
  const { kind } = characterProperties(character.codePointAt(0) ?? 0);
  return kind === 'letter' || kind === 'digit' || kind === 'mark';
}

/** Korean words may be spaced or not: "배달의 민족" is 배달의민족. Shorter names are one word. */
const longHangul = /^\p{Script=Hangul}{4,}$/u;

/** In scripts without capitals a long name may be written as two words: গ্রামীণফোন is গ্রামীণ ফোন. */
const longUncased =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{M}]{7,}$/u;
const shortestPart = 3;

/** Whether a long name may be parted at an offset: three letters or signs to both sides, and no vowel sign after it. */
function partsAt(name: string, offset: number): boolean {
  const before = name.slice(0, offset);
  const after = name.slice(offset);
  return (
    Math.min(before.length, after.length) >= shortestPart &&
    !/^\p{M}/u.test(after) &&
    !/[\u094d\u09cd\u0acd\u0bcd\u0c4d\u0ccd\u0d4d]$/u.test(before)
  );
}

const english = ['en'];

/** Whether a name written as one word is two English words, parted at an offset: Mailchimp, also written "Mail Chimp". */
function isOfTwoWords(name: string, offset: number, table: WordTable): boolean {
  if (!/^\p{Lu}\p{Ll}{5,}$/u.test(name) || Math.min(offset, name.length - offset) < shortestPart) return false;
  return (
    table.isWord(foldPhrase(name.slice(0, offset)), english) && table.isWord(foldPhrase(name.slice(offset)), english)
  );
}

function gapBefore(previous: string, current: string, between: string, isLongHangul: boolean): Gap {
  if (between !== '') return gap.written;
  if (/[&+"“”„«»]/u.test(previous + current)) return gap.optional;
  if (/^\p{Script=Katakana}{2}$/u.test(previous + current)) return gap.optional;
  if (isLongHangul && /^\p{Script=Hangul}{2}$/u.test(previous + current)) return gap.optional;
  if (/\p{Ll}/u.test(previous) && /\p{Lu}/u.test(current)) return gap.optional;
  if (/\p{Nd}/u.test(previous) ? /\p{L}/u.test(current) : /\p{Nd}/u.test(current) && /\p{L}/u.test(previous)) {
    return gap.optional;
  }
  return gap.none;
}

/** Letters of a name: a Hangul syllable counts as two, an Indic vowel sign as one. */
const syllabic = /[\p{Script=Hangul}\u0900-\u0dff]/u;

function nameLength(name: string): number {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.length + letters.filter((letter) => syllabic.test(letter)).length;
}

/** Patterns without the final letters that endings replace: Asana as "asan" + y. */
function stemPatterns(pattern: NamePattern): NamePattern[] {
  if (pattern.kind === 'exclude' || !pattern.inflects) return [];
  return declinedStems(pattern.folded).map(({ stem, endings }) => ({
    ...pattern,
    folded: stem,
    gaps: pattern.gaps.slice(0, stem.length),
    writtenUnits: pattern.writtenUnits.slice(0, stem.length),
    endsWithWord: true,
    stemEndings: endings,
  }));
}

function compileSpelling(
  spelling: string,
  written: string,
  brand: Brand,
  kind: NamePattern['kind'],
  isAlsoWord: boolean,
  table: WordTable,
): NamePattern | undefined {
  const text = foldText(spelling);
  const folded = String.fromCharCode(...text.units.subarray(0, text.length));
  if (!/[\p{L}\p{N}]/u.test(folded) && folded.length < 2) return undefined;
  const isLongUncased = kind === 'name' && longUncased.test(spelling);
  const gaps: Gap[] = [];
  const writtenUnits: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const start = text.starts[at] ?? 0;
    const previousEnd = text.ends[at - 1] ?? 0;
    const current = spelling.slice(start, text.ends[at]);
    const previous = spelling.slice(text.starts[at - 1], previousEnd);
    const inside = at > 0 && start >= previousEnd;
    const written = inside
      ? gapBefore(previous, current, spelling.slice(previousEnd, start), longHangul.test(spelling))
      : gap.none;
    const between =
      written !== gap.none || !inside
        ? written
        : isLongUncased && partsAt(spelling, start)
          ? gap.optional
          : kind === 'name' && isOfTwoWords(spelling, start, table)
            ? gap.capital
            : gap.none;
    gaps.push(between === gap.optional && text.length < 3 ? gap.none : between);
    writtenUnits.push(current);
  }
  const cased = /\p{Lu}|\p{Ll}/u.test(written);
  const characters = [...spelling];
  return {
    kind,
    brandId: brand.id,
    written,
    folded,
    gaps,
    writtenUnits,
    firstScript: scriptAt(spelling, false),
    lastScript: scriptAt(spelling, true),
    startsWithWord: isWord(characters[0]),
    endsWithWord: isWord(characters.at(-1)),
    asWritten: kind === 'name' && cased && folded.length < 3,
    knowledge: kind === 'name' ? knowName(written, brand.commonWord, table) : undefined,
    isWord: isAlsoWord,
    companions: kind === 'name' ? companionsOf(written, brand) : noWords,
    capitalWords: new Set([brand.name, ...brand.aliases].flatMap((own) => own.match(/\p{Lu}{2,}/gu) ?? [])),
    ownNames: new Set([brand.name, ...brand.aliases].map(foldPhrase)),
    fields: noFields,
    startsUpper: /^\p{Lu}/u.test(written),
    inflects: nameLength(spelling) >= shortestInflected,
    takesPrefix: nameLength(spelling) + (spelling.match(/\p{Nd}/gu)?.length ?? 0) >= shortestPrefixed,
    stemEndings: undefined,
    words: undefined,
    isAbbreviation: kind === 'name' && /^\p{Lu}[\p{Lu}\p{Nd}]+$/u.test(spelling),
    takesCompounds: kind === 'name' && !isAlsoWord && takesCompounds(folded, table),
    contracted: 0,
    isSpoken: false,
    domains: brand.domains,
  };
}

/** The pattern of a name of several words whose inner words are inflected: it begins a search at its first word. */
function wordsPattern(pattern: NamePattern): NamePattern[] {
  const words = pattern.kind === 'name' && pattern.inflects ? inflectedWords(pattern.written) : undefined;
  if (!words) return [];
  const { length } = words.anchor;
  return [
    {
      ...pattern,
      folded: words.anchor,
      gaps: pattern.gaps.slice(0, length),
      writtenUnits: pattern.writtenUnits.slice(0, length),
      endsWithWord: true,
      takesCompounds: false,
      words,
    },
  ];
}

const noWords: ReadonlySet<string> = new Set();
const noFields: ReadonlySet<Field> = new Set();

/** The words by which the other names of a brand are longer: "bank" of Mercury, which is also called Mercury Bank. */
function companionsOf(written: string, { name, aliases }: Brand): ReadonlySet<string> {
  const own = new Set(foldPhrase(written).split(/[^\p{L}\p{M}\p{N}]+/u));
  const words = [name, ...aliases].flatMap((other) => foldPhrase(other).split(/[^\p{L}\p{M}\p{N}]+/u));
  return new Set(words.filter((word) => word.length > 2 && !own.has(word)));
}

/** A brand's own hosts that consist of its name and an ending: "monday.com" is found though "Monday" is a common word. */
function spokenDomains(brand: Brand): string[] {
  const names = new Set([brand.name, ...brand.aliases].map(foldedName));
  return brand.domains.filter((domain) => names.has(foldedName(domain.slice(0, Math.max(0, domain.indexOf('.'))))));
}

const isListed = (folded: string, table: WordTable): boolean =>
  !folded.includes(' ') && table.languagesOf(folded).length + table.rareIn(folded).length > 0;

/** The patterns of a spelling that texts in another script use for a brand's name, whatever else the name means. */
export function spokenPatterns(brand: Brand, spelling: string, table: WordTable): NamePattern[] {
  const pattern = compileSpelling(spelling, spelling, brand, 'name', false, table);
  if (!pattern) return [];
  const own = { ...pattern, written: brand.name, knowledge: undefined, isSpoken: true };
  return [own, ...stemPatterns(own)];
}

/** Every pattern that matching looks for on behalf of a brand: its names and its excludes. */
export function namePatterns(brand: Brand, table: WordTable): NamePattern[] {
  const patterns: NamePattern[] = [];
  const add = (phrase: string, kind: NamePattern['kind']): void => {
    const written = phrase.normalize('NFC').trim();
    const isAlsoWord = kind === 'name' && isListed(foldPhrase(written), table);
    for (const spelling of spellings(written)) {
      const pattern = compileSpelling(spelling, written, brand, kind, isAlsoWord, table);
      if (!pattern || (pattern.asWritten && spelling !== written)) continue;
      patterns.push(pattern, ...stemPatterns(pattern));
      if (spelling === written) patterns.push(...wordsPattern(pattern));
    }
    if (kind === 'exclude') return;
    for (const { spelling, length } of contractedSpellings(written)) {
      const pattern = compileSpelling(spelling, written, brand, kind, isAlsoWord, table);
      if (pattern) patterns.push({ ...pattern, contracted: length });
    }
  };
  const names = [brand.name, ...brand.aliases].flatMap(withAndWithoutLegalForm);
  for (const name of new Set([...names, ...spokenDomains(brand)])) add(name, 'name');
  for (const exclude of new Set(brand.excludes)) add(exclude, 'exclude');
  return patterns;
}
