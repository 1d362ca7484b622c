import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Texts } from '#shared/language/texts.ts';
import { normaliseUrl } from '#main/analysis/citations/normalise-url.ts';
import type { TextMark } from '../report-model.ts';
import { xmlText } from '#shared/domain/xml-text.ts';
import { Markup } from './markup.ts';

/** Characters that no text contains (Unicode noncharacters): where a marked name begins, by whose it is, and ends. */
const ownStart = '\uFDD0';
const otherStart = '\uFDD1';
const end = '\uFDD2';
const signs = /[\uFDD0-\uFDD2]/g;

const tables = gfmTable();

/**
 * Markdown as harmless HTML: raw HTML in it is shown as text, only http, https and mail addresses are links, pictures are
 * named and not loaded, and its headings are none of the document's.
 */
export const markdown = (text: string, texts: Texts): Markup =>
  new Markup(render(xmlText(text).replaceAll(signs, ''), texts));

const render = (text: string, { t }: Texts): string =>
  micromark(text, { extensions: [tables], htmlExtensions: [gfmTableHtml()] })
    .replaceAll(
      /<img\b[^<>]*?alt="([^"<]*)"[^<>]*>/g,
      (_, alt: string) => `<span class="picture">[${t('picture: {description}', { description: alt })}]</span>`,
    )
    .replaceAll(/<h([1-6])>/g, '<p class="heading level-$1">')
    .replaceAll(/<\/h[1-6]>/g, '</p>')
    .replaceAll(/<(th|td) align="(\w+)">/g, '<$1 class="$2">')
    .replaceAll('<a href="', '<a rel="noopener noreferrer nofollow" href="');

/** The text with a sign at the start and the end of each name; overlapping names are one. */
function withSigns(text: string, marks: readonly TextMark[]): string {
  let signed = '';
  let at = 0;
  const take = (to: number): string => {
    const part = xmlText(text.slice(at, to)).replaceAll(signs, '');
    at = Math.max(at, to);
    return part;
  };
  for (const { start, end: stop, own } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || stop <= start || stop > text.length) continue;
    signed += take(start) + (own ? ownStart : otherStart) + take(stop) + end;
  }
  return signed + take(text.length);
}

/** Turns signs in the text between tags into marks, each closed within its own text; those within tags are dropped. */
function markNames(html: string): string {
  let open = '';
  return html
    .split(/(<[^<>]*>)/)
    .map((piece) => {
      if (piece.startsWith('<')) return piece.replaceAll(/[\uFDD0-\uFDD2]|%EF%B7%9[0-2]/g, '');
      const reopened = open === '' ? '' : open;
      const inner = piece.replaceAll(signs, (sign) => {
        if (sign === end) {
          const closing = open === '' ? '' : '</mark>';
          open = '';
          return closing;
        }
        open = sign === ownStart ? '<mark class="own">' : '<mark>';
        return open;
      });
      return piece === '' ? '' : `${reopened}${inner}${open === '' ? '' : '</mark>'}`;
    })
    .join('');
}

/** An answer as the platform gave it: its names marked, and each link to a source followed by the number of the source. */
export function answerText(
  text: string,
  marks: readonly TextMark[],
  sources: readonly { readonly address: string }[],
  texts: Texts,
): Markup {
  const numbers = new Map(sources.map(({ address }, index) => [normaliseUrl(address) ?? address, index + 1]));
  const html = markNames(render(withSigns(text, marks), texts)).replaceAll(
    /(<a rel="[^"<]*" href="([^"<]*)"[^<>]*>)((?:(?!<a )[^])*?)<\/a>/g,
    (whole, _tag: string, address: string) => {
      const number = numbers.get(normaliseUrl(address.replaceAll('&amp;', '&')) ?? '');
      return number === undefined ? whole : `${whole}<sup class="source">${number}</sup>`;
    },
  );
  return new Markup(html);
}
