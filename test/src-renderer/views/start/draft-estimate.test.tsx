import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../../src-renderer/views/start/draft.ts';
import { expectedCost } from '../../../../src-renderer/views/start/draft-estimate.tsx';

const provider = {
  id: 'openai',
  label: 'OpenAI',
  surface: 'api',
  active: true,
  default: true,
  missing: null as string | null,
  credentials: [],
  model: 'gpt-5-mini',
  modelVariable: null,
  baseUrlVariable: null,
  concurrency: 4,
  requestsPerMinute: 60,
  expectedUsdPerAnswer: 0.02 as number | null,
};
const platform = (id: string, part: Partial<typeof provider>) => ({
  platform: id,
  label: id,
  published: true,
  note: null,
  ready: true,
  providers: [{ ...provider, ...part }],
});

describe('the expected cost of a new query group', () => {
  const draft = { ...emptyDraft, queries: 'Which e-bike is best?\nWhere to lease an e-bike?' };

  it('is queries × platforms × the price of an answer', () => {
    const cost = expectedCost(draft, [platform('chatgpt', {}), platform('aioverview', { expectedUsdPerAnswer: 0.01 })]);
    expect(cost.queries).toBe(2);
    expect(cost.scanUsd).toBeCloseTo(0.06, 10);
    expect(cost.monthUsd).toBeCloseTo(0.06 * 4.348, 3);
  });

  it('assumes three generated queries per keyword, up to 150', () => {
    const generated = { ...draft, source: 'generated' as const, keywords: 'a, b, c' };
    expect(expectedCost(generated, []).queries).toBe(9);
    expect(
      expectedCost({ ...generated, keywords: Array.from({ length: 60 }, (_, i) => `k${i}`).join(',') }, []).queries,
    ).toBe(150);
  });

  it('lists platforms without a price and platforms that are not set up', () => {
    const cost = expectedCost(draft, [platform('chatgpt', { missing: 'OPENAI_API_KEY is not set' })]);
    expect(cost.unknown).toEqual(['aioverview']);
    expect(cost.missing).toEqual([{ platform: 'chatgpt', why: 'OPENAI_API_KEY is not set' }]);
  });
});
