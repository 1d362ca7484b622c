import { describe, expect, it } from 'vitest';
import { scanWords } from '../../../src-renderer/app/scan-words.ts';

describe('scans in the status strip', () => {
  it.each([
    [0, 0, 'No scan running'],
    [1, 0, '1 scan running'],
    [0, 2, '2 scans waiting'],
    [1, 2, '1 scan running, 2 waiting'],
  ])('%i running and %i waiting: %s', (running, waiting, words) => {
    expect(scanWords(running, waiting)).toBe(words);
  });
});
