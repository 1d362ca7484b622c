import { describe, expect, it } from 'vitest';
import { hasLine, hasLineBeginning, linesBeginning } from '#main/analysis/language/sorted-lines.ts';

const lines = ['apple', 'apple pie', 'box', 'zebra'];

describe.each([
  ['that ends with a line break', `${lines.join('\n')}\n`],
  ['that does not', lines.join('\n')],
])('a sorted list %s', (_how, list) => {
  it('has its lines and nothing else', () => {
    expect(lines.every((line) => hasLine(list, line))).toBe(true);
    expect(['', 'app', 'apple p', 'a', 'boxes', 'zebras', 'zz'].filter((line) => hasLine(list, line))).toEqual([]);
  });

  it('gives the lines that begin with a text', () => {
    expect(linesBeginning(list, 'apple')).toEqual(['apple', 'apple pie']);
    expect(linesBeginning(list, 'z')).toEqual(['zebra']);
    expect(linesBeginning(list, 'c')).toEqual([]);
    expect(['apple ', 'zebra', 'b'].every((text) => hasLineBeginning(list, text))).toBe(true);
    expect(['apple c', 'c', 'zebras'].some((text) => hasLineBeginning(list, text))).toBe(false);
  });
});

it('an empty list has no line', () => {
  expect(hasLine('', '')).toBe(false);
  expect(linesBeginning('', 'a')).toEqual([]);
  expect(hasLineBeginning('', 'a')).toBe(false);
});
