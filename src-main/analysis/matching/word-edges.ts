import { isAttachedPrefix } from '../language/attached-prefixes.ts';
import { endingLanguages } from './case-endings.ts';
import { characterProperties, codePointBefore, unspacedScripts, type Script } from '../language/characters.ts';
import { foldPhrase } from '../language/search-folding.ts';
import type { NamePattern } from './name-patterns.ts';
import { isWordBoundary } from './unspaced-edges.ts';

/** What bounds a name on one side. */
interface Edge {
  readonly kind: 'free' | 'prefix' | 'ending';
  /** Offset at which the mention starts or ends: beyond the name only if an ending replaced a part of it. */
  readonly at: number;
}

/** The text of the edges, and whether it may be in one of some languages. */
export interface EdgeContext {
  readonly text: string;
  readonly isPlausible: (languages: ReadonlySet<string>) => boolean;
  /** Whether a name with its ending is also a word, at a place where words have capitals too, or the name of a place. */
  readonly isOtherWord: (folded: string, start: number, languages: ReadonlySet<string>) => boolean;
  /** Whether letters after a name are a noun written as one word with it. */
  readonly isCompound: (name: string, following: string) => boolean;
  /** Whether a name without its capital is a name yet: in chat, after a preposition. */
  readonly isChatName: (start: number) => boolean;
}

/** Scripts that meet within one word: a name with an ending in another script. */
const relatedScripts: ReadonlySet<Script> = new Set(['Latin', 'Greek', 'Cyrillic', 'Common']);
const longestAttached = 12;

/** The next character to one side, without invisible ones and, to the left, combining marks, whose base decides. */
function neighbour(text: string, index: number, step: -1 | 1): { at: number; codePoint: number | undefined } {
  let at = index;
  for (;;) {
    const codePoint = step === 1 ? text.codePointAt(at) : codePointBefore(text, at);
    if (codePoint === undefined) return { at, codePoint };
    const { kind, script } = characterProperties(codePoint);
    const isSkipped = kind === 'invisible' || (step === -1 && kind === 'mark' && script === 'Common');
    if (!isSkipped) return { at, codePoint };
    at += step * (codePoint > 0xffff ? 2 : 1);
  }
}

function isWordCharacter(codePoint: number | undefined): boolean {
  if (codePoint === undefined) return false;
  const { kind } = characterProperties(codePoint);
  return kind === 'letter' || kind === 'digit' || kind === 'mark';
}

/** Whether underscores join the name to another word ("my_box") instead of emphasising it. */
function isJoinedByUnderscore(text: string, index: number, step: -1 | 1): boolean {
  let at = index;
  while (text.charAt(step === 1 ? at : at - 1) === '_') at += step;
  return at !== index && isWordCharacter(step === 1 ? text.codePointAt(at) : codePointBefore(text, at));
}

/** Whether a sign makes one or two letters part of something else: X-ray, C++, R&D, x.y. */
function isJoinedBySign(text: string, index: number, step: -1 | 1): boolean {
  const sign = text.charAt(step === 1 ? index : index - 1);
  if (step === 1 && /[+#]/u.test(sign)) return true;
  if (step === 1 && isHyphenated(text, index)) return false;
  if (!/[-&+#.*^=\u2010\u2011]/u.test(sign)) return false;
  return isWordCharacter(step === 1 ? text.codePointAt(index + 1) : codePointBefore(text, index - 1));
}

/** Whether two letters are joined to a longer word, or two capitals to an ending: "dm-Eigenmarke", "LG-n". */
const isHyphenated = (text: string, index: number): boolean =>
  /^(?:(?<!\p{L})\p{L}{2}[-\u2010\u2011][\p{L}\p{M}]{4}|(?<!\p{L})\p{Lu}{2}[-\u2010\u2011][\p{Ll}\p{M}]+(?!\p{L}))/u.test(
    text.slice(Math.max(0, index - 2), index + 12),
  );

/** Whether the digit at the edge of a name belongs to an amount: $3M, 2.3M, 1,1Password. */
function isPartOfNumber(text: string, index: number, step: -1 | 1): boolean {
  const inner = step === 1 ? text.charAt(index - 1) : text.charAt(index);
  if (!/\d/u.test(inner)) return false;
  const outer = step === 1 ? text.slice(index, index + 2) : text.slice(Math.max(0, index - 2), index);
  return step === 1 ? /^[.,]\d/u.test(outer) : /\d[.,]$|\p{Sc}$/u.test(outer);
}

/** Symbols of units that are also names: after a number they are its unit, "8 dm lang". */
const unitSymbol = /^(?:[dcmk]?m|[mk]?g|[dcm]?l|k?W|[kMGT]B|px|pt|kcal)$/u;

const isUnit = (text: string, start: number, end: number): boolean =>
  end - start <= 4 &&
  unitSymbol.test(text.slice(start, end)) &&
  /\d[^\S\n]?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  text.charAt(end) !== '-';

const measure = /^\d+(?:[dcmk]?m|[mk]?g|[dcm]?l|k?w|[kmgt]b|px|pt|kcal)$/iu;

/** Whether a text writes a measure that is also a name otherwise than the name: "29cm" for 29CM. */
const isMeasure = (found: string, written: string): boolean => found !== written && measure.test(found);

/** The letters and marks attached after (or before) `index`; undefined if they are too many or hold a digit. */
function attachedRun(text: string, index: number, step: -1 | 1): { run: string; at: number } | undefined {
  let at = index;
  for (;;) {
    const codePoint = step === 1 ? text.codePointAt(at) : codePointBefore(text, at);
    const kind = codePoint === undefined ? 'other' : characterProperties(codePoint).kind;
    if (codePoint === undefined || kind === 'other') break;
    if (kind === 'digit' || Math.abs(at - index) > longestAttached) return undefined;
    at += step * (codePoint > 0xffff ? 2 : 1);
  }
  const run = step === 1 ? text.slice(index, at) : text.slice(at, index);
  return { run: foldPhrase(run), at };
}

/** Names take it as products do ("Teslaer"); of a name that is a word it gives the word's plural ("Magasiner"). */
const scandinavianPlural = /^(?:[aeo]r|e?(?:rnes?|nes)|[ao]rnas?)$/u;

function findEnding(
  { text, isPlausible, isCompound, isOtherWord, isChatName }: EdgeContext,
  start: number,
  index: number,
  pattern: NamePattern,
): Edge | undefined {
  const attached = attachedRun(text, index, 1);
  if (!attached) return undefined;
  // Vowel points, such as the Persian ezafe, are no ending.
  if (attached.run === '') return pattern.stemEndings ? undefined : { kind: 'free', at: index };
  if (!pattern.inflects && !pattern.isAbbreviation) return undefined;
  const name = text.slice(start, index).normalize('NFKC');
  if (!pattern.inflects && !isAbbreviation(name, text.slice(index, attached.at))) return undefined;
  // An inflected name keeps its capital, unless in chat.
  if (pattern.startsUpper && !/^\P{L}*\p{Lu}/u.test(name) && !isChatName(start)) return undefined;
  const languages = pattern.stemEndings
    ? pattern.stemEndings.get(attached.run)
    : endingLanguages(pattern.folded, attached.run);
  const isWordsPlural = scandinavianPlural.test(attached.run) && (pattern.knowledge?.languages.size ?? 0) > 0;
  if (languages && !isWordsPlural && isPlausible(languages)) {
    if (!pattern.isWord && isOtherWord(pattern.folded + attached.run, start, languages)) return undefined;
    return { kind: 'ending', at: pattern.stemEndings ? attached.at : index };
  }
  const isNoun = pattern.takesCompounds && !pattern.stemEndings && isCompound(pattern.folded, attached.run);
  return isNoun ? { kind: 'ending', at: index } : undefined;
}

/** Whether a short name is in capitals and its ending is not: DNBs. */
const isAbbreviation = (name: string, ending: string): boolean =>
  name === name.toUpperCase() && /^\p{Ll}+$/u.test(ending);

function findPrefix(text: string, index: number, pattern: NamePattern): Edge | undefined {
  if (!pattern.takesPrefix) return undefined;
  const attached = attachedRun(text, index, -1);
  return attached && isAttachedPrefix(pattern.firstScript, attached.run) ? { kind: 'prefix', at: index } : undefined;
}

/** The edge of a hit [start, end) on one side; undefined if the name is only a part of a longer word there. */
export function findEdge(
  context: EdgeContext,
  start: number,
  end: number,
  side: 'start' | 'end',
  pattern: NamePattern,
): Edge | undefined {
  const { text } = context;
  const step = side === 'end' ? 1 : -1;
  const index = side === 'end' ? end : start;
  if (side === 'end' && pattern.stemEndings) return findEnding(context, start, index, pattern);
  const free: Edge = { kind: 'free', at: index };
  if (side === 'end' && !pattern.endsWithWord) return free;
  const { at, codePoint } = neighbour(text, index, step);
  if (codePoint === undefined) return free;
  if (pattern.folded.length <= 2 && isJoinedBySign(text, index, step)) return undefined;
  if (side === 'start' && (isUnit(text, start, end) || isMeasure(text.slice(start, end), pattern.written)))
    return undefined;
  if (isJoinedByUnderscore(text, at, step) || isPartOfNumber(text, index, step)) return undefined;
  const { kind, script } = characterProperties(codePoint);
  const nameScript = side === 'end' ? pattern.lastScript : pattern.firstScript;
  if (kind === 'other') return free;
  if (kind === 'digit') return unspacedScripts.has(nameScript) ? free : undefined;
  if (unspacedScripts.has(script) || unspacedScripts.has(nameScript)) {
    if (kind === 'mark' && side === 'end') return undefined;
    // A zero-width space ends a word where words have no spaces.
    if (script !== nameScript || text.slice(Math.min(at, index), Math.max(at, index)).includes('\u200b')) return free;
    return isWordBoundary(text, start, end, side, script) ? free : undefined;
  }
  if (
    script !== nameScript &&
    (kind === 'letter' || side === 'start') &&
    !(relatedScripts.has(script) && relatedScripts.has(nameScript))
  )
    return free;
  return side === 'end' ? findEnding(context, start, index, pattern) : findPrefix(text, index, pattern);
}
