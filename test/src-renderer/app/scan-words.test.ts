import { describe, expect, it } from 'vitest';
import { scanWords } from '../../../src-renderer/app/scan-words.ts';

describe('scans in the status strip', () => {
  it.each([
    [1, 0, 0, '1 scan running'],
    [2, 2, 0, '2 scans running'],
    [2, 0, 2, '2 scans waiting'],
    [3, 1, 2, '1 scan running, 2 waiting'],
    [0, 1, 0, '1 scan running'],
  ])('%i counted, %i running, %i waiting: %s', (counted, running, waiting, words) => {
    expect(scanWords(counted, running, waiting)).toBe(words);
  });
});
