import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { createCategoriser, loadDomainCategories } from '#main/findings/categorise-domain.ts';
import { inventedSites } from '#main/platforms/simulated/seed-data.ts';

const shipped = fileURLToPath(new URL('../../../resources/domain-categories', import.meta.url));

describe('the shipped lists of domains', () => {
  const { domains } = loadDomainCategories(shipped);
  const all = Object.values(domains).flat();

  test('hold thousands of domains, each in lower case below a public suffix', () => {
    expect(all.length).toBeGreaterThan(5_000);
    const odd = all.filter((name) => {
      const host = name.replace(/\.\*$/, '.com');
      return host !== host.toLowerCase() || host.startsWith('www.') || registrableDomain(host) === null;
    });
    expect(odd).toEqual([]);
  });
});

describe('a malformed list is refused', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'domain-categories-'));
    write('rules.json', { suffixes: { government: ['gov'] }, subdomains: {}, names: [] });
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const write = (file: string, value: unknown) => writeFileSync(join(directory, file), JSON.stringify(value));

  test('if a domain is in two categories', () => {
    write('blog.json', { category: 'blog', domains: { all: ['a.com'] } });
    write('news.json', { category: 'news', domains: { all: ['b.com', 'a.com'] } });
    expect(() => loadDomainCategories(directory)).toThrow('a.com is in both blog.json and news.json');
  });

  test('if its category is unknown or a key is misspelt', () => {
    write('news.json', { category: 'gossip', domains: {} });
    expect(() => loadDomainCategories(directory)).toThrow('category');
    write('news.json', { category: 'news', domain: {} });
    expect(() => loadDomainCategories(directory)).toThrow('domain');
  });

  test('and a correct one is read', () => {
    write('news.json', { category: 'news', domains: { us: ['a.com'], gb: ['a.co.uk'] } });
    expect(loadDomainCategories(directory)).toEqual({
      domains: { news: ['a.com', 'a.co.uk'] },
      suffixes: { government: ['gov'] },
      subdomains: {},
      names: [],
    });
  });
});

test('an invented site has the category of its seed in the sample only; a real site has the same category everywhere', () => {
  const sites = [...inventedSites()];
  expect(sites.length).toBeGreaterThan(20);
  const sample = createCategoriser('sample');
  const local = createCategoriser('local');
  expect(sites.filter(([domain, category]) => sample(domain) !== category)).toEqual([]);
  expect(sites.some(([domain, category]) => local(domain) !== category)).toBe(true);
  expect([sample('reddit.com'), local('reddit.com')]).toEqual(['forum', 'forum']);
});
