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
  /** For input that the platform wrote to a cache for minutes; without it, such input is priced as other input. */
  cacheWritePerMillion: dollars.optional(),
  /** For input that the platform wrote to a cache for hours; without it, such input is priced as other input. */
  longCacheWritePerMillion: dollars.optional(),
  outputPerMillion: dollars.optional(),
  /** For every search or request the provider bills. */
  perSearch: dollars.optional(),
  /** Once for an answer that used search. */
  perSearchedAnswer: dollars.optional(),
  /** Once for every answer. */
  perAnswer: dollars.optional(),
  /** Above this many input tokens, all tokens of the request cost a multiple: input, cached or not, and output. */
  longPrompt: z
    .strictObject({ over: z.int().min(1), inputTimes: z.number().min(1), outputTimes: z.number().min(1) })
    .optional(),
  /** The page that publishes the price. */
  source: z.string().max(2_000).optional(),
  /** The day on which the page, or a dated copy of it, was read. */
  readOn: z.iso.date().optional(),
  note: z.string().max(2_000).optional(),
});

export type PriceEntry = Readonly<z.output<typeof priceEntrySchema>>;
