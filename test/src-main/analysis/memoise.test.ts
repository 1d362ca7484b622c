import { expect, test } from 'vitest';
import { memoise } from '#main/analysis/memoise.ts';

test('computes once per text, even if the result is null or undefined', () => {
  const computed: string[] = [];
  const results: Readonly<Record<string, string | null>> = { one: '1', none: null };
  const read = memoise((text) => {
    computed.push(text);
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
  expect(computed).toEqual(['one', 'none', 'else']);
});

test('never stores more results than its limit', () => {
  let computed = 0;
  const read = memoise((text) => {
    computed += 1;
    return text;
  }, 2);
  for (const text of ['a', 'b', 'c', 'a']) expect(read(text)).toBe(text);
  expect(computed).toBe(4);
});
