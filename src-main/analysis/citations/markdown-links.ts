/** An address in the text of an answer. Offsets are UTF-16 indices. */
export interface WrittenLink {
  readonly url: string;
  /** The link's text; '' for a bare address. */
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** In UTF-16 units. These bounds keep the time linear for hostile texts. */
const longestText = 500;
const longestAddress = 4_000;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const destination =
  /^\(\s*(?:<([^<>\n]+)>|((?:[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))+))(?:\s+["'“(]([^"'”)\n]{0,300})["'”)])?\s*\)/;
const bare = new RegExp(
  `(?:https?:\\/\\/|(?<![\\p{L}\\p{N}@./-])www\\.)(?:[^\\s<>"“”„«»\`|\\\\^{}、。，；！？（）「」『』【】《》〈〉]|\\\\[_*~&.-]){1,${longestAddress}}`,
  'giu',
);

/** Every link and bare address of a masked text in order: `[text](url "title")`, `<url>`, `https://…`, `www.…`. */
export function writtenLinks(masked: string): readonly WrittenLink[] {
  const found: WrittenLink[] = [];
  const rest: string[] = [];
  let done = 0;
  for (let at = masked.indexOf(']('); at >= 0; at = masked.indexOf('](', at + 2)) {
    const open = openingBracket(masked, at, done);
    const target = open < 0 ? null : destination.exec(masked.slice(at + 1, at + 1 + longestAddress));
    const url = (target?.[1] ?? target?.[2] ?? '').trim();
    if (target === null) continue;
    const isImage = masked[open - 1] === '!';
    if (!isImage && !/^(?:https?:)?\/\/|^www\./i.test(url)) continue;
    const end = at + 1 + target[0].length;
    if (!isImage)
      found.push({ url: unescaped(url), title: cleanTitle(target[3] ?? masked.slice(open + 1, at)), start: open, end });
    rest.push(masked.slice(done, open), blank(masked.slice(open, end)));
    done = end;
  }
  rest.push(masked.slice(done));
  for (const match of rest.join('').matchAll(bare)) {
    const url = withoutClosingMarks(match[0]);
    if (!/^https?:\/\/$/i.test(url))
      found.push({ url: unescaped(url), title: '', start: match.index, end: match.index + url.length });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** An address as readers get it: without the backslashes of Markdown, `&amp;` as the sign it stands for. */
const unescaped = (url: string): string =>
  url.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll(/&(?:amp|#38|#x26);/gi, '&');

/** Offset of the bracket that the one at `close` closes, on the same line and not before `from`; -1 if there is none. */
function openingBracket(text: string, close: number, from: number): number {
  let depth = 0;
  for (let at = close; at >= Math.max(from, close - longestText); at--) {
    const character = text[at];
    if (character === '\n') return -1;
    if (character === ']') depth++;
    else if (character === '[' && --depth === 0) return at;
  }
  return -1;
}

const closingMark = /[.,;:!?'’*_~…\\]/;

/** A bare address without the punctuation that ends its sentence and brackets that it did not open. */
function withoutClosingMarks(url: string): string {
  const unopened = { ')': surplus(url, '(', ')'), ']': surplus(url, '[', ']') };
  let end = url.length;
  for (; end > 0; end--) {
    const last = url[end - 1] ?? '';
    if (last === ')' || last === ']') {
      if (unopened[last] <= 0) break;
      unopened[last] -= 1;
    } else if (!closingMark.test(last)) break;
  }
  return url.slice(0, end);
}

/** How many more closing brackets than opening ones a text has. */
function surplus(text: string, opening: string, closing: string): number {
  let count = 0;
  for (const character of text) count += character === closing ? 1 : character === opening ? -1 : 0;
  return count;
}

/** The text of a link without markup; '' if it is only a number, an address or a word like "source". */
export function cleanTitle(text: string): string {
  const words = text
    .replaceAll(/[*_`~\\]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^(?:\^?\d+|[^\p{L}\p{N}]*|source|link|here|(?=\S*https?:\/\/)\S+)$/iu.test(words) ? '' : words;
}
