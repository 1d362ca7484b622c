import { fold } from '../language/fold.ts';
import { maskMarkdown } from './mask-markdown.ts';

const lowerCaseWord = /(?<![\p{L}\p{N}.@/'’-])\p{Ll}[\p{Ll}\p{M}'’]*(?![\p{L}\p{N}@])/uy;

/** The words that an answer writes in lower case, folded: they show that "Travel Mode" is no name. */
export const lowerCaseWordsOf = (markdown: string): ReadonlySet<string> => foldedMatches(maskMarkdown(markdown).text);

const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const isAlphanumeric = (unit: number): boolean =>
  isSmall(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
/** Marks after which no word begins, and before which none ends, beside letters and digits. */
const noStartAfter = new Set([...".@/'-"].map((mark) => mark.charCodeAt(0)));
const noEndBefore = new Set([..."@'"].map((mark) => mark.charCodeAt(0)));

/** All matches of {@link lowerCaseWord}, folded; runs of ASCII letters, nearly all of a text, are read without it and are folded as they are. */
function foldedMatches(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && !isSmall(unit)) {
      at += 1;
      continue;
    }
    let end = at;
    while (isSmall(text.charCodeAt(end))) end += 1;
    const before = at === 0 ? 0x20 : text.charCodeAt(at - 1);
    const after = end === text.length ? 0x20 : text.charCodeAt(end);
    if (end > at && before < 0x80 && (isAlphanumeric(before) || noStartAfter.has(before))) at = end;
    else if (end > at && before < 0x80 && after < 0x80 && !isAlphanumeric(after) && !noEndBefore.has(after)) {
      words.add(text.slice(at, end));
      at = end;
    } else {
      lowerCaseWord.lastIndex = at;
      const [word] = lowerCaseWord.exec(text) ?? [];
      if (word !== undefined) words.add(fold(word));
      at = word === undefined ? at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) : lowerCaseWord.lastIndex;
    }
  }
  return words;
}
