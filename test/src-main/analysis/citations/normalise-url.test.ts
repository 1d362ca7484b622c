import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressesToTry, normaliseUrl } from '#main/analysis/citations/normalise-url.ts';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { size } from '#test/support/size.ts';

const bing = (target: string): string =>
  `https://www.bing.com/ck/a?!&&p=ab12&ptn=3&u=a1${Buffer.from(target).toString('base64url')}&ntb=1`;

describe('one article has one spelling', () => {
  test.each<[string, readonly string[]]>([
    [
      'https://example.com/a/B',
      [
        'https://example.com/a/B',
        'HTTP://EXAMPLE.com:80/a/B/',
        'https://www.example.com/a/B#part',
        'https://example.com/a/B#:~:text=some%20words',
        'https://user:secret@example.com/a/B',
        'https://example.com:443//a///B',
        'https://example.com./a/x/../B',
        ' <https://example.com/a/B> ',
        'example.com/a/B',
        '//example.com/a/B',
        'https://example.com/a/B?utm_source=openai',
        'https://example.com/a/B?utm_source=chatgpt.com&UTM_Medium=x&fbclid=1&gclid=2&srsltid=3',
        'https://example.com/a/B?ref=chatgpt.com&source=perplexity',
        'https://example.com/a/B/amp/',
        'https://example.com/amp/a/B',
        'https://amp.example.com/a/B?amp=1&outputType=amp',
        'https://example.com/%61/%42',
        'https://exam\u200Bple.com/a/\u200BB',
      ],
    ],
    ['https://example.com/?a=1&b=2&b=1', ['https://example.com/?b=2&a=1&b=1', 'https://www.example.com?b=2&&a=1&b=1&']],
    ['https://example.com/', ['https://example.com', 'http://www.example.com/index.html', 'https://example.com/#x']],
    ['https://example.com/?q=a%20b/c', ['https://example.com/?q=a+b%2Fc', 'https://example.com/?q=a%20b%2fc']],
    [
      'https://münchen.de/stra%C3%9Fe',
      ['https://xn--mnchen-3ya.de/straße', 'https://MÜNCHEN.de/stra%c3%9fe', 'http://www.münchen.de/straße/'],
    ],
    [
      'https://en.wikipedia.org/wiki/Box_(company)',
      ['https://en.m.wikipedia.org/wiki/Box_%28company%29', 'https://en.wikipedia.org/wiki/Box_(company)#History'],
    ],
    [
      'https://youtube.com/watch?v=dQw4w9WgXcQ',
      [
        'https://youtu.be/dQw4w9WgXcQ?si=xyz',
        'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&feature=share',
        'https://www.youtube.com/embed/dQw4w9WgXcQ',
      ],
    ],
    [
      'https://reddit.com/r/a/comments/1/b',
      ['https://old.reddit.com/r/a/comments/1/b/', 'https://www.reddit.com/r/a/comments/1/b/?rdt=5'],
    ],
    ['https://x.com/a/status/1', ['https://twitter.com/a/status/1?s=20', 'https://mobile.twitter.com/a/status/1']],
    [
      'https://amazon.de/dp/B0CX12ABCD',
      [
        'https://www.amazon.de/Some-Thing/dp/B0CX12ABCD/ref=sr_1_1?tag=aff-21&keywords=x',
        'https://amazon.de/gp/product/B0CX12ABCD',
      ],
    ],
    ['https://www.gov.br/x', ['https://gov.br/x', 'http://www.gov.br/x/']],
  ])('%s', (spelling, variants) => {
    for (const variant of variants) expect(normaliseUrl(variant), variant).toBe(spelling);
  });
});

describe('wrappers that contain their target are replaced by it', () => {
  test.each([
    'https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fa%3Futm_source%3Dx&sa=U&usg=1',
    'https://www.google.co.uk/url?sa=t&url=https://www.example.com/a',
    'https://www.google.com/goto?url=https%3A%2F%2Fexample.com%2Fa',
    'https://www.google.com/amp/s/www.example.com/a/amp',
    'https://www-example-com.translate.goog/a?_x_tr_sl=en&_x_tr_tl=de',
    'https://translate.google.com/translate?sl=en&u=https://example.com/a',
    'https://example-com.cdn.ampproject.org/c/s/www.example.com/a',
    bing('https://www.example.com/a?utm_source=x'),
    'https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa&rut=1',
    'https://r.search.yahoo.com/_ylt=A0/RV=2/RE=1/RO=10/RU=https%3a%2f%2fwww.example.com%2fa/RK=2/RS=x-',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa%3Ffbclid%3D1&h=AT0',
    'https://l.instagram.com/?u=https%3A%2F%2Fexample.com%2Fa',
    'https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.com%2Fa',
    'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample%2Ecom%2Fa&urlhash=x',
    'https://out.reddit.com/t3_1?url=https%3A%2F%2Fexample.com%2Fa&token=x',
    'https://vk.com/away.php?to=https%3A%2F%2Fexample.com%2Fa',
    'https://link.zhihu.com/?target=https%3A//example.com/a',
    'https://r.jina.ai/https://example.com/a',
    'https://href.li/?https://example.com/a',
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=1',
    `https://www.google.com/url?q=${encodeURIComponent('https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa')}`,
  ])('%s', (wrapped) => {
    expect(normaliseUrl(wrapped)).toBe('https://example.com/a');
  });

  test.each([
    [
      'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZ_-x',
      'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZ_-x',
    ],
    ['https://www.google.com/goto?url=CAESqwEB', 'https://google.com/goto?url=CAESqwEB'],
    ['https://www.google.com/search?q=https%3A%2F%2Fexample.com', 'https://google.com/search?q=https://example.com'],
    ['https://example.com/url?q=https://other.com', 'https://example.com/url?q=https://other.com'],
    ['https://t.co/AbC', 'https://t.co/AbC'],
  ])('others stay: %s', (url, kept) => {
    expect(normaliseUrl(url)).toBe(kept);
  });

  test('wrappers within wrappers are replaced too', () => {
    let url = 'https://example.com/a';
    for (let i = 0; i < 20; i++) url = `https://duckduckgo.com/l/?uddg=${encodeURIComponent(url)}`;
    expect(normaliseUrl(url)).toBe('https://example.com/a');
  });
});

describe('meaningful parts stay', () => {
  test.each([
    'https://example.com/?id=7&page=2',
    'https://example.com/?ref=4711',
    'https://example.com/?source=annual-report',
    'https://example.com/?t=5',
    'https://example.com:8443/x',
    'https://shop.example.com/x',
    'https://example.com/index.php?title=Main',
    'https://example.com/a%2Fb',
    'https://example.com/amp',
    'https://example.com/?si=1',
  ])('%s', (url) => {
    expect(normaliseUrl(url)).toBe(url);
  });
});

describe('anything else than an address is null', () => {
  test.each([
    '',
    ' ',
    'mailto:a@example.com',
    'a@example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'file:///etc/passwd',
    'https://',
    'http://?',
    'just words',
    'turn0search1',
    'example',
    `https://example.com/${'a'.repeat(9000)}`,
  ])('%j', (text) => {
    expect(normaliseUrl(text)).toBeNull();
  });
});

const parts = fc.constantFrom(
  'https://',
  'www.',
  'a',
  'é',
  '%',
  '%41',
  '%zz',
  '/',
  '//',
  '?',
  '&',
  '=',
  '#',
  '.',
  'com',
  'google.com/url?q=',
  'amp',
  '+',
  ' ',
  '\u200B',
  ':',
  '@',
  '[',
  '|',
  '日本',
);

test('normalising never throws, and twice is the same as once', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.array(parts).map((p) => p.join('')),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const once = normaliseUrl(raw);
      if (once !== null) expect(normaliseUrl(once)).toBe(once);
    }),
    { numRuns: size(4_000, 100_000, 20_000), seed: 21 },
  );
});

describe('the registrable domain', () => {
  test.each([
    ['https://www.example.com/x', 'example.com'],
    ['blog.example.co.uk', 'example.co.uk'],
    ['https://jane.blogspot.com/2024', 'jane.blogspot.com'],
    ['https://acme.myshopify.com', 'acme.myshopify.com'],
    ['https://www.gov.uk/x', 'gov.uk'],
    ['https://gov.uk/x', 'gov.uk'],
    ['https://www.hmrc.gov.uk/x', 'hmrc.gov.uk'],
    ['https://github.io/', 'github.io'],
    ['https://xn--mnchen-3ya.de', 'münchen.de'],
    ['https://8.8.8.8/x', '8.8.8.8'],
    ['https://www.com.com', 'com.com'],
    ['http://localhost/x', null],
    ['intranet', null],
    ['https://server.internal.invalidtld', null],
    ['', null],
  ])('%s', (url, domain) => {
    expect(registrableDomain(url)).toBe(domain);
  });
});

test('an article is fetched under its own address first, then under www and over http', () => {
  expect(addressesToTry('https://example.com/a')).toEqual([
    'https://example.com/a',
    'https://www.example.com/a',
    'http://example.com/a',
    'http://www.example.com/a',
  ]);
  expect(addressesToTry('https://www.gov.br/a')).toEqual(['https://www.gov.br/a', 'http://www.gov.br/a']);
  expect(addressesToTry('https://8.8.8.8/a')).toEqual(['https://8.8.8.8/a', 'http://8.8.8.8/a']);
});
