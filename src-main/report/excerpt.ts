import { maskMarkdown } from '#main/analysis/discovery/mask-markdown.ts';
import type { Excerpt } from './report-model.ts';

const charactersAround = 140;

/** Part of a text on one line without its markup, table rules and empty brackets. */
function plain(markdown: string, masked: string, start: number, end: number): string {
  let text = '';
  // What is blank in the masked text but not in the Markdown is markup.
  for (let at = start; at < end; at++) if (masked[at] !== ' ' || /\s/.test(markdown[at] ?? '')) text += masked[at];
  return text
    .replaceAll(/\|(?:\s*:?-{2,}:?\s*\|)+|\s\|\s/g, ' · ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/(?: ·)+ /g, ' · ')
    .replaceAll(/ ?\( *\)/g, '');
}

/** Cuts at a space where there is one near; scripts without spaces are cut between characters. */
function lastPart(text: string, most: number): string {
  if (text.length <= most) return text.trimStart();
  const cut = text.slice(text.length - most).toWellFormed();
  const space = cut.indexOf(' ');
  return `…${cut.slice(space >= 0 && space < most / 3 ? space + 1 : 0).replace('\uFFFD', '')}`;
}

function firstPart(text: string, most: number): string {
  if (text.length <= most) return text.trimEnd();
  const cut = text.slice(0, most).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > (most * 2) / 3 ? space : most).replace('\uFFFD', '')}…`;
}

/** The text around a mention in its paragraph, without markup; offsets are UTF-16 into the Markdown. */
export function excerptOf(markdown: string, start: number, end: number): Excerpt {
  const { text } = maskMarkdown(markdown);
  const paragraphStart = Math.max(0, text.lastIndexOf('\n\n', start));
  const next = text.indexOf('\n\n', end);
  return {
    before: lastPart(plain(markdown, text, paragraphStart, start), charactersAround).replace(/^[\s#>*|·-]+/, ''),
    name: plain(markdown, markdown, start, end),
    after: firstPart(plain(markdown, text, end, next < 0 ? text.length : next), charactersAround),
  };
}

/** The excerpt as one line of plain text. */
export const excerptText = (excerpt: Excerpt | null): string =>
  excerpt === null ? '' : `${excerpt.before}${excerpt.name}${excerpt.after}`;

/** Markdown as plain lines: without markup, with its line breaks. */
export const plainLines = (markdown: string): string[] =>
  maskMarkdown(markdown)
    .text.split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '');
