import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createDomainClassifier, type DomainContext } from '#main/analysis/domains/classify-domain.ts';
import { loadDomainCategories } from '#main/findings/categorise-domain.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { classifyLabel, readLabels } from '#test/support/domain-labels.ts';

const data = loadDomainCategories(fileURLToPath(new URL('../../../../resources/domain-categories', import.meta.url)));
const classify = createDomainClassifier(data);
const none: ReadonlySet<string> = new Set();
const context: DomainContext = { ownDomains: none, competitorDomains: none };

describe('labelled domains', () => {
  const labels = readLabels('labels.json');

  test('are 300, half of every category held out', () => {
    expect(labels).toHaveLength(300);
    expect(labels.filter(({ half }) => half === 'held-out')).toHaveLength(150);
    expect(new Set(labels.map(({ domain }) => domain)).size).toBe(300);
  });

  test.each(['development', 'held-out'])('at least 92 % of the %s half are right', (half) => {
    const part = labels.filter((label) => label.half === half);
    const wrong = part.filter((label) => classifyLabel(classify, label) !== label.category);
    expect(1 - wrong.length / part.length, wrong.map(({ domain }) => domain).join(' ')).toBeGreaterThanOrEqual(0.92);
  });

  test('a site of none of these categories is not put into one', () => {
    const others = readLabels('collected.json').filter(({ category }) => category === 'other');
    const wrong = others.filter((label) => classifyLabel(classify, label) !== 'other');
    expect(1 - wrong.length / others.length, wrong.map(({ domain }) => domain).join(' ')).toBeGreaterThanOrEqual(0.92);
  });
});

describe('the order of evidence', () => {
  test("own domains come first, then competitors', then lists", () => {
    const known: DomainContext = {
      ownDomains: new Set(['nytimes.com']),
      competitorDomains: new Set(['nytimes.com', 'cnn.com']),
    };
    expect(classify('nytimes.com', context)).toBe('news');
    expect(classify('nytimes.com', known)).toBe('owned');
    expect(classify('cnn.com', known)).toBe('competitor');
  });

  test.each<[string, DomainCategory]>([
    ['hmrc.gov.uk', 'government'],
    ['gov.uk', 'government'],
    ['sat.gob.mx', 'government'],
    ['service.gouv.fr', 'government'],
    ['pmda.go.jp', 'government'],
    ['esdc.gc.ca', 'government'],
    ['army.mil', 'government'],
    ['wipo.int', 'government'],
    ['sometown.edu', 'education'],
    ['keio.ac.jp', 'education'],
    ['anu.edu.au', 'education'],
    ['jane.blogspot.com', 'blog'],
    ['acme.myshopify.com', 'other'],
    ['amazon.com.tr', 'shop'],
    ['trustpilot.fi', 'reviews'],
    ['thelittletowngazette.com', 'news'],
    ['gardenersforum.net', 'forum'],
    ['stampwiki.org', 'reference'],
    ['annascookingblog.com', 'blog'],
    ['uni-musterstadt.de', 'education'],
    ['hilltowntutors.com', 'education'],
    ['nachhilfe-musterstadt.de', 'education'],
    ['korepetycje-wzorowo.pl', 'education'],
    ['corporatestuff.com', 'other'],
    ['mejoresanviles.es', 'reviews'],
    ['acme.com', 'other'],
    ['latest.com', 'other'],
    ['shopify.com', 'other'],
    ['8.8.8.8', 'other'],
    ['', 'other'],
  ])('%s is %s', (domain, category) => {
    expect(classify(domain, context)).toBe(category);
  });

  test('cited hosts decide before the domain if at least half of them agree', () => {
    const at = (...hosts: string[]) => ({ ...context, urls: hosts.map((host) => `https://${host}/x`) });
    expect(classify('acme.com', at('community.acme.com', 'www.acme.com'))).toBe('forum');
    expect(classify('acme.com', at('community.acme.com', 'www.acme.com', 'acme.com'))).toBe('other');
    expect(classify('naver.com', at('blog.naver.com'))).toBe('blog');
    expect(classify('naver.com', at('news.naver.com'))).toBe('news');
    expect(classify('amazon.com', at('aws.amazon.com'))).toBe('other');
    expect(classify('amazon.com', at('aws.amazon.com', 'www.amazon.com', 'amazon.com'))).toBe('shop');
  });
});
