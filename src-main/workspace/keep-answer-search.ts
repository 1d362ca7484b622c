import { isFinal, type ServiceEvent } from '#shared/contract/events.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { answerSearchIsBehind } from '#main/store/answer-search.ts';
import type { Store } from '#main/store/open.ts';

/** Keeps the index of the words of answers up to date, in the background. */
export function keepAnswerSearch(parts: {
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'start'>;
  readonly emit: (event: ServiceEvent) => void;
}): {
  /** Adds what is missing, or removes an index that is turned off; one after the other. Rejects if that is cancelled. */
  update(): Promise<void>;
  /** Whether answers may have come or gone: after every scan, import and deletion. */
  concerns(event: ServiceEvent): boolean;
} {
  const { store, jobs, emit } = parts;
  let running: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    while (answerSearchIsBehind(store)) {
      await jobs.start('answer-search', {}).finished;
      emit({ kind: 'changed', topic: 'settings', customerId: null });
    }
  };
  return {
    update: () => (running ??= work().finally(() => (running = null))),
    concerns: (event) => {
      switch (event.kind) {
        case 'execution':
          return isFinal(event);
        case 'job':
          return event.state !== 'running' && (event.job === 'import' || event.job === 'deletion');
        case 'changed':
        case 'open':
        case 'saved':
          return false;
      }
    },
  };
}
