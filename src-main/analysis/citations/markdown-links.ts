/** An address written in an answer. Offsets are UTF-16 indices. */
export interface WrittenLink {
  readonly url: string;
  /** What the link says, '' for a bare address. */
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** Longer ones are no link's words and no address; the bounds keep hostile text linear. */
const longestText = 500;
const longestAddress = 4_000;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The text with code blocks and code spans blanked out, every offset kept: what stands there cites nothing. */
export function maskCode(markdown: string): string {
  return markdown
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n {0,3}\1[^\n]*|[\s\S]*)$/gm, blank)
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]{0,2000}?(?<!`)\1(?!`)/g, blank);
}

const destination =
  /^\(\s*(?:<([^<>\n]+)>|((?:[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))+))(?:\s+["'“(]([^"'”)\n]*)["'”)])?\s*\)/;
const bare = new RegExp(
  `(?:https?:\\/\\/|(?<![\\p{L}\\p{N}@./-])www\\.)[^\\s<>"“”„«»\`|\\\\^{}、。，；！？（）「」『』【】《》〈〉]{1,${longestAddress}}`,
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
    if (!isImage) found.push({ url, title: cleanTitle(target[3] ?? masked.slice(open + 1, at)), start: open, end });
    rest.push(masked.slice(done, open), blank(masked.slice(open, end)));
    done = end;
  }
  rest.push(masked.slice(done));
  for (const match of rest.join('').matchAll(bare)) {
    const url = withoutClosingMarks(match[0]);
    if (!/^https?:\/\/$/i.test(url)) found.push({ url, title: '', start: match.index, end: match.index + url.length });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Where the bracket opens that closes at `close`, on the same line and not before `from`; -1 when nowhere. */
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

/** A bare address does not own the mark that ends its sentence, nor a bracket it did not open. */
function withoutClosingMarks(url: string): string {
  let text = url;
  for (;;) {
    const shorter = text.replace(/[.,;:!?'’*_~…]+$/, '');
    const last = shorter.at(-1) ?? '';
    const opener = last === ')' ? '(' : last === ']' ? '[' : null;
    if (opener !== null && shorter.split(opener).length < shorter.split(last).length) text = shorter.slice(0, -1);
    else if (shorter === text) return text;
    else text = shorter;
  }
}

/** The words of a link without markup; '' when they are only a number, an address or a word for "source". */
export function cleanTitle(text: string): string {
  const words = text
    .replaceAll(/[*_`~\\]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^(?:\^?\d+|[^\p{L}\p{N}]*|source|link|here|\S*https?:\/\/\S*)$/iu.test(words) ? '' : words;
}
