/** A link of Markdown: `[label](address "title")`. */
export interface MarkdownLink {
  /** The link as written. */
  readonly whole: string;
  readonly label: string;
  readonly address: string;
  /** Where it begins. */
  readonly offset: number;
}

const longestLabel = 200;
const longestAddress = 2_000;
const space = /[^\S\n]{0,40}\n?[^\S\n]{0,40}/y;
const afterAddress = />?(?:\s{1,40}["'(][^\n]{0,300}?["')])?\s{0,40}\)/y;
const endsAddress = /[)\s>]/g;

/** Replaces the links of a text. Takes linear time, whatever brackets, spaces and quotes the text repeats. */
export function replaceLinks(text: string, replacement: (link: MarkdownLink) => string): string {
  const parts: string[] = [];
  let done = 0;
  // The end of the address that was read last: the addresses of links that are never closed overlap.
  let addressEnd = 0;
  for (let close = text.indexOf(']('); close >= 0; close = text.indexOf('](', close + 2)) {
    const offset = labelStart(text, close, done);
    if (offset < 0) continue;
    let start = endOf(space, text, close + 2);
    if (text[start] === '<') start += 1;
    if (start >= addressEnd) {
      endsAddress.lastIndex = start;
      addressEnd = endsAddress.exec(text)?.index ?? text.length;
    }
    if (addressEnd - start > longestAddress) continue;
    const end = endOf(afterAddress, text, addressEnd);
    if (end < 0) continue;
    const link = { whole: text.slice(offset, end), label: text.slice(offset + 1, close), offset };
    parts.push(text.slice(done, offset), replacement({ ...link, address: text.slice(start, addressEnd) }));
    done = end;
    close = end - 2;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

/** The first bracket on the line from which nothing is closed up to `close`; -1 if there is none, or the label is empty. */
function labelStart(text: string, close: number, from: number): number {
  let start = -1;
  for (let at = close - 1; at >= Math.max(from, close - longestLabel - 1); at--) {
    const character = text[at];
    if (character === ']' || character === '\n') break;
    if (character === '[' && at < close - 1) start = at;
  }
  return start;
}

/** Where a sticky pattern that begins at an offset ends; -1 if it does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
