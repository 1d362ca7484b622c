import { expect, test } from 'vitest';
import type { Findings } from '#main/analysis/find-in-answer.ts';
import { writeFindings } from '#main/store/answer-findings.ts';
import { seedStore } from '#test/support/seed-store.ts';

test('findings replace earlier ones, and of those that are stored already nothing is written but the fingerprint', () => {
  const { store, ownBrandId, addGroup, addQuery, addExecution } = seedStore();
  const group = addGroup();
  addExecution(group, {
    date: '2026-11-01',
    answers: [{ queryId: addQuery(group, 'Which anvil is best?'), text: 'See the source.', citations: [] }],
  });
  const answerId = store.get<{ id: number }>('SELECT id FROM answer')?.id ?? 0;
  const source = { position: 1, url: 'https://acme.com/a', spelling: 'https://www.acme.com/a', domain: 'acme.com' };
  const found: Findings = {
    mentions: [{ start: 0, end: 3, brandId: ownBrandId, rule: 'exact', negated: false, matched: 'Acme' }],
    companies: [ownBrandId],
    unconfirmed: new Set(),
    citations: [{ ...source, title: 'Anvils', cited: true }],
    ownCited: true,
  };
  const changes = (): number => store.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
  const write = (findings: Findings): number => {
    const before = changes();
    store.transaction(() => writeFindings(store, ownBrandId, [{ answerId, found: findings }], () => 'other'));
    return changes() - before;
  };
  const stored = () =>
    ['mention', 'answer_company', 'citation'].map((table) => store.all(`SELECT * FROM ${table}`).length);
  write(found);
  expect(stored()).toEqual([1, 1, 1]);
  expect(write(found)).toBe(1);
  const negated = found.mentions.map((mention) => ({ ...mention, negated: true }));
  write({ ...found, mentions: negated, companies: [] });
  expect(stored()).toEqual([1, 0, 1]);
  expect(store.all('SELECT negated FROM mention')).toEqual([{ negated: 1 }]);
  write({ ...found, citations: [] });
  expect(stored()).toEqual([1, 1, 0]);
  expect(store.all('SELECT citations FROM url_spelling')).toEqual([{ citations: 0 }]);
});
