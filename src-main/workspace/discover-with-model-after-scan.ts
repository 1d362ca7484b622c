import type { ModelConfig } from '#main/models/generate-with-model.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { readsModelCandidates } from '#main/models/model-settings.ts';
import { countAnswered, countAnswersRead } from '#main/store/model-candidates.ts';
import type { Store } from '#main/store/open.ts';

/** The most answers of one execution: 150 queries, five samples. More are older ones, left to `discover-with-model`. */
const mostNew = 750;

/**
 * Where a model's help in finding company names is turned on, has it read the answers a scan brought, before the companies
 * are settled. Does nothing, and never throws, otherwise: discovery goes on without a model.
 */
export async function discoverWithModelAfterScan(parts: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly model: () => ModelConfig | null;
  readonly customerId: number;
}): Promise<void> {
  const { store, jobs, model, customerId } = parts;
  if (model() === null || !readsModelCandidates(store)) return;
  const unread = countAnswered(store, customerId) - countAnswersRead(store, customerId, Number.MAX_SAFE_INTEGER);
  if (unread <= 0 || unread > mostNew) return;
  // A failure is told by the job's own event, and in the log.
  await jobs.start('model-discovery', { customerId, most: mostNew }).finished.catch(() => {});
}
