import { expect, test } from 'vitest';
import { remembered } from '#main/analysis/citations/remembered.ts';

test('a remembered function computes each text once, null too, and forgets all when it is full', () => {
  const computed: string[] = [];
  const length = remembered<number | null>((text) => {
    computed.push(text);
    return text === '' ? null : text.length;
  }, 2);
  expect(['ab', '', 'ab', ''].map(length)).toEqual([2, null, 2, null]);
  expect(computed).toEqual(['ab', '']);
  expect(['abc', 'ab'].map(length)).toEqual([3, 2]);
  expect(computed).toEqual(['ab', '', 'abc', 'ab']);
});
