import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeLimitMs, createCloser } from '#main/workspace/close-in-order.ts';

test('a second close waits for the first, and both end as it does', async () => {
  let closings = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const close = createCloser(
    () => {
      closings += 1;
      return promise;
    },
    60_000,
    () => {},
  );
  const ends: string[] = [];
  for (const name of ['first', 'second']) void close().then((end) => ends.push(`${name} ${end}`));
  await pause(10);
  expect([closings, ends]).toEqual([1, []]);
  resolve();
  expect(await close()).toBe('closed');
  expect(ends).toEqual(['first closed', 'second closed']);
});

test('a close that hangs is cut and reported; one that fails is reported', async () => {
  const problems: string[] = [];
  const report = (what: string, error: unknown): void => void problems.push(`${what}: ${String(error)}`);
  expect(await createCloser(() => new Promise(() => {}), 20, report)()).toBe('cut');
  expect(await createCloser(() => Promise.reject(new Error('the door is stuck')), 20, report)()).toBe('closed');
  expect(problems).toEqual([
    'closing: Error: it took longer than 0.02 seconds and was cut',
    'closing: Error: the door is stuck',
  ]);
});

test('the limit is 40 seconds unless the environment says otherwise', () => {
  expect(closeLimitMs({})).toBe(40_000);
  expect(closeLimitMs({ ANSWERSCOPE_CLOSE_SECONDS: '2' })).toBe(2_000);
  for (const nonsense of ['', '0', '-1', 'soon'])
    expect(closeLimitMs({ ANSWERSCOPE_CLOSE_SECONDS: nonsense })).toBe(40_000);
});
