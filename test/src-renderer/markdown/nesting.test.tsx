import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MantineProvider } from '@mantine/core';
import Markdown from '../../../src-renderer/markdown/markdown.tsx';
import { markdownParts } from '../../../src-renderer/markdown/markdown-parts.ts';
import { isTooNested } from '../../../src-renderer/markdown/nesting.ts';

/** What the parts of a text become; throws where one of them overflows the stack. */
const drawn = (text: string): string =>
  markdownParts(text)
    .map((part) =>
      renderToStaticMarkup(
        <MantineProvider>
          <Markdown text={part.opening + part.text} />
        </MantineProvider>,
      ),
    )
    .join('');

describe('nesting that no one writes', () => {
  it.each([
    ['quotes', `${'>'.repeat(3_000)} anvil`],
    ['list items', `${'- '.repeat(1_500)}anvil`],
    ['quotes in list items', `${'- > '.repeat(1_000)}anvil`],
    ['numbered items', `${'1. '.repeat(1_500)}anvil`],
    [
      'lists that deepen line by line',
      Array.from({ length: 40 }, (_, index) => `${' '.repeat(32 * index)}${'- '.repeat(16)}anvil`).join('\n'),
    ],
    ['emphasis', `${'*a_'.repeat(2_000)} anvil`],
    ['open brackets', `${'['.repeat(3_000)}${']'.repeat(3_000)} anvil`],
  ])('is shown as it was written: %s', (_, text) => {
    expect(isTooNested(text)).toBe(true);
    const html = drawn(text);
    expect(html).toContain('anvil');
    expect(html).toContain('prose-written');
  });

  it.each([
    ['a list in a list in a quote', '> - Acme\n>   - anvils\n>     1. heavy\n'],
    ['a rule', `${'- '.repeat(200)}\n`],
    ['code with long indentation', `${' '.repeat(300)}anvil()\n`],
    ['twelve levels', Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n')],
    ['a table in bold', '| **a** | **b** |\n| --- | --- |\n' + '| **anvil** | **12** |\n'.repeat(200)],
  ])('leaves %s', (_, text) => {
    expect(isTooNested(text)).toBe(false);
  });

  it('shows text that is not nested as Markdown', () => {
    expect(drawn('> - **Acme**')).toContain('<strong>Acme</strong>');
  });
});
