import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import type { CustomerRow } from '#main/store/customers.ts';
import { planExecution } from '#main/store/execution-queries.ts';
import { findOpenExecution, insertExecution } from '#main/store/executions.ts';
import { setNoiseSamples, type QueryGroupRow } from '#main/store/query-groups.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/**
 * Creates one `Pending` execution with its plan per platform. If an execution of the group and platform is still open,
 * it is used instead, so that nothing is asked twice. A noise check that waits for the group's next scan is part of it. Returns their ids. Call within a transaction.
 */
export function createExecutions(
  { store, env, timeZone, now }: Pick<ScanEnvironment, 'store' | 'env' | 'timeZone' | 'now'>,
  group: QueryGroupRow,
  customer: CustomerRow,
  platforms: readonly string[],
): number[] {
  const at = now();
  const samples = group.noiseSamples ?? group.samples;
  let created = 0;
  const ids = platforms.map((platform) => {
    const open = findOpenExecution(store, group.id, platform);
    if (open !== null) return open;
    const id = insertExecution(store, {
      customerId: customer.id,
      groupId: group.id,
      platform,
      origin: env === 'sample' ? 'simulated' : 'scan',
      state: 'Pending',
      executionDate: dayIn(timeZone, at),
      createdAt: isoInstant(at),
      samples,
      analysisVersion,
      brandRevision: customer.brandRevision,
    });
    planExecution(store, id, group.id, samples);
    created += 1;
    return id;
  });
  if (created > 0) setNoiseSamples(store, group.id, null);
  return ids;
}
