import { isFinal, type ServiceEvent } from '#shared/contract/events.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import type { Store } from '#main/store/open.ts';
import { keepAlerts } from './keep-alerts.ts';
import { keepAnswerSearch } from './keep-answer-search.ts';
import { keepClientSummaries } from './keep-client-summaries.ts';

/** What is derived from answers in the background: summaries of clients, the index of words, alerts. */
export interface Derived {
  /** Updates whatever is behind after a start. */
  start(): void;
  /** Updates the index of the words of answers; rejects if that is cancelled. */
  indexAnswers(): Promise<void>;
  /** Does so without anyone waiting for it. */
  indexInBackground(): void;
  /** To be called with every event of the service. */
  heard(event: ServiceEvent): void;
  close(): Promise<void>;
}

/** Keeps what is derived from answers up to date. */
export function keepDerived({
  isRunning,
  onDefect,
  warn,
  ...parts
}: {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
  /** Which of it this process does: a single command leaves the rest to the next start of the app. */
  readonly isRunning: { readonly index: boolean; readonly others: boolean };
  readonly onDefect: (what: string, error: unknown) => void;
  readonly warn: (problem: string, error: unknown) => void;
}): Derived {
  const summaries = keepClientSummaries({ ...parts, onError: (error) => onDefect('summaries of clients', error) });
  const answerSearch = keepAnswerSearch(parts);
  const alerts = keepAlerts({ ...parts, onError: (error) => onDefect('alerts', error) });
  const indexInBackground = (): void =>
    void answerSearch.update().catch((error: unknown) => warn('the index of the words of answers ended early', error));
  return {
    start: () => {
      summaries.poke();
      alerts.poke();
    },
    indexAnswers: answerSearch.update,
    indexInBackground,
    heard: (event) => {
      if (isRunning.index && answerSearch.concerns(event)) indexInBackground();
      if (!isRunning.others) return;
      if (event.kind === 'changed' || isFinal(event)) summaries.poke();
      // Its own end changes nothing that it looks at.
      if (isFinal(event) && !(event.kind === 'job' && event.job === 'alerts')) alerts.poke();
      if (event.kind === 'changed' && ['settings', 'customers', 'alerts'].includes(event.topic))
        alerts.poke(event.topic === 'settings');
    },
    close: async () => {
      await Promise.all([summaries.close(), alerts.close()]);
    },
  };
}
