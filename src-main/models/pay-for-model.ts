import { dayIn } from '#shared/domain/dates.ts';
import { PaymentRefused, type ModelConfig, type ModelPayment, type ModelUsage } from './generate-with-model.ts';
import type { Budget } from '#main/money/budget.ts';
import type { PriceBook } from '#main/money/price-book.ts';
import { costOf, priceOn } from '#main/money/prices.ts';
import { addSpend } from '#main/store/spend.ts';
import type { Store } from '#main/store/open.ts';
import { analysisPlatform } from './ask-model.ts';

export interface ModelPaymentParts {
  readonly store: Store;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly budget: Budget;
  readonly prices: PriceBook;
}

/** More than any list of keywords or queries takes, thinking included. */
const longestReplyTokens = 16_000;

/** Whether a model runs on this computer or in the local network, where nobody sends a bill. */
const isLocal = (baseUrl: string | null): boolean =>
  baseUrl !== null &&
  /^(localhost|\[::1\]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(new URL(baseUrl).hostname);

/**
 * Pays for the model that writes keywords and queries: the most a request can cost is reserved under the cap of the
 * workspace before it leaves, and what it cost is booked to no customer, because the group does not exist yet.
 */
export function payForModel(parts: ModelPaymentParts, config: ModelConfig): ModelPayment {
  const { store, budget, prices } = parts;
  const provider = config.baseUrl === null ? 'openai' : 'custom';
  const priced = (day: string): boolean => priceOn(prices.prices(), provider, config.model, day) !== undefined;
  const microOf = (usage: ModelUsage, day: string): number | null => {
    const dollars = costOf(
      {
        provider,
        servedModel: config.model,
        requestedModel: config.model,
        usage: { ...usage, searches: 0 },
        reportedCostUsd: null,
      },
      prices.prices(),
      day,
    );
    if (dollars === null) return priced(day) || !isLocal(config.baseUrl) ? null : 0;
    return Math.ceil(dollars * 1_000_000);
  };
  return {
    begin: (characters) => {
      const day = dayIn(parts.timeZone, parts.now());
      // No language needs more than two tokens for a character.
      const most = microOf({ inputTokens: 2 * characters, outputTokens: longestReplyTokens }, day);
      const reserved = budget.reserve({ customerId: null, platform: analysisPlatform }, most);
      if (reserved.kind === 'refused') throw new PaymentRefused(reserved.reason);
      return {
        end: (used) => {
          const micro = typeof used === 'string' ? null : microOf(used, day);
          if (used !== 'refused' && most !== null && most > 0)
            addSpend(store, {
              day,
              customerId: null,
              groupId: null,
              platform: analysisPlatform,
              provider,
              costMicro: micro ?? 0,
              unconfirmedMicro: micro === null ? reserved.micro : 0,
            });
          reserved.release();
        },
      };
    },
  };
}
