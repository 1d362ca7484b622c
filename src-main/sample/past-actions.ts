import { addDays, isoInstant, type Day } from '#shared/domain/dates.ts';
import { drawOrder } from '#main/analysis/effects/draw-order.ts';
import type { Work } from '#main/platforms/simulated/seed-data.ts';
import { insertAction, type ActionAim } from '#main/store/actions.ts';
import type { Store } from '#main/store/open.ts';
import { listQueryRows } from '#main/store/queries.ts';

/** Of the drawn order of the sample. */
const seed = 20_240;
/** Days between recording an order and its first part. */
const daysAhead = 7;

/** Records work that was done in the past of the sample, as it would have been recorded then. */
export function recordPastWork(store: Store, customerId: number, groupId: number, work: Work, today: Day): void {
  const { kind, title, page, costUsd, queries, weeksAgo, secondPartInWeeks } = work;
  const queryIds = listQueryRows(store, groupId, true)
    .filter(({ text }) => queries.includes(text))
    .map(({ id }) => id);
  const day = addDays(today, -7 * weeksAgo);
  const isDrawn = secondPartInWeeks !== undefined;
  const recordedOn = isDrawn ? addDays(day, -daysAhead) : day;
  const aim = isDrawn ? drawnAim(queryIds, [day, addDays(today, 7 * secondPartInWeeks)]) : plainAim(queryIds, day);
  const content = {
    ...{ kind, title, pages: page === undefined ? [] : [page] },
    ...{ costMicro: Math.round(costUsd * 1_000_000), recommendationId: null },
  };
  insertAction(store, customerId, content, aim, isoInstant(new Date(`${recordedOn}T09:00:00Z`)));
}

const plainAim = (queryIds: readonly number[], day: Day): ActionAim => ({
  ...{ seed: null, against: 'others', settlingDays: 0 },
  steps: [{ day, queries: queryIds.map((queryId) => ({ queryId, block: 0 })) }],
});

function drawnAim(queryIds: readonly number[], days: readonly [Day, Day]): ActionAim {
  const half = Math.ceil(queryIds.length / 2);
  const draw = drawOrder({
    seed,
    units: queryIds.map((id) => ({ unit: String(id) })),
    waves: [
      { day: days[0], units: half },
      { day: days[1], units: queryIds.length - half },
    ],
  });
  return {
    ...{ seed: draw.seed, against: 'others', settlingDays: 0 },
    steps: days.map((day, wave) => ({
      day,
      queries: draw.units
        .filter((unit) => unit.wave === wave)
        .map(({ unit, block }) => ({ queryId: Number(unit), block })),
    })),
  };
}
