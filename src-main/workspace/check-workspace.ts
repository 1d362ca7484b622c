import type { JobContext } from '#main/jobs/job.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { limitCache } from '#main/store/open.ts';
import { workspaceSize } from '#main/store/verify-rollups.ts';
import { checkBeside } from './check-beside.ts';
import { checks, runChecks } from './checks.ts';

/** The job: checks the whole workspace; changes nothing. A second thread takes half of a large one. */
export async function checkWorkspace(_order: unknown, context: JobContext): Promise<OutcomeOf<'check'>> {
  const { store, checkCancelled, progress } = context;
  limitCache(store);
  const total = checks.here.length + checks.beside.length;
  const beside = checkBeside(context, (index, label) => progress(checks.here.length + index, total, label));
  try {
    const here = runChecks(checks.here, store, {
      begin: (index, label) => progress(index, total, label),
      pause: checkCancelled,
    });
    const rest = await beside.found();
    return {
      ...(here.unreadable || rest.unreadable ? { executions: 0, answers: 0 } : workspaceSize(store)),
      findings: [...here.findings, ...rest.findings],
    };
  } finally {
    await beside.close();
  }
}
