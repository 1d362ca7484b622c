import { describe, expect, it } from 'vitest';
import { namedCompanies } from '../../../../src-renderer/views/answer/named-companies.ts';

const mention = (start: number, brandId: number, company: string, negated = false) => ({
  start,
  end: start + 3,
  brandId,
  company,
  own: brandId === 1,
  rule: 'name',
  negated,
});

describe('the companies of an answer', () => {
  it('come in the order they are first named, with how often', () => {
    const { named } = namedCompanies([
      mention(40, 1, 'Own'),
      mention(10, 2, 'Other'),
      mention(5, 1, 'Own'),
      mention(90, 2, 'Other'),
      mention(95, 2, 'Other'),
    ]);
    expect(named.map(({ company, times, own }) => [company, times, own])).toEqual([
      ['Own', 2, true],
      ['Other', 3, false],
    ]);
  });

  it('do not count a negated mention', () => {
    const { named, negated } = namedCompanies([mention(5, 2, 'Other', true), mention(9, 1, 'Own')]);
    expect(named.map((one) => one.company)).toEqual(['Own']);
    expect(negated.map((one) => one.company)).toEqual(['Other']);
  });
});
