import { expect, test } from 'vitest';
import { rollingMean } from '#main/store/statistics/rolling-mean.ts';

test('the mean of 30 days weighs executions equally; a window ends on its date, and platforms are separate', () => {
  const on = (date: string, score: number, platform = 'chatgpt') => ({ date, platform, score });
  const points = rollingMean([
    on('2026-03-01', 40),
    on('2026-04-05', 60),
    on('2026-03-15', 50),
    on('2026-03-15', 90, 'aioverview'),
  ]);
  // 5 April looks back to 7 March: (50 + 60) / 2.
  expect(points.map((point) => [point.startDate, point.endDate, point.platform, point.score])).toEqual([
    ['2026-01-31', '2026-03-01', 'chatgpt', 40],
    ['2026-02-14', '2026-03-15', 'aioverview', 90],
    ['2026-02-14', '2026-03-15', 'chatgpt', 45],
    ['2026-03-07', '2026-04-05', 'chatgpt', 55],
  ]);
});
