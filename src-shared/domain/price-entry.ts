import { z } from 'zod';

const dollars = z.number().min(0).max(1_000_000);

/** One dated price of a provider's model, in US dollars. */
export const priceEntrySchema = z.strictObject({
  /** Registry id of the provider. */
  provider: z.string().min(1),
  /** Model name without its date; null if the provider has no choice of model. */
  model: z.string().min(1).nullable(),
  /** First day of validity; the price holds until a later entry of the same provider and model. */
  from: z.iso.date(),
  inputPerMillion: dollars.optional(),
  /** For input that the platform read from a cache; without it, such input is priced as other input. */
  cachedInputPerMillion: dollars.optional(),
  outputPerMillion: dollars.optional(),
  /** For every search or request the provider bills. */
  perSearch: dollars.optional(),
  /** Once for an answer that used search. */
  perSearchedAnswer: dollars.optional(),
  /** Once for every answer. */
  perAnswer: dollars.optional(),
  source: z.string().max(2_000).optional(),
  note: z.string().max(2_000).optional(),
});

export type PriceEntry = Readonly<z.output<typeof priceEntrySchema>>;
