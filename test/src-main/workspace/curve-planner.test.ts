import { expect, test } from 'vitest';
import { planCurve } from '#main/analysis/effects/planner.ts';
import { variationOf } from '#main/analysis/effects/variation.ts';
import { createCurvePlanner } from '#main/workspace/curve-planner.ts';

const variation = variationOf([]);
const design = { aimed: 12, others: 12, samples: 1, samplesBefore: 1, gapDays: 28, weeksBefore: 26 };

test('curves come from a thread as computed here, are remembered up to a bound, and end with it', async () => {
  const planner = createCurvePlanner({ remembers: 2 });
  const plan = (samples: number) => planner.plan({ ...design, samples }, variation);
  const first = plan(1);
  expect(await first).toEqual(planCurve(design, variation));
  expect((await first).at(-1)?.smallestChange).toBeGreaterThan(0);
  const second = plan(2);
  // Asked for again, so that the second is the older one when a third comes.
  expect(plan(1)).toBe(first);
  expect((await second).at(-1)?.smallestChange).toBeLessThan((await first).at(-1)?.smallestChange ?? 0);
  const third = plan(3);
  expect(plan(1)).toBe(first);
  const again = plan(2);
  expect(again).not.toBe(second);
  await third;
  expect(await again).toEqual(await second);

  const interrupted = [plan(4), plan(5)];
  await planner.close();
  for (const curve of interrupted) await expect(curve).rejects.toMatchObject({ code: 'unavailable' });
  await expect(plan(6)).rejects.toMatchObject({ code: 'unavailable' });
});
