import { describe, expect, test } from 'vitest';
import type { StandingChange } from '#main/analysis/intervals/standing-change.ts';
import { textOf } from '#main/recommend/data-point.ts';
import type { Finding } from '#main/store/recommendations.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import type { GroupEvidence } from '#main/recommend/rule.ts';
import type { QueryEvidence } from '#main/store/statistics/query-evidence.ts';
import { articlesWithoutCustomer } from '#main/recommend/rules/articles-without-customer.ts';
import { competitorRising } from '#main/recommend/rules/competitor-rising.ts';
import { domainsThatMatter } from '#main/recommend/rules/domains-that-matter.ts';
import { namedLate } from '#main/recommend/rules/named-late.ts';
import { namedNotCited } from '#main/recommend/rules/named-not-cited.ts';
import { noCompanyNamed } from '#main/recommend/rules/nobody-named.ts';
import { ownPagesNotCited } from '#main/recommend/rules/own-pages-not-cited.ts';
import { queriesLost } from '#main/recommend/rules/queries-lost.ts';
import { wrongName } from '#main/recommend/rules/wrong-name.ts';
import { rules } from '#main/recommend/rules/index.ts';
import { pseudoLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';
import { recommendationChannel, recommendationIn } from '#shared/wording/recommendations.ts';
import { weekOf } from '#main/recommend/weekly-cycle.ts';

const row: OutputOf<'list-recommendations'>[number] = {
  ...{ id: 1, title: '', task: '', data_points: '', why_important: '', platform: 'blog', status: 'New' },
  ...{ date: '2026-06-01', query_group_id: 1, take_action_url: null, references: [] },
  ...{ rule: 'wrong-name', priority: 10, firstFound: '2026-06-01', queryGroupName: 'Anvils' },
  ...{ evidence: {}, points: [], exploratory: false },
};
/** Everything that the rules found in the tests of this file. */
const found: (Finding & { readonly rule: string })[] = [];
for (const rule of rules) {
  const { id, find } = rule;
  const findAndNote = (of: GroupEvidence) => {
    const findings = find(of);
    found.push(...findings.map((finding) => ({ ...finding, rule: id })));
    return findings;
  };
  Object.assign(rule, { find: findAndNote });
}

const nothing: GroupEvidence = {
  customerName: 'Acme',
  groupName: 'Anvils',
  period: { from: '2026-05-04', to: '2026-05-31' },
  before: { from: '2026-02-09', to: '2026-05-03' },
  answered: 40,
  mentioned: 0,
  citing: 0,
  citingOwn: 0,
  companies: [],
  domains: [],
  articles: [],
  queries: [],
  nameVariants: [],
};
const evidence = (change: Partial<GroupEvidence>): GroupEvidence => ({ ...nothing, ...change });
const query = (change: Partial<QueryEvidence>): QueryEvidence => ({
  queryId: 1,
  text: 'Which anvil is best?',
  answered: 4,
  mentioned: 0,
  namingNobody: 0,
  answeredBefore: 4,
  mentionedBefore: 0,
  ...change,
});
const scans = (...successes: number[]) => successes.map((one) => ({ successes: one, n: 20 }));
const article = {
  urlId: 7,
  address: 'https://guide.example.com/anvils',
  url: 'https://guide.example.com/anvils',
  title: 'The ten best [anvils]',
  domain: 'guide.example.com',
  category: 'reviews',
  answers: 8,
  namingCustomer: 0,
  namingCompetitor: 6,
  check: null,
} as const;

describe('every rule', () => {
  test('finds nothing without evidence, and has its own id', () => {
    for (const rule of rules) expect(rule.find(nothing), rule.id).toEqual([]);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(8);
  });
});

describe('articles that cite competitors and not the customer', () => {
  test('are found with their figures, the strongest first, and link to the article', () => {
    const [found] = articlesWithoutCustomer.find(
      evidence({ articles: [article, { ...article, urlId: 8, url: 'https://b.example.com/', namingCompetitor: 3 }] }),
    );
    expect(found).toMatchObject({
      key: article.url,
      channel: 'review site',
      priority: 15,
      takeActionUrl: article.url,
      referenceUrlIds: [7],
    });
    expect(textOf(found?.dataPoints[0] ?? [])).toBe('Cited in 8 of 40 answers (20 %) from 2026-05-04 to 2026-05-31.');
    expect(found?.task).toContain('“The ten best \\[anvils\\]”');
  });

  test.each([
    [null, 'has not been checked yet'],
    ['not_mentioned', 'does not name Acme'],
    ['unreachable', 'could not be read'],
  ] as const)('with the check %s say that it %s', (check, words) => {
    const [found] = articlesWithoutCustomer.find(evidence({ articles: [{ ...article, check }] }));
    expect(textOf(found?.dataPoints.at(-1) ?? [])).toContain(words);
  });

  test.each([
    ['names the customer already', { check: 'mentioned' as const }],
    ['is cited by answers that name the customer', { namingCustomer: 1 }],
    ['belongs to a competitor', { category: 'competitor' }],
    ['is cited once only', { namingCompetitor: 1 }],
  ])('are omitted if one %s', (_reason, change) => {
    expect(articlesWithoutCustomer.find(evidence({ articles: [{ ...article, ...change }] }))).toEqual([]);
  });
});

describe('domains that matter', () => {
  test('give one task per category, ranked by the strongest domain', () => {
    const domains = [
      { domain: 'talk.example.org', category: 'forum', answers: 20 },
      { domain: 'rate.example.com', category: 'reviews', answers: 10 },
      { domain: 'late.example.com', category: 'reviews', answers: 2 },
      { domain: 'wiki.example.org', category: 'reference', answers: 30 },
    ];
    const found = domainsThatMatter.find(evidence({ domains, articles: [{ ...article, domain: 'rate.example.com' }] }));
    expect(found.map((one) => [one.key, one.priority])).toEqual([
      ['forum', 40],
      ['reviews', 20],
    ]);
    expect(found[1]?.referenceUrlIds).toEqual([7]);
    expect(found[1]?.dataPoints.map(textOf)).toEqual(['rate.example.com is cited in 10 of 40 answers (25 %).']);
  });
});

describe('own pages that are not cited', () => {
  const domains = [{ domain: 'bolt.example', category: 'competitor', answers: 6 }];
  test('are a finding if a competitor is cited', () => {
    expect(ownPagesNotCited.find(evidence({ citing: 30, domains }))[0]).toMatchObject({
      priority: 18,
      channel: 'own website',
    });
  });
  test('are not a finding once a page of the customer is cited', () => {
    expect(ownPagesNotCited.find(evidence({ citing: 30, citingOwn: 1, domains }))).toEqual([]);
  });
});

describe('queries lost', () => {
  const before = { answeredBefore: 12, mentionedBefore: 12 };
  test('are those that fell further than chance explains, of all that are compared', () => {
    const found = queriesLost.find(
      evidence({
        queries: [
          query({ queryId: 1, ...before }),
          query({ queryId: 2, ...before, mentioned: 3 }),
          query({ queryId: 3, mentioned: 4 }),
          query({ queryId: 4, answeredBefore: 0 }),
        ],
      }),
    );
    // 0 of 4 after 12 of 12 has a probability of 1 in 1,820.
    expect(found.map((one) => one.key)).toEqual(['1']);
    // Of three queries compared; a fourth was not asked before.
    expect(textOf(found[0]?.dataPoints[2] ?? [])).toBe(
      '3 queries were compared; of those that are listed, at most one in twenty is expected to be there by chance.',
    );
  });
  test('are named as they are asked in the title, and escaped in Markdown', () => {
    const [found] = queriesLost.find(
      evidence({ queries: [query({ ...before, text: 'Which `anvil_set` [steel] suits *smiths*?' })] }),
    );
    expect(found?.title).toBe('Win back “Which `anvil_set` [steel] suits *smiths*?”');
    expect(found?.task).toContain('“Which \\`anvil\\_set\\` \\[steel\\] suits \\*smiths\\*?”');
  });
  test('are not found in a few answers', () => {
    expect(
      queriesLost.find(evidence({ queries: [query({ mentionedBefore: 4 }), query({ queryId: 2 })] })),
    ).toHaveLength(1);
    const others = Array.from({ length: 58 }, (_, index) => query({ queryId: index + 2 }));
    expect(queriesLost.find(evidence({ queries: [query({ mentionedBefore: 4 }), ...others] }))).toEqual([]);
  });
});

describe('queries whose answers name no company', () => {
  test('are combined into one task', () => {
    const [found] = noCompanyNamed.find(
      evidence({
        queries: [
          query({ namingNobody: 3 }),
          query({ queryId: 2, text: 'What is an anvil?', namingNobody: 4 }),
          query({ queryId: 3, namingNobody: 1 }),
        ],
      }),
    );
    expect(found).toMatchObject({ title: 'Be the first company named for 2 queries', priority: 40 });
  });
  test('need more than one answer', () => {
    expect(noCompanyNamed.find(evidence({ queries: [query({ answered: 1, namingNobody: 1 })] }))).toEqual([]);
  });
});

describe('a rising competitor', () => {
  const rise: StandingChange = {
    verdict: 'rose',
    difference: 0.3,
    interval: { low: 0.1, high: 0.5 },
    paired: 20,
    laterOnly: 0,
    earlierOnly: 0,
  };
  const company = {
    brandId: 5,
    name: 'Bolt',
    own: false,
    confirmed: true,
    averagePosition: 2,
    now: scans(16, 15, 17, 16),
    before: scans(4, 5, 3, 4),
  };
  test('is one whose share of answers rose', () => {
    const [found] = competitorRising.find(evidence({ companies: [{ ...company, change: rise }] }));
    expect(found).toMatchObject({ key: '5', title: 'Bolt is rising: find out why', priority: 30 });
  });
  test.each<{ label: string; change: StandingChange | null }>([
    { label: 'within noise', change: { ...rise, verdict: 'within_noise' } },
    { label: 'judged too early', change: { ...rise, verdict: 'too_early_to_tell', interval: null } },
    { label: 'that fell', change: { ...rise, verdict: 'fell', difference: -0.3 } },
    { label: 'that was not judged', change: null },
  ])('is not one $label', ({ change }) => {
    expect(competitorRising.find(evidence({ companies: [{ ...company, change }] }))).toEqual([]);
  });
  test('is not the customer', () => {
    expect(competitorRising.find(evidence({ companies: [{ ...company, own: true, change: rise }] }))).toEqual([]);
  });
});

describe('the remaining rules', () => {
  test('a brand that is named but never cited', () => {
    expect(namedNotCited.find(evidence({ mentioned: 20, citing: 30 }))[0]).toMatchObject({ priority: 35 });
    expect(namedNotCited.find(evidence({ mentioned: 20, citing: 30, citingOwn: 2 }))).toEqual([]);
    expect(namedNotCited.find(evidence({ mentioned: 4, citing: 30 }))).toEqual([]);
  });

  test('a name that is not the current one', () => {
    expect(
      wrongName.find(
        evidence({
          mentioned: 20,
          nameVariants: [
            { spelling: 'Acme Forge', answers: 5, answerIds: [1, 2], exampleAnswerId: 9 },
            { spelling: 'Old', answers: 1, answerIds: [1, 2], exampleAnswerId: 3 },
          ],
        }),
      ),
    ).toMatchObject([{ key: 'Acme Forge', priority: 12.5 }]);
  });

  test('a brand that is named late', () => {
    const own = {
      brandId: 1,
      name: 'Acme',
      own: true,
      confirmed: true,
      now: scans(10, 10),
      before: [],
      averagePosition: 5,
      change: null,
    };
    const bolt = {
      brandId: 2,
      name: 'Bolt',
      own: false,
      confirmed: true,
      now: scans(15, 15),
      before: [],
      averagePosition: 1.5,
      change: null,
    };
    const [found] = namedLate.find(evidence({ mentioned: 20, companies: [own, bolt] }));
    expect(found).toMatchObject({ priority: 30 });
    expect(textOf(found?.dataPoints[1] ?? [])).toBe('Bolt: mean position 1.5 over 30 answers.');
    expect(namedLate.find(evidence({ mentioned: 20, companies: [{ ...own, averagePosition: 2.9 }] }))).toEqual([]);
  });
});

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22', '2026-11-23'].map(weekOf)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
});

describe('in another language', () => {
  const texts = textsFor(pseudoLanguage);

  test('every text that the rules above wrote is known by its message', () => {
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ id }) => id)));
    const written = found.map((finding) => ({
      ...recommendationIn(
        {
          ...row,
          title: finding.title,
          task: finding.task,
          data_points: finding.dataPoints.map((point) => `- ${textOf(point)}`).join('\n'),
          why_important: finding.whyImportant,
          points: finding.dataPoints.map((point) => [...point]),
        },
        texts,
      ),
    }));
    for (const { title, task, data_points, why_important, points } of written)
      for (const text of [title, task, ...data_points.split('\n'), why_important, ...points.map(textOf)])
        expect(text).toContain('⟦');
    for (const { channel } of found) expect(recommendationChannel(channel, texts)).toContain('⟦');
  });

  test('figures keep the answers that they count', () => {
    const points = found.flatMap((finding) => finding.dataPoints);
    for (const point of points) {
      const [written] = recommendationIn({ ...row, points: [[...point]] }, texts).points;
      const behind = (pieces: typeof point) => pieces.flatMap(({ answers }) => answers ?? []);
      expect(behind(written ?? [])).toEqual(behind(point));
    }
  });

  test('a text that a model has worded stays as it is', () => {
    const worded = {
      ...row,
      title: 'Find out why Bolt is rising',
      task: '1. Read the newest answers.\n2. Answer the latest critical reviews.',
    };
    expect(recommendationIn(worded, texts)).toEqual(worded);
  });
});
