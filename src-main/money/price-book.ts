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

/** The prices of this workspace: the shipped table, the user's own entries, and what answers really cost. */
export interface PriceBook {
  /** The table with the user's own entries. */
  prices(): Prices;
  /** US dollars an answer cost on a day (`yyyy-mm-dd`); null if unknown. */
  costOf(answer: CapturedAnswer, day: string): number | null;
  /** Micro-dollars one answer is expected to cost: the mean of the newest 200 answers, else typical usage at the table's price; null if neither is known. */
  expectedMicro(provider: string, model: string | null, day: string): number | null;
  /**
   * Micro-dollars one answer costs at most, for keeping caps: the larger of three times the typical usage at the table's
   * price and 1.25 times the most expensive of the newest 200 answers; null if neither is known.
   */
  highestMicro(provider: string, model: string | null, day: string): number | null;
}

interface Experience {
  answers: number;
  totalMicro: number;
  highestMicro: number;
  uses: number;
}

const answersRead = 200;
/** Number of uses after which experience is read again. */
const usesOfExperience = 50;
const usageMargin = 3;
const experienceMargin = 1.25;

/**
 * @param ownEntries returns the user's own price entries; called whenever prices are needed
 * @param runsLocally whether a provider's model runs on this computer or in the local network: without a price it costs nothing
 */
export function createPriceBook(
  store: Store,
  ownEntries: () => readonly PriceEntry[],
  runsLocally: (provider: string) => boolean = () => false,
): PriceBook {
  const experiences = new Map<string, Experience>();
  let merged: { readonly entries: readonly PriceEntry[]; readonly prices: Prices } | null = null;
  const prices = (): Prices => {
    const entries = ownEntries();
    if (merged?.entries !== entries) merged = { entries, prices: withOwnPrices(shippedPrices(), entries) };
    return merged.prices;
  };
  const keyOf = (provider: string, model: string | null): string => `${provider}|${model ?? ''}`;

  const experienceOf = (requested: string, model: string | null): Experience => {
    const provider = signatureOf(requested);
    const key = keyOf(provider, model);
    const known = experiences.get(key);
    if (known !== undefined && known.uses++ < usesOfExperience) return known;
    const costs = recentCosts(store, provider, model, answersRead);
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

  const isFree = (table: Prices, provider: string, model: string | null, day: string): boolean =>
    runsLocally(provider) && priceOn(table, provider, model, day) === undefined;

  /** Micro-dollars of an answer that uses `margin` times the typical amount. */
  const estimateMicro = (provider: string, model: string | null, day: string, margin: number): number | null => {
    const table = prices();
    if (isFree(table, provider, model, day)) return 0;
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
      const model = answer.servedModel ?? answer.requestedModel;
      const dollars = costOf(answer, prices(), day) ?? (isFree(prices(), answer.provider, model, day) ? 0 : null);
      const experience = experiences.get(keyOf(answer.provider, answer.requestedModel));
      // The cost of this answer counts at once: an expensive one raises the bound for the next.
      if (experience !== undefined && dollars !== null) {
        experience.answers += 1;
        experience.totalMicro += dollars * 1_000_000;
        experience.highestMicro = Math.max(experience.highestMicro, dollars * 1_000_000);
      }
      return dollars;
    },
    expectedMicro: (provider, model, day) => {
      const byTable = estimateMicro(provider, model, day, 1);
      const { answers, totalMicro } = experienceOf(provider, model);
      // Answers that cost nothing, from a model that ran locally then, say nothing about one that is billed now.
      return answers > 0 && (totalMicro > 0 || byTable === 0) ? totalMicro / answers : byTable;
    },
    highestMicro: (provider, model, day) => {
      const byTable = estimateMicro(provider, model, day, usageMargin);
      const { highestMicro, answers } = experienceOf(provider, model);
      if (byTable === null && (answers === 0 || highestMicro === 0)) return null;
      return Math.ceil(Math.max(byTable ?? 0, highestMicro * experienceMargin));
    },
  };
}

/** The provider that answers are stored under: `simulated` for every simulated platform, else the provider's id. */
const signatureOf = (provider: string): string => (provider.startsWith('simulated-') ? 'simulated' : provider);
