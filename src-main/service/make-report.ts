import { noSuchPlatform } from '#shared/contract/errors.ts';
import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import { isPlatform } from '#shared/domain/platforms.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { listKnownPlatforms } from '#main/store/imports.ts';
import type { ServiceContext } from './context.ts';
import { requireCustomer, requireNoFiles } from './ownership.ts';
import { requireView } from './read-scope.ts';
import type { Caller } from './service.ts';

/** Checks that a caller reaches everything that a report is made of; throws `ServiceError`. */
export function requireReport(context: ServiceContext, caller: Caller, request: ReportRequest): void {
  requireView(context, caller, request);
  if (request.platform !== undefined && !isKnown(context, request.platform))
    throw noSuchPlatform('platform', request.platform);
  if (request.templateOf !== undefined) requireCustomer(context, caller, request.templateOf);
  requireNoFiles(caller, { logoFile: request.logoFile, clientLogoFile: request.clientLogoFile });
}

/** Of this installation, or with answers that were imported. */
const isKnown = ({ store }: ServiceContext, platform: string): boolean =>
  isPlatform(platform) || listKnownPlatforms(store).includes(platform);

/** Makes a report in a thread of its own. */
export const makeReport = (
  context: ServiceContext,
  order: Omit<OrderOf<'report'>, 'appVersion'>,
): Promise<OutcomeOf<'report'>> => context.jobs.start('report', { ...order, appVersion: context.appVersion }).finished;
