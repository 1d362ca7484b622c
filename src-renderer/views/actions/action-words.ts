import type { Action } from '#shared/contract/workspace/actions.ts';
import { actionKindWords } from '#shared/domain/actions.ts';
import { formatDay } from '../../format/dates.ts';
import { formatDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

/** The queries that an action aims at, in all its parts. */
export const aimedQueries = ({ steps }: Action) => steps.flatMap(({ queries }) => queries);

/** What an action is, in a line: its kind, its days, its queries. */
export function actionLine(action: Action): string {
  const days = action.steps.flatMap(({ day }) => day ?? []);
  const when =
    days.length > 1
      ? t('from {day}, {count, plural, one {# date} other {# dates}}', { day: formatDay(days[0]), count: days.length })
      : formatDay(action.day);
  return [
    t.marked(actionKindWords[action.kind]),
    when,
    t('{count, plural, one {# query} other {# queries}}', { count: aimedQueries(action).length }),
    ...(action.drawn === null ? [] : [t('drawn order')]),
    ...(action.costUsd === null ? [] : [formatDollars(action.costUsd)]),
  ].join(' · ');
}
