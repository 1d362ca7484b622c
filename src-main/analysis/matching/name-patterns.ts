import type { Brand } from '../types.ts';
import { characterProperties, type Script } from '../language/characters.ts';
import { declinedStems, shortestInflected, type Endings } from './case-endings.ts';
import { legalForms } from '../language/company-words.ts';
import { escapePattern } from './escape-pattern.ts';
import { foldedName, foldText } from './folded-text.ts';

/** Whether a space or dash may stand between two units of a name. */
export const joint = { closed: 0, separator: 1, optional: 2 } as const;
export type Joint = (typeof joint)[keyof typeof joint];

/** One way in which a name can stand in a text. */
export interface NamePattern {
  readonly kind: 'name' | 'exclude';
  readonly brandId: number;
  /** The name as the brand book writes it; the pattern may be a variant of it. */
  readonly written: string;
  /** Folded units, without spaces and dashes. */
  readonly folded: string;
  /** What may stand before each unit; the first is always closed. */
  readonly joints: readonly Joint[];
  /** For an optional joint: the letter that must follow a space put in here ("1 Password", never "1 password"). */
  readonly afterJoint: readonly string[];
  readonly firstScript: Script;
  readonly lastScript: Script;
  readonly startsWithWord: boolean;
  readonly endsWithWord: boolean;
  /** Matches only as written. */
  readonly asWritten: boolean;
  /** Says nothing at the start of a sentence, where every word has a capital. */
  readonly needsSupport: boolean;
  /** The name begins with a capital, which an inflected form must keep: Teslas, but not teslas. */
  readonly startsUpper: boolean;
  /** Long enough to take endings and prefixes. */
  readonly inflects: boolean;
  /** A name without its final letters: one of these endings must follow. */
  readonly stemEndings: Endings | undefined;
  /** Hosts of the brand, where a name followed by ".com" must be one of them; empty: any. */
  readonly domains: readonly string[];
}

const longestFirst = legalForms.toSorted((one, other) => other.length - one.length).map(escapePattern);
const legalForm = new RegExp(`,? (?:${longestFirst.join('|')})$|(?:株式会社|股份有限公司|有限公司)$`, 'u');

/** The name, and without the legal form behind it, which answers leave out: "HubSpot, Inc." is looked for as HubSpot too. */
function withoutLegalForm(name: string): string[] {
  const bare = name.trim().replace(legalForm, '');
  return /[\p{L}\p{N}]{2}/u.test(bare) ? [name, bare] : [name];
}

const conjunctions = ['and', 'und', 'et', 'y'];

/** Spellings of one name that differ by more than folding and spacing: & and "and", ü and ue, quotes, a final "!". */
function spellings(name: string): string[] {
  const found = new Set([name]);
  if (/\p{L}{3,}\s*&\s*\p{L}{3,}/u.test(name)) {
    for (const word of conjunctions) found.add(name.replaceAll(/\s*&\s*/gu, ` ${word} `));
  }
  const conjunction = /(?<=\p{L}{3,}) (?:and|und|et) (?=\p{L}{3,})/iu;
  if (conjunction.test(name)) found.add(name.replace(conjunction, ' & '));
  if (/[äöüÄÖÜ]/u.test(name)) {
    found.add(name.replaceAll(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`));
  }
  if (/\p{L}["“”']\p{L}/u.test(name)) {
    found.add(name.replaceAll(/(?<=\p{L})["“”](?=\p{L})/gu, ' '));
    found.add(name.replaceAll(/(?<=\p{L}{3})['’](?=s\b)/gu, ''));
  }
  if (/\p{L}{3,}['’]\s/u.test(name)) found.add(name.replaceAll(/(?<=\p{L}{3})['’](?=\s)/gu, ''));
  if (/\p{L}{4,}!$/u.test(name)) found.add(name.slice(0, -1));
  if (/\p{L}\+$/u.test(name)) found.add(name.replace(/\+$/u, ' Plus'));
  if (/\p{L} plus$/iu.test(name)) found.add(name.replace(/ plus$/iu, '+'));
  if (/^ال\p{L}{3,}/u.test(name)) found.add(`لل${name.slice(2)}`);
  return [...found];
}

function scriptAt(name: string, fromEnd: boolean): Script {
  const characters = [...name];
  if (fromEnd) characters.reverse();
  const properties = characters.map((character) => characterProperties(character.codePointAt(0) ?? 0));
  // A digit takes the script of its nearest letter only when there is one beside it.
  return properties.find(({ kind, script }) => kind === 'letter' && script !== 'Common')?.script ?? 'Common';
}

function isWord(character: string | undefined): boolean {
  if (character === undefined) return false;
  const { kind } = characterProperties(character.codePointAt(0) ?? 0);
  return kind === 'letter' || kind === 'digit' || kind === 'mark';
}

function jointBefore(previous: string, current: string, gap: string): Joint {
  if (gap !== '') return joint.separator;
  if (/[&+"“”„«»]/u.test(previous + current)) return joint.optional;
  if (/^\p{Script=Katakana}{2}$/u.test(previous + current)) return joint.optional;
  if (/\p{Ll}/u.test(previous) && /\p{Lu}/u.test(current)) return joint.optional;
  if (/\p{Nd}/u.test(previous) ? /\p{L}/u.test(current) : /\p{Nd}/u.test(current) && /\p{L}/u.test(previous)) {
    return joint.optional;
  }
  return joint.closed;
}

/** Letters of a name; a Hangul syllable is two, and the vowel signs of Indic scripts are letters too. */
function nameLength(name: string): number {
  const letters = name.match(/\p{L}|[\u0900-\u0dff]/gu) ?? [];
  return letters.length + (name.match(/\p{Script=Hangul}/gu)?.length ?? 0);
}

/** The name without the final letters that its language replaces: Asana as "asan" + y. */
function stemPatterns(pattern: NamePattern): NamePattern[] {
  if (pattern.kind === 'exclude' || !pattern.inflects) return [];
  return declinedStems(pattern.folded).map(({ stem, endings }) => ({
    ...pattern,
    folded: stem,
    joints: pattern.joints.slice(0, stem.length),
    afterJoint: pattern.afterJoint.slice(0, stem.length),
    endsWithWord: true,
    stemEndings: endings,
  }));
}

function compileSpelling(
  spelling: string,
  written: string,
  brand: Brand,
  kind: NamePattern['kind'],
): NamePattern | undefined {
  const text = foldText(spelling);
  const folded = String.fromCharCode(...text.units.subarray(0, text.length));
  if (!/[\p{L}\p{N}]/u.test(folded) && folded.length < 2) return undefined;
  const joints: Joint[] = [];
  const afterJoint: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const start = text.starts[at] ?? 0;
    const previousEnd = text.ends[at - 1] ?? 0;
    const current = spelling.slice(start, text.ends[at]);
    const previous = spelling.slice(text.starts[at - 1], previousEnd);
    const inside = at > 0 && start >= previousEnd;
    const between = inside ? jointBefore(previous, current, spelling.slice(previousEnd, start)) : joint.closed;
    joints.push(between === joint.optional && text.length < 3 ? joint.closed : between);
    afterJoint.push(current);
  }
  const plainWord = /^[\p{L}\p{M}]+(?:[\s-]+[\p{L}\p{M}]+)*$/u.test(written);
  const cased = /\p{Lu}|\p{Ll}/u.test(written);
  const strict = kind === 'name' && brand.commonWord && plainWord;
  const characters = [...spelling];
  return {
    kind,
    brandId: brand.id,
    written,
    folded,
    joints,
    afterJoint,
    firstScript: scriptAt(spelling, false),
    lastScript: scriptAt(spelling, true),
    startsWithWord: isWord(characters[0]),
    endsWithWord: isWord(characters.at(-1)),
    asWritten: strict || (kind === 'name' && cased && folded.length < 3),
    needsSupport: strict && /^\p{Lu}[^\p{Lu}]*$/u.test(written),
    startsUpper: /^\p{Lu}/u.test(written),
    inflects: nameLength(spelling) >= shortestInflected,
    stemEndings: undefined,
    domains: brand.domains,
  };
}

/** A brand's own hosts that are its name and an ending, so that "monday.com" is found where "Monday" is a common word. */
function spokenDomains(brand: Brand): string[] {
  const names = new Set([brand.name, ...brand.aliases].map(foldedName));
  return brand.domains.filter((domain) => names.has(foldedName(domain.slice(0, Math.max(0, domain.indexOf('.'))))));
}

/** Every pattern under which a brand's names and excludes are looked for. */
export function namePatterns(brand: Brand): NamePattern[] {
  const patterns: NamePattern[] = [];
  const add = (phrase: string, kind: NamePattern['kind']): void => {
    const written = phrase.normalize('NFC').trim();
    for (const spelling of spellings(written)) {
      const pattern = compileSpelling(spelling, written, brand, kind);
      // A common word has no variants: it matches as written or not at all.
      if (!pattern || (pattern.asWritten && spelling !== written)) continue;
      patterns.push(pattern, ...stemPatterns(pattern));
    }
  };
  const names = [brand.name, ...brand.aliases].flatMap(withoutLegalForm);
  for (const name of new Set([...names, ...spokenDomains(brand)])) add(name, 'name');
  for (const exclude of new Set(brand.excludes)) add(exclude, 'exclude');
  return patterns;
}
