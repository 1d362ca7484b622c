import { z } from 'zod';
import { definedFields } from '#shared/domain/fields.ts';
import { defaultPattern, setReportSchedule, type ReportSchedule } from '#shared/contract/workspace/report-runs.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { monthBefore } from '#shared/domain/months.ts';
import type { ReadStore, Store } from '#main/store/open.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

/** When reports are written for all clients, and the last month for which they were. */
export interface KeptSchedule extends ReportSchedule {
  /** `2026-10`; null before the first. */
  readonly doneMonth: string | null;
}

const unset: KeptSchedule = {
  on: false,
  day: 2,
  folder: '',
  pattern: defaultPattern,
  formats: ['pdf'],
  draft: false,
  doneMonth: null,
};

const stored = z.object({
  ...setReportSchedule.request.shape,
  doneMonth: z.string().nullable().catch(null),
});

/** The schedule; the defaults for what was never set or makes no sense. */
export function readReportSchedule(store: ReadStore): KeptSchedule {
  const known = stored.safeParse(readSetting(store, settingKeys.reportSchedule) ?? {});
  if (!known.success) return unset;
  return { ...unset, ...definedFields(known.data) };
}

export const writeReportSchedule = (store: Store, schedule: KeptSchedule): void =>
  writeSetting(store, settingKeys.reportSchedule, schedule);

/** The month whose reports are due on a day; null if none are. A month that was missed is not made up for once the next is due. */
export function dueMonth({ on, day, doneMonth, folder }: KeptSchedule, today: Day): string | null {
  const month = monthBefore(today);
  const isDue = on && folder !== '' && Number(today.slice(8)) >= day && (doneMonth === null || doneMonth < month);
  return isDue ? month : null;
}

/** The day on which reports are written next: today if they are due; null while the schedule is off. */
export function nextReportsOn(schedule: KeptSchedule, today: Day): Day | null {
  if (!schedule.on || schedule.folder === '') return null;
  if (dueMonth(schedule, today) !== null) return today;
  const day = String(schedule.day).padStart(2, '0');
  const here = `${today.slice(0, 7)}-${day}`;
  const isDone = schedule.doneMonth !== null && schedule.doneMonth >= monthBefore(today);
  return here >= today && !isDone ? here : `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-${day}`;
}
