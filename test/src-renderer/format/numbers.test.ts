import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDollars,
  formatFineDollars,
  formatInterval,
  formatLatency,
  formatPercent,
  formatPoints,
  formatScore,
} from '../../../src-renderer/format/numbers.ts';

describe('figures', () => {
  it('are never zero when they are missing', () => {
    for (const format of [formatCount, formatScore, formatPercent, formatDollars, formatFineDollars, formatLatency]) {
      expect(format(null)).toBe('–');
      expect(format(undefined)).toBe('–');
      expect(format(0)).not.toBe('–');
    }
  });

  it('have the decimals the product promises', () => {
    expect(formatScore(93.333)).toBe('93.3');
    expect(formatScore(100)).toBe('100.0');
    expect(formatCount(20800)).toBe('20,800');
    expect(formatDollars(18.4)).toBe('$18.40');
    expect(formatFineDollars(0.0132)).toBe('$0.0132');
    expect(formatFineDollars(0.015)).toBe('$0.015');
    expect(formatLatency(240)).toBe('240 ms');
    expect(formatLatency(8423)).toBe('8.4 s');
  });

  it('carry the sign of a change, a true minus, and none for nothing', () => {
    expect(formatPoints(4.2)).toBe('+4.2');
    expect(formatPoints(-1)).toBe('−1.0');
    expect(formatPoints(-0.04)).toBe('±0.0');
  });

  it('show an interval only when both ends are known', () => {
    expect(formatInterval(88, 96.5)).toBe('88.0–96.5');
    expect(formatInterval(null, 96.5)).toBe('');
  });
});
