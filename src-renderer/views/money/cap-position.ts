import type { OutputOf } from '#shared/contract/index.ts';
import { dayIn, type Day } from '#shared/domain/dates.ts';
import type { Run } from '../scans/upcoming/calendar-days.ts';

export type Position = OutputOf<'get-budget'>['workspace'];

/** The use of a cap: spent, held and planned, each as a share of the bar in percent. */
export interface CapPosition {
  readonly spentShare: number;
  readonly heldShare: number;
  readonly plannedShare: number;
  /** Position of the cap on the bar in percent; null without a cap. */
  readonly capShare: number | null;
  readonly heldUsd: number;
  readonly verdict: 'no-cap' | 'fits' | 'tight' | 'exceeds' | 'reached';
  /** The planned amount beyond the cap, US dollars. */
  readonly overUsd: number;
}

/** A cap used beyond this share is "tight". */
const tightShare = 0.9;

const heldOf = (position: Position): number => position.unconfirmedUsd + position.reservedUsd;

/** Where the bars of several caps end, US dollars, so that equal lengths are equal amounts: at the largest cap or sum. */
export const scaleOf = (entries: readonly { position: Position; plannedUsd: number | null }[]): number =>
  Math.max(
    0,
    ...entries.map(({ position, plannedUsd }) =>
      Math.max(position.capUsd ?? 0, position.spentUsd + heldOf(position) + (plannedUsd ?? 0)),
    ),
  );

/**
 * Computes the use of a cap. Held is the maximum cost of requests in flight plus the unconfirmed cost. The bar ends at
 * `scaleUsd`.
 */
export function capPosition(position: Position, plannedUsd: number, scaleUsd: number): CapPosition {
  const heldUsd = heldOf(position);
  const used = position.spentUsd + heldUsd;
  const sum = used + plannedUsd;
  const end = scaleUsd || 1;
  const share = (usd: number) => (100 * usd) / end;
  const shares = {
    spentShare: share(position.spentUsd),
    heldShare: share(heldUsd),
    plannedShare: share(plannedUsd),
    heldUsd,
  };
  if (position.capUsd === null) return { ...shares, capShare: null, verdict: 'no-cap', overUsd: 0 };
  const verdict =
    used >= position.capUsd
      ? 'reached'
      : sum > position.capUsd
        ? 'exceeds'
        : sum >= position.capUsd * tightShare
          ? 'tight'
          : 'fits';
  return { ...shares, capShare: share(position.capUsd), verdict, overUsd: Math.max(0, sum - position.capUsd) };
}

/** Expected cost of the scheduled scans until the month ends, US dollars. */
export interface PlannedSpend {
  readonly workspaceUsd: number;
  readonly customersUsd: ReadonlyMap<number, number>;
  readonly platformsUsd: ReadonlyMap<string, number>;
  /** Runs with an unknown price; the sums exclude them. */
  readonly unknownRuns: number;
}

/** Sums the runs due before the month ends. */
export function plannedSpend(runs: readonly Run[], renewsOn: Day, timeZone: string): PlannedSpend {
  const customersUsd = new Map<number, number>();
  const platformsUsd = new Map<string, number>();
  const add = <Key>(map: Map<Key, number>, key: Key, usd: number) => map.set(key, (map.get(key) ?? 0) + usd);
  let workspaceUsd = 0;
  let unknownRuns = 0;
  for (const run of runs) {
    if (dayIn(timeZone, new Date(run.at)) >= renewsOn) continue;
    if (run.expectedUsd === null) unknownRuns += 1;
    workspaceUsd += run.expectedUsd ?? 0;
    add(customersUsd, run.customerId, run.expectedUsd ?? 0);
    for (const { platform, expectedUsd } of run.costs) add(platformsUsd, platform, expectedUsd ?? 0);
  }
  return { workspaceUsd, customersUsd, platformsUsd, unknownRuns };
}
