import type { AlertParameters } from '#shared/contract/workspace/alert-rules.ts';
import type { AlertFigures } from '#shared/contract/workspace/alerts.ts';
import type { Day } from '#shared/domain/dates.ts';
import { alarmShares } from '#main/analysis/intervals/alarm-shares.ts';
import type { WatchedSeries } from '#main/results/watched-series.ts';
import type { SeriesState } from '#main/store/alert-series.ts';
import type { ModelChangeRow } from '#main/store/model-changes.ts';
import { changeFigures } from './change-figures.ts';
import type { Divisions } from './division.ts';

/** A change that was found at one look at a series. */
export interface FoundChange {
  /** The scan at which it was found. */
  readonly day: Day;
  readonly figures: AlertFigures;
}

/** What looking at a series found, and how far it is watched now. */
export interface Judged {
  readonly found: readonly FoundChange[];
  readonly state: Pick<SeriesState, 'lookedDay' | 'restartDay'>;
}

/**
 * Looks at a series at each scan that it was not looked at yet, and at the last one again, whose answers may have been
 * analysed again. After a change that was found, the comparison begins again with the next scan.
 */
export function judgeSeries(
  series: WatchedSeries,
  before: Pick<SeriesState, 'lookedDay' | 'restartDay'> | undefined,
  divisions: Divisions,
  models: readonly ModelChangeRow[],
): Judged {
  const days = [...new Set(series.shares.map(({ day }) => day))];
  const last = days.at(-1) ?? null;
  const looks = days.filter((day) => day > (before?.lookedDay ?? '') || day === last);
  const alarms = alarmShares(days, (day) => divisions.perYear(series.kind, day));
  const found: FoundChange[] = [];
  let restartDay = before?.restartDay ?? null;
  for (const look of looks) {
    const start = restartDay === null ? 0 : days.findIndex((day) => day > (restartDay ?? ''));
    const end = days.indexOf(look) + 1;
    if (start === -1 || start >= end) continue;
    const within = days.slice(start, end);
    const shares = alarms.slice(start, end);
    const change = series.detect(within, shares);
    if (change === null) continue;
    const figures = changeFigures(series.shares, within, change);
    const needed = 1 / Math.max(shares[change.start] ?? 0, Number.MIN_VALUE);
    const division = divisions.at(look);
    const watched = Object.values(division?.watched ?? {}).reduce((sum, count) => sum + count, 0);
    found.push({
      day: look,
      figures: {
        ...figures,
        evidence: {
          ratio: Math.min(Number.MAX_SAFE_INTEGER, Math.round(change.ratio * needed)),
          needed: Math.min(Number.MAX_SAFE_INTEGER, Math.round(needed)),
          falseAlarmsPerYear: division?.falseAlarmsPerYear ?? 0,
          watched,
        },
        models: replacedWithin(series, models, within[0] ?? look, look),
        facts: [],
      },
    });
    restartDay = look;
  }
  return { found, state: { lookedDay: last ?? before?.lookedDay ?? null, restartDay } };
}

/** The models replaced on the platform of a series between two days, each once. */
function replacedWithin(
  { platform, queryGroupId }: WatchedSeries,
  models: readonly ModelChangeRow[],
  from: Day,
  to: Day,
): AlertFigures['models'] {
  const within = models.filter(
    (change) =>
      change.platform === platform &&
      (queryGroupId === null || change.queryGroupId === queryGroupId) &&
      change.day > from &&
      change.day <= to,
  );
  const first = new Map(within.toReversed().map((change) => [`${change.from} ${change.to}`, change]));
  return [...first.values()]
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, from: old, to: replacement }) => ({ day, platform, from: old, to: replacement }));
}

/** Whether a rule asks to hear of a change. */
export function isAskedFor({ difference, before, after }: AlertFigures, parameters: AlertParameters): boolean {
  const points = difference?.value ?? (after?.value ?? 0) - (before?.value ?? 0);
  const { direction = 'both', smallestPoints = 0 } = parameters;
  return (
    Math.abs(points) >= smallestPoints && (direction === 'both' || (direction === 'rise' ? points > 0 : points < 0))
  );
}
