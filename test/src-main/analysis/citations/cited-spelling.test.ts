import { describe, expect, test } from 'vitest';
import { citedSpelling, normaliseUrl } from '#main/analysis/citations/normalise-url.ts';

describe('an address as it was cited', () => {
  test.each([
    ['https://www.acme.com/anvils/?utm_source=openai', 'https://www.acme.com/anvils/'],
    ['http://acme.com/index.html#prices', 'http://acme.com/index.html'],
    ['https://shop.example.co.uk/p?b=2&a=1&gclid=x', 'https://shop.example.co.uk/p?b=2&a=1'],
    ['https://www.google.com/url?q=https%3A%2F%2Fwww.acme.com%2Fx', 'https://www.acme.com/x'],
    ['acme.com/x', 'https://acme.com/x'],
    ['https://m.example.com:8080/x', 'https://m.example.com:8080/x'],
    ['https://xn--mller-kva.de/', 'https://müller.de/'],
    ['mailto:a@b.com', null],
  ])('%s is served as %s', (raw, served) => expect(citedSpelling(raw)).toBe(served));

  test.each([
    'https://www.acme.com/a//b/?x=1&utm_campaign=y',
    'http://www.gov.br/pt-br/',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
  ])('%s is counted under the same address however it is served', (raw) =>
    expect(normaliseUrl(citedSpelling(raw) ?? '')).toBe(normaliseUrl(raw)),
  );
});
