import type { OutputOf } from '#shared/contract/index.ts';
import { splitList, type Draft } from './draft.ts';
import { readTypedQueries } from './typed-queries.ts';

/** Generated queries per keyword, and the most of a new group (see docs/keywords-and-queries.md). */
const perKeyword = 3;
const mostGenerated = 150;
/** Weeks of an average month. */
const weeksPerMonth = 365.25 / 12 / 7;

/** What a scan of a draft is expected to cost before anything is created. */
export interface ExpectedCost {
  readonly queries: number;
  readonly scanUsd: number;
  /** Every week, as a new group is scanned until its schedule is changed. */
  readonly monthUsd: number;
  /** Platforms without a known price, left out of the sums. */
  readonly unknown: readonly string[];
  /** Platforms that cannot be asked yet, with what is missing. */
  readonly missing: readonly { readonly platform: string; readonly why: string }[];
}

/** Queries × platforms × the expected price of an answer. */
export function expectedCost(draft: Draft, providers: OutputOf<'list-providers'>): ExpectedCost {
  const queries =
    draft.how === 'typed'
      ? readTypedQueries(draft.queries).queries.length
      : Math.min(mostGenerated, perKeyword * splitList(draft.keywords).length);
  const chosen = draft.platforms.map((platform) => {
    const active = providers.find((one) => one.platform === platform)?.providers.find((provider) => provider.active);
    return { platform, price: active?.expectedUsdPerAnswer ?? null, why: active?.missing ?? null };
  });
  const scanUsd = queries * chosen.reduce((sum, one) => sum + (one.price ?? 0), 0);
  return {
    queries,
    scanUsd,
    monthUsd: scanUsd * weeksPerMonth,
    unknown: chosen.filter((one) => one.price === null).map((one) => one.platform),
    missing: chosen.flatMap(({ platform, why }) => (why === null ? [] : [{ platform, why }])),
  };
}
