import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractCitations } from '#main/analysis/citations/extract-citations.ts';
import { size } from '#test/support/size.ts';

const urls = (markdown: string): string[] => extractCitations(markdown, []).map(({ url }) => url);
const brief = (markdown: string): string[] =>
  extractCitations(markdown, []).map(({ url, title, cited }) =>
    `${cited ? 'cited' : 'retrieved'} ${url} ${title}`.trim(),
  );

test('addresses of a text are without the escapes of Markdown and of HTML', () => {
  expect(urls('[x](https://a.com/b\\_c) and https://a.com/d\\_e, \\*\\*https://a.com/f\\*\\*')).toEqual([
    'https://a.com/b_c',
    'https://a.com/d_e',
    'https://a.com/f',
  ]);
  expect(urls('<a href="https://a.com/x?a=1&amp;b=2">x</a> [y](https://a.com/y?a=1&#38;b=2)')).toEqual([
    'https://a.com/x?a=1&b=2',
    'https://a.com/y?a=1&b=2',
  ]);
});

describe('sources a platform reported', () => {
  test('keep their order, count from 1 and are one per article', () => {
    const found = extractCitations('', [
      { url: 'https://www.a.com/x?utm_source=openai', title: 'A', cited: true },
      { url: 'https://b.co.uk/y#:~:text=words', title: ' B ', cited: false },
      { url: 'http://a.com/x/', title: 'A again', cited: true },
    ]);
    expect(found).toEqual([
      {
        position: 1,
        url: 'https://a.com/x',
        spelling: 'https://www.a.com/x',
        domain: 'a.com',
        title: 'A',
        cited: true,
      },
      {
        position: 2,
        url: 'https://b.co.uk/y',
        spelling: 'https://b.co.uk/y',
        domain: 'b.co.uk',
        title: 'B',
        cited: false,
      },
    ]);
  });

  test('cited wins over retrieved, and a title over none, whichever came first', () => {
    const [only] = extractCitations('', [
      { url: 'https://a.com/x', title: '', cited: false },
      { url: 'https://a.com/x', title: 'A', cited: true },
      { url: 'https://a.com/x', title: '', cited: false },
    ]);
    expect(only).toMatchObject({ title: 'A', cited: true });
  });

  test('what the text links to is cited, even when the platform only says retrieved', () => {
    const found = extractCitations('See [A](https://www.a.com/x).', [
      { url: 'https://a.com/x', title: 'A page', cited: false },
      { url: 'https://b.com/', title: 'B', cited: false },
    ]);
    expect(found.map(({ url, cited }) => [url, cited])).toEqual([
      ['https://a.com/x', true],
      ['https://b.com/', false],
    ]);
  });

  test('a grounding redirect keeps its address and takes the domain its title names', () => {
    const redirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQF_x';
    const [named, unnamed] = extractCitations('', [
      { url: redirect, title: 'www.example.co.uk', cited: true },
      { url: `${redirect}2`, title: 'The best CRM of the year', cited: true },
    ]);
    expect(named).toMatchObject({ url: redirect, domain: 'example.co.uk' });
    expect(unnamed).toMatchObject({ domain: 'google.com' });
  });

  test('what is no web address is left out', () => {
    const captured = ['', 'turn0search3', 'mailto:a@b.com', 'http://localhost/x', 'file:///x'].map((url) => ({
      url,
      title: 'x',
      cited: true,
    }));
    expect(extractCitations('', captured)).toEqual([]);
  });
});

describe('links in imported text', () => {
  test.each<[string, string, readonly string[]]>([
    ['an inline link', 'Use [HubSpot](https://hubspot.com/crm).', ['https://hubspot.com/crm']],
    [
      'a link in brackets, as ChatGPT writes',
      'Fast. ([a.com](https://a.com/x?utm_source=openai))',
      ['https://a.com/x'],
    ],
    ['a link with a title', '[A](https://a.com/x "The A page")', ['https://a.com/x']],
    ['a link in angle brackets', '[A](<https://a.com/some page>)', ['https://a.com/some%20page']],
    [
      'a link with brackets in its address',
      '[Box](https://en.wikipedia.org/wiki/Box_(company))',
      ['https://en.wikipedia.org/wiki/Box_(company)'],
    ],
    ['a link with brackets in its words', '[Best [2025]](https://a.com/x)', ['https://a.com/x']],
    ['an automatic link', 'See <https://a.com/x>.', ['https://a.com/x']],
    ['a bare address at the end of a sentence', 'See https://a.com/x.', ['https://a.com/x']],
    ['a bare address in brackets', '(see https://a.com/x), or', ['https://a.com/x']],
    [
      'a bare address that owns its brackets',
      'https://en.wikipedia.org/wiki/Box_(company).',
      ['https://en.wikipedia.org/wiki/Box_(company)'],
    ],
    ['a bare address in bold', '**https://a.com/x**', ['https://a.com/x']],
    ['an address without a scheme', 'See www.a.com/x!', ['https://a.com/x']],
    [
      'an address before full-width marks',
      '参考：https://a.jp/x。「https://b.jp/y」',
      ['https://a.jp/x', 'https://b.jp/y'],
    ],
    ['an address in a table', '| A | https://a.com/x |\n|---|---|', ['https://a.com/x']],
    ['two of the same', '[1](https://a.com/x) and https://www.a.com/x/', ['https://a.com/x']],
  ])('%s', (_, markdown, expected) => {
    expect(urls(markdown)).toEqual(expected);
  });

  test.each([
    ['code', 'Run `curl https://a.com/x` now.'],
    ['a code block', '```\nfetch("https://a.com/x")\n```'],
    ['an unfinished code block', '~~~js\nhttps://a.com/x'],
    ['an image', '![chart](https://a.com/x.png)'],
    ['an e-mail address', 'Write to info@www.a.com or mailto:info@a.com'],
    ['a name with a dot', 'Try Booking.com or monday.com.'],
    ['a relative link', '[A](/x) and [B](#part)'],
    ['a scheme without a host', 'https:// is a scheme'],
  ])('%s cites nothing', (_, markdown) => {
    expect(urls(markdown)).toEqual([]);
  });

  test('the title is what the link says, unless it says nothing', () => {
    expect(
      extractCitations(
        '[The **A** review](https://a.com/1) [1](https://a.com/2) [https://a.com/3](https://a.com/3)',
        [],
      ),
    ).toMatchObject([{ title: 'The A review' }, { title: '' }, { title: '' }]);
  });
});

describe('numbered sources in imported text', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'markers and a list in brackets',
      'Alpha is best [1]. Beta is cheap [3].\n\nSources:\n[1] Alpha review - https://a.com/1\n[2] Never used: https://b.com/2\n[3]: https://c.com/3 "Beta test"',
      ['cited https://a.com/1 Alpha review', 'retrieved https://b.com/2 Never used', 'cited https://c.com/3 Beta test'],
    ],
    [
      'a numbered list under a heading',
      'Alpha [1] leads.\n\n## Quellen\n1. [Test Alpha](https://a.com/1)\n2. Test Beta: https://b.com/2',
      ['cited https://a.com/1 Test Alpha', 'retrieved https://b.com/2 Test Beta'],
    ],
    [
      'several in one marker',
      'Alpha [1, 3] and Beta [4-5].\n\n[1] https://a.com/1\n[2] https://a.com/2\n[3] https://a.com/3\n[4] https://a.com/4\n[5] https://a.com/5',
      [
        'cited https://a.com/1',
        'retrieved https://a.com/2',
        'cited https://a.com/3',
        'cited https://a.com/4',
        'cited https://a.com/5',
      ],
    ],
    [
      'markers of the assistant',
      'Alpha【1†source】 is best.\n\n【1†source】 https://a.com/1\n【2†source】 https://b.com/2',
      ['cited https://a.com/1', 'retrieved https://b.com/2'],
    ],
    [
      'footnotes',
      'Alpha leads[^1] and Beta[^n].\n\n[^1]: A. Author, *The test*, https://a.com/1.\n[^n]: https://b.com/2\n[^3]: https://c.com/3',
      ['cited https://a.com/1 A. Author, The test', 'cited https://b.com/2', 'retrieved https://c.com/3'],
    ],
    [
      'reference links',
      'Read [the test][t] first.\n\n[t]: https://a.com/1 "The test"\n[u]: https://b.com/2',
      ['cited https://a.com/1 The test', 'retrieved https://b.com/2'],
    ],
    [
      'raised numbers',
      'Alpha¹ and Beta³.\n\nSources\n¹ https://a.com/1\n² https://b.com/2\n³ https://c.com/3',
      ['cited https://a.com/1', 'retrieved https://b.com/2', 'cited https://c.com/3'],
    ],
    [
      'a list without any marker in the text cites all',
      'Alpha is best.\n\nSources:\n1. https://a.com/1\n2. https://b.com/2',
      ['cited https://a.com/1', 'cited https://b.com/2'],
    ],
    [
      'a list whose line breaks were lost',
      'Alpha is best [2]. Sources: [1] First https://a.com/1 [2] Second https://b.com/2',
      ['retrieved https://a.com/1 First', 'cited https://b.com/2 Second'],
    ],
    [
      'a numbered list in the answer itself is no source list',
      'The best [9]:\n1. Alpha https://a.com/1\n2. Beta https://b.com/2',
      ['cited https://a.com/1', 'cited https://b.com/2'],
    ],
    [
      'a heading in another language',
      'Alfa [1]。\n\n出典：\n1. https://a.jp/1\n2. https://b.jp/2',
      ['cited https://a.jp/1', 'retrieved https://b.jp/2'],
    ],
  ])('%s', (_, markdown, expected) => {
    expect(brief(markdown)).toEqual(expected);
  });
});

test('no text makes it throw', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '[1]',
    '[^a]',
    '【1†',
    '】',
    'https://a.com',
    'www.',
    '`',
    '```',
    '\n',
    '![',
    '](',
    '<',
    '>',
    ' ',
    '*',
    'Sources:',
    '\n1. ',
    '"',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      expect(() => extractCitations(parts.join(''), [])).not.toThrow();
    }),
    { numRuns: size(1_000, 5_000), seed: 3 },
  );
  for (const text of [
    '['.repeat(50_000),
    '[a]('.repeat(20_000),
    '`'.repeat(50_000),
    '(https://a.com'.repeat(5_000),
    '【'.repeat(50_000),
  ])
    expect(() => extractCitations(text, [])).not.toThrow();
});
