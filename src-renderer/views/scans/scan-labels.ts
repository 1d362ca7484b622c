import type { OutputOf } from '#shared/contract/index.ts';
import { isOpenState } from '#shared/domain/execution-states.ts';
import { priceUnknown } from '../../format/money.ts';
import { formatDollars, noFigure } from '../../format/numbers.ts';

export type Execution = OutputOf<'list-executions'>['executions'][number];

/** The states as shown on screens. */
export const stateLabels: Readonly<Record<Execution['state'], string>> = {
  Pending: 'Waiting',
  'In Progress': 'Running',
  Done: 'Done',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
};

export const isUnderWay = ({ state }: Pick<Execution, 'state'>): boolean => isOpenState(state);

/** The outcomes of a scan, without those that did not occur: "37 answered, 3 failed". */
export function outcomeLabel(outcomes: Execution['outcomes']): string {
  const parts: [number, string][] = [
    [outcomes.answered, 'answered'],
    [outcomes.noOverview, 'no overview'],
    [outcomes.refused, 'refused'],
    [outcomes.failed, 'failed'],
  ];
  const counts = parts.filter(([count]) => count > 0).map(([count, label]) => `${count} ${label}`);
  return counts.length === 0 ? 'nothing yet' : counts.join(', ');
}

/** What a scan cost: "$1.20", "price unknown"; a dash for an import and before the first answer. */
export function scanCost({ costUsd, origin, outcomes }: Pick<Execution, 'costUsd' | 'origin' | 'outcomes'>): string {
  const asked = outcomes.answered + outcomes.noOverview + outcomes.refused > 0;
  if (costUsd !== null) return formatDollars(costUsd);
  return origin === 'scan' && asked ? priceUnknown : noFigure;
}
