import type { OutputOf } from '#shared/contract/index.ts';
import { splitList, type Draft } from './draft.ts';
import { readTypedQueries } from './typed-queries.ts';

/** Queries generated per keyword, and the maximum of a new group (see docs/keywords-and-queries.md). */
const queriesPerKeyword = 3;
const maximumGenerated = 150;
/** Weeks in an average month. */
const weeksPerMonth = 365.25 / 12 / 7;

/** The expected cost of scanning a draft, in US dollars. */
export interface ExpectedCost {
  readonly queries: number;
  readonly scanUsd: number;
  /** With weekly scans, the schedule of a new group. */
  readonly monthUsd: number;
  /** Platforms without a known price; the sums exclude them. */
  readonly unknown: readonly string[];
  /** Platforms that are not set up, with the reason. */
  readonly missing: readonly { readonly platform: string; readonly why: string }[];
}

/** Queries × platforms × the expected price of an answer. */
export function expectedCost(draft: Draft, providers: OutputOf<'list-providers'>): ExpectedCost {
  const queries =
    draft.source === 'typed'
      ? readTypedQueries(draft.queries).queries.length
      : Math.min(maximumGenerated, queriesPerKeyword * splitList(draft.keywords).length);
  const chosen = draft.platforms.map((platform) => {
    const active = providers
      .find((entry) => entry.platform === platform)
      ?.providers.find((provider) => provider.active);
    return { platform, price: active?.expectedUsdPerAnswer ?? null, why: active?.missing ?? null };
  });
  const scanUsd = queries * chosen.reduce((sum, choice) => sum + (choice.price ?? 0), 0);
  return {
    queries,
    scanUsd,
    monthUsd: scanUsd * weeksPerMonth,
    unknown: chosen.filter((choice) => choice.price === null).map((choice) => choice.platform),
    missing: chosen.flatMap(({ platform, why }) => (why === null ? [] : [{ platform, why }])),
  };
}
