import { z } from 'zod';
import { priceEntrySchema, type PriceEntry } from '#shared/domain/price-entry.ts';
import shipped from '../../resources/prices.json' with { type: 'json' };
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { once } from '#main/analysis/memoise.ts';

const usageSchema = z.strictObject({
  inputTokens: z.number().min(0),
  outputTokens: z.number().min(0),
  searches: z.number().min(0),
});
const pricesSchema = z.strictObject({
  note: z.string().optional(),
  asOf: z.iso.date(),
  entries: z.array(priceEntrySchema),
  typicalUsage: z.record(z.string(), usageSchema),
});

export type { PriceEntry };
/** What one answer uses, measured or expected. */
export type ExpectedUsage = Readonly<z.output<typeof usageSchema>>;
/** A dated price table: list prices in US dollars, and what an answer typically uses, for estimates. */
export interface Prices {
  readonly asOf: string;
  readonly entries: readonly PriceEntry[];
  readonly typicalUsage: Readonly<Record<string, ExpectedUsage>>;
}

/** Reads a price table. Throws ZodError naming the field that does not fit. */
export const readPrices = (value: unknown): Prices => pricesSchema.parse(value);

/** Reads the user's own entries, which {@link withOwnPrices} adds to the table. Throws ZodError naming the field that does not fit. */
export const readPriceEntries = (value: unknown): readonly PriceEntry[] => z.array(priceEntrySchema).parse(value);

/** The table that ships with the product; checked when it is first asked for. */
export const shippedPrices = once((): Prices => readPrices(shipped));

const keyOf = (entry: PriceEntry): string => JSON.stringify([entry.provider, entry.model, entry.from]);

/** A table with the user's own entries: an entry for the same provider, model and day replaces the table's; others are added. */
export function withOwnPrices(prices: Prices, own: readonly PriceEntry[]): Prices {
  const entries = new Map([...prices.entries, ...own].map((entry) => [keyOf(entry), entry]));
  return { ...prices, entries: [...entries.values()] };
}

/**
 * The price of a provider's model on a day (`yyyy-mm-dd`); undefined if the table has none.
 * `gpt-6-sol-2026-09-22` is the model `gpt-6-sol`; of several entries the latest that has started counts.
 */
export function priceOn(prices: Prices, provider: string, model: string | null, day: string): PriceEntry | undefined {
  const wanted = [model, model?.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '') ?? null, null];
  const valid = prices.entries.filter((entry) => entry.provider === provider && entry.from <= day);
  for (const name of wanted) {
    const ofModel = valid.filter((entry) => entry.model === name);
    if (ofModel.length > 0) return ofModel.reduce((latest, entry) => (entry.from > latest.from ? entry : latest));
  }
  return undefined;
}

/**
 * What an answer cost, in US dollars; null if unknown.
 * The provider's own figure, else its usage at the table's price of the day (`yyyy-mm-dd`) for the model that served it, else
 * for the requested model. If the provider did not report a usage that has a price, the cost is unknown, never 0.
 */
export function costOf(
  answer: Pick<CapturedAnswer, 'provider' | 'servedModel' | 'requestedModel' | 'usage' | 'reportedCostUsd'>,
  prices: Prices,
  day: string,
): number | null {
  if (answer.reportedCostUsd !== null) return answer.reportedCostUsd;
  const price =
    priceOn(prices, answer.provider, answer.servedModel, day) ??
    priceOn(prices, answer.provider, answer.requestedModel, day);
  return price === undefined ? null : costAt(price, answer.usage);
}

/**
 * The expected cost of a number of questions, in US dollars; null if the table has no price. `usage` per answer defaults to
 * the table's typical usage; `day` is the day of the scan and defaults to the table's own.
 */
export function estimateCost(
  provider: string,
  model: string | null,
  queries: number,
  prices: Prices,
  options: { readonly day?: string; readonly usage?: ExpectedUsage } = {},
): number | null {
  const price = priceOn(prices, provider, model, options.day ?? prices.asOf);
  const usage = options.usage ?? prices.typicalUsage[provider];
  if (price === undefined || usage === undefined) return null;
  const each = costAt(price, usage);
  return each === null ? null : each * queries;
}

/**
 * `inputPerMillion × plain input + cachedInputPerMillion × input read from a cache + cacheWritePerMillion and
 * longCacheWritePerMillion × input written to one + outputPerMillion × output + perSearch × searches + perSearchedAnswer + perAnswer`.
 * The parts of the input never add up to more than the input.
 */
function costAt(price: PriceEntry, usage: CapturedAnswer['usage']): number | null {
  const input = usage?.inputTokens ?? null;
  const long = input !== null && price.longPrompt && input > price.longPrompt.over ? price.longPrompt : null;
  let plain = input ?? 0;
  const special = (perMillion: number | undefined, used: number | null | undefined): number => {
    if (perMillion === undefined) return 0;
    const part = Math.min(plain, used ?? 0);
    plain -= part;
    return (part * perMillion) / 1_000_000;
  };
  const cached =
    special(price.cachedInputPerMillion, usage?.cachedInputTokens) +
    special(price.cacheWritePerMillion, usage?.cacheWriteTokens) +
    special(price.longCacheWritePerMillion, usage?.longCacheWriteTokens);
  const inputCost = times((price.inputPerMillion ?? 0) / 1_000_000, input === null ? null : plain);
  const parts = [
    inputCost === null ? null : (inputCost + cached) * (long?.inputTimes ?? 1),
    times(((price.outputPerMillion ?? 0) * (long?.outputTimes ?? 1)) / 1_000_000, usage?.outputTokens),
    times(price.perSearch ?? 0, usage?.searches),
    times(price.perSearchedAnswer ?? 0, usage?.searches == null ? null : Math.min(1, usage.searches)),
    price.perAnswer ?? 0,
  ];
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

/** Price times amount; null if there is a price but no reported amount. */
const times = (price: number, amount: number | null | undefined): number | null =>
  price === 0 ? 0 : amount == null ? null : price * amount;
