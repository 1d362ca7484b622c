import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useOperation } from '../../api/hooks.ts';
import { aboutSum } from '../../format/money.ts';
import { plural } from '../../format/numbers.ts';
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

/** The expected cost of the group before it is created; empty if the prices cannot be loaded. */
export function DraftEstimate({ draft }: { draft: Draft }) {
  const providers = useOperation('list-providers', {});
  if (providers.data === undefined) return null;
  const cost = expectedCost(draft, providers.data);
  if (cost.queries === 0) return null;
  return (
    <div className="draft-estimate num" role="status">
      <p>
        {plural(cost.queries, 'query', 'queries')} on {plural(draft.platforms.length, 'platform')} · per scan:{' '}
        <b>{aboutSum(cost.scanUsd, cost.unknown.length === 0)}</b> · weekly scans:{' '}
        <b>{aboutSum(cost.monthUsd, cost.unknown.length === 0)} a month</b>
      </p>
      {cost.unknown.length > 0 && (
        <p className="small dim">Excludes {cost.unknown.map(platformLabel).join(' and ')}: price unknown.</p>
      )}
      {cost.missing.map(({ platform, why }) => (
        <p key={platform} className="small warn">
          {platformLabel(platform)} scans will wait: {why}
        </p>
      ))}
    </div>
  );
}
