import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkDefinitions, markdownParts, rangesByPart } from '../../../src-renderer/markdown/markdown-parts.ts';

const paragraph = (index: number) => `Paragraph ${index} about Acme. ${'It has some words. '.repeat(40)}`;
const joined = (text: string) =>
  markdownParts(text)
    .map((part) => part.text)
    .join('');

describe('parts of a Markdown text', () => {
  it('leave a short text whole', () => {
    expect(markdownParts('# Acme\n\nAnvils.')).toEqual([{ start: 0, text: '# Acme\n\nAnvils.' }]);
  });

  it('end before a block at the margin, and together are the text', () => {
    const text = Array.from({ length: 60 }, (_, index) => paragraph(index)).join('\n\n');
    const parts = markdownParts(text);
    expect(parts.length).toBeGreaterThan(5);
    expect(joined(text)).toBe(text);
    for (const { start, text: part } of parts) {
      expect(text.startsWith(part, start)).toBe(true);
      expect(part).toMatch(/^Paragraph \d+ /);
    }
  });

  it('hold a code block and an indented list item together', () => {
    const code = `\`\`\`\n${'line\n\n'.repeat(900)}\`\`\``;
    const item = `- first\n\n${'    more of it\n\n'.repeat(300)}- second`;
    const parts = markdownParts(`Before.\n\n${code}\n\nAfter.\n\n${item}\n\n${paragraph(1)}`);
    expect(parts.some(({ text }) => text.includes(code))).toBe(true);
    expect(parts.some(({ text }) => text.startsWith('   '))).toBe(false);
  });

  it.each([
    ['one line', 'word '.repeat(40_000)],
    ['one line without spaces', '👍'.repeat(30_000)],
    ['one paragraph of lines', 'a line of a paragraph\n'.repeat(9_000)],
    ['a code block that never ends', `\`\`\`\n${'line\n'.repeat(30_000)}`],
  ])('stay small in %s', (_, text) => {
    const parts = markdownParts(text);
    expect(joined(text)).toBe(text);
    expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThan(30_000);
    expect(parts.every((part) => !/^[\uDC00-\uDFFF]/.test(part.text))).toBe(true);
  });

  it('together are any text', () => {
    const line = fc.constantFrom('', '```', '- item', '    code', 'words '.repeat(300), '| a | b |', '# Head');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const text = lines.join('\n');
        expect(joined(text)).toBe(text);
      }),
    );
  });

  it('take the ranges that start in them, cut at their end', () => {
    const parts = [
      { start: 0, text: 'abcd' },
      { start: 4, text: 'efgh' },
      { start: 8, text: 'ij' },
    ];
    const ranges = [
      { start: 0, end: 2 },
      { start: 3, end: 6 },
      { start: 8, end: 10 },
    ];
    expect(rangesByPart(parts, ranges)).toEqual([
      [
        { start: 0, end: 2 },
        { start: 3, end: 4 },
      ],
      [],
      [{ start: 8, end: 10 }],
    ]);
  });
});

it('link definitions are found wherever they stand', () => {
  const text = `See [1] and [b].\n\n[1]: https://a.example "A"\nwords [2]: no\n  [b]: https://b.example\n`;
  expect(linkDefinitions(text)).toBe('[1]: https://a.example "A"\n  [b]: https://b.example');
});
