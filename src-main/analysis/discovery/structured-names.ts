import { leadWords } from './data/lead-words.ts';
import { fold } from './fold.ts';
import { isGenericName, isGenericWord } from './generic-name.ts';
import type { MaskedAnswer } from './mask-markdown.ts';
import { isUncased, wordShape } from './name-shape.ts';
import type { Segment } from './segments.ts';
import type { Sighting } from './sighting.ts';
import { wordsBetween, type Word } from './words.ts';

const longestHead = 80;
const longestName = 5;
const headEnd =
  /\s[—–―-]{1,2}\s|\s?[—―]\s?|:(?=\s|$|\*)|：|\s?[(（【[]|[.!?](?=\s|$)|[。！？]|\s(?:→|⇒|->|=>|=)\s|\s\|\s|\s—$|\n/u;
const compound =
  /\s*(?:\/|,|，|、|;|·|&(?=\s)|\+(?=\s)|\s(?:and|or|und|oder|et|ou|y|o|u|e|i|oraz|lub|och|eller|og|ja|tai|en|of|и|или|та|або|și|sau|és|vagy|ve|veya|dan|atau|và|hoặc|και|ή|وأ|أو|או)\s|\sו(?=\p{L})|과\s|와\s|(?<=[\p{Script=Katakana}\p{Script=Latin}\p{Script=Han}ー])[やと](?=[\p{Lu}\p{Script=Katakana}]))\s*/u;
const lead = /^[\s"'“”„«»‘’*_#>–—•|~\p{Extended_Pictographic}\uFE0F\u20E3\u200D]+/u;
const numbering = /^(?:\(?\d{1,2}[.)、．:]\s*|#\d{1,2}\s*[:.–-]?\s*|[①-⑳]\s*|[A-Z][.)]\s+)/u;
const trail = /[\s"'“”„«»‘’*_:：,;.–—\p{Extended_Pictographic}\uFE0F\u200D]+$/u;
const connectors = new Set([
  'of',
  'de',
  'du',
  'des',
  'la',
  'le',
  'von',
  'van',
  'der',
  'den',
  'del',
  'di',
  'da',
  'do',
  'dos',
  'the',
  'for',
  'y',
  'e',
  'et',
  'by',
  'to',
  '&',
  'al',
  'el',
  'in',
  'und',
  'zu',
  'auf',
  'för',
  'och',
  'og',
]);

/** Names at the head of list items, in headings and in table cells that hold names. */
export function namesInSegment(segment: Segment, text: string): Sighting[] {
  if (segment.role === 'text') return [];
  const kind = segment.role === 'heading' ? 'heading' : segment.role === 'cell' ? 'table_cell' : 'list_head';
  const names = namesAtHead(text, segment.start, segment.end).filter(
    ({ name }) => kind !== 'heading' || !isUncased(name) || !name.split(/\s+/u).some(isGenericWord),
  );
  if (names.length > 0) return names.map((name) => ({ ...name, kind, strength: 'structure' }));
  return namesAtTail(text, segment).map((name) => ({ ...name, kind, strength: 'structure' }));
}

/** Names that are marked up: bold text, link texts and names in East Asian quotes. */
export function markedNames(answer: MaskedAnswer): Sighting[] {
  return answer.spans.flatMap((span): Sighting[] => {
    const names = namesAtHead(answer.text, span.start, span.end);
    const kind = span.kind === 'quote' ? 'plain' : span.kind;
    return names.map((name) => ({ ...name, kind, strength: span.kind === 'quote' ? 'context' : 'structure' }));
  });
}

interface Located {
  readonly name: string;
  readonly start: number;
}

/** The names that a block opens with: all of its head, up to the first dash, colon or bracket, must be names. */
function namesAtHead(text: string, start: number, end: number): Located[] {
  const from = skipLead(text, start, end);
  const rest = text.slice(from, end);
  const stop = headEnd.exec(rest);
  const head = rest.slice(0, stop === null ? rest.length : stop.index);
  if (head.length > longestHead || head.trim() === '') return [];
  const parts = splitCompound(head, from);
  const names = parts.map((part) => asName(part.name, part.start, text));
  const named = names.filter((name) => name !== null);
  if (names[0] !== null && parts.every((part, index) => names[index] !== null || isGenericName(part.name)))
    return named;
  const whole = asName(head, from, text);
  if (whole !== null) return [whole];
  const leading = leadingName(head, from);
  return leading === null ? [] : [leading];
}

/** "Best for families: Acme": a head that is no name, then a name and nothing else up to a bracket or the end. */
function namesAtTail(text: string, segment: Segment): Located[] {
  const block = text.slice(segment.start, segment.end);
  const colon = /[:：]\s+|\s(?:→|⇒|->|=>)\s*/u.exec(block);
  if (colon === null || colon.index > longestHead) return [];
  const tail = namesAtHead(text, segment.start + colon.index + colon[0].length, segment.end);
  return tail.filter(({ name }) => !isUncased(name));
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

function asName(part: string, start: number, text: string): Located | null {
  const skipped = lead.exec(part)?.[0].length ?? 0;
  const name = part.slice(skipped).replace(trail, '');
  const at = start + skipped;
  if (name === '' || isGenericName(name)) return null;
  if (isUncased(name)) return isUncasedName(name) ? { name, start: at } : null;
  // "2,40 %", "ca. 150 €", "Acme, Other": no part of a name.
  if (/[<>{}=@#^~?…$€£%,;|]|\d{4}|\s\/|\/\s/u.test(name)) return null;
  const words = withoutLead(upToPossessive(wordsBetween(text, at, at + name.length), text));
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length > longestName) return null;
  const isName = words.every((word, index) => {
    const shape = wordShape(word.text);
    if (shape === 'lower') return index > 0 && index < words.length - 1 && connectors.has(word.text);
    return index > 0 || shape !== 'number';
  });
  const shown = text.slice(first.start, last.end);
  return isName && !isGenericName(shown) ? { name: shown, start: first.start } : null;
}

// "Acme’s Travel Mode" is about Acme.
function upToPossessive(words: readonly Word[], text: string): readonly Word[] {
  const owner = words.findIndex((word) => /^['’]s?\s/u.test(text.slice(word.end, word.end + 3)));
  return owner < 0 ? words : words.slice(0, owner + 1);
}

function withoutLead(words: readonly Word[]): readonly Word[] {
  let rest = words;
  while (rest.length > 1 && leadWords.has(fold(rest[0]?.text ?? ''))) rest = rest.slice(1);
  return rest;
}

// "KeePassXC desktop client", "NordVPN deal": an unmistakable name and one or two ordinary words.
function leadingName(head: string, start: number): Located | null {
  const words = wordsBetween(head, 0, head.length);
  const [first, second] = words;
  if (first === undefined || words.length > 4 || first.start > 1) return null;
  const named = wordShape(first.text) === 'strong' && !isGenericWord(first.text);
  if (!named) return null;
  const joined =
    second !== undefined &&
    wordShape(second.text) === 'capital' &&
    !isGenericWord(second.text) &&
    second.start === first.end + 1;
  const last = joined ? second : first;
  return { name: head.slice(first.start, last.end), start: start + first.start };
}

const longestUncased = 24;

function isUncasedName(name: string): boolean {
  if (leadWords.has(fold(name.split(/\s/u)[0] ?? ''))) return false;
  return name.length >= 2 && name.length <= longestUncased && name.split(/\s+/u).length <= 4 && !/\d{4}/u.test(name);
}
