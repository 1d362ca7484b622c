import { expect, test } from 'vitest';
import { remembered } from '#main/analysis/memoise.ts';

test('computes once for each text, also where the result is null or undefined', () => {
  const asked: string[] = [];
  const results: Readonly<Record<string, string | null>> = { one: '1', none: null };
  const read = remembered((text) => {
    asked.push(text);
    return results[text];
  });
  expect([read('one'), read('none'), read('else'), read('one'), read('none'), read('else')]).toEqual([
    '1',
    null,
    undefined,
    '1',
    null,
    undefined,
  ]);
  expect(asked).toEqual(['one', 'none', 'else']);
});

test('never holds more than it may', () => {
  let computed = 0;
  const read = remembered((text) => {
    computed += 1;
    return text;
  }, 2);
  for (const text of ['a', 'b', 'c', 'a']) expect(read(text)).toBe(text);
  expect(computed).toBe(4);
});
