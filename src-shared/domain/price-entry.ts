import { z } from 'zod';

const dollars = z.number().min(0).max(1_000_000);

/** One dated price of a provider's model, in US dollars. */
export const priceEntrySchema = z.strictObject({
  /** Registry id of the provider. */
  provider: z.string().min(1),
  /** Model without its date; null where there is no model to choose. */
  model: z.string().min(1).nullable(),
  /** First day on which the price is valid; until the same provider and model has a later entry. */
  from: z.iso.date(),
  inputPerMillion: dollars.optional(),
  /** For input the platform read from a cache; without it such input costs as any other. */
  cachedInputPerMillion: dollars.optional(),
  outputPerMillion: dollars.optional(),
  /** For every search or request the provider bills. */
  perSearch: dollars.optional(),
  /** Once for an answer that searched at all. */
  perSearchedAnswer: dollars.optional(),
  /** Once for every answer. */
  perAnswer: dollars.optional(),
  source: z.string().max(2_000).optional(),
  note: z.string().max(2_000).optional(),
});

export type PriceEntry = Readonly<z.output<typeof priceEntrySchema>>;
