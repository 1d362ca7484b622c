import { isDomainLike } from './name-shape.ts';
import { replaceLinks } from './replace-links.ts';

/** A marked-up stretch of an answer; offsets are UTF-16 indices into its Markdown, markup excluded. */
export interface MarkedSpan {
  readonly kind: 'bold' | 'link_text' | 'quote' | 'italic';
  readonly start: number;
  readonly end: number;
}

/** An answer with its markup blanked out, character for character, so that every offset stays valid. */
interface MaskedAnswer {
  /** As long as the Markdown, with spaces for markup, code, HTML and addresses. */
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
  /** The addresses of the answer: first those of links, then bare ones, each in order. */
  readonly urls: readonly string[];
}

const fence = /^ {0,3}(```|~~~)[^\n]*\n[\s\S]*?(?:^ {0,3}\1[^\n]*$|(?![\s\S]))/gm;
const image = /!\[[^\]\n]{0,300}\]\([^)\s[\]]{0,2000}(?:\s+"[^"\n]{0,300}")?\)/g;
const reference = /\[\^?\d{1,3}\](?::[^\n]*)?|【[^】\n]{1,40}】(?=\s|$|[,.;])|\uE200[^\uE201\n]*\uE201/g;
const url = /(?:https?:\/\/|www\.)[^\s<>()[\]"'|]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,63}/gi;
/** Part of every address: a search for addresses costs as much as all other steps together. */
const addressMark = /:\/\/|www\.|@/i;
const htmlTag = /<\/?[a-z][^<>\n]{0,200}>|&(?:nbsp|amp|quot|#\d+);/gi;
const inlineCode = /(`+)[^`\n]*\1/g;
const bold = /(\*\*\*?|__)(?=[^\s*_])([^\n]{1,200}?[^\s*_\\]?)\1/g;
const htmlBold = /<(b|strong)>([^<\n]{1,200})<\/\1>/gi;
const italic = /([*_])(?<![\p{L}\p{N}*_\\].)(?=[^\s*_])([^*_\n]{1,60}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
const quoted = /[「『《〈]([^「」『』《》〈〉\n]{1,40})[」』》〉]/g;

/** Names in other quotation marks, of scripts without capitals and spaces. */
const quotedName = /["“]([\p{Script=Han}\p{Script=Katakana}ー・]{2,12})["”]/gu;

const blank = (length: number) => ' '.repeat(length);

let last: { readonly markdown: string; readonly masked: MaskedAnswer } | undefined;

/**
 * Blanks out everything in an answer that is not text, and lists its bold, link and quoted spans. Stores the result for the
 * last answer, which several callers pass one after the other.
 */
export function maskMarkdown(markdown: string): MaskedAnswer {
  if (last?.markdown !== markdown) last = { markdown, masked: mask(markdown) };
  return last.masked;
}

function mask(markdown: string): MaskedAnswer {
  const spans: MarkedSpan[] = [];
  const urls: string[] = [];
  let text = markdown.replace(fence, (block) => block.replace(/[^\n]/g, ' '));
  text = text.replace(image, (whole) => blank(whole.length));
  text = replaceLinks(text, ({ whole, label, address, offset }) => {
    urls.push(address);
    // "([example.com](https://www.example.com/…))" is how platforms cite a source, not a company they name.
    const isCitation =
      /^\W*\d{1,3}\W*$/.test(label) ||
      (isDomainLike(label.trim()) &&
        (markdown[offset - 1] === '(' || /^[^/]+\/./.test(address.replace(/^https?:\/\//i, ''))));
    if (!isCitation) spans.push({ kind: 'link_text', start: offset + 1, end: offset + 1 + label.length });
    const remaining = isCitation ? blank(label.length) : label;
    return ` ${remaining}${blank(whole.length - 1 - label.length)}`;
  });
  if (addressMark.test(text))
    text = text.replace(url, (whole) => {
      urls.push(whole);
      return blank(whole.length);
    });
  text = text.replace(reference, (whole) => blank(whole.length));
  text = text.replace(htmlBold, (whole: string, tag: string, inner: string, offset: number) => {
    const start = offset + tag.length + 2;
    spans.push({ kind: 'bold', start, end: start + inner.length });
    return whole;
  });
  text = text.replace(htmlTag, (whole) => blank(whole.length));
  text = text.replace(inlineCode, (whole) => blank(whole.length));
  text = text.replace(bold, (_whole: string, mark: string, inner: string, offset: number) => {
    spans.push({ kind: 'bold', start: offset + mark.length, end: offset + mark.length + inner.length });
    return `${blank(mark.length)}${inner}${blank(mark.length)}`;
  });
  for (const { 2: inner = '', index } of text.matchAll(italic))
    spans.push({ kind: 'italic', start: index + 1, end: index + 1 + inner.length });
  text = text.replace(quoted, (whole: string, inner: string, offset: number) => {
    spans.push({ kind: 'quote', start: offset + 1, end: offset + 1 + inner.length });
    return whole;
  });
  for (const { 1: inner = '', index } of text.matchAll(quotedName))
    spans.push({ kind: 'quote', start: index + 1, end: index + 1 + inner.length });
  // Remaining single emphasis and escapes; a list's "* " stays, because `segmentsOf` needs it.
  text = text.replace(/(?<=\S)\*+|\*+(?=[^\s*])|\\(?=[^\s\w])|(?<=\s|^)_+(?=\w)|(?<=\w)_+(?=\s|$)/gm, (whole) =>
    blank(whole.length),
  );
  return { text, spans: spans.toSorted((a, b) => a.start - b.start), urls };
}
