import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownParts, rangesByPart } from '../../../src-renderer/markdown/markdown-parts.ts';

const paragraph = (index: number) => `Paragraph ${index} about Acme. ${'It has some words. '.repeat(40)}`;
const joined = (text: string) =>
  markdownParts(text)
    .map((part) => part.text)
    .join('');

describe('parts of a Markdown text', () => {
  it('leave a short text whole', () => {
    expect(markdownParts('# Acme\n\nAnvils.')).toEqual([{ start: 0, text: '# Acme\n\nAnvils.', opening: '' }]);
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
    const code = `\`\`\`\n${'line\n\n'.repeat(800)}\`\`\``;
    const item = `- first\n\n${'    more of it\n\n'.repeat(250)}- second`;
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
    expect(Math.max(...parts.map((part) => part.text.length))).toBeLessThanOrEqual(6_001);
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
      { start: 0, text: 'abcd', opening: '' },
      { start: 4, text: 'efgh', opening: '' },
      { start: 8, text: 'ij', opening: '' },
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

  it('open the code block and the table that a long one lasts into', () => {
    const code = markdownParts(`\`\`\`js\n${'const anvil = 1;\n'.repeat(900)}\`\`\`\n\nAfter.`);
    expect(code.map(({ opening }) => opening)).toEqual(['', '```js\n', '```js\n', '']);
    const head = '| Tool | Price |\n| --- | ---: |\n';
    const table = markdownParts(`Before.\n\n${head}${'| Acme CRM for agencies | 12 |\n'.repeat(400)}\nAfter.`);
    expect(table.length).toBeGreaterThan(2);
    expect(table.map(({ opening }) => opening)).toEqual(['', ...table.slice(2).map(() => head), '']);
  });

  it('cut a long line at a space', () => {
    const parts = markdownParts('anvil '.repeat(3_000));
    expect(parts.every(({ text }) => text.startsWith('anvil ') && text.endsWith('anvil '))).toBe(true);
  });

  it('stop once they have as much as was asked for', () => {
    const text = Array.from({ length: 500 }, (_, index) => paragraph(index)).join('\n\n');
    const parts = markdownParts(text, 20_000);
    const end = parts.reduce((sum, part) => sum + part.text.length, 0);
    expect(end).toBeGreaterThanOrEqual(20_000);
    expect(end).toBeLessThan(27_000);
    expect(markdownParts(text).slice(0, parts.length)).toEqual(parts);
  });
});
