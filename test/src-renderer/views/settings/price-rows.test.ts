import { describe, expect, it } from 'vitest';
import { priceEntrySchema } from '#shared/domain/price-entry.ts';
import {
  draftOf,
  emptyPrice,
  priceKey,
  readPrice,
  withPrice,
} from '../../../../src-renderer/views/settings/price-rows.ts';

const shipped = {
  provider: 'openai',
  model: 'gpt-5-mini',
  from: '2026-01-01',
  inputPerMillion: 0.25,
  outputPerMillion: 2,
};

describe('a price being typed', () => {
  it('comes back as it was, in the shape the service takes', () => {
    const read = readPrice(draftOf(shipped));
    expect(read).toEqual({ entry: shipped });
    expect(priceEntrySchema.parse('entry' in read ? read.entry : null)).toEqual(shipped);
  });

  it('says what is missing or wrong', () => {
    const draft = emptyPrice('2026-11-20');
    expect(readPrice(draft)).toEqual({ problem: 'Choose a provider.' });
    expect(readPrice({ ...draft, provider: 'serpapi' })).toEqual({ problem: 'At least one price.' });
    const wrong = { ...draft, provider: 'serpapi', figures: { ...draft.figures, perSearch: 'a cent' } };
    expect(readPrice(wrong)).toEqual({ problem: 'Search or request: a price in US dollars, such as 0.01.' });
  });

  it('takes zero for a price: some answers are free', () => {
    const draft = emptyPrice('2026-11-20');
    expect(readPrice({ ...draft, provider: 'local', figures: { ...draft.figures, perAnswer: '0' } })).toMatchObject({
      entry: { perAnswer: 0, model: null },
    });
  });

  it('replaces the one of the same provider, model and day, and the one it was made from', () => {
    const other = { ...shipped, from: '2026-06-01' };
    expect(withPrice([shipped, other], { ...shipped, outputPerMillion: 3 }, null)).toEqual([
      other,
      { ...shipped, outputPerMillion: 3 },
    ]);
    expect(withPrice([shipped], other, priceKey(shipped))).toEqual([other]);
  });
});
