import { setImmediate as nextTurn } from 'node:timers/promises';
import { computeClientSummary, summaryVersion, type ClientSummary } from '#main/results/client-summary.ts';
import type { ReadContext } from '#main/results/read-context.ts';
import {
  customersWithoutSummary,
  readOpenPortrayals,
  saveClientSummary,
  saveOpenPortrayals,
} from '#main/store/client-summaries.ts';
import { countOpenPortrayals } from '#main/store/statistics/client-counts.ts';
import type { Store } from '#main/store/open.ts';
import { narrowed } from './narrow-queries.ts';

interface SummaryContext extends ReadContext {
  readonly store: Store;
}

/**
 * Computes and stores the summaries that are missing and counts the open portrayals that changed, one customer at a time, so that
 * the process stays responsive; returns the summaries. Ends early, without an error, if the signal is aborted.
 */
export async function refreshClientSummaries(
  context: SummaryContext,
  signal?: AbortSignal,
): Promise<Map<number, ClientSummary>> {
  const computed = new Map<number, ClientSummary>();
  for (const customerId of customersWithoutSummary(context.store, summaryVersion)) {
    if (signal?.aborted === true) break;
    computed.set(customerId, refreshOne(context, customerId));
    await nextTurn();
  }
  for (const [customerId, open] of readOpenPortrayals(context.store)) {
    if (signal?.aborted === true) break;
    if (open !== null) continue;
    countAgain(context.store, customerId);
    await nextTurn();
  }
  return computed;
}

function countAgain(store: Store, customerId: number): void {
  try {
    store.snapshot(() => saveOpenPortrayals(store, customerId, countOpenPortrayals(store, customerId)));
  } catch {
    // As below: the next reader of the list counts them.
  }
}

function refreshOne(context: SummaryContext, customerId: number): ClientSummary {
  const { store } = context;
  try {
    // In one transaction, so that a summary is never stored after answers that it does not contain.
    return store.snapshot(() => {
      const summary = computeClientSummary(narrowed(context, { customerId }), customerId);
      saveClientSummary(store, customerId, summaryVersion, JSON.stringify(summary));
      return summary;
    });
  } catch {
    // Another connection wrote meanwhile, or nothing can be written at all: the figures are computed again next time.
    return computeClientSummary(narrowed(context, { customerId }), customerId);
  }
}
