import { describe, expect, it } from 'vitest';
import { aboutDollars, aboutSum, answerCost, spentDollars } from '../../../src-renderer/format/money.ts';
import { scanCost } from '../../../src-renderer/views/scans/scan-labels.ts';

const outcomes = { asked: 3, answered: 0, noOverview: 0, refused: 0, failed: 0 };

describe('an unknown price is never shown as free', () => {
  it.each([
    ['an expected cost', aboutDollars(null)],
    ['a sum of nothing but unknown prices', aboutSum(0, false)],
    ['the cost of an answer', answerCost(null)],
    ['spend of requests without a price only', spentDollars(0, 3)],
    [
      'the cost of a scan with answers',
      scanCost({ costUsd: null, origin: 'scan', outcomes: { ...outcomes, answered: 3 } }),
    ],
  ])('%s is "price unknown"', (_, text) => expect(text).toBe('price unknown'));

  it('what is known is shown with what is not', () => {
    expect(aboutSum(1.2, false)).toBe('at least about $1.20');
    expect(spentDollars(1.2, 3)).toBe('$1.20 and 3 without a price');
  });

  it('what costs nothing says so, and what was not asked has no cost', () => {
    expect(aboutDollars(0)).toBe('nothing');
    expect(spentDollars(0, 0)).toBe('$0.00');
    expect(scanCost({ costUsd: null, origin: 'scan', outcomes })).toBe('–');
    expect(scanCost({ costUsd: null, origin: 'import', outcomes: { ...outcomes, answered: 3 } })).toBe('–');
  });
});
