import { expect, test } from 'vitest';
import { setExecutionPace } from '#main/store/executions.ts';
import { secondsPerQuestion } from '#main/store/statistics/scan-pace.ts';
import { workedExample } from './worked-example.ts';

test('the pace is the execution’s own, else the median of its platform, else unknown', () => {
  const { store, old, recent, overview } = workedExample();
  const pace = (platform: string, own: number | null = null) =>
    secondsPerQuestion(store, { platform, secondsPerQuestion: own });
  expect(pace('chatgpt')).toBeNull();
  setExecutionPace(store, old, 4);
  setExecutionPace(store, overview, 30);
  expect(pace('chatgpt')).toBe(4);
  setExecutionPace(store, recent, 7);
  expect(pace('chatgpt')).toBe(5.5);
  expect(pace('chatgpt', 2)).toBe(2);
});
