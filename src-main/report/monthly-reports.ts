import { rmSync } from 'node:fs';
import { isoInstant } from '#shared/domain/dates.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import { makeDirectory } from '#main/files/paths.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { findCustomer } from '#main/store/customers.ts';
import { noteReportRun } from '#main/store/report-runs.ts';
import { plannedReports } from './planned-reports.ts';
import { writeClientReports } from './write-client-reports.ts';

/**
 * The job: writes the reports of a month, client by client. A client whose reports cannot be written is told, and the next one
 * follows. Every file is whole or not there; interrupted, the same run repeated writes what is missing.
 */
export async function monthlyReports(order: OrderOf<'reports'>, context: JobContext): Promise<OutcomeOf<'reports'>> {
  const { store } = context;
  const planned = plannedReports(store, order);
  try {
    makeDirectory(order.folder);
  } catch (error) {
    throw fileProblem(error, order.folder);
  }
  const clients = [];
  for (const [index, client] of planned.entries()) {
    context.checkCancelled();
    context.progress(index, planned.length, client.customerName);
    const { customerId } = client;
    const isThere = (): boolean => findCustomer(store, customerId) !== undefined;
    if (!isThere()) continue;
    const outcome = await writeClientReports(client, order, context);
    const { state, message, files } = outcome;
    const isNoted = store.transaction(() => {
      if (!isThere()) return false;
      noteReportRun(store, { customerId, month: order.month, state, message, endedAt: isoInstant(context.now()) });
      return true;
    });
    // Deleted meanwhile: with its reports.
    if (isNoted) clients.push(outcome);
    else for (const file of files) rmSync(file, { force: true });
  }
  context.progress(planned.length, planned.length, '');
  return { clients };
}
