import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import Markdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { orderedRanges, remarkMentions, type SourceRange } from '../../../src-renderer/markdown/highlight-mentions.ts';
import { size } from '#test/support/size.ts';

const render = (markdown: string, ranges: readonly SourceRange[]) =>
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm, [remarkMentions, { ranges }]] }, markdown));

const decode = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The texts marked for each range, parts of one range joined. */
function marked(markdown: string, ranges: readonly SourceRange[]): string[] {
  const texts = ranges.map(() => '');
  for (const [, index, inner] of render(markdown, ranges).matchAll(/<mark data-mention="(\d+)">(.*?)<\/mark>/gs))
    texts[Number(index)] += decode(inner ?? '');
  return texts;
}

/** Every occurrence of a name in the source. */
const occurrences = (markdown: string, name: string): SourceRange[] =>
  [...markdown.matchAll(new RegExp(name, 'g'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

describe('marking mentions at offsets of the Markdown source', () => {
  it.each([
    ['a paragraph', 'Try Acme today.'],
    ['strong and emphasised text', 'Try **Acme**, *Acme* or ***Acme***.'],
    ['headings', '# Acme\n\n### Why Acme\n\nAcme\n===='],
    ['lists, nested and with tasks', '- Acme: fine\n  1. Acme\n- [x] Acme'],
    ['a link text', 'See [Acme pricing](https://acme.com) and <https://x.com> Acme.'],
    ['a table', '| Tool | Note |\n|:--|--:|\n| **Acme** | a \\| b, Acme |\n| x | Acme |'],
    ['a quotation over several lines', '> first line\n> second Acme line\n>   third Acme'],
    ['lines indented after a soft break', 'one\n   two Acme\n\tthree Acme'],
    [
      'inline code and fenced code',
      'Run `Acme --now` or `` a ` Acme ``.\n\n```Acme\nconst Acme = 1;\n```\n\n    indented Acme',
    ],
    ['escapes before it', 'a \\* b \\_ c \\\\ d \\[x\\] Acme'],
    ['references before it', 'AT&amp;T &#38; &copy; &nbsp; &notareference; R&D &#x1F600; Acme'],
    ['an emoji and right-to-left text before it', '😀👩‍👩‍👧 שלום Acme مرحبا Acme'],
    [
      'an address found in running text before it',
      'Write to me@acme.org or www.acme.org/x, then Acme, https://a.b/c and Acme',
    ],
    ['a footnote', 'Text[^1] Acme\n\n[^1]: Note on Acme'],
    ['Windows line ends', 'one\r\n\r\n**two**\r\nAcme\r\n'],
    ['strikethrough and a hard break', '~~old~~ Acme  \nAcme\\\nAcme'],
    ['an image and HTML before it', '![Acme picture](x.png) <b>bold</b> Acme'],
  ])('finds it in %s', (_where, markdown) => {
    const plain = markdown.replaceAll(/!\[[^\]]*\]\([^)]*\)|^```Acme$/gm, (whole) => ' '.repeat(whole.length));
    const ranges = occurrences(plain, 'Acme');
    expect(ranges.length).toBeGreaterThan(0);
    expect(marked(markdown, ranges)).toEqual(ranges.map(() => 'Acme'));
  });

  it('marks a name that crosses markup in each of its parts', () => {
    const markdown = 'The **Acme** CRM and Zoho\\_CRM and A&amp;B Tools';
    const ranges = [
      { start: 4, end: 16 },
      { start: markdown.indexOf('Zoho'), end: markdown.indexOf(' and A') },
      { start: markdown.indexOf('A&amp;B'), end: markdown.length },
    ];
    expect(marked(markdown, ranges)).toEqual(['Acme CRM', 'Zoho_CRM', 'A&B Tools']);
  });

  it('leaves the text itself as it was', () => {
    const markdown = '## A\n\n- one **Acme** two\n- `Acme`\n\n| a | Acme |\n|--|--|\n| b | c |';
    const without = decode(render(markdown, []));
    expect(decode(render(markdown, occurrences(markdown, 'Acme')))).toBe(without);
  });

  it('marks what the offsets say in any mixture of blocks', () => {
    const word = fc.constantFrom(
      'plain',
      'a \\* b',
      'x &amp; y',
      '`code`',
      '**bold**',
      '*it*',
      '[link](https://e.org/Q)',
      '😀',
      'שלום',
      '日本語',
      'R&D',
      '\\\\',
      'www.e.org',
      'me@e.org',
      '1. 2',
      '~~no~~',
      'a_b_c',
      '<br>',
    );
    const line = fc
      .array(fc.oneof(word, fc.constantFrom('Acme', '**Acme**', '[Acme](https://e.org)', '`Acme`', '*Acme*')), {
        minLength: 1,
        maxLength: 6,
      })
      .map((words) => words.join(' '));
    const block = fc.oneof(
      line,
      line.map((text) => `## ${text}`),
      fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((text) => `- ${text}`).join('\n')),
      fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((text) => `> ${text}`).join('\n')),
      fc.array(line, { minLength: 2, maxLength: 3 }).map((lines) => lines.join('\n  ')),
      fc.tuple(line, line).map(([a, b]) => `| A | B |\n|---|---|\n| ${a} | ${b} |`),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const markdown = blocks.join('\n\n');
        const ranges = occurrences(markdown, 'Acme');
        expect(marked(markdown, ranges)).toEqual(ranges.map(() => 'Acme'));
      }),
      { numRuns: size(100, 400), seed: 7 },
    );
  });
});

describe('the order of ranges', () => {
  it('keeps the longer of two that begin together and drops what overlaps', () => {
    const ranges = [
      { start: 10, end: 14 },
      { start: 2, end: 5 },
      { start: 2, end: 9 },
      { start: 8, end: 12 },
      { start: 20, end: 20 },
    ];
    expect(orderedRanges(ranges)).toEqual([
      { start: 2, end: 9 },
      { start: 10, end: 14 },
    ]);
  });
});
