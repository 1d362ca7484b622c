import { describe, expect, it } from 'vitest';
import { companyRows } from '../../../../src-renderer/views/competitors/company-rows.ts';

const measured = {
  company: 'B',
  count: 3,
  percentage: 30,
  brandId: 2,
  own: true,
  state: 'confirmed' as const,
  probability: null,
  low: 20,
  high: 40,
  shareOfVoice: 50,
  shareOfMentions: 30,
  averagePosition: 1.5,
  firstNamedShare: 60,
};

describe('the companies of the Competitors view', () => {
  it('are all that were counted, in their order, with measures where there are any', () => {
    const rows = companyRows(
      [
        { company: 'A', count: 5, percentage: 50 },
        { company: 'B', count: 3, percentage: 30 },
      ],
      [measured],
    );
    expect(rows.map((row) => [row.rank, row.company, row.measured?.brandId ?? null])).toEqual([
      [1, 'A', null],
      [2, 'B', 2],
    ]);
  });

  it('hold what perhaps is a company and ranks on the overview, with nothing known of the days before', () => {
    const perhaps = { ...measured, company: 'C', own: false, state: 'candidate' as const, probability: 0.7 };
    const rows = companyRows(
      [
        { company: 'A', count: 5, percentage: 50 },
        { company: 'D', count: 1, percentage: 10 },
      ],
      [perhaps],
      [{ company: 'A', count: 4, percentage: 40 }],
    );
    expect(rows.map((row) => [row.rank, row.company, row.percentage, row.before])).toEqual([
      [1, 'A', 50, 40],
      [2, 'C', 30, null],
      [3, 'D', 10, 0],
    ]);
  });
});
