import { nameConnectors } from '../language/conjunctions.ts';
import { isAdvice } from './capital-runs.ts';
import { determiners, leadWords } from '../language/opening-words.ts';
import { fold } from '../language/fold.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import type { Lexicon } from './lexicon.ts';
import type { MarkedSpan } from './mask-markdown.ts';
import { firmOfPartners, firmOfTrades, longestName, partsOfHead, trail, type Located } from './head-parts.ts';
import { isNameWord, isUncased, wordShape } from './name-shape.ts';
import { wordsBetween, type Word } from './words.ts';
import { trimEnd } from '../trim-end.ts';
import { isMakerOfModel } from './maker-of-model.ts';
import { createMemory } from './memory.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const longestHead = 80;
const headEnd =
  /\s[—–―-]{1,2}\s|\s?[—―]\s?|:(?=\s|$|\*)|：|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー)）]):|\s?[(（【[]|(?<!(?<!\p{L})(?:Dr|Mrs?|Ms|St|\p{Lu}(?=\.\s\p{Lu}))(?=\.\s))[.!?](?=\s|$)|[。！？]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[「『]|\s(?:→|⇒|->|=>|=)\s|\s\|\s|\s—$|\n/u;
const lead = /^[\s"'“”„«»‘’*_#>–—•|~・･■□◆◇○◎★☆\p{Extended_Pictographic}\uFE0F\u20E3\u200D]+/u;
const numbering =
  /^(?:[一二三四五六七八九十]{1,2}[、.．]\s*|\(?\p{Nd}{1,2}[.)、．:]\s*|#\d{1,2}\s*[:.–-]?\s*|[①-⑳]\s*|[A-Z][.)]\s+)/u;

/** The head of a block: what it opens with, and the names in it. */
export interface Head {
  readonly segment: Segment;
  /** Empty if the head does not consist of names. */
  readonly names: readonly Located[];
  /** The head itself if it is short and ends at a dash, colon, bracket or the end of the block. */
  readonly label: Located | null;
  /** What ends the head. */
  readonly closer: 'colon' | 'other';
  /** Nothing ends the head: it is all of the block. */
  readonly isOpen: boolean;
}

/** Reads the heads of list items, headings and table cells that hold names. */
export function readHeads(
  segments: readonly Segment[],
  answer: DiscoveryText,
  spans: readonly MarkedSpan[] = [],
): Head[] {
  const bold = spans.filter(({ kind }) => kind === 'bold');
  return segments
    .filter(({ role }) => role !== 'text')
    .map((segment) => {
      const { names, label, closer, isOpen } = readHead(answer, segment.start, segment.end);
      const fitting = withoutPlain(names, bold, answer).filter(({ name }) => {
        if (!isUncased(name)) return true;
        // A heading in a script without capitals is a title as soon as one of its words is ordinary.
        if (segment.role === 'heading' && name.split(/\s+/u).some(answer.lexicon.isGenericWord)) return false;
        // Without spaces a whole sentence looks like one word: an item must be short or end at a dash, colon or bracket.
        return segment.role !== 'item' || !isOpen || name.length <= longestOpenItem || /\s/u.test(name);
      });
      return { segment, names: fitting, label, closer, isOpen };
    });
}

/**
 * "**Acme**, Whitehorse Road": of a head that begins in bold, what is not bold describes the rest, unless a list knows it.
 *
 * @param bold sorted
 */
function withoutPlain(
  names: readonly Located[],
  bold: readonly MarkedSpan[],
  { text, gazetteer }: DiscoveryText,
): readonly Located[] {
  const [first, ...rest] = names;
  if (first === undefined || rest.length === 0) return names;
  const isBold = ({ start, name }: Located): boolean => spanUpTo(bold, start) >= start + name.length;
  const isListed = ({ name, start }: Located): boolean =>
    gazetteer.isSure(name) || !/,[\s*_]*$/u.test(text.slice(Math.max(0, start - longestMarker), start));
  return isBold(first) ? [first, ...rest.filter((name) => isBold(name) || isListed(name))] : names;
}

/** Where the last of some spans, sorted, that begins at or before an offset ends; -1 without one. */
function spanUpTo(spans: readonly MarkedSpan[], offset: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1]?.end ?? -1;
}

/** Names after a head that is none: "Best for families: Acme". */
export function namesAtTail(segment: Segment, answer: DiscoveryText): Located[] {
  const block = answer.text.slice(segment.start, segment.end);
  const colon = /[:：]\s+|\s(?:→|⇒|->|=>)\s*/u.exec(block);
  if (colon === null || colon.index > longestHead) return [];
  const tail = readHead(answer, segment.start + colon.index + colon[0].length, segment.end);
  return tail.names.filter(({ name }) => !isUncased(name));
}

/** Names that are marked up: bold text, link texts, italics and names in East Asian quotes. */
export function markedNames(spans: readonly MarkedSpan[], answer: DiscoveryText): Sighting[] {
  return spans.flatMap((span): Sighting[] => {
    const { names } = readHead(answer, span.start, span.end);
    const kind = span.kind === 'quote' || span.kind === 'italic' ? 'plain' : span.kind;
    const place = placeOf(span, answer.text);
    return names.map(({ name, start, isLeading }) => ({
      name,
      start,
      kind,
      signs: [isLeading === true ? 'leading' : span.kind, ...(place === null ? [] : [place])],
      list: null,
    }));
  });
}

const longestMarker = 12;
/** How far back a line is read: reading all of it for each name takes quadratic time where line breaks were lost. */
const reachBefore = 200;

// Where a marked-up stretch stands in its line.
function placeOf({ start, end, kind }: MarkedSpan, text: string): Sign | null {
  if (kind === 'quote' || kind === 'italic') return null;
  const window = text.slice(Math.max(0, start - reachBefore), start);
  const before = window.slice(window.lastIndexOf('\n') + 1);
  const sentence = before.split(/[.!?:]/u).at(-1) ?? '';
  const after = text.slice(end, end + longestMarker);
  const content = text.slice(start, end).trimEnd();
  if (/[:：]$/u.test(content) || /^\s*[:：]/u.test(after)) return 'marked_label';
  if (/[\p{L}\p{N}]/u.test(sentence) && /\p{Ll}|[,;)]\s*$/u.test(before)) return 'marked_inside';
  if (/^\s*(?:\n|$)/u.test(after)) return 'marked_line';
  return /^[\s*_)]*\p{Ll}/u.test(after) ? 'marked_subject' : null;
}

const longestLabel = 40;
const longestOpenItem = 12;

/** Reads what a block opens with, up to the first dash, colon or bracket; names count only if all of it is names. */
function readHead(answer: DiscoveryText, start: number, end: number): Omit<Head, 'segment'> {
  const { text } = answer;
  const from = skipLead(text, start, end);
  const rest = text.slice(from, end);
  const stop = headEnd.exec(rest);
  const head = rest.slice(0, stop?.index ?? rest.length);
  const trimmed = head.length > longestHead ? '' : trimEnd(head, trail);
  const ending = stop?.[0].trim() ?? '';
  const closer = /^[:：]/u.test(ending) ? 'colon' : 'other';
  if (trimmed === '') return { names: [], label: null, closer, isOpen: stop === null };
  const isLabel = trimmed.length <= longestLabel && !/^[.!?。！？]/u.test(ending);
  const label = isLabel ? { name: trimmed, start: from } : null;
  return { names: namesIn(head, from, answer), label, closer, isOpen: stop === null };
}

const unspacedWithComma =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,，]\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const remembered = createMemory<readonly Located[]>();
/** How far behind a head the names in it look: at an apostrophe and what follows it. */
const reachAfter = 3;

/** Found by the text of the head alone, which is remembered: the answers of a customer repeat the names of companies. */
function namesIn(head: string, from: number, answer: DiscoveryText): readonly Located[] {
  const text = answer.text.slice(from, from + head.length + reachAfter);
  const memory = remembered(answer);
  const key = `${head.length} ${text}`;
  let names = memory.get(key);
  if (names === undefined) memory.set(key, (names = readNames(head, 0, { ...answer, text })));
  return names.map((name) => ({ ...name, start: from + name.start }));
}

function readNames(head: string, from: number, answer: DiscoveryText): readonly Located[] {
  const parts = partsOfHead(head, from, answer);
  // Without spaces, what commas separate are clauses.
  if (unspacedWithComma.test(head) && !parts.some(({ name }) => answer.gazetteer.isBrand(name.trim()))) return [];
  const firm = firmOfTrades(parts, answer) ?? firmOfPartners(head, from, answer);
  if (firm !== null) return [firm];
  const names = parts.map((part) => asName(part.name, part.start, answer));
  const named = names.filter((name) => name !== null);
  const isGeneric = (part: Located) => answer.lexicon.isGenericName(part.name);
  if (names[0] !== null && parts.every((part, index) => names[index] !== null || isGeneric(part))) return named;
  const whole = asName(head, from, answer);
  if (whole !== null) return [whole];
  const leading = leadingName(head, from, answer.lexicon);
  return leading === null ? [] : [leading];
}

function skipLead(text: string, start: number, end: number): number {
  let from = start;
  for (let round = 0; round < 3; round++) {
    const rest = text.slice(from, end);
    const skipped = lead.exec(rest)?.[0].length ?? 0;
    from += skipped;
    const numbered = numbering.exec(text.slice(from, end))?.[0].length ?? 0;
    from += numbered;
    if (skipped === 0 && numbered === 0) break;
  }
  return from;
}

function asName(part: string, start: number, answer: DiscoveryText): Located | null {
  const { text, lexicon, gazetteer } = answer;
  const skipped = lead.exec(part)?.[0].length ?? 0;
  const name = trimEnd(part.slice(skipped), trail);
  const at = start + skipped;
  // A company of the list, though its words are ordinary, or begin small: "Raspberry Pi", "alpha innotec".
  if (name.includes(' ') ? gazetteer.isBrand(name) : gazetteer.isSure(name)) return { name, start: at };
  if (name === '' || lexicon.isGenericName(name)) return null;
  if (isUncased(name)) return isUncasedName(name) ? { name, start: at } : null;
  // "2,40 %", "ca. 150 €", "Acme, Other" are no names.
  if (/[<>{}=@#^~?…$€£%,;|]|\d{4}|\s\/|\/\s/u.test(name)) return null;
  const all = upToPossessive(wordsBetween(text, at, at + name.length), text, gazetteer);
  if (all.length > 1 && determiners.has(fold(all[0]?.text ?? ''))) return null;
  const words = withoutLead(all);
  if (words.length < all.length && isAdvice(words, answer)) return null;
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length > longestName) return null;
  const isModel = isMakerOfModel(
    words.map((word) => word.text),
    gazetteer,
  );
  const isName = words.every((word, index) => {
    const shape = wordShape(word.text);
    if (shape === 'lower') return index === 0 ? isModel : index < words.length - 1 && nameConnectors.has(word.text);
    return index > 0 || shape !== 'number';
  });
  const withoutLeadWords = text.slice(first.start, last.end);
  return isName && !lexicon.isGenericName(withoutLeadWords) ? { name: withoutLeadWords, start: first.start } : null;
}

// "Acme’s Travel Mode" names Acme; "Isaac’s Moving & Storage" is named whole.
function upToPossessive(words: readonly Word[], text: string, { isFirstName }: Gazetteer): readonly Word[] {
  const owner = words.findIndex((word) => /^['’]s?\s/u.test(text.slice(word.end, word.end + 3)));
  return owner < 0 || (owner === 0 && isFirstName(words[0]?.text ?? '')) ? words : words.slice(0, owner + 1);
}

function withoutLead(words: readonly Word[]): readonly Word[] {
  let rest = words;
  while (rest.length > 1 && leadWords.has(fold(rest[0]?.text ?? ''))) rest = rest.slice(1);
  return rest;
}

// "AcmePass desktop client", "Acme Runner shoes": a name and ordinary words in lower case.
function leadingName(head: string, start: number, lexicon: Lexicon): Located | null {
  const words = wordsBetween(head, 0, head.length);
  const length = words.findIndex(
    (word, index) => !isNameWord(word.text) || (index > 0 && word.start > (words[index - 1]?.end ?? 0) + 1),
  );
  const [first] = words;
  const last = words[length - 1];
  if (first === undefined || last === undefined || first.start > 1 || words.length > longestName) return null;
  const name = head.slice(first.start, last.end);
  if (lexicon.isGenericName(name) || (length === 1 && leadWords.has(fold(first.text)))) return null;
  return { name, start: start + first.start, isLeading: true };
}

const longestUncased = 24;

function isUncasedName(name: string): boolean {
  if (leadWords.has(fold(name.split(/\s/u)[0] ?? ''))) return false;
  return name.length >= 2 && name.length <= longestUncased && name.split(/\s+/u).length <= 4 && !/\d{4}/u.test(name);
}
