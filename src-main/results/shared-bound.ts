import { falseAlarmBounds } from '#shared/contract/workspace/alert-rules.ts';
import { listCustomersByName } from '#main/store/customers.ts';
import type { ReadStore } from '#main/store/open.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readSetting } from '#main/store/settings.ts';

/** False alarms a year of each bound. */
const perYear = { year: 1, quarter: 4, month: 12 } as const;

/** The false alarms a year that the user allows over everything that is watched. */
export function falseAlarmsPerYear(store: ReadStore): number {
  const bound = readSetting(store, settingKeys.falseAlarmBound);
  return perYear[falseAlarmBounds.find((known) => known === bound) ?? 'year'];
}

/** A client alone may have a false change in one of thirty half-years (`change-budget.ts`). */
const falseChangesPerClient = 2 / 30;

/**
 * How many times the series of one client count when its changes are judged, so that "rose" and "fell" are wrong at most as
 * often as the bound allows over all clients together: 1 for up to fifteen clients and one a year.
 */
export function shareOfClients(store: ReadStore): number {
  const clients = listCustomersByName(store).length;
  return Math.max(1, (clients * falseChangesPerClient) / falseAlarmsPerYear(store));
}
