import { firstOfMonth } from '#main/money/budget.ts';
import type { QueryGroupRow } from '#main/store/query-groups.ts';
import { bookedSince } from '#main/store/spend.ts';
import { readCaps } from '#main/money/caps.ts';
import { isPlatform } from '#shared/domain/platforms.ts';
import { modelOf } from '#main/platforms/choose-provider.ts';
import { findProvider } from '#main/platforms/registry.ts';
import { today, type ReadContext } from '#main/results/read-context.ts';
import type { Scanning } from './scanning.ts';

/** What estimates need. */
export interface EstimateContext extends ReadContext {
  readonly scan: Pick<Scanning, 'prices' | 'chooseProvider' | 'budget' | 'providerSettings' | 'variables'>;
}

const microPerDollar = 1_000_000;

export interface PlatformEstimate {
  readonly platform: string;
  readonly provider: string | null;
  readonly questions: number;
  readonly expectedUsd: number | null;
  readonly highestUsd: number | null;
  readonly missing: string | null;
}

/**
 * The cost of asking a platform a number of questions through its current provider, in US dollars; null where no price is
 * known. The price does not depend on whether the credential is there.
 */
export const estimatePlatform = (context: EstimateContext, platform: string, questions: number): PlatformEstimate =>
  createEstimates(context)(platform, questions);

/** Estimates of many scans: provider and price of each platform are looked up once. */
export function createEstimates(context: EstimateContext): (platform: string, questions: number) => PlatformEstimate {
  const prices = new Map<string, PlatformPrice>();
  return (platform, questions) => {
    const price = prices.get(platform) ?? priceOf(context, platform);
    prices.set(platform, price);
    const dollars = (micro: number | null): number | null =>
      micro === null ? null : (micro * questions) / microPerDollar;
    return {
      platform,
      provider: price.provider,
      questions,
      expectedUsd: dollars(price.expectedMicro),
      highestUsd: dollars(price.highestMicro),
      missing: price.missing,
    };
  };
}

/** The price of one question, in micro-dollars. */
interface PlatformPrice {
  readonly provider: string | null;
  readonly expectedMicro: number | null;
  readonly highestMicro: number | null;
  readonly missing: string | null;
}

function priceOf(context: EstimateContext, platform: string): PlatformPrice {
  const { prices, chooseProvider, providerSettings, variables } = context.scan;
  const choice = chooseProvider(platform);
  const definition =
    choice.kind === 'ready'
      ? choice.definition
      : isPlatform(platform)
        ? (findProvider(platform, providerSettings.chosen(platform)) ?? findProvider(platform))
        : undefined;
  const missing = choice.kind === 'missing' ? choice.message : null;
  if (definition === undefined) return { provider: null, expectedMicro: null, highestMicro: null, missing };
  const day = today(context);
  const { id } = definition;
  const model = choice.kind === 'ready' ? choice.model : modelOf(definition, variables);
  return {
    provider: id,
    expectedMicro: prices.expectedMicro(id, model, day),
    highestMicro: prices.highestMicro(id, model, day),
    missing,
  };
}

/** Number of questions in one scan on one platform. */
export const questionsOf = (group: Pick<QueryGroupRow, 'activeQueries' | 'samples'>, samples = group.samples): number =>
  group.activeQueries * samples;

/**
 * US dollars left this month under the tightest cap that applies to a customer's scans on these platforms; null without a
 * cap. A null customer is one to be added.
 */
export function leftUsd(
  context: EstimateContext,
  customerId: number | null,
  platforms: readonly string[],
): number | null {
  const caps = readCaps(context.store);
  const month = firstOfMonth(today(context));
  const left = (cap: number | undefined | null, customer: number | null, platform: string | null): number[] => {
    if (cap === undefined || cap === null) return [];
    const { costMicro, unconfirmedMicro } = bookedSince(context.store, month, customer, platform);
    const reservedMicro = context.scan.budget.reserved({
      ...(customer === null ? {} : { customerId: customer }),
      ...(platform === null ? {} : { platform }),
    });
    return [Math.max(0, cap - costMicro - unconfirmedMicro - reservedMicro)];
  };
  const all = [
    ...left(caps.workspace, null, null),
    ...(customerId === null ? [] : left(caps.customers.get(customerId), customerId, null)),
    ...platforms.flatMap((platform) => left(caps.platforms.get(platform), null, platform)),
  ];
  return all.length === 0 ? null : Math.min(...all) / microPerDollar;
}
