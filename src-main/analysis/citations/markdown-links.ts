/** An address written in an answer. Offsets are UTF-16 indices. */
export interface WrittenLink {
  readonly url: string;
  /** What the link says, '' for a bare address. */
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The text with code blocks, code spans and images blanked out, every offset kept: what stands there cites nothing. */
export function maskCodeAndImages(markdown: string): string {
  return markdown
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n {0,3}\1[^\n]*|[\s\S]*)$/gm, blank)
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, blank)
    .replaceAll(/!\[[^\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/g, blank);
}

const inline =
  /\[((?:[^[\]\n]|\\[[\]]|\[[^[\]\n]*\])*)\]\(\s*(?:<([^<>\n]+)>|((?:[^\s()]|\((?:[^\s()]|\([^\s()]*\))*\))+))(?:\s+["'“(]([^"'”)\n]*)["'”)])?\s*\)/g;
const bare = /(?:https?:\/\/|(?<![\p{L}\p{N}@./-])www\.)[^\s<>"“”„«»`|\\^{}、。，；！？（）「」『』【】《》〈〉]+/giu;

/** Every link and bare address of a masked text in order: `[text](url "title")`, `<url>`, `https://…`, `www.…`. */
export function writtenLinks(masked: string): readonly WrittenLink[] {
  const found: WrittenLink[] = [];
  const rest = masked.replaceAll(
    inline,
    (whole, text: string, angled?: string, plain?: string, ...others: unknown[]) => {
      const url = angled ?? plain ?? '';
      if (!/^(?:https?:)?\/\/|^www\./i.test(url.trim())) return whole;
      const [title, start] = [others[0], others[1]] as [string | undefined, number];
      found.push({ url, title: cleanTitle(title ?? text), start, end: start + whole.length });
      return blank(whole);
    },
  );
  for (const match of rest.matchAll(bare)) {
    const url = withoutClosingMarks(match[0]);
    if (url.length > 'https://'.length)
      found.push({ url, title: '', start: match.index, end: match.index + url.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A bare address does not own the mark that ends its sentence, nor a bracket it did not open. */
function withoutClosingMarks(url: string): string {
  let text = url;
  for (;;) {
    const shorter = text.replace(/[.,;:!?'’*_~…]+$/, '');
    const last = shorter.at(-1);
    const opener = last === ')' ? '(' : last === ']' ? '[' : null;
    if (opener !== null && shorter.split(opener).length < shorter.split(last ?? '').length) text = shorter.slice(0, -1);
    else if (shorter === text) return text;
    else text = shorter;
  }
}

/** The words of a link without markup; '' when they are only a number, an address or "source". */
export function cleanTitle(text: string): string {
  const words = text
    .replaceAll(/[*_`~\\]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^(?:\^?\d+|\W*|source|link|here|\S*https?:\/\/\S*)$/iu.test(words) &&
    !/\p{L}{2,}/u.test(words.replace(/source|link|here|https?:\S*/giu, ''))
    ? ''
    : words;
}
