import { describe, expect, it } from 'vitest';
import { companyRows } from '../../../../src-renderer/views/competitors/company-rows.ts';

describe('the companies of the Competitors view', () => {
  it('are all that were counted, in their order, with measures where there are any', () => {
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
});
