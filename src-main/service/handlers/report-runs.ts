import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { definedFields } from '#shared/domain/fields.ts';
import { invalidRequest } from '#shared/contract/errors.ts';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { defaultPattern } from '#shared/contract/workspace/report-runs.ts';
import { monthBefore } from '#shared/domain/months.ts';
import { plannedReports, type ReportPlan } from '#main/report/planned-reports.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { today } from '#main/results/read-context.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import { listReportRuns } from '#main/store/report-runs.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { keepUntilWritten } from '../kept-until-written.ts';
import { organizationOf, requireCustomer } from '../ownership.ts';
import { nextReportsOn, readReportSchedule, writeReportSchedule, type KeptSchedule } from '../report-schedule.ts';
import { owner } from '../service.ts';
import { startJob } from '../start-job.ts';

/** The reports of all clients in one run, by hand or by schedule. */
export const reportRunHandlers: HandlersOf<
  | 'plan-reports'
  | 'create-reports'
  | 'list-report-runs'
  | 'list-report-news'
  | 'get-report-schedule'
  | 'set-report-schedule'
> = {
  'plan-reports': async (request, context) => {
    const plan = planOf(context, request);
    const clients = await Promise.all(
      plannedReports(context.store, plan).map(async ({ customerId, customerName, files, draft }) => {
        const names = [...files.map(({ file }) => file), ...(draft === null ? [] : [draft])];
        return {
          ...{ customerId, customerName },
          files: await Promise.all(names.map(async (file) => ({ file, exists: await exists(file) }))),
        };
      }),
    );
    return { problem: await folderProblem(plan.folder), clients };
  },

  'create-reports': async ({ replace, wait, ...request }, context) => {
    const plan = planOf(context, request);
    const order = { ...plan, replace: replace === true, appVersion: context.appVersion };
    const { jobId, outcome } = await startJob(context, 'reports', order, {
      wait,
      onEnd: () => context.emit({ kind: 'changed', topic: 'reports', customerId: null }),
    });
    return { jobId, clients: outcome === null ? null : [...outcome.clients] };
  },

  'list-report-runs': (_request, context, caller) => listReportRuns(context.store, organizationOf(caller)),

  'list-report-news': async ({ month }, context, caller) => {
    const customerIds = listCustomerSummaries(context.store, organizationOf(caller)).map(({ id }) => id);
    return [...(await newsOf(context, month, customerIds))];
  },

  'get-report-schedule': (_request, context) => shown(context, readReportSchedule(context.store)),

  'set-report-schedule': (request, context) => {
    const before = readReportSchedule(context.store);
    const schedule: KeptSchedule = { ...before, ...definedFields(request) };
    if (schedule.on) requireFolder(schedule.folder);
    // Turned on after its day: the first reports are those of the next month.
    const isLate = schedule.on && !before.on && Number(today(context).slice(8)) > schedule.day;
    const kept = isLate ? { ...schedule, doneMonth: monthBefore(today(context)) } : schedule;
    writeReportSchedule(context.store, kept);
    return shown(context, kept);
  },
};

/** The last news of each workspace: they take a second for dozens of clients. */
const keepNews = keepUntilWritten<OutcomeOf<'report-news'>['clients']>(1);

/** What is worth reading in the reports of a month; computed again once anything was written, or the day is another. */
const newsOf = (
  context: ServiceContext,
  month: string,
  customerIds: readonly number[],
): Promise<OutcomeOf<'report-news'>['clients']> =>
  keepNews(context.store, [month, today(context), customerIds.join(' ')].join(), async () => {
    const { appVersion } = context;
    const { finished } = context.jobs.start('report-news', { month, customerIds: [...customerIds], appVersion });
    return (await finished).clients;
  });

const shown = (context: ServiceContext, { doneMonth, ...schedule }: KeptSchedule): OutputOf<'get-report-schedule'> => ({
  ...schedule,
  nextOn: nextReportsOn({ ...schedule, doneMonth }, today(context)),
});

function planOf(context: ServiceContext, request: ParsedOf<'plan-reports'>): ReportPlan {
  requireFolder(request.folder);
  for (const id of request.customerIds ?? []) requireCustomer(context, owner, id);
  return {
    month: request.month,
    folder: path.resolve(request.folder),
    pattern: request.pattern ?? defaultPattern,
    formats: request.formats ?? ['pdf'],
    draft: request.draft === true,
    only: request.customerIds ?? null,
  };
}

function requireFolder(folder: string): void {
  if (!path.isAbsolute(folder)) throw invalidRequest('folder', 'must be an absolute path');
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Why nothing can be written into a folder, which may still be missing; null if nothing is known to be wrong. */
async function folderProblem(folder: string): Promise<string | null> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return null;
  if (!found.isDirectory()) return `${folder} is a file.`;
  return access(folder, constants.W_OK).then(
    () => null,
    () => `${folder} cannot be written: no permission.`,
  );
}
