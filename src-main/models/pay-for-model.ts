import { dayIn } from '#shared/domain/dates.ts';
import type { Budget } from '#main/money/budget.ts';
import { isLocalAddress } from '#main/money/local-address.ts';
import { largestInputTokens } from '#main/money/largest-input.ts';
import { payForRequest } from '#main/money/paid-request.ts';
import type { PriceBook } from '#main/money/price-book.ts';
import { costOf, priceOn } from '#main/money/prices.ts';
import type { Store } from '#main/store/open.ts';
import { PaymentRefused, type ModelConfig, type ModelPayment, type ModelUsage } from './generate-with-model.ts';

export interface ModelPaymentParts {
  readonly store: Store;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly budget: Budget;
  readonly prices: PriceBook;
}

/** The platform that requests to the configured language model are booked under. */
const analysisPlatform = 'analysis';

/** More than any reply needs, including its reasoning; sent as the limit if the model has a price. */
export const longestReplyTokens = 16_000;

/**
 * Pays for requests to a language model, each attempt separately. Reserves its hard maximum: the largest input that the texts
 * can be, and {@link longestReplyTokens}.
 *
 * @param customerId null if the request belongs to no customer, because its query group does not exist yet
 */
export function payForModel(parts: ModelPaymentParts, config: ModelConfig, customerId: number | null): ModelPayment {
  const { store, budget } = parts;
  const prices = parts.prices.prices();
  const provider = config.baseUrl === null ? 'openai' : 'custom';
  const day = dayIn(parts.timeZone, parts.now());
  const hasPrice = priceOn(prices, provider, config.model, day) !== undefined;
  const microOf = (usage: ModelUsage): number | null => {
    const request = { provider, servedModel: config.model, requestedModel: config.model, reportedCostUsd: null };
    const dollars = costOf({ ...request, usage: { ...usage, searches: 0 } }, prices, day);
    if (dollars === null) return !hasPrice && config.baseUrl !== null && isLocalAddress(config.baseUrl) ? 0 : null;
    return Math.ceil(dollars * 1_000_000);
  };
  /** The most a request can cost: some models charge more for input that they write to a cache than for other input. */
  const highestMicro = (inputTokens: number): number | null => {
    const outputTokens = longestReplyTokens;
    const plain = microOf({ inputTokens, outputTokens });
    const written = microOf({ inputTokens, cacheWriteTokens: inputTokens, outputTokens });
    return plain === null || written === null ? null : Math.max(plain, written);
  };
  return {
    maxOutputTokens: hasPrice ? longestReplyTokens : undefined,
    pay: async (texts, send) => {
      const paid = await payForRequest({
        store,
        budget,
        payer: { customerId, groupId: null, platform: analysisPlatform, provider },
        today: () => dayIn(parts.timeZone, parts.now()),
        highestMicro: highestMicro(largestInputTokens(...texts)),
        send: async () => {
          const { result, used } = await send();
          return { result, cost: typeof used === 'string' ? used : (microOf(used) ?? 'unknown') };
        },
      });
      if (paid.kind === 'refused') throw new PaymentRefused(paid.reason);
      return paid.result;
    },
  };
}
