import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import type { ServiceContext } from './context.ts';
import { requireCustomer, requireNoFiles } from './ownership.ts';
import { requireView } from './read-scope.ts';
import type { Caller } from './service.ts';

/** Checks that a caller reaches everything that a report is made of; throws `ServiceError`. */
export function requireReport(context: ServiceContext, caller: Caller, request: ReportRequest): void {
  requireView(context, caller, request);
  if (request.templateOf !== undefined) requireCustomer(context, caller, request.templateOf);
  requireNoFiles(caller, { logoFile: request.logoFile, clientLogoFile: request.clientLogoFile });
}

/** Makes a report in a thread of its own. */
export const makeReport = (
  context: ServiceContext,
  order: Omit<OrderOf<'report'>, 'appVersion'>,
): Promise<OutcomeOf<'report'>> => context.jobs.start('report', { ...order, appVersion: context.appVersion }).finished;
