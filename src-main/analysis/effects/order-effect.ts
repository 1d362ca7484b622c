import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { mostWeeksBefore } from './comparison.ts';
import { possibleOrders, type OrderDraw } from './draw-order.ts';
import { nextJudgement } from './next-judgement.ts';
import { orderPaths, refutedAt, type OrderPaths, type UnitWeeks } from './order-paths.ts';
import { pairSides, sideFigures } from './sides.ts';
import { fewestWeeksAfter, isTold, statusOf } from './status.ts';
import type { EffectObstacle } from '#shared/domain/actions.ts';
import type { Effect, EffectEvent, EffectLook, QueryKey } from './types.ts';
import { weeklyTable, type WeeklyTable } from './weekly-table.ts';

/** A drawn order and the scans since, on one platform. */
export interface OrderInput {
  readonly draw: OrderDraw;
  /** Scans of the half-year before the first date and all since: which answers name the client. */
  readonly own: readonly SeriesScan[];
  /** The page that a query belongs to; null for a query of no page. */
  readonly unitOf: (query: QueryKey) => string | null;
  readonly events?: readonly EffectEvent[];
}

const alpha = 0.05;

/**
 * The effect of pages whose order was drawn: the mean, over weeks, of how much pages done differ from those not done yet,
 * each beside its own weeks before the first date. Tested over the orders that could have been drawn (`refutedAt`); the
 * confidence sequence holds the constant effects that are not refuted. Pages count as done on the day drawn for them.
 */
export function randomisedOrderEffect({ draw, own, unitOf, events = [] }: OrderInput): Effect {
  const start = draw.waves[0] ?? '';
  const table = weeklyTable(own, start);
  const before = { start: Math.max(0, table.before.end - mostWeeksBefore), end: table.before.end };
  const weeksAfter = table.after.end - table.after.start;
  const paths = orderPaths(draw, unitWeeks(table, before, draw, unitOf));
  const obstacles: EffectObstacle[] =
    draw.waves.length < 2
      ? ['no_comparison']
      : possibleOrders(draw) * alpha < fewestOutstanding
        ? ['too_few_queries']
        : [];
  const looks = obstacles.length > 0 ? [] : looksOf(paths, table);
  const latest = looks.at(-1) ?? null;
  const status = obstacles.length > 0 ? 'cannot_be_told' : statusOf(latest, weeksAfter);
  const last = table.days.at(-1) ?? start;
  const waveOf = new Map(draw.units.map(({ unit, wave }) => [unit, wave]));
  const dayOf = (query: QueryKey): string => draw.waves[waveOf.get(unitOf(query) ?? '') ?? -1] ?? '';
  const { sides } = pairSides(table, (query) => dayOf(query) <= last, true, [before, table.after]);
  const drawn = sides.map((side, column) => (dayOf(table.queries[column] ?? '') === '' ? -1 : side));
  const within = events.filter(({ day }) => day >= start && day <= last);
  return {
    ...{ status, latest, looks, obstacles, weeksAfter, weeksBefore: before.end - before.start, placebo: null },
    firstTold: looks.find(isTold)?.day ?? null,
    aimed: sideFigures(table, drawn, 1, [before, table.after]),
    others: sideFigures(table, drawn, 0, [before, table.after]),
    cautions: (['model_replaced', 'other_action'] as const).filter((kind) =>
      within.some((event) => event.kind === kind),
    ),
    nextJudgement:
      obstacles.length > 0
        ? null
        : nextJudgement({
            ...{ status, latest, weeksAfter, fewestWeeksAfter, days: table.days, start },
            halfAfter: (more) => projectedHalf(paths, latest, more),
          }),
  };
}

/** Of the possible orders, an effect and its opposite must both be able to stand out. */
const fewestOutstanding = 2;

/** The pages' answers by week, each page beside its own weeks before. */
function unitWeeks(
  table: WeeklyTable,
  before: { readonly start: number; readonly end: number },
  draw: OrderDraw,
  unitOf: OrderInput['unitOf'],
): UnitWeeks {
  const positions = new Map(draw.units.map(({ unit }, index) => [unit, index]));
  const weeks = table.days.length;
  const sums = Array.from({ length: weeks }, () => new Float64Array(draw.units.length));
  const counts = Array.from({ length: weeks }, () => new Float64Array(draw.units.length));
  for (const [column, query] of table.queries.entries()) {
    const unit = positions.get(unitOf(query) ?? '');
    if (unit === undefined) continue;
    const cells = table.values.subarray(column * weeks, (column + 1) * weeks);
    const earlier = cells.subarray(before.start, before.end).filter((value) => !Number.isNaN(value));
    const mean = earlier.length === 0 ? 0 : earlier.reduce((sum, value) => sum + value, 0) / earlier.length;
    for (const [week, value] of cells.entries()) {
      const [sum, count] = [sums[week], counts[week]];
      if (Number.isNaN(value) || sum === undefined || count === undefined) continue;
      sum[unit] = (sum[unit] ?? 0) + value - mean;
      count[unit] = (count[unit] ?? 0) + 1;
    }
  }
  const after = table.days.slice(table.after.start);
  return {
    weeks: sums.slice(table.after.start).map((sum, week) => {
      const count = counts[table.after.start + week];
      return sum.map((value, unit) => value / (count?.[unit] ?? 0));
    }),
    startWeek: draw.waves.map((day) => {
      const week = after.findIndex((scanned) => scanned >= day);
      return week === -1 ? Infinity : week;
    }),
  };
}

/** Bounds of the sequence are multiples of this, outwards. */
const step = 0.0025;

function looksOf(paths: OrderPaths, table: WeeklyTable): EffectLook[] {
  const known = new Map<number, Uint8Array>();
  const isRefuted = (steps: number, week: number): boolean => {
    const refuted = known.get(steps) ?? refutedAt(paths, steps * step, alpha);
    known.set(steps, refuted);
    return refuted[week] === 1;
  };
  return paths.answers.flatMap((sums, week) => {
    const size = paths.sizes[week]?.[0] ?? 0;
    if (week + 1 < fewestWeeksAfter || size === 0) return [];
    const estimate = (sums[0] ?? 0) / size;
    const [low, high] = [-1, 1].map(
      (direction) => step * firstRefuted(estimate, direction, (at) => isRefuted(at, week)),
    );
    // The effects not refuted need not be an interval; whether 0 is one of them decides.
    const isNone = !isRefuted(0, week);
    return [
      {
        ...{ day: table.days[table.after.start + week] ?? '', estimate },
        low: isNone ? Math.min(low ?? -1, 0) : (low ?? -1),
        high: isNone ? Math.max(high ?? 1, 0) : (high ?? 1),
      },
    ];
  });
}

/** The first multiple of the step that is refuted, going from the estimate in a direction; that of ±1 if none is. */
function firstRefuted(estimate: number, direction: number, isRefuted: (steps: number) => boolean): number {
  let inside = Math.trunc((direction * estimate) / step);
  let outside = Math.round(1 / step);
  if (inside >= outside) return direction * outside;
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (isRefuted(direction * middle)) outside = middle;
    else inside = middle;
  }
  return direction * outside;
}

/** Half the width after more weeks like the last one. */
function projectedHalf({ sizes }: OrderPaths, latest: EffectLook | null, more: number): number {
  const size = sizes.at(-1)?.[0] ?? 0;
  const lastWeek = size - (sizes.at(-2)?.[0] ?? 0);
  if (latest === null || lastWeek <= 0) return Infinity;
  return ((latest.high - latest.low) / 2) * Math.sqrt(size / (size + more * lastWeek));
}
