import { cleanTitle, type WrittenLink } from './markdown-links.ts';
import { trimEnd } from '../trim-end.ts';
import { sourceHeadings } from '../language/source-headings.ts';

/** A link of an answer; `key` is how the text refers to it (`1` for `[1]`), null outside source lists. */
interface KeyedLink extends WrittenLink {
  readonly key: string | null;
}

const bracketed = /\[\^?(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\](?![(:])/g;
const footnote = /\[\^([^\]\s]{1,40})\](?!:)/g;
const referenceLink = /\]\s?\[([^\]\n]{1,40})\]/g;
const lenticular = /【([^【】†]{1,40})†?[^【】]{0,80}】/g;
const superscript = /[⁰¹²³⁴-⁹]+/g;

/** The start of an entry: `[1]:`, `[1]`, `[^1]:`, `1.`, `1)`, `(1)`, `【1】`, `¹`, with or without a bullet before it. */
const entry =
  /^[ \t>]*(?:[-*•]\s+)?(?:\[\^?([^\]\n]{1,40})\](?!\():?|【([^】†\n]{1,40})†?[^】\n]{0,200}】:?|\(?(\d{1,3})[.)、:]|([⁰¹²³⁴-⁹]+))\s*/u;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainDigits = (text: string): string => text.replaceAll(/[⁰¹²³⁴-⁹]/g, (c) => String(superscripts.indexOf(c)));

const words = sourceHeadings.map((heading) => RegExp.escape(heading)).join('|');
/** A heading on its own line, or one that lost its line break but is directly followed by the first entry. */
const sourceHeading = new RegExp(
  `^[ \\t>#*_]*(?:${words})[ \\t]*(?:\\([^)\\n]*\\))?[ \\t*_]*(?:[:：]|$)|` +
    `(?<=[.!?。\\])][ \\t]{0,3})(?:${words})[ \\t]*[:：](?=[ \\t]*(?:[\\[【]|\\(?1[.)]|https?:))`,
  'gimu',
);

/** Where the list of sources begins: at its last heading; the length of the text if there is none. */
function sourceSectionStart(text: string): number {
  let start = text.length;
  for (const match of text.matchAll(sourceHeading)) start = match.index;
  return start;
}

/** What may separate the title of an entry from its link. */
const beforeLink = /[\s:–—|(<[,-]/u;
/** Most text of an entry before its link that is read, in UTF-16 units. */
const longestEntry = 2_000;

/** Where the last bracketed key before a link begins, of a source list that lost its line breaks; else the line. */
function entryStart(masked: string, lineStart: number, linkStart: number): number {
  const from = Math.max(lineStart, linkStart - longestEntry);
  const window = masked.slice(from, linkStart);
  const bracket = Math.max(window.lastIndexOf(' ['), window.lastIndexOf(':['));
  return bracket < 0 ? lineStart : from + bracket;
}

/**
 * Adds to the links of source lists the key by which the text refers to them, and the title of their entry.
 *
 * A line that begins with a bracketed key is an entry anywhere; a numbered line only in the source section, because answers are
 * full of numbered lists that cite nothing by number. If line breaks were lost (`Sources: [1] Title https://… [2] …`), the
 * bracketed keys divide the section.
 *
 * @param masked the text with code blanked out
 */
export function keyLinks(masked: string, links: readonly WrittenLink[]): readonly KeyedLink[] {
  if (links.length === 0) return [];
  const section = sourceSectionStart(masked);
  let lineStart = 0;
  let newline = masked.indexOf('\n');
  return links.map((link) => {
    for (; newline >= 0 && newline < link.start; newline = masked.indexOf('\n', lineStart)) lineStart = newline + 1;
    const start = link.start < section ? lineStart : entryStart(masked, lineStart, link.start);
    const before = masked.slice(start, Math.min(link.start, start + longestEntry)).replace(/^[\s:]+/, '');
    const opened = entry.exec(before);
    if (opened === null) return { ...link, key: null };
    const [head, square, lens, number, raised] = opened;
    if (number !== undefined && link.start < section) return { ...link, key: null };
    const key = plainDigits(square ?? lens ?? number ?? raised ?? '').toLowerCase();
    const textBefore = before.slice(head.length);
    const after = /^\s+"([^"\n]+)"/.exec(masked.slice(link.end, link.end + 300))?.[1];
    return { ...link, key, title: link.title || cleanTitle(after ?? trimEnd(textBefore, beforeLink)) };
  });
}

/**
 * The keys to which the text refers: `[1]`, `[2, 5]`, `[3-6]`, `[^note]`, `[text][key]`, `【1†source】`, `¹`. Keys that begin an
 * entry of a source list do not count.
 */
export function referredKeys(masked: string): ReadonlySet<string> {
  const section = sourceSectionStart(masked);
  const body = masked
    .slice(0, section)
    .split('\n')
    .map((line) =>
      /https?:\/\/|www\./.test(line)
        ? line.replace(/^[ \t>]*(?:[-*•]\s+)?(?:\[\^?[^\]\n]{1,40}\]:?|【[^】\n]{1,60}】:?)/u, '')
        : line,
    )
    .join('\n');
  const keys = new Set<string>();
  for (const [, list = ''] of body.matchAll(bracketed)) {
    for (const part of list.split(/[,;]/)) {
      const [low = 0, high = low] = part.split(/[–-]/).map(Number);
      for (let key = low; key <= Math.min(high, low + 50); key++) keys.add(String(key));
    }
  }
  for (const pattern of [footnote, referenceLink])
    for (const [, key = ''] of body.matchAll(pattern)) keys.add(key.toLowerCase());
  for (const [, key = ''] of body.matchAll(lenticular)) keys.add((key.split(':')[0] ?? '').toLowerCase());
  for (const [key] of body.matchAll(superscript)) keys.add(plainDigits(key));
  return keys;
}
