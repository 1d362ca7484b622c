import { expect, it } from 'vitest';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { sitesOf } from '#main/analysis/discovery/sites.ts';

const siteOf = (company: string, ...urls: string[]) => sitesOf(urls).get(companyKey(company));

it.each([
  ['Acme', 'https://www.acme.co.uk/pricing', 'acme.co.uk'],
  ['Acme.com', 'https://acme.com', 'acme.com'],
  ['Acme', 'https://acme.myshopify.com/collections', 'acme.myshopify.com'],
])('finds the site of %s at %s', (company, url, domain) => {
  expect(siteOf(company, url)).toBe(domain);
});

it('finds a site with a name in another script, however its address is written', () => {
  expect(siteOf('Münzwerk', 'https://xn--mnzwerk-n2a.de/')).toBe('münzwerk.de');
  expect(siteOf('Münzwerk', 'https://münzwerk.de/')).toBe('münzwerk.de');
  expect(siteOf('例え', 'https://xn--r8jz45g.jp/')).toBe('例え.jp');
});

it('prefers the first address of a name', () => {
  expect(siteOf('Acme', 'https://acme.org', 'https://acme.com')).toBe('acme.org');
});
