import { isoInstant } from '#shared/domain/dates.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import type { Jobs } from '#main/jobs/jobs.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import { resolveScope } from '#main/store/statistics/scope.ts';
import { readArticleCheckOptions, readLastWeeklyCheck, writeLastWeeklyCheck } from './article-check-settings.ts';
import { startArticleCheck } from './start-article-check.ts';

export interface ArticleScheduleOptions {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly now: () => Date;
  readonly emit: (event: ServiceEvent) => void;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly log: (message: string) => void;
}

export interface ArticleSchedule {
  close(): Promise<void>;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Starting the program must not begin with forty requests. */
const firstRoundMs = 5 * 60 * 1000;

/**
 * Checks the most cited articles of every customer's latest answers once a week, one customer after the other. A week is
 * done once every page was tried; without a network it is not, and is tried again after an hour.
 */
export function createArticleSchedule(options: ArticleScheduleOptions): ArticleSchedule {
  const stopping = new AbortController();
  const rounds = (async () => {
    for (let wait = firstRoundMs; ; wait = hourMs) {
      await options.delay(wait, stopping.signal);
      await checkDueCustomers(options, stopping.signal).catch((error: unknown) =>
        options.log(`the weekly check of articles ended early: ${String(error)}`),
      );
    }
  })().catch(() => {});
  return {
    close: async () => {
      stopping.abort();
      await rounds;
    },
  };
}

/** One round: the customers whose week is over. Ends early if the signal fires or the network is gone. */
export async function checkDueCustomers(
  options: Omit<ArticleScheduleOptions, 'delay' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { store, now } = options;
  for (const { id: customerId } of listCustomerSummaries(store, null)) {
    const { weekly, most } = readArticleCheckOptions(store);
    if (!weekly || signal.aborted) return;
    const last = readLastWeeklyCheck(store, customerId);
    if (last !== null && now().getTime() - Date.parse(last) < weekMs) continue;
    const scope = resolveScope(store, {
      customerId,
      groupId: null,
      platform: null,
      from: null,
      to: null,
      includeNotActive: false,
    });
    // The first week of a customer begins with its first answers.
    if (scope.answered === 0) continue;
    const started = startArticleCheck(options, { scope, most });
    const outcome = started === null ? null : await unlessAborted(started.finished, signal);
    // Closing does not wait for websites; the rest of the week stays due.
    if (signal.aborted || (outcome !== null && outcome.notChecked > 0)) return;
    writeLastWeeklyCheck(store, customerId, isoInstant(now()));
  }
}

/** The outcome of a check, or null as soon as the signal fires. */
function unlessAborted(
  finished: Promise<OutcomeOf<'article-check'>>,
  signal: AbortSignal,
): Promise<OutcomeOf<'article-check'> | null> {
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([finished, aborted]);
}
