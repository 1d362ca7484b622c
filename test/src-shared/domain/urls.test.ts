import { describe, expect, test } from 'vitest';
import { hostToUnicode } from '#shared/domain/punycode.ts';
import { normaliseWebsite } from '#shared/domain/urls.ts';

describe('a website is stored in one spelling', () => {
  test.each([
    ['1password.com', 'https://1password.com'],
    ['  HTTPS://WWW.Example.COM/  ', 'https://www.example.com'],
    ['http://example.co.uk', 'http://example.co.uk'],
    ['//example.com/shop/', 'https://example.com/shop'],
    ['example.com:443', 'https://example.com'],
    ['http://example.com:80/', 'http://example.com'],
    ['example.com:8080', 'https://example.com:8080'],
    ['https://user:secret@example.com/', 'https://example.com'],
    ['https://example.com/Path/Of/Case#top', 'https://example.com/Path/Of/Case'],
    ['example.com/?lang=de', 'https://example.com?lang=de'],
    ['MÜNCHEN.de', 'https://münchen.de'],
    ['xn--mnchen-3ya.de', 'https://münchen.de'],
    ['https://例え.jp/店', 'https://例え.jp/店'],
    ['acme.myshopify.com', 'https://acme.myshopify.com'],
    ['example.com.', 'https://example.com'],
    ['acme.example', 'https://acme.example'],
  ])('%s', (input, stored) => {
    expect(normaliseWebsite(input)).toBe(stored);
    expect(normaliseWebsite(stored)).toBe(stored);
  });

  test.each([
    '',
    ' ',
    'acme',
    'localhost',
    'http://localhost:3000',
    'https://192.168.0.1/',
    'http://[::1]/',
    'example.invalidtld',
    'co.uk',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:someone@example.com',
    'someone@example.com',
    'exa mple.com',
    'https://',
    'https://exam_ple-.com',
    '-example.com',
    'https://example.com:99999',
    'example..com',
    `${'a'.repeat(64)}.com`,
  ])('refuses %j', (input) => {
    expect(normaliseWebsite(input)).toBeNull();
  });
});

describe('internationalised host names', () => {
  // The first two are sample strings of RFC 3492, section 7.1 (B and D, in lower case).
  test.each([
    ['xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['xn--proprostnemluvesky-uyb24dma41a', 'pročprostěnemluvíčesky'],
    ['xn--bcher-kva.example', 'bücher.example'],
    ['xn--.com', 'xn--.com'],
    ['xn--egbpdaj6bu4bxfgehfvwxn', 'xn--egbpdaj6bu4bxfgehfvwxn'],
    ['XN--80AK6AA92E.COM', 'аррӏе.com'],
    ['plain.com', 'plain.com'],
    ['xn--999999999.com', 'xn--999999999.com'],
  ])('%s', (host, shown) => {
    expect(hostToUnicode(host)).toBe(shown);
  });
});
