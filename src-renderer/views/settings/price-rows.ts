import type { PriceEntry } from '#shared/domain/price-entry.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import { t } from '../../language/current.ts';

/** The amounts of a price, each labelled with the unit it is charged for, which in the table follows the amount. */
export const priceFigures = [
  { field: 'inputPerMillion', label: mark('Million input tokens'), unit: t('million input tokens') },
  {
    field: 'cachedInputPerMillion',
    label: mark('Million input tokens from a cache'),
    unit: t('million input tokens from a cache'),
  },
  {
    field: 'cacheWritePerMillion',
    label: mark('Million tokens cached for minutes'),
    unit: t('million tokens cached for minutes'),
  },
  {
    field: 'longCacheWritePerMillion',
    label: mark('Million tokens cached for hours'),
    unit: t('million tokens cached for hours'),
  },
  { field: 'outputPerMillion', label: mark('Million output tokens'), unit: t('million output tokens') },
  { field: 'perSearch', label: mark('Search or request'), unit: t('search or request') },
  { field: 'perSearchedAnswer', label: mark('Answer with web search'), unit: t('answer with web search') },
  { field: 'perAnswer', label: mark('Answer'), unit: t('answer') },
] as const satisfies readonly { field: keyof PriceEntry; label: MarkedText; unit: string }[];

export type PriceFigure = (typeof priceFigures)[number]['field'];

/** A price being edited: amounts as text, so that a field can be empty. */
export interface PriceDraft {
  readonly provider: string;
  readonly model: string;
  readonly from: string;
  readonly figures: Readonly<Record<PriceFigure, string>>;
  readonly note: string;
  /** Not edited, but kept. */
  readonly longPrompt?: PriceEntry['longPrompt'];
}

const noFigures: PriceDraft['figures'] = {
  inputPerMillion: '',
  cachedInputPerMillion: '',
  cacheWritePerMillion: '',
  longCacheWritePerMillion: '',
  outputPerMillion: '',
  perSearch: '',
  perSearchedAnswer: '',
  perAnswer: '',
};

export const emptyPrice = (from: string): PriceDraft => ({
  provider: '',
  model: '',
  from,
  figures: noFigures,
  note: '',
});

/** Turns a price into a draft for editing. */
export function draftOf(entry: PriceEntry, from = entry.from): PriceDraft {
  return {
    provider: entry.provider,
    model: entry.model ?? '',
    from,
    figures: Object.fromEntries(
      priceFigures.map(({ field }) => [field, entry[field] === undefined ? '' : String(entry[field])]),
    ) as PriceDraft['figures'],
    note: entry.note ?? '',
    ...(entry.longPrompt && { longPrompt: entry.longPrompt }),
  };
}

/** Parses a draft into a price, or returns what is wrong with it. */
export function readPrice(draft: PriceDraft): { entry: PriceEntry } | { problem: string } {
  if (draft.provider === '') return { problem: t('Choose a provider.') };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.from)) return { problem: t('Enter the day from which the price is valid.') };
  const figures: Partial<Record<PriceFigure, number>> = {};
  for (const { field, label } of priceFigures) {
    const text = draft.figures[field].trim();
    if (text === '') continue;
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0 || value > 1_000_000)
      return { problem: t('{figure}: enter US dollars, such as 0.01.', { figure: t.marked(label) }) };
    figures[field] = value;
  }
  if (Object.keys(figures).length === 0) return { problem: t('Enter at least one price.') };
  return {
    entry: {
      provider: draft.provider,
      model: draft.model.trim() === '' ? null : draft.model.trim(),
      from: draft.from,
      ...figures,
      ...(draft.longPrompt && { longPrompt: draft.longPrompt }),
      ...(draft.note.trim() === '' ? {} : { note: draft.note.trim() }),
    },
  };
}

/** Identifies a price: one per provider, model and day. */
export const priceKey = (entry: Pick<PriceEntry, 'provider' | 'model' | 'from'>): string =>
  JSON.stringify([entry.provider, entry.model, entry.from]);

/** Adds a price to the user's own, replacing `replaced` and any with the same provider, model and day. */
export function withPrice(ownPrices: readonly PriceEntry[], entry: PriceEntry, replaced: string | null): PriceEntry[] {
  return [...ownPrices.filter((price) => priceKey(price) !== replaced && priceKey(price) !== priceKey(entry)), entry];
}
