import type { ModelConfig } from '#main/models/generate-with-model.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { readsModelCandidates } from '#main/models/model-settings.ts';
import { countAnswered, countAnswersRead } from '#main/store/model-candidates.ts';
import type { Store } from '#main/store/open.ts';

/** The most answers of one execution: 150 queries, five samples. If more are unread, `discover-with-model` reads them. */
const mostNew = 750;

/**
 * Has a model read the answers of a scan for company names, before the brand book is updated. Does nothing if a model's
 * help is turned off. Never throws: discovery continues without a model.
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
  // The job's event and the log report a failure.
  await jobs.start('model-discovery', { customerId, most: mostNew }).finished.catch(() => {});
}
