import { listConjunctions, nameConnectors } from '../language/conjunctions.ts';
import { determiners, leadWords } from '../language/opening-words.ts';
import { fold } from '../language/fold.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import type { Lexicon } from './lexicon.ts';
import type { MarkedSpan } from './mask-markdown.ts';
import { isNameWord, isUncased, wordShape } from './name-shape.ts';
import { wordsBetween, type Word } from './words.ts';
import { trimEnd } from '../trim-end.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const longestHead = 80;
/** Names with more words than five only show what they begin with. */
const longestName = 9;
const headEnd =
  /\s[—–―-]{1,2}\s|\s?[—―]\s?|:(?=\s|$|\*)|：|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー)）]):|\s?[(（【[]|(?<!(?<!\p{L})(?:Dr|Mrs?|Ms|St|\p{Lu}(?=\.\s\p{Lu}))(?=\.\s))[.!?](?=\s|$)|[。！？]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[「『]|\s(?:→|⇒|->|=>|=)\s|\s\|\s|\s—$|\n/u;
const compound = new RegExp(
  String.raw`\s*(?:\/|,|،|，|、|;|·|&(?=\s)|\+(?=\s)|\s(?:${listConjunctions}|وأ|أو|או)\s|\sו(?=\p{L})|과\s|와\s|(?<=[\p{Script=Katakana}\p{Script=Latin}\p{Script=Han}ー])[やと](?=[\p{Lu}\p{Script=Katakana}]))\s*`,
  'u',
);
const lead = /^[\s"'“”„«»‘’*_#>–—•|~・･■□◆◇○◎★☆\p{Extended_Pictographic}\uFE0F\u20E3\u200D]+/u;
const numbering =
  /^(?:[一二三四五六七八九十]{1,2}[、.．]\s*|\(?\p{Nd}{1,2}[.)、．:]\s*|#\d{1,2}\s*[:.–-]?\s*|[①-⑳]\s*|[A-Z][.)]\s+)/u;
const trail = /[\s"'“”„«»‘’*_:：,;.–—\p{Extended_Pictographic}\uFE0F\u200D]/u;

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

/** A part of an answer that may be a name. */
export interface Located {
  readonly name: string;
  readonly start: number;
  /** Ordinary words follow it in its head. */
  readonly isLeading?: boolean;
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

/** "**Acme**, Whitehorse Road": of a head that begins in bold, what is not bold describes the rest, unless a list knows it. */
function withoutPlain(
  names: readonly Located[],
  bold: readonly MarkedSpan[],
  { text, gazetteer }: DiscoveryText,
): readonly Located[] {
  const [first, ...rest] = names;
  if (first === undefined || rest.length === 0) return names;
  const isBold = ({ start, name }: Located): boolean =>
    bold.some((span) => span.start <= start && span.end >= start + name.length);
  const isListed = ({ name, start }: Located): boolean =>
    gazetteer.isSure(name) || !/,[\s*_]*$/u.test(text.slice(Math.max(0, start - longestMarker), start));
  return isBold(first) ? [first, ...rest.filter((name) => isBold(name) || isListed(name))] : names;
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

function namesIn(head: string, from: number, answer: DiscoveryText): Located[] {
  const parts = withoutClauses(
    joinedKnown(splitCompound(head, from), answer).flatMap((part) => splitAtHan(part, answer)),
    answer,
  );
  // Without spaces, what commas separate are clauses.
  if (unspacedWithComma.test(head) && !parts.some(({ name }) => answer.gazetteer.isBrand(name.trim()))) return [];
  const firm = firmOfTrades(parts, answer);
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

function splitCompound(head: string, offset: number): Located[] {
  const parts: Located[] = [];
  let at = 0;
  let rest = head;
  for (;;) {
    const match = compound.exec(rest);
    const part = match === null ? rest : rest.slice(0, match.index);
    if (part.trim() !== '') parts.push({ name: part, start: offset + at });
    if (match === null) return parts;
    at += match.index + match[0].length;
    rest = rest.slice(match.index + match[0].length);
  }
}

/** "Acme Plumbing, Heating & Electric": the parts after the first are trades, in an English name. */
function firmOfTrades(
  parts: readonly Located[],
  { text, lexicon, gazetteer, languageCode }: DiscoveryText,
): Located | null {
  const [first, ...trades] = parts;
  const last = trades.at(-1);
  if (first === undefined || last === undefined || languageCode?.startsWith('en') !== true) return null;
  const whole = text.slice(first.start, last.start + last.name.length);
  const isTrade = ({ name }: Located): boolean =>
    name
      .trim()
      .split(/\s(?:&\s)?/u)
      .every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && gazetteer.isListedWord(word, 'en'));
  if (!/&\s\p{Lu}\p{Ll}+\s*$/u.test(whole) || !trades.every(isTrade) || isTrade(first)) return null;
  return lexicon.isGenericName(first.name) || whole.trim().split(/\s/u).length > longestName
    ? null
    : { name: trimEnd(whole, trail), start: first.start };
}

/** "Acme, mainly for journeys": where names have no capitals, only listed ones follow a comma. */
const withoutClauses = (parts: readonly Located[], { text, gazetteer }: DiscoveryText): readonly Located[] =>
  parts.filter(
    ({ name, start }, index) =>
      index === 0 ||
      !isUncased(name) ||
      !/[,،]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
      gazetteer.isBrand(name.trim()),
  );

const unspacedWithComma =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,，]\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hanConjunction = /(?<=\p{Script=Han}{2})(?:以及|或者|和|与|或)(?=\p{Script=Han}{2})/u;

/** "本汀和川泽" are two, unless a list knows them as one. */
function splitAtHan(part: Located, { languageCode, gazetteer }: DiscoveryText): readonly Located[] {
  const joint = languageCode?.startsWith('zh') === true ? hanConjunction.exec(part.name) : null;
  if (joint === null || gazetteer.isBrand(part.name.trim())) return [part];
  const next = joint.index + joint[0].length;
  return [
    { name: part.name.slice(0, joint.index), start: part.start },
    { name: part.name.slice(next), start: part.start + next },
  ];
}

/**
 * "Bittermann & Weiss" is one company, unless both sides are known ones; "Ac/Me" is one if a list knows it. Parts that an
 * ampersand or a slash separates are put together again.
 */
function joinedKnown(parts: readonly Located[], { text, gazetteer }: DiscoveryText): readonly Located[] {
  const joined: Located[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const end = before === undefined ? 0 : before.start + before.name.length;
    const isKnown = ({ name }: Located) => gazetteer.isSure(name.trim());
    const between = text.slice(end, part.start);
    const whole = before === undefined ? '' : text.slice(before.start, part.start + part.name.length);
    const isOne =
      before !== undefined &&
      (between === '/'
        ? gazetteer.isSure(trimEnd(whole, trail))
        : between.trim() === '&' && !(isKnown(before) && isKnown(part)));
    if (isOne) joined[joined.length - 1] = { name: whole, start: before.start };
    else joined.push(part);
  }
  return joined;
}

function asName(part: string, start: number, { text, lexicon, gazetteer }: DiscoveryText): Located | null {
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
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length > longestName) return null;
  const isName = words.every((word, index) => {
    const shape = wordShape(word.text);
    if (shape === 'lower') return index > 0 && index < words.length - 1 && nameConnectors.has(word.text);
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
