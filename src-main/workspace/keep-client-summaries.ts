import { refreshClientSummaries } from '#main/findings/refresh-client-summaries.ts';
import type { Store } from '#main/store/open.ts';
import { settledWork, type SettledWork } from './settled-work.ts';

/** Many scans end within a second; none of them is worth a recount by itself. */
const settleMs = 1_000;

/**
 * Keeps the summaries of clients up to date in the background, so that the list of clients opens at once on a Monday after a
 * weekend of scans. What it has not computed yet is computed when the list is read.
 */
export function keepClientSummaries({
  onError,
  ...context
}: {
  readonly store: Store;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}): SettledWork {
  return settledWork(settleMs, (signal) => refreshClientSummaries(context, signal), onError);
}
