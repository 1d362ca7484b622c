import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { stepsOf as StepsOf } from '../../../src-renderer/charts/first-chart.ts';

describe('the first chart of a page', () => {
  let stepsOf: typeof StepsOf;
  beforeEach(async () => {
    vi.resetModules();
    ({ stepsOf } = await import('../../../src-renderer/charts/first-chart.ts'));
  });
  const option = { title: {}, series: [1, 2, 3, 4].map((n) => ({ type: 'line' as const, name: `${n}` })) };

  it('is drawn in steps that end with the whole of it', () => {
    const steps = stepsOf(option);
    expect(steps.map(({ series }) => (Array.isArray(series) ? series.length : undefined))).toEqual([0, 1, 2, 4]);
    expect(steps.at(-1)).toBe(option);
    expect(steps.every(({ title }) => title === option.title)).toBe(true);
  });

  it('is the only one of which that is so', () => {
    stepsOf(option);
    expect(stepsOf(option)).toEqual([option]);
  });

  it('may have no list of series', () => {
    expect(stepsOf({ title: {} })).toEqual([{ title: {} }]);
  });
});
