import { dayIn } from '#shared/domain/dates.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { ReadStore } from '#main/store/open.ts';
import { customersDueForRecommendations } from '#main/store/recommendations.ts';
import { weekOf } from './weekly-cycle.ts';

export interface WeeklyRecommendationsOptions {
  readonly store: ReadStore;
  readonly jobs: Jobs;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
  readonly onError: (error: unknown) => void;
}

/** Starts the weekly cycle for every customer that was scanned and has not had one this week; cheap to call often. */
export function createWeeklyRecommendations(options: WeeklyRecommendationsOptions): () => void {
  let running = false;
  return () => {
    const customerIds = customersDueForRecommendations(options.store, weekOf(dayIn(options.timeZone, options.now())));
    if (running || customerIds.length === 0) return;
    running = true;
    options.jobs
      .start('recommendations', { customerIds })
      .finished.then(() => {
        for (const customerId of customerIds) options.emit({ kind: 'changed', topic: 'recommendations', customerId });
      })
      .catch(options.onError)
      .finally(() => {
        running = false;
      });
  };
}
