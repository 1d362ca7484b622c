import { maskMarkdown } from '#main/analysis/discovery/mask-markdown.ts';
import type { Excerpt } from './report-model.ts';

const charactersAround = 140;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ');

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

/** The text around a mention, without markup, from the paragraph it stands in; offsets are UTF-16 into the Markdown. */
export function excerptOf(markdown: string, start: number, end: number): Excerpt {
  const { text } = maskMarkdown(markdown);
  const paragraphStart = text.lastIndexOf('\n\n', start) + 1;
  const next = text.indexOf('\n\n', end);
  const before = oneLine(text.slice(Math.max(0, paragraphStart), start));
  const after = oneLine(text.slice(end, next < 0 ? text.length : next));
  return {
    before: lastPart(before, charactersAround).replace(/^[\s#>*|-]+/, ''),
    name: oneLine(markdown.slice(start, end)),
    after: firstPart(after, charactersAround),
  };
}

/** The excerpt as one line of plain text. */
export const excerptText = (excerpt: Excerpt | null): string =>
  excerpt === null ? '' : `${excerpt.before}${excerpt.name}${excerpt.after}`;

/** Markdown as plain lines: markup gone, line breaks kept. */
export const plainLines = (markdown: string): string[] =>
  maskMarkdown(markdown)
    .text.split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '');
