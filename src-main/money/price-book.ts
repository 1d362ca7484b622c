import { recentCosts } from '#main/store/spend.ts';
import type { Store } from '#main/store/open.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import {
  costOf,
  estimateCost,
  priceOn,
  shippedPrices,
  withOwnPrices,
  type ExpectedUsage,
  type PriceEntry,
  type Prices,
} from './prices.ts';

/** Prices as this workspace knows them: the table that ships, the user's own entries, and what answers really cost. */
export interface PriceBook {
  /** The table with the user's own entries. */
  prices(): Prices;
  /** US dollars an answer cost on a day (`yyyy-mm-dd`); null when it cannot be known. */
  costOf(answer: CapturedAnswer, day: string): number | null;
  /** Micro-dollars one answer is expected to cost: the mean of the newest 200 answers, else typical usage at the table's price; null without either. */
  expectedMicro(provider: string, model: string | null, day: string): number | null;
  /**
   * Micro-dollars one answer costs at most, for keeping caps: the larger of three times the typical usage at the table's
   * price and 1.25 times the dearest of the newest 200 answers; null when nothing is known.
   */
  highestMicro(provider: string, model: string | null, day: string): number | null;
}

interface Experience {
  answers: number;
  totalMicro: number;
  highestMicro: number;
  uses: number;
}

const answersLookedAt = 200;
/** Experience is read anew after so many uses. */
const usesOfExperience = 50;
const usageMargin = 3;
const experienceMargin = 1.25;

/** @param ownEntries the user's own price entries, read whenever prices are needed */
export function createPriceBook(store: Store, ownEntries: () => readonly PriceEntry[]): PriceBook {
  const experiences = new Map<string, Experience>();
  let merged: { readonly own: readonly PriceEntry[]; readonly prices: Prices } | null = null;
  const prices = (): Prices => {
    const own = ownEntries();
    if (merged?.own !== own) merged = { own, prices: withOwnPrices(shippedPrices, own) };
    return merged.prices;
  };
  const keyOf = (provider: string, model: string | null): string => `${provider}|${model ?? ''}`;

  const experienceOf = (asked: string, model: string | null): Experience => {
    const provider = signatureOf(asked);
    const key = keyOf(provider, model);
    const known = experiences.get(key);
    if (known !== undefined && known.uses++ < usesOfExperience) return known;
    const costs = recentCosts(store, provider, model, answersLookedAt);
    const fresh: Experience = {
      answers: costs.length,
      totalMicro: costs.reduce((sum, cost) => sum + cost, 0),
      highestMicro: Math.max(0, ...costs),
      uses: 0,
    };
    experiences.set(key, fresh);
    return fresh;
  };

  /** What an answer typically uses; a price per answer alone needs no usage. */
  const usageOf = (table: Prices, provider: string, model: string | null, day: string): ExpectedUsage | undefined => {
    const price = priceOn(table, provider, model, day);
    const flat =
      price && !price.inputPerMillion && !price.outputPerMillion && !price.perSearch && !price.perSearchedAnswer;
    return table.typicalUsage[provider] ?? (flat ? { inputTokens: 0, outputTokens: 0, searches: 0 } : undefined);
  };

  /** Micro-dollars of an answer that uses so many times the typical amount. */
  const estimateMicro = (provider: string, model: string | null, day: string, margin: number): number | null => {
    const table = prices();
    const typical = usageOf(table, provider, model, day);
    if (typical === undefined) return null;
    const usage = {
      inputTokens: typical.inputTokens * margin,
      outputTokens: typical.outputTokens * margin,
      searches: typical.searches * margin,
    };
    const dollars = estimateCost(provider, model, 1, table, { day, usage });
    return dollars === null ? null : dollars * 1_000_000;
  };

  return {
    prices,
    costOf: (answer, day) => {
      const dollars = costOf(answer, prices(), day);
      const experience = experiences.get(keyOf(answer.provider, answer.requestedModel));
      // What this answer cost counts at once: a dear one raises the bound for the next.
      if (experience !== undefined && dollars !== null) {
        experience.answers += 1;
        experience.totalMicro += dollars * 1_000_000;
        experience.highestMicro = Math.max(experience.highestMicro, dollars * 1_000_000);
      }
      return dollars;
    },
    expectedMicro: (provider, model, day) => {
      const { answers, totalMicro } = experienceOf(provider, model);
      return answers > 0 ? totalMicro / answers : estimateMicro(provider, model, day, 1);
    },
    highestMicro: (provider, model, day) => {
      const byTable = estimateMicro(provider, model, day, usageMargin);
      const { highestMicro, answers } = experienceOf(provider, model);
      if (byTable === null && answers === 0) return null;
      return Math.ceil(Math.max(byTable ?? 0, highestMicro * experienceMargin));
    },
  };
}

/** How answers are signed: made-up ones alike on every platform, others with the provider's id. */
const signatureOf = (provider: string): string => (provider.startsWith('simulated-') ? 'simulated' : provider);
