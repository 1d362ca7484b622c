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

describe('a price being edited', () => {
  it('survives the round trip through a draft and fits the schema', () => {
    const read = readPrice(draftOf(shipped));
    expect(read).toEqual({ entry: shipped });
    expect(priceEntrySchema.parse('entry' in read ? read.entry : null)).toEqual(shipped);
  });

  it('reports what is missing or invalid', () => {
    const draft = emptyPrice('2026-11-20');
    expect(readPrice(draft)).toEqual({ problem: 'Choose a provider.' });
    expect(readPrice({ ...draft, provider: 'serpapi' })).toEqual({ problem: 'Enter at least one price.' });
    const wrong = { ...draft, provider: 'serpapi', figures: { ...draft.figures, perSearch: 'a cent' } };
    expect(readPrice(wrong)).toEqual({ problem: 'Search or request: enter US dollars, such as 0.01.' });
  });

  it('accepts zero, since some answers are free', () => {
    const draft = emptyPrice('2026-11-20');
    expect(readPrice({ ...draft, provider: 'local', figures: { ...draft.figures, perAnswer: '0' } })).toMatchObject({
      entry: { perAnswer: 0, model: null },
    });
  });

  it('replaces the price with the same provider, model and day, and the price it was edited from', () => {
    const other = { ...shipped, from: '2026-06-01' };
    expect(withPrice([shipped, other], { ...shipped, outputPerMillion: 3 }, null)).toEqual([
      other,
      { ...shipped, outputPerMillion: 3 },
    ]);
    expect(withPrice([shipped], other, priceKey(shipped))).toEqual([other]);
  });
});
