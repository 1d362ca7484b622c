import type { OutputOf } from '#shared/contract/index.ts';
import { isOpenState } from '#shared/domain/execution-states.ts';
import { priceUnknown } from '../../format/money.ts';
import { formatDollars, noFigure } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';

export type Execution = OutputOf<'list-executions'>['executions'][number];

/** The states as shown on screens. */
export const stateLabels: Readonly<Record<Execution['state'], string>> = {
  Pending: t('Waiting', {}, 'scan'),
  'In Progress': t('Running', {}, 'scan'),
  Done: t('Done', {}, 'scan'),
  Failed: t('Failed', {}, 'scan'),
  Cancelled: t('Cancelled', {}, 'scan'),
};

export const isUnderWay = ({ state }: Pick<Execution, 'state'>): boolean => isOpenState(state);

/** The outcomes of a scan, without those that did not occur: "37 answered, 3 failed". */
export function outcomeLabel(outcomes: Execution['outcomes']): string {
  const { answered, noOverview, refused, failed } = outcomes;
  const parts: [number, string][] = [
    [answered, t('{count, plural, one {# answered} other {# answered}}', { count: answered }, 'queries')],
    [noOverview, t('{count, plural, one {# no overview} other {# no overview}}', { count: noOverview }, 'queries')],
    [refused, t('{count, plural, one {# refused} other {# refused}}', { count: refused }, 'queries')],
    [failed, t('{count, plural, one {# failed} other {# failed}}', { count: failed }, 'queries')],
  ];
  const words = parts.filter(([count]) => count > 0).map(([, label]) => label);
  return words.length === 0 ? t('nothing yet') : texts().series(words);
}

/** How far a scan is: "12 of 40". */
export const progressWords = ({ completed, total }: Pick<Execution, 'completed' | 'total'>): string =>
  t('{done, number} of {total, number}', { done: completed, total });

/** What a scan cost: "$1.20", "price unknown"; a dash for an import and before the first answer. */
export function scanCost({ costUsd, origin, outcomes }: Pick<Execution, 'costUsd' | 'origin' | 'outcomes'>): string {
  const asked = outcomes.answered + outcomes.noOverview + outcomes.refused > 0;
  if (costUsd !== null) return formatDollars(costUsd);
  return origin === 'scan' && asked ? priceUnknown : noFigure;
}
