import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { loadDomainCategories } from '#main/findings/analysis-data.ts';

const shipped = fileURLToPath(new URL('../../../resources/domain-categories', import.meta.url));

describe('the shipped lists of domains', () => {
  const { domains } = loadDomainCategories(shipped);
  const all = Object.values(domains).flat();

  test('hold thousands of names, each a host below a public suffix in lower case', () => {
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

  test('when a domain stands in two categories', () => {
    write('blog.json', { category: 'blog', domains: { all: ['a.com'] } });
    write('news.json', { category: 'news', domains: { all: ['b.com', 'a.com'] } });
    expect(() => loadDomainCategories(directory)).toThrow('a.com stands in blog.json and in news.json');
  });

  test('when its category is unknown or a key is misspelt', () => {
    write('news.json', { category: 'gossip', domains: {} });
    expect(() => loadDomainCategories(directory)).toThrow('category');
    write('news.json', { category: 'news', domain: {} });
    expect(() => loadDomainCategories(directory)).toThrow('domain');
  });

  test('and a sound one is read', () => {
    write('news.json', { category: 'news', domains: { us: ['a.com'], gb: ['a.co.uk'] } });
    expect(loadDomainCategories(directory)).toEqual({
      domains: { news: ['a.com', 'a.co.uk'] },
      suffixes: { government: ['gov'] },
      subdomains: {},
      names: [],
    });
  });
});
